"""P. 33: Tactic and Interaction tokens."""

from __future__ import annotations

from grimtable.games.berserk.content import DICE
from grimtable.games.berserk.options import First
from grimtable.games.berserk.records import Trial, Triggered
from grimtable.games.berserk.state import Berserk, Hero, Resolve, heroes_choose
from grimtable.games.berserk.status import penalties
from grimtable.kernel.asks import Die, Roll, Script
from grimtable.kernel.pile import draw
from grimtable.kernel.state import tell


def take(s: Berserk, hero: Hero, token: str) -> Script[None]:
    """The token goes back to the pool, the Hero draws a Tactic card for later Rounds.

    [interact.tokens] [ruling.tactic-now]
    """
    del s.tokens[token]
    tell(s, "picked-up", rule="tactic.pickup", who=hero.id)
    yield from draw_tactic(s, hero)


def draw_tactic(s: Berserk, hero: Hero) -> Script[None]:
    """One card of the Tactics deck to hand; a used-up deck is shuffled anew [gap.tactics.deck]."""
    if not len(s.tactics):
        s.tactics.shuffle_in(s.used_tactics)
        s.used_tactics = []
    drawn = yield from draw(s.tactics, 1, "tactic.draw")
    for card in drawn:
        hero.hand = [*hero.hand, str(card)]
        s.drawn = [*s.drawn, str(card)]
        tell(s, "drew", rule="tactic.draw", who=hero.id, card=str(card))


def trigger(s: Berserk, hero: Hero, token: str) -> Script[None]:
    """What a token does stands on a Special Rules or Event card [interact.result].

    Where it asks for a roll, the dice are those it names, or those of the Hero's pile without
    Effects and less Penalties; a failed roll leaves the token [ruling.interaction-roll].
    """
    trial = next(iter(s.laws_of(Trial)), None)
    if trial is not None and s.tokens[token].kind == "interaction":
        faces = yield Roll(trial_dice(s, hero, trial), "dice.successes", "trial", {"who": hero.id})
        n = sum(int(str(face)[0]) for face in faces)
        tell(s, "tried", rule="dice.successes", who=hero.id, n=n, needed=trial.n)
        if n < trial.n:
            hero.tried = [*hero.tried, token]
            yield from obey(s, failed=True)
            return
    kind, called = s.tokens[token].kind, s.adventure.entry.interaction
    del s.tokens[token]
    s.counts["triggered"] = s.counts.get("triggered", 0) + 1
    named = called.words if called is not None and kind == "interaction" else kind
    tell(s, "triggered", rule="interact.token", who=hero.id, kind=named)
    yield from obey(s, failed=False)


def trial_dice(s: Berserk, hero: Hero, trial: Trial) -> tuple[Die, ...]:
    """The dice with which a token is tried."""
    library = s.library
    colours = list(trial.dice)
    if not colours:
        colours = [die for card in hero.pile for die in library.cards[card].dice]
        colours.sort(key=lambda colour: library.rank[colour])
        del colours[: penalties(s, hero, DICE)]
    return tuple(library.dice[colour] for colour in colours)


def obey(s: Berserk, failed: bool) -> Script[None]:
    """Carry out what Special Rules say; of several at once the Heroes choose the order."""
    sources = [
        f"{special}.{i}"
        for special, i, law in s.laws()
        if type(law) is Triggered and law.failed == failed
    ]
    if sources:
        options = tuple(First(source.partition(".")[0]) for source in sources)
        pick: First = yield from heroes_choose(
            s, "first", tuple(dict.fromkeys(options)), rule="priority.special-rules.order"
        )
        chosen = next(x for x in sources if x.startswith(f"{pick.special}."))
        sources.remove(chosen)
        sources.insert(0, chosen)
    for source in reversed(sources):
        s.under_way.append(Resolve(source))

"""What is at stake with an Attack, a Riposte, a Reroll or a trial: Wounds, lives, tokens.

With the end of the last activation it is what the enemies do in their Turn.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from grimtable.games.berserk import options as o
from grimtable.games.berserk.attacks import successes
from grimtable.games.berserk.records import Trial
from grimtable.games.berserk.state import Activation, Berserk, Blow, Mini, health
from grimtable.games.berserk.stats import guard
from grimtable.kernel.asks import Ask, Chance, Done, Mark, Option, Roll
from grimtable.kernel.odds import Stake, Stakes
from grimtable.kernel.run import Open, Run
from grimtable.kernel.view import Exact, Same, Until, View, Way, declined
from grimtable.kernel.words import Words


def stakes(view: View, option: Option) -> Stakes | None:
    """What may become of whom an option meets; None where no dice are rolled."""
    s: Berserk = view.state
    blow = s.under_way[-1] if s.under_way else None
    match option:
        case o.Strike() | o.Riposte():
            begun, tied = begins(view, option)
            return _attack(s, begun, bool(tied), "begun") if begun else Stakes(())
        case o.Drop() if isinstance(blow, Blow):
            return _attack(s, blow, False, "blow")
        case o.Reroll() | Done() if isinstance(blow, Blow) and blow.window == "rerolls":
            more = blow.rerolls + s.heroes[blow.by].rerolls > 1 and isinstance(option, o.Reroll)
            return Stakes(_blow(s, blow.targets, "once" * more), decide=decide, choice=rerolls)
        case Done() if isinstance(blow, Activation):
            counted = tuple(one for mini in s.friends() for one in harm(s, mini.id))
            return Stakes(counted, enemies_have_acted, bearing, far=TURN, same=ALIKE)
        case o.Trigger(token=token) if any(type(law) is Trial for _, _, law in s.laws()):

            def tried(way: Way) -> int:
                return int(token not in way.state.tokens)

            return Stakes((Stake("token", Words("stake-token"), tried, chance=True),), "begun")
    return None


def enemies_have_acted(run: Run, mark: Mark) -> bool:
    """Until the Enemy Turn is over, where it comes next."""
    return run.state.phase not in ("act", "enemy")  # type: ignore[attr-defined]


def bearing(run: Run, opened: Open) -> Option | None:
    """In the Enemy Turn nobody answers back, and ties are broken as they come."""
    if run.state.phase != "enemy":  # type: ignore[attr-defined]
        return None
    assert isinstance(opened.ask, Ask)
    return decide(run, opened) or opened.ask.options[0]


def fallen(s: Berserk) -> tuple[tuple[str, str], ...]:
    """Who was Knocked Out by whose Attack, as far as it was told."""
    found, by = list[tuple[str, str]](), ""
    for event in s.events or ():
        if event.key == "hit":
            by = event.args["who"]
        elif event.key == "down" and by:
            found.append((by, event.args["who"]))
    return tuple(found)


def course(s: Berserk) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """Which Enemies acted, where they went, whom they attacked, who fell: in order, as told."""
    found = list[tuple[str, str, tuple[str, ...]]]()
    for event in s.events or ():
        who = event.args.get("who", "")
        if event.key in ("enemy", "down"):
            found.append((event.key, who, ()))
        elif event.key == "marched":
            found.append((event.key, who, (event.args["where"],)))
        elif event.key == "attacks":
            whom = event.args["whom"]
            found.append((event.key, who, (whom,) if isinstance(whom, str) else whom))
    return tuple(found)


def _situation(s: Berserk) -> Hashable:
    return s.key(), fallen(s), course(s)


def _bearing(s: Berserk, ask: Chance) -> Callable[[tuple[str, ...]], Hashable] | None:
    """Of an Enemy's dice the Successes and the icons; nobody rolls one of them again."""
    blow = s.under_way[-1] if s.under_way else None
    if not isinstance(blow, Blow) or blow.by in s.heroes:
        return None
    return _counts


def _throw(s: Berserk, ask: Chance) -> Callable[[tuple[str, ...]], Hashable] | None:
    """Of the dice of an Attack of which none is rolled again the Successes and the icons."""
    return _counts if isinstance(ask, Roll) and ask.what == "attack" else None


def _counts(faces: tuple[str, ...]) -> Hashable:
    icons = [sum(icon in face for face in faces) for icon in STATUS]
    return successes(list(faces)), *icons


STATUS = "bs"
TURN = Exact(300, 64)
"""The Enemy Turn is followed exactly as far as few Heroes are struck, then sampled."""
ALIKE = Same(_situation, _bearing)
AS_THROWN = Same(lambda s: None, _throw)
"""An Attack before Rerolls is followed exactly, however many dice it has."""


def begins(view: View, option: Option) -> tuple[Blow | None, tuple[str, ...]]:
    """The Attack that an option begins, before its dice are rolled.

    With the colours of which the players choose one to leave the pool.
    """
    (way,) = view.after(option, until="chance").ways
    assert isinstance(option, o.Strike | o.Riposte)
    last = way.state.under_way[-1] if way.state.under_way else None
    begun = last if isinstance(last, Blow) and last.by == option.who else None  # else without dice
    ask = way.run.asks[0].ask if begun else None
    options = ask.options if isinstance(ask, Ask) else ()
    return begun, tuple(one.colour for one in options if isinstance(one, o.Drop))


def decide(run: Run, opened: Open) -> Option | None:
    """No die is rolled again, nobody strikes back; of dice that must leave, one does.

    It is one without icons first, of an Enemy's one with: so the Heroes would choose.
    """
    assert isinstance(opened.ask, Ask)
    if opened.ask.what != "drop":
        return declined(run, opened)
    s: Berserk = run.state  # type: ignore[assignment]
    blow = s.under_way[-1]
    assert isinstance(blow, Blow)

    def bears_icons(drop: Option) -> bool:
        assert isinstance(drop, o.Drop)
        icons = any(str(face)[-1] in STATUS for face in s.library.dice[drop.colour].faces)
        return icons != (blow.by in s.enemies)

    return min(opened.ask.options, key=bears_icons)


def drops(run: Run, opened: Open) -> Hashable:
    """Which of the weakest dice leaves, at its best; no die is rolled again."""
    s: Berserk = run.state  # type: ignore[assignment]
    blow = s.under_way[-1] if s.under_way else None
    if not isinstance(opened.ask, Ask) or opened.ask.what != "drop":
        return None
    assert isinstance(blow, Blow)
    return blow.by, tuple(sorted(blow.dice)), blow.lost


def rerolls(run: Run, opened: Open) -> Hashable:
    """A Reroll that can be taken at its best: dice that lie alike are rolled again alike."""
    s: Berserk = run.state  # type: ignore[assignment]
    blow = s.under_way[-1] if s.under_way else None
    if not isinstance(opened.ask, Ask) or opened.ask.what != "reroll":
        return None
    assert isinstance(blow, Blow)
    lying = sorted(zip(blow.dice, blow.faces, strict=True))
    return blow.by, blow.rerolls, s.heroes[blow.by].rerolls, tuple(lying)


def _attack(s: Berserk, blow: Blow, tied: bool, until: Until) -> Stakes:
    """What is at stake with an Attack before its dice are rolled.

    Where the players will choose which die leaves, a token is counted as if they choose for it.
    """
    who = s.heroes.get(blow.by)
    again = "first" if who is not None and blow.rerolls + who.rerolls else ""
    counted = _blow(s, blow.targets, again, tied)
    return Stakes(counted, until, decide, choice=drops if tied else rerolls, same=AS_THROWN)


def _blow(s: Berserk, names: list[str], again: str = "", tied: bool = False) -> tuple[Stake, ...]:
    """What an Attack does to those it meets: everything before Rerolls, whoever and whatever it is.

    `again` says so: before the "first", or after this "once". What the best use of them makes of it
    is for who asks for more; of friends it is not told, as nobody rolls again to spare those and to
    strike the others at once.
    """
    found = list[Stake]()
    for name, *others in alike(s, names):
        who = Words("stake-each", {"who": (name, *others)})
        for stake in (*harm(s, name), *_tokens(s, name)):
            words, token = stake.words, stake.id.startswith(("stunned", "bleeding"))
            if others:
                words = Words(words.key, {"who": who})
                stake = stake._replace(words=words)
            if again:
                stake = stake._replace(words=Words(f"{words.key}-{again}", words.args))
            found.append(stake)
            if tied and token:
                kept = Words(f"{words.key}-kept{'-' * bool(again)}{again}", words.args)
                found.append(stake._replace(words=kept, best=True))
            elif again and stake.good and not tied:
                best = Words(f"{words.key}-best", words.args)
                more = stake._replace(id=f"best-{stake.id}", words=best, best=True, aside=True)
                found.append(more)
    return tuple(found)


def alike(s: Berserk, names: list[str]) -> list[list[str]]:
    """Those whom an Attack meets; Enemies to whom it does the same are told together."""
    found = dict[Hashable, list[str]]()
    for name in names:
        if s.mini_there(name):
            mini = s.mini(name)
            same = (mini.kind, _left(s, mini), guard(s, mini)) if name in s.enemies else name
            found.setdefault(same, []).append(name)
    return list(found.values())


def _tokens(before: Berserk, name: str) -> tuple[Stake, ...]:
    """Whether somebody gets Stunned or Bleeding tokens, and lives to bear them."""
    found, good = list[Stake](), name in before.enemies
    for kind in ("stunned", "bleeding"):
        had: int = getattr(before.mini(name), kind)

        def gained(way: Way, kind: str = kind, had: int = had) -> int:
            there = way.state.mini_there(name)
            return int(there and getattr(way.state.mini(name), kind) > had)

        words = Words(f"stake-{kind}", {"who": name})
        found.append(Stake(f"{kind}-{name}", words, gained, chance=True, good=good))
    return tuple(found)


def harm(before: Berserk, name: str) -> tuple[Stake, Stake]:
    """The Wounds that somebody takes, at most what is left of them; and whether they fall."""
    had = _left(before, before.mini(name))

    def taken(way: Way) -> int:
        return max(0, had - _now(way.state, name))

    def falls(way: Way) -> int:
        return int(not _now(way.state, name))

    who = {"who": name}
    return (
        Stake(f"wounds-{name}", Words("stake-wounds", who), taken, good=name in before.enemies),
        Stake(
            f"death-{name}",
            Words("stake-death", who),
            falls,
            chance=True,
            good=name in before.enemies,
        ),
    )


def _now(s: Berserk, name: str) -> int:
    return max(0, _left(s, s.mini(name))) if s.mini_there(name) else 0


def _left(s: Berserk, mini: Mini) -> int:
    return health(s, mini) - mini.wounds

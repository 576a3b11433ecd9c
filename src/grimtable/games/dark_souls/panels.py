"""Figures and words beside the board: bars, stats, prices, the sheet, and what is coming."""

from __future__ import annotations

from collections.abc import Iterator

from grimtable.games.dark_souls import campaign, words
from grimtable.games.dark_souls.bonfire import level_cost, treasure_cost
from grimtable.games.dark_souls.content import LIBRARY, STATS
from grimtable.games.dark_souls.decks import chances
from grimtable.games.dark_souls.foresight import Foreseen, Threat, foresee
from grimtable.games.dark_souls.state import BONFIRE, Character, Fought, Souls, Turn
from grimtable.kernel.mats import Panel, Track
from grimtable.kernel.words import Words

FEW = 4
"""So many cards are named of which the next is one."""


def tracks(s: Souls) -> Iterator[Track]:
    """Endurance bars, the health of bosses, sparks and souls."""
    for c in s.present():
        yield Track(
            f"{c.id}-endurance",
            Words("scene-endurance", {"who": c.id}),
            c.stamina,
            10,
            c.damage,
            "black",  # as its cubes are
            "heart-bottle",
            c.id,
            says=Words("scene-boxes-free", {"n": c.free}),
        )
    if s.fight is not None and s.fight.boss and s.won is None:
        for m in s.fight.foes.values():
            health = LIBRARY.foes[m.kind].health
            title = Words("scene-boss-health", {"who": m.id})
            icon = LIBRARY.figures[m.kind].icon
            left = health - m.wounds
            yield Track(f"{m.id}-health", title, left, health, tint="red", icon=icon)
    if s.fought is not None and s.won is not None:
        for foe, left in s.fought.left.items():
            if foe in LIBRARY.foes:  # those that have no number: bosses
                title = Words("scene-boss-health-left", {"who": foe})
                yield Track(f"{foe}-health", title, left, LIBRARY.foes[foe].health, tint="red")
    if s.options.skirmish:  # it is about other things
        return
    most = campaign.most_sparks(s)
    yield Track("sparks", Words("scene-sparks"), s.sparks, most, tint="orange", icon="flame")
    # The cache holds as many as there are [souls.cache].
    yield Track("souls", Words("scene-souls"), s.souls, 0, tint="green", icon="haunting")


def panels(s: Souls, ahead: Foreseen | None) -> Iterator[Panel]:
    """What the enemies are about to do, the characters' stats and tokens, and prices."""
    if ahead is not None:
        coming = tuple(threat_lines(s, ahead))
        if coming:
            yield Panel("threats", Words("scene-threats"), coming, pinned=True)
    elif firsts := tuple(if_first(s)):
        yield Panel("threats", Words("scene-threats"), firsts, pinned=True)
    if s.fought is not None and s.won is not None:
        yield Panel("score", Words("scene-fought"), tuple(fought_lines(s, s.fought)))
    for c in s.present():
        stats = tuple(
            Words("scene-stat", {"stat": stat, "n": c.value(stat), "tier": c.tiers[stat]})
            for stat in STATS
        )
        tokens = tuple(
            Words(f"scene-{token}-{'ready' if getattr(c, token) else 'used'}")
            for token in ("estus", "heroic", "luck", "ember")
        )
        heroic = words.heroic(c.id)
        title = Words("scene-character", {"who": c.id, "taunt": c.taunt})
        yield Panel(f"{c.id}-panel", title, (*stats, *tokens, heroic))
    if s.fight is None and s.options.campaign and s.won is None:
        yield Panel("sheet", Words("scene-sheet"), tuple(sheet_lines(s)))
    if s.fight is None and s.at == BONFIRE and s.phase == "explore":
        lines = [Words("scene-price-treasure", {"n": treasure_cost(s)})]
        for tier in range(4):
            probe = Character("", dict.fromkeys(STATS, tier))
            cost = level_cost(s, probe, STATS[0])
            if cost is not None:
                lines.append(Words("scene-price-level", {"tier": tier + 1, "n": cost}))
        yield Panel("prices", Words("scene-prices"), tuple(lines))


def fought_lines(s: Souls, fought: Fought) -> Iterator[Words]:
    """How long the last of the fights took, who fell in it, and to whom."""
    key = "scene-fought-many" if s.fights > 1 else "scene-fought-one"
    yield Words(key, {"n": s.fights, "round": fought.rounds})
    if fought.fallen:
        yield fell(fought)


def fell(fought: Fought) -> Words:
    """Who fell, and to whom."""
    if not fought.by:
        return Words("scene-fought-fallen", {"who": fought.fallen})
    args = {"who": fought.fallen, "by": fought.by, "card": fought.card or "none"}
    return Words("scene-fought-by", args)


def sheet_lines(s: Souls) -> Iterator[Words]:
    """What the tracking sheet says beside all that lies on the table anyway."""
    sheet = campaign.sheet(s)
    yield campaign.title(s.options)
    if sheet.encounters:
        yield Words("scene-sheet-encounters", {"cards": sheet.encounters})
    if sheet.sold:
        yield Words("scene-sheet-sold", {"cards": sheet.sold})
    yield Words("scene-sheet-hint")


def threat_lines(s: Souls, ahead: Foreseen) -> Iterator[Words]:
    """What is coming, attack by attack; those that depend on choices with all possible targets."""
    fight = s.battle
    if fight.boss and not fight.turned:
        card = ahead.card
        yield Words("scene-next-card", {"card": card}) if card else next_among(s)
        yield from next_lines(s, card) if card else ()
    if (now := card_now(s)) is not None:
        yield now
    for t in ahead.sure:
        yield Words("scene-threat", {"foe": t.foe, "who": t.who, **_blow(t)})
    either: dict[Threat, list[str]] = {}
    for t in ahead.perhaps:
        either.setdefault(Threat(t.foe, "", t.strength, t.magical, t.dodge), []).append(t.who)
    for t, who in either.items():
        names = tuple(dict.fromkeys(who))
        yield Words("scene-threat-perhaps", {"foe": t.foe, "who": names, **_blow(t)})
    if not ahead.whole:
        yield Words("scene-threat-more")
    if not (ahead.sure or ahead.perhaps or fight.boss):
        yield Words("scene-threat-none", {"acting": fight.step == "enemies"})


def if_first(s: Souls) -> Iterator[Words]:
    """What is coming while it is being chosen who leads or activates first, for each who may."""
    fight = s.fight
    if fight is None or len(s.party) == 1 or any(c.node is None for c in s.present()):
        return
    leads = fight.step == "lead"
    if not leads and (fight.step != "heroes" or fight.turn is not None or s.first in s.party):
        return
    found = dict[str, tuple[Words, ...]]()
    for who in s.party:
        twin = s.clone()
        twin.battle.aggro = who  # [enc.aggro-start], [act.start.aggro]
        if leads:
            twin.battle.step = "enemies"
        else:
            twin.battle.turn = Turn(who, "act")
        found[who] = tuple(threat_lines(twin, foresee(twin)))
    what = "lead" if leads else "first"
    if len(set(map(repr, found.values()))) == 1:  # said once
        yield Words(f"scene-threat-either-{what}")
        yield from found[s.party[0]]
        return
    for who, lines in found.items():
        yield Words(f"scene-threat-{what}", {"who": who})
        yield from lines


def next_among(s: Souls) -> Words:
    """What a boss's next card can be, where that is little enough to be named."""
    deck = s.battle.deck
    cards = tuple(dict.fromkeys(chances(deck))) if deck is not None and len(deck) else ()
    if len(cards) == 1:
        return Words("scene-next-card", {"card": cards[0]})
    few = 0 < len(cards) <= FEW
    return Words("scene-next-among", {"cards": cards}) if few else Words("scene-next-unknown")


def next_lines(s: Souls, card: str) -> Iterator[Words]:
    """What the boss's next card does, a line for each body that is there."""
    for m in s.battle.foes.values():
        does = LIBRARY.behaviours[card].get(m.kind)
        if does is None:
            continue
        line = words.in_short(does)
        many = len(s.battle.foes) > 1
        yield Words("scene-next-body", {"foe": m.id, "does": line}) if many else line


def card_now(s: Souls) -> Words | None:
    """The card by which a boss acts just now, with all that it does."""
    fight = s.battle
    boss = fight.foes.get(fight.acting)
    if boss is None or fight.deck is None or not fight.turned:
        return None
    card = str(fight.deck.card)
    does = LIBRARY.behaviours[card].get(boss.kind)
    return Words("scene-card-now", {"card": card, "does": words.in_short(does)}) if does else None


def _blow(t: Threat) -> dict[str, object]:
    kind = Words("scene-magical" if t.magical else "scene-physical")
    return {"n": t.strength, "kind": kind, "dodge": t.dodge}

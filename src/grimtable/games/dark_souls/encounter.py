"""Encounters, p. 19: characters enter, enemies and characters alternate, and it ends."""

from __future__ import annotations

from grimtable.games.dark_souls import campaign, setup
from grimtable.games.dark_souls.bonfire import rest
from grimtable.games.dark_souls.characters import character_activates
from grimtable.games.dark_souls.combat import LIMIT, Defeat, Victory, retrieve, standing_on
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.enemies import enemies_activate
from grimtable.games.dark_souls.options import Lead, Place
from grimtable.games.dark_souls.state import BONFIRE, Character, Dropped, Souls
from grimtable.kernel.asks import MARK, Script, choose
from grimtable.kernel.state import tell


def encounter(s: Souls) -> Script[None]:
    """The whole encounter, from wherever it stands."""
    # [enc.no-flee], [act.end]
    fight = s.fight
    assert fight is not None
    try:
        if fight.step == "place":
            yield from place(s)
        if fight.step == "lead":
            yield from lead(s)
        while fight.step != "won":
            if fight.step == "enemies":  # [enc.turn.enemies-first]
                yield from enemies_activate(s)
                fight.rounds += 1
                fight.step = "dash" if campaign.may_dash(s) else "heroes"
            if fight.step == "dash":
                yield MARK
                if (yield from campaign.dash(s)):
                    return
                fight.step = "heroes"
            yield from character_activates(s, (yield from next_character(s)))
            fight.step = "enemies"
    except Victory:
        win(s)
    except Defeat as killed:
        defeat(s, s.characters[str(killed)])
        return
    yield MARK
    yield from spoils(s)


def place(s: Souls) -> Script[None]:
    """P. 19: characters on the entry nodes, three models to a node [enc.place-characters]."""
    # [node.always-on]
    fight = s.fight
    assert fight is not None
    for c in s.present():
        if c.node is not None:
            continue
        yield MARK
        free = [node for node in fight.entry if len(standing_on(s, node)) < LIMIT]
        options = tuple(Place(c.id, node) for node in free)
        pick: Place = yield from choose(c.id, "place", options, rule="enc.place-characters")
        c.node = pick.node
        tell(s, "placed", rule="enc.place-characters", who=c.id, node=pick.node)
        retrieve(s, c)  # [ruling.souls-entry]
    fight.step = "lead"


def lead(s: Souls) -> Script[None]:
    """P. 19: who led the way gets the Aggro token [enc.aggro-start]."""
    fight = s.fight
    assert fight is not None
    options = tuple(Lead(who) for who in s.party)
    # [boss.place.aggro]
    rule = "boss.place.aggro" if fight.boss else "enc.aggro-start"
    pick: Lead = yield from choose(s.voice, "lead", options, rule)
    fight.aggro = pick.who
    tell(s, "aggro", rule=rule, who=pick.who)
    fight.step = "enemies"


def next_character(s: Souls) -> Script[Character]:
    """Whose activation it is: clockwise; at the very first the players choose."""
    # [enc.turn.carry-over]
    fight = s.fight
    assert fight is not None
    if fight.turn is not None:
        return s.characters[fight.turn.who]
    if s.first is None or s.first not in s.characters:
        yield MARK
        options = tuple(Lead(who) for who in s.party)
        pick: Lead = yield from choose(s.voice, "first", options, rule="enc.turn.first-choice")
        s.first = pick.who
    return s.characters[s.first]  # [enc.turn.clockwise]


# The end --------------------------------------------------------------------------------------


def win(s: Souls) -> None:
    """P. 19: cubes off, souls in; conditions, barrels and traps are as new."""
    # [barrel.reset]
    fight = s.fight
    assert fight is not None
    for c in s.present():
        c.stamina = c.damage = 0  # [end.win.recover]
        leave(c)
    each = s.sparks if fight.boss else 2
    won = each * len(s.party)
    s.souls += won
    # [end.win.souls], [end.win.souls-boss]
    rule = "end.win.souls-boss" if fight.boss else "end.win.souls"
    tell(s, "won", rule=rule, place=fight.place, n=won)
    if s.dropped is not None and s.dropped.place == fight.place:
        s.souls += s.dropped.souls  # [ruling.souls-after-win]
        tell(s, "retrieved", rule="ruling.souls-after-win", who=s.voice, n=s.dropped.souls)
        s.dropped = None
    fight.turn = None
    fight.crowded = []
    fight.step = "won"


def leave(c: Character) -> None:
    """A character's model leaves the nodes; no condition outlasts an encounter."""
    c.conditions = []  # [cond.remove-encounter]
    c.node = c.by = None


def spoils(s: Souls) -> Script[None]:
    """What a won encounter opens: the way on, or what its boss left."""
    fight = s.fight
    assert fight is not None
    if s.options.skirmish:
        end(s, won=True)
        return
    if fight.boss:
        yield from boss_beaten(s)
        return
    s.fight = None
    s.phase = "explore"


def boss_beaten(s: Souls) -> Script[None]:
    """P. 28: a mini boss leads to the second half, the main boss to victory."""
    # [boss.end.main-treasure]
    s.fight = None
    if s.options.campaign:
        yield from campaign.boss_beaten(s)
    elif LIBRARY.bosses[s.boss].tier == "main":
        end(s, won=True)  # [boss.end.main]
    else:
        s.inventory += LIBRARY.bosses[s.boss].treasure  # [boss.end.mini]
        tell(s, "boss-treasure", rule="boss.end.mini", items=LIBRARY.bosses[s.boss].treasure)
        yield from setup.after_mini_boss(s)


def defeat(s: Souls, killed: Character) -> None:
    """P. 19: everyone back to the bonfire, souls dropped, a spark gone, or the game lost."""
    # [goal.death-not-end], [rest.forced], [gap.camp-zero], [camp.end.lost]
    fight = s.fight
    assert fight is not None
    tell(s, "defeated", rule="end.defeat.trigger", who=killed.id)
    node, place = killed.node, fight.place
    assert node is not None
    s.fight = None
    for c in s.present():
        leave(c)
        c.ember = False  # [ember.lose]
    if s.sparks == 0 or s.options.skirmish:
        end(s, won=False)  # [spark.zero.loss]
        return
    s.dropped = None  # [souls.lost]
    if s.souls:
        s.dropped = Dropped(place, node, s.souls)  # [end.defeat.drop]
        tell(s, "dropped", rule="end.defeat.drop", node=node, n=s.souls)
        s.souls = 0
    s.at = BONFIRE  # [end.defeat.return]
    if s.options.campaign and fight.boss:
        s.beaten, s.parted = 0, False  # [camp.first.s1.both-again]
        s.boss = campaign.section(s).bosses[0]
    rest(s)  # one spark for both [spark.once]
    s.phase = "explore"


def end(s: Souls, *, won: bool) -> None:
    """The game is over."""
    s.fight = None
    s.won = won
    s.phase = "over"
    tell(s, "over", rule="goal.win" if won else "spark.zero.loss", won=won)

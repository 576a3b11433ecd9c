"""Pp. 6-9: the Heroes, the board, the cards."""

from __future__ import annotations

from grimtable.games.berserk.events import lay, reveal
from grimtable.games.berserk.options import Place
from grimtable.games.berserk.spaces import occupied
from grimtable.games.berserk.spawning import unused
from grimtable.games.berserk.state import Berserk, Growth, Hero, Mini, Options, health
from grimtable.kernel.asks import Ask, Script
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.pile import shuffled
from grimtable.kernel.state import tell

FIRST_HAND = 6


def grown(s: Berserk) -> Growth:
    """How far the Heroes are: by the campaign, or where the campaign would have brought them.

    [campaign.growth] [gap.cards.upgrades] [gap.adventure-book]
    """
    if s.options.growth is not None:
        return s.options.growth
    number = s.adventure.entry.number
    return Growth(cards=min(max((number - 1) // 2, 0), 4), boards=int(number > 5))


def hand(s: Berserk, hero: str, cards: int) -> list[str]:
    """The Action cards of a Hero: 1 to 6 at first [setup.hero.hand.first], all in hand.

    Two more are learned, then two take the place of others; there is no draw deck
    [setup.hero.hand] [hero.cards.unique] [hero.role.style].
    """
    own = s.library.numbered[hero]
    numbers = list(range(1, FIRST_HAND + 1 + min(cards, 2)))
    for extra in range(9, 9 + max(cards - 2, 0)):
        numbers[numbers.index(own[extra].replaces)] = extra
    return [own[n].id for n in numbers]


def new(options: Options) -> Berserk:
    """A party of three to five different Heroes, the one that the Adventure needs among them.

    [setup.hero.party] [gap.party-size] [setup.hero.required] [setup.hero.required.replace]
    [setup.hero.required.add] [overview.coop]
    """
    s = Berserk(options=options, tactics=shuffled([]))
    if options.adventure not in s.library.adventures:
        raise GrimtableError(f"There is no Adventure {options.adventure!r}.")
    party = options.party
    unknown = [hero for hero in party if hero not in s.library.heroes]
    if unknown:
        raise GrimtableError(f"There is no Hero {unknown[0]!r}.")
    if len(party) not in (3, 4, 5) or len(set(party)) != len(party):
        sentence = "A party is three to five different Heroes [gap.party-size]."
        raise GrimtableError(sentence, "party-size")
    needed = s.adventure.entry.required
    if needed and needed not in party:
        sentence = (
            f"This Adventure needs {needed}: replace a Hero or add one [setup.hero.required]."
        )
        raise GrimtableError(sentence, "party-needs", who=needed)
    lay_out(s)
    return s


def lay_out(s: Berserk) -> None:
    """Boards, cards and everything on the map, in the order of the book [setup.board.order].

    What an Adventure does not ask for is skipped [setup.board.skip]. The Tiles lie already
    [setup.board.tiles], and the Round marker is on 1 [setup.board.round-track].
    """
    adventure, library = s.adventure, s.library
    level = grown(s)
    for name in s.options.party:  # [setup.hero.board] [setup.hero.health] [setup.hero.fatigue]
        cards = hand(s, name, level.cards)
        s.heroes[name] = Hero(name, name, board=min(level.boards, 1), hand=cards)
    for word in adventure.entry.enemies:  # [setup.board.enemy-cards] [setup.board.enemy-pool]
        kind, _, space = word.partition(" ")
        s.pool.setdefault(kind, library.foes[kind].minis)
        name = unused(s, kind)
        foe = library.foes[kind]
        s.pool[kind] -= 1  # [setup.board.enemies-placed]
        at = adventure.spot(space)
        turns = range(len(adventure.bases[foe.base][at]))
        facing = next(f for f in turns if room(s, foe.base, at, f))
        s.enemies[name] = enemy = Mini(name, kind, foe.base, at, facing)
        enemy.wounds = min(s.options.mercy, health(s, enemy) - 1)
    for word in adventure.entry.allies:  # [setup.board.allies] [ruling.ally-placement]
        kind, _, space = word.partition(" ")
        s.allies[kind] = Mini(kind, kind, at=adventure.spot(space) if space else "")
    for letter, space in adventure.entry.spots.items():  # [setup.board.spawn-tokens]
        lay(s, "spawn", space, letter)
    for word in adventure.entry.tokens:  # [setup.board.interaction-tokens] [setup.board.token-pool]
        kind, _, space = word.partition(" ")
        lay(s, kind, adventure.spot(space))
    s.tactics = shuffled(library.tactics)
    s.deck = list(adventure.events)  # A on top [setup.board.event-deck] [ruling.event-order]
    s.specials = list(adventure.entry.specials)  # [setup.board.special-rules]


def room(s: Berserk, base: int, at: str, facing: int) -> bool:
    """Whether a base lies there on free ground."""
    under = s.adventure.bases[base][at][facing]
    return bool(under) and not under & (s.adventure.tall | occupied(s))


def prepare(s: Berserk) -> None:
    """The introduction is read, Event A revealed; then the Heroes are placed.

    [setup.board.event-a]. Who practises reveals further cards, one after the other.
    """
    if not s.face_up:
        tell(s, "introduction", rule="setup.board.read-intro", adventure=s.adventure.id)
    waiting = [letter for letter in s.deck if letter <= s.options.begin or letter == "A"]
    if waiting:
        reveal(s, waiting[0])
    else:
        s.phase = "place"


def place(s: Berserk) -> Script[None]:
    """The last step: every Hero on a free Space of the orange Zone; then play starts."""
    waiting = [hero for hero in s.heroes.values() if not hero.at]
    if not waiting:
        s.phase = "plan"
        tell(s, "round", rule="round.repeat", n=s.round)
        return
    hero = waiting[0]
    adventure = s.adventure
    field, orange = adventure.hexes, adventure.start
    empty = adventure.open & ~occupied(s)
    while not orange & empty:  # somebody large came first, as only in practice
        orange = field.spread(orange)
    free = orange & empty
    options = tuple(Place(hero.id, name) for name in field.names(free))
    pick: Place = yield Ask(
        hero.id, "place", options, rule="setup.board.hero-placement", about={"who": hero.id}
    )
    hero.at = pick.to  # [setup.hero.miniature]

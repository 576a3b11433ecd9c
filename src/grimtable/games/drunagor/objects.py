"""What Heroes set up in the hall: Idols, the Banner (pp. 79, 81), and what tokens let them do."""

from __future__ import annotations

from grimtable.games.drunagor.board import (
    FAR,
    areas_at,
    free_mask,
    ground,
    hall,
    is_engaged,
    squares_of,
)
from grimtable.games.drunagor.content import SKILLS, area_name, area_named
from grimtable.games.drunagor.health import gifts, lose, pop, push
from grimtable.games.drunagor.keywords import KEYWORDS
from grimtable.games.drunagor.notation import IDOLS
from grimtable.games.drunagor.options import Discard, Evoke, Ki, Muster, Shard, Stand, Turn
from grimtable.games.drunagor.skills import candidates
from grimtable.games.drunagor.state import (
    OFF,
    RESOURCES,
    Drunagor,
    Hero,
    HeroTurn,
    Owed,
    SkillCast,
)
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.asks import Ask, No, Option, Script, Yes, choose
from grimtable.kernel.state import tell

PRICE = 2
"""Resource tokens that an Idol takes."""
BLOW = "token_blow"
"""The Weapon Attack of +0 HIT that KI and the Banner give."""


# Idols ----------------------------------------------------------------------------------------


def _invoke(kind: str) -> None:
    @KEYWORDS(f"invoke_{kind}", Window.RESOLVE, rule=f"kw.idol.{kind}")
    def invoke(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
        """Put or move an Idol, without its power yet [kw.idol]."""
        push(s, Owed("idol", cast.by, rune=f"idol_{kind}"))


for _kind in IDOLS:
    _invoke(_kind)


def settle_idol(s: Drunagor, owed: Owed) -> Script[None]:
    """On the centre of one's own area or one beside it; it stands in nobody's way.

    Nothing moves it but another invocation [kw.idol.object] [kw.idol.no-effect].
    """
    hero, board = s.heroes[owed.who], hall(s).board
    if hero.at == OFF:
        pop(s, owed)
        return
    own = board.area[hero.at]
    options = tuple(Turn(area_name(board, a)) for a in sorted({own, *board.areas_beside(own)}))
    chosen = yield from choose(hero.id, "idol", options, "kw.idol", idol=owed.rune)
    pop(s, owed)
    s.idols[owed.rune] = area_named(board, chosen.area)
    tell(s, "invoked", rule="kw.idol", who=hero.id, idol=owed.rune, place=chosen.area)
    if gifts(hero, "evoker") and can_evoke(s, hero, owed.rune):
        push(s, Owed("evoke", hero.id, rune=owed.rune))


def settle_evoke(s: Drunagor, owed: Owed) -> Script[None]:
    """A Shaman may evoke while invoking [kw.idol.no-effect]."""
    rule, about = "kw.idol.no-effect", {"idol": owed.rune}
    answer = yield Ask(owed.who, "evoke", (Yes(), No()), rule, about)
    pop(s, owed)
    if answer == Yes():
        evoke(s, s.heroes[owed.who], owed.rune)


def can_evoke(s: Drunagor, hero: Hero, idol: str) -> bool:
    """Within Range 1, with two Resource tokens of any kind [kw.idol.evoke]."""
    if hero.down or not can_pay(s, hero):
        return False
    steps = hall(s).board.area_steps[s.idols[idol]]
    if not any(steps.get(area, FAR) <= 1 for area in areas_at(s, hero.id)):
        return False
    part = SKILLS[idol].parts[0]
    return bool(candidates(s, hero, part, "red"))


def can_pay(s: Drunagor, hero: Hero) -> bool:
    """Whether a Hero has two Resource tokens, of any kinds; of KI only one counts [kw.ki.once]."""
    held = 0
    for token, n in hero.tokens.items():
        if token in RESOURCES:
            held += n if token != "ki" else may_discard_ki(s, hero)
    return held >= PRICE


def may_discard_ki(s: Drunagor, hero: Hero) -> bool:
    """One KI a turn, whatever it pays for [kw.ki.once]."""
    turn = turn_of(s, hero)
    return bool(hero.has("ki")) and not (turn is not None and turn.ki)


def turn_of(s: Drunagor, hero: Hero) -> HeroTurn | None:
    """The turn of a Hero, if it has one now."""
    mine = (r for r in s.under_way if isinstance(r, HeroTurn) and r.who == hero.id)
    return next(mine, None)


def evoke(s: Drunagor, hero: Hero, idol: str) -> None:
    """Its power comes when it is paid [kw.idol.endurance] [kw.idol.fury].

    [kw.idol.storm] [kw.idol.tranquility]
    """
    tell(s, "evoked", rule="kw.idol.evoke", who=hero.id, idol=idol)
    push(s, SkillCast(hero.id, idol, "focus", "red"))
    push(s, Owed("price", hero.id, PRICE))


def settle_price(s: Drunagor, owed: Owed) -> Script[None]:
    """Two tokens in any mix [kw.idol.evoke], but one KI at most [kw.ki.once]."""
    hero, turn = s.heroes[owed.who], turn_of(s, s.heroes[owed.who])
    there = [token for token in RESOURCES if hero.has(token)]
    held = tuple(Discard(t) for t in there if t != "ki" or may_discard_ki(s, hero))
    if owed.n <= 0 or not held:
        pop(s, owed)
        return
    chosen = yield from choose(hero.id, "price", held, "kw.idol.evoke")
    owed.n -= 1
    lose(hero, chosen.what, 1)
    if chosen.what == "ki" and turn is not None:
        turn.ki = True


# The Banner -----------------------------------------------------------------------------------


@KEYWORDS("claim", Window.RESOLVE, rule="kw.claim")
def claim(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Put or move the Banner."""
    push(s, Owed("banner", cast.by))


def settle_banner(s: Drunagor, owed: Owed) -> Script[None]:
    """On an empty square beside the Hero [kw.claim]."""
    hero, board = s.heroes[owed.who], hall(s).board
    there = ground(s).around(1 << hero.at) & free_mask(s) if hero.at != OFF else 0
    if not there:
        pop(s, owed)
        return
    options = tuple(Stand(board.names[i]) for i in squares_of(there))
    chosen = yield from choose(hero.id, "banner", options, "kw.claim", who=hero.id)
    pop(s, owed)
    s.banner = board.named[chosen.to]
    tell(s, "claimed", rule="kw.claim", who=hero.id, place=chosen.to)


def is_under_banner(s: Drunagor, hero: Hero) -> bool:
    """On a square beside it [kw.claim.under]."""
    if s.banner == OFF or hero.at == OFF:
        return False
    return bool(ground(s).around(1 << s.banner) >> hero.at & 1)


# Minor Actions --------------------------------------------------------------------------------


TOKENS = frozenset(["ki", "soul_shard"])
"""What is good for a Minor Action without an Idol or the Banner."""


def token_minors(s: Drunagor, turn: HeroTurn, hero: Hero) -> list[Option]:
    """What tokens, Idols and the Banner let a Hero do; engaged only attacks [ruling.engaged-blow].

    One KI a turn, whatever it pays for [kw.ki.once].
    """
    found: list[Option] = []
    has = hero.tokens.get
    if has("ki") or (s.banner != OFF and has("inspire")):
        hits = candidates(s, hero, SKILLS[BLOW].parts[0], "focus")
        if hits and has("ki") and not turn.ki:
            found.append(Ki())
        if hits and has("inspire") and is_under_banner(s, hero):
            found.append(Muster())
    if (has("soul_shard") or s.idols) and not is_engaged(s, hero):
        if has("soul_shard"):
            found.append(Shard())
        found += [Evoke(idol) for idol in s.idols if can_evoke(s, hero, idol)]
    return found


def take_token_minor(s: Drunagor, turn: HeroTurn, hero: Hero, answer: Option) -> None:
    """Pay with the token, and do it [kw.ki] [kw.claim.use] [kw.soul-shard]."""
    match answer:
        case Ki():
            turn.ki = True
            lose(hero, "ki", 1)
            tell(s, "token-blow", rule="kw.ki", who=hero.id, token="ki")
            push(s, SkillCast(hero.id, BLOW, "focus", "focus"))
        case Muster():
            lose(hero, "inspire", 1)
            tell(s, "token-blow", rule="kw.claim.use", who=hero.id, token="inspire")
            push(s, SkillCast(hero.id, BLOW, "focus", "focus"))
        case Shard():
            lose(hero, "soul_shard")
            hero.doubled = True
            tell(s, "shard", rule="kw.soul-shard", who=hero.id)
        case Evoke():
            evoke(s, hero, answer.idol)

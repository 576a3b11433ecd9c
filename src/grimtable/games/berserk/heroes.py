"""Pp. 30-35: the Action phase. Heroes and Allies act one after the other, in any order."""

from __future__ import annotations

from functools import cache

from grimtable.boards.hex import Hexes, bits, mask
from grimtable.games.berserk.attacks import blasted, has_blast
from grimtable.games.berserk.content import Effect
from grimtable.games.berserk.options import (
    Activate,
    Bless,
    Done,
    Mend,
    Strike,
    Take,
    Trigger,
    Use,
    Walk,
)
from grimtable.games.berserk.records import Closing, Gift
from grimtable.games.berserk.spaces import (
    burning,
    distance,
    free_for,
    mud,
    stops_for,
    those_in_range,
)
from grimtable.games.berserk.spawning import scorch
from grimtable.games.berserk.state import (
    UNCHANGED,
    Activation,
    Berserk,
    Blessing,
    Blow,
    Boon,
    Hero,
    Mini,
    heroes_choose,
    in_hand,
    top,
)
from grimtable.games.berserk.stats import alters, movement
from grimtable.games.berserk.status import FATIGUE, bleed, heal, recover, tire
from grimtable.games.berserk.tokens import take, trigger
from grimtable.kernel.asks import Ask, Listing, Mark, Option, Script, choose
from grimtable.kernel.state import tell


def act(s: Berserk) -> Script[None]:
    """P. 30: who acts next, as the Heroes like; when all have acted, the Hero Turn ends.

    Each acts once [activation.once], in any order [activation.order.free] [ally.when]; Allies too
    [action.allies-too], but not while Stunned [ally.stunned.no-activation] [stun.others].
    """
    left: list[Mini] = [hero for hero in s.standing() if not hero.done]
    left += [a for a in s.allies.values() if a.at and not a.done and not a.stunned]
    if not left:
        end_of_turn(s)
        return
    options = tuple(Activate(mini.id) for mini in left)
    pick: Activate = yield from heroes_choose(s, "activate", options, rule="activation.order.free")
    mini = s.mini(pick.who)
    begin(s, mini)
    yield Mark(turn=mini.id if mini.id in s.heroes else None)


def begin(s: Berserk, mini: Mini) -> None:
    """An activation begins: Movement is computed, what the top Effect gives is there.

    It is done with the cards of the pile [hero-turn.cards]; Ripostes and the like are for the whole
    Round [effect.lasts-round] [plan.lasts-round].
    """
    mini.done, mini.attacked = True, False
    mini.steps = movement(s, mini)
    mini.slow = 0
    if isinstance(mini, Hero):
        mini.moved, mini.used, mini.tried = False, False, []
        card = top(s, mini)
        if card is not None:
            mini.ripostes += card.effect.ripostes
    s.under_way.append(Activation(mini.id))
    rule = "hero-turn.cards" if isinstance(mini, Hero) else "ally.when"
    tell(s, "activated", rule=rule, who=mini.id, steps=mini.steps)
    scorch(s, mini, 1 << s.adventure.hexes.named[mini.at])


def activation(s: Berserk, a: Activation) -> Script[bool]:
    """P. 31: Movement, Attack, interaction and Effect in any order; then Fatigue.

    Nothing is compulsory [activation.hero.actions] [action.phase], actions may be split
    [activation.hero.any-order] [ally.any-order], and who leaves the board is done
    [ruling.ko-during]. For an Ally it is Movement and Attack [ally.actions].
    """
    mini = s.mini(a.who)
    if not mini.at:
        s.under_way.pop()
        return UNCHANGED
    seat, shared = (mini.id, False) if isinstance(mini, Hero) else (s.voice, True)
    free = free_for(s, mini) if mini.steps else 0
    surely = can_step(s, mini, free)
    listed = Listing(actions, (s, mini, free)) if surely else actions(s, mini, free)
    answer: Option = DONE
    if not isinstance(listed, tuple) or len(listed) > 1:
        rule = "activation.hero.actions" if isinstance(mini, Hero) else "ally.actions"
        about = {"who": mini.id, "n": mini.steps}
        answer = yield Ask(seat, "act", listed, rule, about, shared)
    match answer:
        case Done():
            s.under_way.pop()
            finish(s, mini)
        case Walk(_, to):
            walk(s, mini, to, free)
        case Strike():
            strike(s, mini, answer)
            return UNCHANGED
        case Use(card):
            use(s, mini, card)
            return UNCHANGED
        case Take(token):
            assert isinstance(mini, Hero)
            yield from take(s, mini, token)
        case Trigger(token):
            assert isinstance(mini, Hero)
            yield from trigger(s, mini, token)
    return False


def finish(s: Berserk, mini: Mini) -> None:
    """The end of an activation: a Hero takes Fatigue for the cards played, and only now.

    [fatigue.when] [fatigue.last-stand] [hero.cards.fatigue-tradeoff]; Penalties count from here on
    [ruling.fatigue-now]. Allies take none [ally.no-fatigue].
    """
    mini.steps = 0
    if isinstance(mini, Hero):
        tire(s, mini, FATIGUE[len(mini.pile)], rule="fatigue.when")


def end_of_turn(s: Berserk) -> None:
    """The Hero Turn ends [hero-turn.end]: Bleeding, then an Ally's Stunned token."""
    s.phase = "enemy"
    s.late, s.drawn = [], []
    bleed(s, s.friends(), 1)
    recover(s, list(s.allies.values()), rule="stun.decay.ally")


# What can be done ---------------------------------------------------------------------------------


@cache
def _walks(who: str, field: Hexes) -> dict[int, Walk]:
    """The steps to every Space, made once."""
    return {i: Walk(who, name) for i, name in field.name.items()}


def can_step(s: Berserk, mini: Mini, free: int) -> bool:
    """Whether a next Space is free for sure, so that nobody need list more to know of a choice."""
    field = s.adventure.hexes
    here = field.named[mini.at]
    # only quicker: where a step may be dear, all is listed at once.
    if mini.steps == 1 and mud(s) >> here & 1:
        return False
    return bool(field.near[here] & stands(s, mini, free))


def actions(s: Berserk, mini: Mini, free: int) -> tuple[Option, ...]:
    """All that a Hero or Ally can do now, with these Spaces to pass; Done comes first."""
    options: list[Option] = [DONE]
    options += strikes(s, mini)
    if isinstance(mini, Hero):
        options += uses(s, mini)
        options += interactions(s, mini)
    stops = stands(s, mini, free)
    walks = _walks(mini.id, s.adventure.hexes)
    for layer in reach(s, mini, free)[1:]:
        options += [walks[i] for i in bits(layer & stops)]
    return tuple(options)


DONE = Done()


def stands(s: Berserk, mini: Mini, free: int) -> int:
    """Where a step can end: on any of the free Spaces but those where one slips past others."""
    card = top(s, mini) if isinstance(mini, Hero) else None
    # only quicker: who slips past nobody can stand wherever it goes.
    if card is None or not card.effect.slip:
        return free
    return free & stops_for(s, mini)


def reach(s: Berserk, mini: Mini, free: int) -> list[int]:
    """Where steps over these Spaces lead, by their cost: 1 each.

    [move.hero.step] [move.ally.step] [move.border]

    Without Movement nowhere [move.hero.zero] [move.ally.zero]. Fire is gone around where that
    costs nothing.
    """
    field = s.adventure.hexes
    here = field.named[mini.at]
    dear = mud(s)
    if dear:  # only quicker: else every step costs the same
        return field.costs(here, free, dear, mini.steps)
    return field.layers(1 << here, free, mini.steps)


def walk(s: Berserk, mini: Mini, to: str, free: int) -> None:
    """Go there by a shortest way; what is left can be used later [move.hero.split].

    [move.ally.split]
    """
    adventure = s.adventure
    field = adventure.hexes
    here, goal = field.named[mini.at], field.named[to]
    layers = reach(s, mini, free)
    cost = next(n for n, layer in enumerate(layers) if layer >> goal & 1)
    fire, _ = burning(s)
    dear = mud(s)
    if fire and not dear:
        cool = field.layers(1 << here, free & ~fire, cost)
        if len(cool) > cost and cool[cost] >> goal & 1:
            layers = cool
    way = field.path(layers, goal, dear)[1:]
    mini.steps -= cost
    mini.at = to
    rule = "move.border" if isinstance(mini, Hero) else "move.ally.step"
    tell(s, "walked", rule=rule, who=mini.id, where=to, n=cost)
    if isinstance(mini, Hero):
        mini.moved = True
        enter(s, way)
    if fire:  # only quicker: elsewhere nothing burns
        for space in way:
            scorch(s, mini, 1 << space)


def enter(s: Berserk, spaces: list[int]) -> None:
    """Remember which Tiles a Hero has entered; a Space of two halves is of neither.

    [tile.join.no-owner]
    """
    tiles, entered = s.adventure.tiles, s.entered
    if len(entered) == len(tiles):  # only quicker: there is none left to enter
        return
    trodden = mask(spaces)
    for letter, tile in tiles.items():
        if tile & trodden and letter not in entered:
            entered.append(letter)


def strikes(s: Berserk, mini: Mini) -> list[Option]:
    """The Enemies that can be attacked: one Attack per activation, a target in Range.

    [attack.hero.one] [ally.attack.one] [attack.hero.target] [attack.hero.none]
    [attack.ally.target] [attack.ally.visible]
    """
    if mini.attacked:
        return []
    effect = own_effect(s, mini)
    there = those_in_range(s, mini, s.enemies.values(), effect.reach, effect.visible)
    if not there:
        return []
    options: list[Option] = [Strike(mini.id, enemy.id) for enemy in there]
    if effect.all:
        del options[1:]
    if isinstance(mini, Hero):
        options += held_back(s, mini, effect, there)
    return options


def held_back(s: Berserk, hero: Hero, effect: Effect, there: list[Mini]) -> list[Option]:
    """The same Attacks without the Effect, the Ability or both, where that makes a difference.

    [effect.optional] [ability.hero.optional]. Without the Effect the Range is that of any Attack.
    """
    options: list[Option] = []
    ability = s.library.abilities[hero.kind]
    for i, enemy in enumerate(there):
        unaided = alters(s, hero, ability, enemy.id)
        if unaided and (i == 0 or not effect.all):
            options.append(Strike(hero.id, enemy.id, unaided=True))
        if distance(s, hero, enemy) > 1:
            continue
        if (effect.all and len(there) > 1) or alters(s, hero, effect, enemy.id):
            options.append(Strike(hero.id, enemy.id, plain=True))
            if unaided:
                options.append(Strike(hero.id, enemy.id, plain=True, unaided=True))
    return options


def own_effect(s: Berserk, mini: Mini) -> Effect:
    """The Effect of a Hero's top card, or an Ally's Ability."""
    if not isinstance(mini, Hero):
        return s.library.allies[mini.kind].effect
    card = top(s, mini)
    assert card is not None
    return card.effect


def strike(s: Berserk, mini: Mini, how: Strike) -> None:
    """Step 1 of an Attack: the target, or all of them."""
    mini.attacked = True
    effect, target = own_effect(s, mini), how.target
    targets = [target]
    if not how.plain and effect.all:
        there = those_in_range(s, mini, s.enemies.values(), effect.reach, effect.visible)
        targets = [enemy.id for enemy in there]
    elif not how.plain and isinstance(mini, Hero):
        targets = blasted(s, s.enemies[target], has_blast(s, mini))
    s.under_way.append(Blow(mini.id, targets, plain=how.plain, unaided=how.unaided))


# Effects and Abilities that are applied -----------------------------------------------------------


def uses(s: Berserk, hero: Hero) -> list[Option]:
    """The top Effect, if it has to be applied; the Ability with a marker; Allies without miniature.

    Always optional [effect.optional] [ability.hero.optional] [effect.when] [ability.hero.when].
    """
    options: list[Option] = []
    card = top(s, hero)
    if card is not None and not hero.used and card.effect.usable:
        gifts = card.effect.gifts
        options += [Use(card.id)] * (card.effect.reload or any(blessed(s, hero, g) for g in gifts))
    once = s.library.abilities[hero.kind].once
    if once is not None and not hero.marker and blessed(s, hero, once):
        options.append(Use(hero.id))
    for ally in s.allies.values():
        gift = s.library.allies[ally.kind].effect.once
        if gift is None or ally.used or s.library.allies[ally.kind].miniature:
            continue  # [setup.board.ally-no-mini]
        if blessed(s, hero, gift):
            options.append(Use(ally.id))
    return options


def use(s: Berserk, mini: Mini, card: str) -> None:
    """Apply an Effect or an Ability."""
    hero = s.heroes[mini.id]
    if card == hero.id:
        hero.marker = True
        s.under_way.append(Blessing(hero.id, ""))
    elif card in s.allies:
        s.allies[card].used = True
        s.under_way.append(Blessing(hero.id, card))
    else:
        hero.used = True
        effect = s.library.cards[card].effect
        if effect.reload:
            reload(s, hero)
        s.under_way.append(Blessing(hero.id, card))
    if card == hero.id:
        ability = f"ability_{hero.kind}"
        tell(s, "used", rule="ability.hero.optional", who=hero.id, card=ability)
    else:
        tell(s, "used", rule="effect.optional", who=hero.id, card=card)


def reload(s: Berserk, hero: Hero) -> None:
    """All instant cards of the discard pile come back; one in the pile is not there yet.

    [ruling.reload-timing]
    """
    back = [card for card in hero.discard if s.library.cards[card].instant]
    hero.hand = in_hand(s, hero.hand + back)
    hero.discard = [card for card in hero.discard if card not in back]
    tell(s, "reloaded", rule="instant.recover", who=hero.id, n=len(back))


def gifts_of(s: Berserk, b: Blessing) -> tuple[Gift, ...]:
    """What a blessing gives."""
    library = s.library
    if b.card in s.allies:
        once = library.allies[b.card].effect.once
    elif not b.card:
        once = library.abilities[s.heroes[b.by].kind].once
    else:
        return library.cards[b.card].effect.gifts
    assert once is not None
    return (once,)


def blessed(s: Berserk, hero: Hero, gift: Gift) -> list[Mini]:
    """Whom a gift can be for: within its Range, else adjacent [range.default].

    Effects for Heroes are for Heroes only [keyword.hero]; healing is for Allies, too
    [bleed.heal-range] [ruling.bleed-ally] [keyword.ally].
    """
    able: list[Mini] = [] if gift.whom == "others" else [hero]
    if gift.whom != "self":
        able += [h for h in s.standing() if h is not hero and distance(s, hero, h) <= gift.reach]
    if gift.good == "heal" and gift.whom != "self":
        able += [a for a in s.allies.values() if a.at and distance(s, hero, a) <= gift.reach]
    if gift.good == "heal":
        return [m for m in able if m.wounds or m.bleeding]
    if gift.good == "fatigue":
        return [m for m in able if isinstance(m, Hero) and m.fatigue]
    if gift.good == "reroll":
        return [m for m in able if can_attack(s, m)]
    return able


def can_attack(s: Berserk, mini: Mini) -> bool:
    """Whether a Hero may still attack or strike back in this Round: else no Reroll is of use."""
    assert isinstance(mini, Hero)
    if mini.ripostes or not mini.done:
        return True
    return Activation(mini.id) in s.under_way and not mini.attacked


def blessing(s: Berserk, b: Blessing) -> Script[None]:
    """One gift after the other: for one of those in Range, or for all of them."""
    gifts = gifts_of(s, b)
    hero = s.heroes[b.by]
    if b.at == len(gifts):
        s.under_way.pop()
        return
    gift = gifts[b.at]
    if gift.good == "heal":
        yield from mend(s, b, hero, gift)
        return
    b.at += 1
    if gift.good in ("guard", "move"):
        yield from boon(s, hero, gift)
        return
    able = blessed(s, hero, gift)
    if able and gift.whom == "one":
        options = tuple(Bless(mini.id) for mini in able)
        pick: Bless = yield from choose(hero.id, "bless", options, rule="effect.kinds")
        able = [s.mini(pick.who)]
    for mini in able:
        give(s, mini, gift)


def boon(s: Berserk, hero: Hero, gift: Gift) -> Script[None]:
    """A bonus for the Round: to one Hero, to all, to all others; checked when it is needed."""
    to = {"self": hero.id, "others": "others"}.get(gift.whom, "")
    if gift.whom == "one":
        options = tuple(Bless(mini.id) for mini in blessed(s, hero, gift))
        pick: Bless = yield from choose(hero.id, "bless", options, rule="effect.kinds")
        to = pick.who
    s.boons.append(Boon(gift.good, gift.n, hero.id, to, gift.reach))
    whom, own = to or "everyone", "yes" if to == hero.id else "no"
    about = {"who": hero.id, "whom": whom, "own": own, "good": gift.good, "n": gift.n}
    tell(s, "boon", rule="effect.kinds", **about)


def give(s: Berserk, mini: Mini, gift: Gift) -> None:
    """Fatigue or a Reroll for a Hero.

    Movement counts when it begins [move.hero.total]: who has yet to take a step has what a
    Penalty took that no longer applies [fatigue.reduce].
    """
    assert isinstance(mini, Hero)
    if gift.good == "fatigue":
        before = movement(s, mini)
        tire(s, mini, gift.n, rule="fatigue.reduce")
        if s.under_way[0] == Activation(mini.id) and not mini.moved:
            mini.steps += movement(s, mini) - before
    else:
        mini.rerolls += gift.n
        tell(s, "gained-reroll", rule="reroll.gain", who=mini.id, n=gift.n)


def mend(s: Berserk, b: Blessing, hero: Hero, gift: Gift) -> Script[None]:
    """Healing point for point: Health, or a Bleeding token instead, also several of them.

    [bleed.heal-instead] [bleed.heal-several]. Nobody but a Hero does that [bleed.non-hero]. What
    heals one is for one, but the tokens may be those of others in Range; what heals all heals each
    of them, who all may keep the token.
    """
    able = blessed(s, hero, gift)
    each = gift.whom in ("all", "others")
    if not b.left:
        left = [mini.id for mini in able if mini.id not in b.healed]
        if not left or (b.healed and not each):
            b.at, b.whom, b.healed = b.at + 1, "", []
            return
        b.left, b.whom = gift.n, left[0] if each else ""
        b.healed = [*b.healed, left[0]]
    mine = [mini for mini in able if b.whom in ("", mini.id)]
    options = [Mend(m.id) for m in mine if m.wounds]
    options += [Mend(m.id, bleeding=True) for m in (mine if each else able) if m.bleeding]
    if not options:
        b.left = 0
        return
    pick: Mend = yield from choose(hero.id, "mend", tuple(options), rule="bleed.heal-instead")
    mini = s.mini(pick.who)
    if pick.bleeding:
        mini.bleeding -= 1
        tell(s, "staunched", rule="bleed.heal-instead", who=mini.id)
        b.left -= 1
        return
    n = 1 if any(option.bleeding for option in options) else b.left
    b.whom, b.left = mini.id, b.left - n
    heal(s, mini, n, rule="effect.kinds")


def interactions(s: Berserk, hero: Hero) -> list[Option]:
    """Tokens on the Hero's own Space, any number, for free [interact.many].

    [tactic.pickup] [interact.token]; Allies never [ally.no-interact].
    """
    options: list[Option] = []
    here = hero.at
    for token in s.tokens.values():
        if token.at != here or token.id in hero.tried:
            continue
        if token.kind == "tactic":
            options.append(Take(token.id))
        elif token.kind == "interaction" or (token.kind == "spawn" and s.laws_of(Closing)):
            options.append(Trigger(token.id))
    return options

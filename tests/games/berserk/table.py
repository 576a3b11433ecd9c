"""A table for short stories: who stands where with which pile, and what Fate says."""

from __future__ import annotations

from typing import Any

from grimtable.games.berserk import GAME
from grimtable.games.berserk.state import Berserk, Hero, Mini, Options, Token
from grimtable.kernel.asks import Ask
from grimtable.kernel.fate import Scripted
from grimtable.kernel.run import Open, Run
from grimtable.kernel.state import Event

HEROES = ("guts", "isidro", "schierke", "farnese", "serpico")


class Story:
    """A table at some moment.

    Everybody is named with a Space, a Hero with the pile too, its top card last:
    `Story(guts="c4 grit cleave", troll_1="d4", fate=["1 1 1"])`. Who is not named is not there.
    """

    def __init__(
        self,
        *,
        fate: list[str] | None = None,
        phase: str = "act",
        adventure: str = "yard",
        growth: Any = None,
        tokens: dict[str, str] | None = None,
        **who: str,
    ) -> None:
        party = tuple(hero for hero in HEROES if hero in who)
        extra = tuple(hero for hero in HEROES if hero not in who)
        self.party = (*party, *extra)[: max(3, len(party))]
        self.s = s = GAME.new(Options(self.party, adventure, growth))
        s.phase = phase  # type: ignore[assignment]
        s.enemies, s.allies, s.pool, s.deck, s.face_up = {}, {}, {}, ["A", "B"], []
        s.tokens = {k: t for k, t in s.tokens.items() if t.kind == "spawn"}
        for i, (space, kind) in enumerate((tokens or {}).items()):
            s.tokens[f"{kind}_9{i}"] = Token(f"{kind}_9{i}", kind, space)
        for hero in self.party:
            s.heroes[hero].done = hero not in who
        for name, words in who.items():
            self.stand(name, words)
        s.events = []
        self.fate = Scripted(fate or [])
        self.run: Run | None = None

    def stand(self, name: str, words: str) -> None:
        at, *pile = words.split()
        s = self.s
        if name in s.heroes:
            s.heroes[name].at, s.heroes[name].pile = at, pile
            s.heroes[name].hand = [c for c in s.heroes[name].hand if c not in pile]
            s.heroes[name].ready = bool(pile)
        elif name in s.library.allies:
            s.allies[name] = Mini(name, name, at="" if at == "-" else at)
        else:
            kind = name.rpartition("_")[0]
            foe = s.library.foes[kind]
            facing = int(pile[0]) if pile else 0
            s.enemies[name] = Mini(name, kind, foe.base, at, facing)
            s.pool.setdefault(kind, foe.minis)
            s.pool[kind] -= 1

    def begin(self) -> Story:
        """Let the script run to its first ask."""
        if self.run is None:
            self.run = Run(GAME, self.s, self.fate)
            GAME.invariants(self.s)
        return self

    @property
    def ask(self) -> Ask:
        """What is open."""
        ask = self.opened.ask
        assert isinstance(ask, Ask)
        return ask

    @property
    def opened(self) -> Open:
        """The one open ask; where all plan at the same time, that of the first in the party."""
        self.begin()
        assert self.run is not None
        asks = self.run.asks
        if len(asks) > 1:
            assert self.s.phase == "plan"
            asks.sort(key=lambda one: self.party.index(one.ask.seat))
        return asks[0]

    @property
    def offers(self) -> list[str]:
        """What may be answered."""
        return [str(option) for option in self.ask.options]

    @property
    def usual(self) -> list[str]:
        """What may be answered, in short, without what is hardly ever wanted."""
        return [option.brief for option in self.ask.options if not option.spare]

    def play(self, *answers: str) -> Story:
        """Answer what is asked, one after the other."""
        self.begin()
        assert self.run is not None
        for answer in answers:
            number, ask = self.opened
            assert isinstance(ask, Ask)
            self.run.answer(number, ask.read(answer))
            GAME.invariants(self.s)
        return self

    def __getattr__(self, name: str) -> Any:
        s: Berserk = self.s
        return s.mini(name)

    @property
    def doing(self) -> Any:
        """What is under way."""
        return self.s.under_way[-1]

    def rest(self, until: str = "enemy") -> Story:
        """Everybody who is asked does no more, until that phase."""
        phases = ("act", "enemy", "events", "upkeep", "plan")
        before = phases[: phases.index(until)]
        while self.s.phase in before and self.run is not None and not self.run.over:
            offers = self.offers
            self.play("Done" if "Done" in offers else offers[0])
        return self

    def hero(self, name: str) -> Hero:
        """A Hero."""
        return self.s.heroes[name]

    def happened(self, key: str) -> list[Event]:
        """The events of a kind so far."""
        assert self.s.events is not None
        return [event for event in self.s.events if event.key == key]


def the_mill_with_a_far_troll() -> Story:
    """Three Heroes at one end of the Burning Mill, the Troll whom they hunt at the other."""
    return Story(
        adventure="mill",
        guts="a1 grit",
        isidro="b1 quick_feet",
        schierke="c1 mending",
        troll_1="e11",
    )

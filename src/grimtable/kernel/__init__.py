"""The kernel: a rulebook is a script, and whatever the rules leave open is asked.

It knows no game. `examples/connect_four.py` shows a whole game on it.
"""

from grimtable.kernel.asks import (
    FATE,
    MARK,
    REST,
    Answer,
    Anyone,
    Ask,
    Chance,
    Die,
    Done,
    Draw,
    Face,
    Grouped,
    Listing,
    Mark,
    No,
    Option,
    Pass,
    Pick,
    Roll,
    Script,
    Telling,
    Together,
    Yes,
    choose,
    d6,
    settle,
)
from grimtable.kernel.fate import Fate, Scripted, Seeded, outcomes
from grimtable.kernel.game import Game, Migration, Outcome, Seat
from grimtable.kernel.keywords import Keyword, Keywords
from grimtable.kernel.odds import Odds, Stake, Stakes, odds_for, odds_of
from grimtable.kernel.pile import Pile, draw, shuffled
from grimtable.kernel.rulebook import Rule, Rulebook
from grimtable.kernel.run import Open, Run, playout
from grimtable.kernel.save import Entry, Save, read_save, write_save
from grimtable.kernel.scene import Scene, touches
from grimtable.kernel.state import Event, Shared, State, tell
from grimtable.kernel.table import Table
from grimtable.kernel.text import Text
from grimtable.kernel.under_way import carry_on
from grimtable.kernel.view import EXACT, After, Exact, Same, Sampled, View, Way, declined
from grimtable.kernel.words import Words

__all__ = [
    "EXACT",
    "FATE",
    "MARK",
    "REST",
    "After",
    "Answer",
    "Anyone",
    "Ask",
    "Chance",
    "Die",
    "Done",
    "Draw",
    "Entry",
    "Event",
    "Exact",
    "Face",
    "Fate",
    "Game",
    "Grouped",
    "Keyword",
    "Keywords",
    "Listing",
    "Mark",
    "Migration",
    "No",
    "Odds",
    "Open",
    "Option",
    "Outcome",
    "Pass",
    "Pick",
    "Pile",
    "Roll",
    "Rule",
    "Rulebook",
    "Run",
    "Same",
    "Sampled",
    "Save",
    "Scene",
    "Script",
    "Scripted",
    "Seat",
    "Seeded",
    "Shared",
    "Stake",
    "Stakes",
    "State",
    "Table",
    "Telling",
    "Text",
    "Together",
    "View",
    "Way",
    "Words",
    "Yes",
    "carry_on",
    "choose",
    "d6",
    "declined",
    "draw",
    "odds_for",
    "odds_of",
    "outcomes",
    "playout",
    "read_save",
    "settle",
    "shuffled",
    "tell",
    "touches",
    "write_save",
]

"""A rulebook: one approved game as data. This is what every family's rulebook has; a family adds
its own fields in the `rulebook.py` of its folder.

Knows no rules. Read from
`<game>.toml` and `wording/<family>.toml` by the loader; field names stand there with hyphens.
"""

from __future__ import annotations

from collections.abc import Set
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from tablemgr.basics.errors import Refusal
from tablemgr.basics.messages import Message
from tablemgr.rules.events import Flagged, Noted

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=10_000)]
Odds: TypeAlias = tuple[Count, Count]
"""`[6, 5]`: pays 6 for each 5 staked."""


PARAGRAPHS: Final = "paragraphs"
"""The context of their documents' sentences: a second reading beside the approved one."""
RULES: Final = "rules"
"""The context of the rulebooks' sentences, for a translator."""


def _in_english(sentence: str, values: dict[str, Any]) -> str:
    """The sentence as an event has it: journals hold English."""
    return Message(RULES, sentence, values).in_words()


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A table of a rulebook file: frozen, and refuses unknown keys."""


class Reason:
    """Why something is not allowed: a code of `Codes.refusals` and the values of its sentence.

    `paragraph` is given if the side Bet or the open case names it, not the rulebook's `[cites]`.
    """

    __slots__ = ("code", "paragraph", "values")

    def __init__(self, code: str, paragraph: str | None = None, **values: Any) -> None:
        self.code = code
        self.paragraph = paragraph
        self.values = values


class Decks(Strict, frozen=True):
    """How many decks the game may be played with (2.2.1)."""

    min: Count
    max: Count
    default: Count
    cards_a_hand: Count
    """How many cards a Round may need for each box in play, and for the Dealer (I7)."""
    hands: Count | None = None
    """For how many Hands that counts, if not for one a box and the Dealer's."""
    shuffled_after_a_void: bool = False
    """After a Round that was cancelled the shoe must be shuffled (I10)."""
    shuffled_each_round: bool = False
    """The cards are shuffled again for every Round; if False, a shoe lasts until its cut card."""


class Betting(Strict, frozen=True):
    """How Bets are placed, if the games differ."""

    seats: Literal["highest-bet-sits", "one-in-front-or-behind", "nobody-sits"]
    """Who decides where nobody sits (B17), and who may bet where (L6)."""
    initial_bet_withdrawn: Literal["box-empties", "own-side-bets-follow", "each-by-itself"]
    """Which side Bets go back with a withdrawn Initial Bet (L5)."""
    found_bets: bool = True
    """Whether a Bet that nobody noticed can be found after the close (5.14; L2)."""

    @property
    def has_initial_bet(self) -> bool:
        """Say whether there is an Initial Bet, behind which its Player sits or stands; without one
        each Bet names its KIND, and nobody sits (P3).
        """
        return self.seats != "nobody-sits"


class PayLine(Strict, frozen=True):
    """One line of a side Bet's pay table. `when` is a word of the side Bet's test."""

    when: str
    name: str
    pays: Odds


class SideBet(Strict, frozen=True):
    """One kind of side Bet: what it tests, who may place it, when it is settled."""

    name: str
    test: str
    """What it tests: a word that its family knows."""
    needs: Literal["initial-bet-on-box", "own-initial-bet", "initial-bet-anywhere", "nothing"]
    """What must be on the layout first (L3)."""
    settled: Literal["interim", "final"]
    needs_paragraph: str
    """The paragraph that says so; if it needs nothing, the one that says how it is laid."""
    win_paragraph: str
    lose_paragraph: str
    pay_table: tuple[PayLine, ...]
    short: str = ""
    """The text on its button, if its name is too long for that."""
    up_to_initial_bet: str | None = None
    """The paragraph by which it may not exceed the Initial Bet (L4), if there is one."""


Remedy: TypeAlias = Literal["void", "reconstruct", "options", "decide", "judge", "remove"]
"""What can resolve a case: a Void, a Reconstruction, the Players' options, a manager's decision, a
judgement (Si Ki Pi 5.13), the removal of a Hand that can't be Reconstructed (Si Ki Pi 5.12).
"""


Moment: TypeAlias = Literal[
    "before-proceed",
    "after-proceed",
    "before-settlement",
    "established",
    "not-established",
    "seen",
    "by-player",
    "one-card",
    "dealers-hand",
    "no-card-due",
    "dealer-complete",
    "card-was-due",
]
"""A circumstance: `before-settlement` is before `proceed` with nothing paid or collected (I9);
`established` as ruling I3 says; `no-card-due` and `dealer-complete` are of cards that came at once,
`card-was-due` of one on a box without a Bet (I24);
the others are what reports have said of cards that were exposed or seen.
"""


class Irregularity(Strict, frozen=True):
    """One kind of irregularity: its paragraph and what may resolve it. No remedy: a flag only."""

    kind: str
    paragraph: str
    when: tuple[Moment, ...] = ()
    """The circumstances, which must all hold; the first entry of the kind whose circumstances hold
    counts.
    """
    remedies: tuple[Remedy, ...] = ()
    voids: tuple[str, ...] = ()
    """Other paragraphs under which it may be Voided too."""
    asks: Literal["every-player", "players-of-the-box"] = "every-player"
    """Who gets the options: everybody with an open Bet, or only the affected box (I8)."""
    asks_first: bool = True
    """Of two cards that came at once somebody says which was first (5.12; not in V4 if no Hand was
    due them, I16).
    """

    @property
    def void_paragraphs(self) -> tuple[str, ...]:
        """The paragraphs under which the Round may be Voided for it."""
        return (self.paragraph, *self.voids) if "void" in self.remedies else ()


class Sentence(Strict, frozen=True):
    """A sentence of the guide: what to do, and what to announce."""

    text: str
    say: str | None = None


class Wording(Strict, frozen=True):
    """The English wording of a family of games; `{…}` are filled in by the program."""

    format: Literal[1]
    refusals: dict[str, str]
    flags: dict[str, str]
    irregularities: dict[str, str]
    guide: dict[str, Sentence]
    notices: dict[str, str] = {}
    words: dict[str, str] = {}
    """Parts of the guide's sentences."""


class Rulebook(Strict, frozen=True):
    """Everything about one game."""

    format: Literal[1]
    id: str
    family: str
    title: str
    edition: str
    decks: Decks
    layouts: dict[str, Annotated[int, msgspec.Meta(ge=1, le=9)]]
    """The boxes of each layout, by the letter of its appendix."""
    betting: Betting
    side_bets: dict[str, SideBet]
    irregularities: tuple[Irregularity, ...]
    cites: dict[str, str]
    """For each refusal, flag, settlement line or sentence: this game's own paragraph."""
    paragraphs: dict[str, str]
    """Each paragraph of the document that the program shows, in our own short wording."""
    rulings: dict[str, str]
    """Each house ruling that this game follows, likewise."""
    wording: Wording

    @property
    def most_boxes(self) -> int:
        """The boxes of the largest layout."""
        return max(self.layouts.values())

    @property
    def usual_boxes(self) -> int:
        """The boxes of a table if nobody says how many: seven, or all that the game has."""
        return min(7, self.most_boxes)

    def refusal(self, reason: Reason) -> Refusal:
        """The refusal for a reason, with its paragraph and wording."""
        paragraph = reason.paragraph or self.cites[reason.code]
        values = reason.values
        if "bet" in values:
            values = values | {"bet": self.bet_message(values["bet"])}
        message = Message(RULES, self.wording.refusals[reason.code], values)
        return Refusal(reason.code, paragraph, message)

    def flag(self, code: str, **values: Any) -> Flagged:
        """The flag for something that happened, with its paragraph and wording."""
        return Flagged(self.cites[code], code, _in_english(self.wording.flags[code], values))

    def notice(self, code: str, paragraph: str | None = None, **values: Any) -> Noted:
        """The notice of something that is neither refused nor an irregularity.

        `paragraph` is given only if the side Bet names it.
        """
        text = _in_english(self.wording.notices[code], values)
        return Noted(paragraph or self.cites[code], code, text)

    def irregularity(self, kind: str, moments: Set[str]) -> Irregularity:
        """Give what the rules say about a kind of irregularity while these circumstances are
        true.
        """
        for found in self.irregularities:
            if found.kind == kind and moments >= set(found.when):
                return found
        raise KeyError(kind)

    def report_flag(self, irregularity: Irregularity, **values: Any) -> Flagged:
        """The flag for an irregularity, with its paragraph and wording."""
        text = _in_english(self.wording.irregularities[irregularity.kind], values)
        return Flagged(irregularity.paragraph, irregularity.kind, text)

    def part(self, word: str, **values: Any) -> Message:
        """A part of a sentence, by its code in the wording's `[words]`."""
        return Message(RULES, self.wording.words[word], values)

    def bet_message(self, name: str) -> Message:
        """A side Bet's name, or the name of one of its pay lines, to be put into words."""
        return Message(f"bets of {self.family}", name)

    def text_of(self, paragraph: str) -> str:
        """Our wording of a paragraph or ruling. Raises `KeyError` if the rulebook has none."""
        return self.paragraphs.get(paragraph) or self.rulings[paragraph]

    def reading_of(self, paragraph: str) -> Message:
        """Give the sentence to be said in another language beside it: a second reading; the English
        sentence stays the one that counts. Raises `KeyError` if the rulebook has none.
        """
        return Message(PARAGRAPHS, self.text_of(paragraph))


def is_house_ruling(number: str) -> bool:
    """Say whether it is the number of a house ruling (`I1`), and not of a paragraph (`5.7`)."""
    return number[:1].isupper()


def number_in_words(number: str) -> str:
    """Write a paragraph as it is shown: its number, or the heading of a document that has no
    numbers.
    """
    heading = number[:1].islower()
    return number.replace("-", " ").capitalize() if heading else number

"""A rulebook: one approved game as data. Knows what the words mean to the program, not the rules.

What every family's rulebook has; a family adds its own in a module beside this one. Read from
`<game>.toml` and `wording/<family>.toml` by the loader; field names stand there with hyphens.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from tablemgr.errors import Refusal
from tablemgr.events import Flagged, Noted

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=10_000)]
Odds: TypeAlias = tuple[Count, Count]
"""`[6, 5]`: pays 6 for each 5 staked."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A table of a rulebook file: frozen, and no key that it does not know."""


class Reason:
    """Why something is not allowed: a code of `codes.REFUSALS` and the values of its sentence.

    `paragraph` is given only where the side Bet names it instead of the rulebook's `[cites]`.
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


class Betting(Strict, frozen=True):
    """How Bets are placed, where the games differ."""

    seats: Literal["highest-bet-sits", "one-in-front-or-behind"]
    """Who decides where nobody sits (B17), and who may bet where (L6)."""
    initial_bet_withdrawn: Literal["box-empties", "own-side-bets-follow"]
    """Which side Bets go back with a withdrawn Initial Bet (L5)."""


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
    needs: Literal["initial-bet-on-box", "own-initial-bet", "initial-bet-anywhere"]
    """What must lie on the layout first (L3)."""
    settled: Literal["interim", "final"]
    needs_paragraph: str
    win_paragraph: str
    lose_paragraph: str
    pay_table: tuple[PayLine, ...]
    up_to_initial_bet: str | None = None
    """The paragraph by which it may not exceed the Initial Bet (L4), if there is one."""


class Sentence(Strict, frozen=True):
    """What the guide shows: what to do, and what to announce."""

    text: str
    say: str | None = None


class Wording(Strict, frozen=True):
    """The English wording of a family of games; `{…}` are filled in by the program."""

    format: Literal[1]
    refusals: dict[str, str]
    flags: dict[str, str]
    guide: dict[str, Sentence]
    notices: dict[str, str] = {}


class Rulebook(Strict, frozen=True):
    """One game, whole."""

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

    def refusal(self, reason: Reason) -> Refusal:
        """The refusal for a reason, with its paragraph and wording."""
        paragraph = reason.paragraph or self.cites[reason.code]
        text = self.wording.refusals[reason.code].format(**reason.values)
        return Refusal(reason.code, paragraph, text)

    def flag(self, code: str, **values: Any) -> Flagged:
        """The flag for something that happened, with its paragraph and wording."""
        return Flagged(self.cites[code], code, self.wording.flags[code].format(**values))

    def notice(self, code: str, **values: Any) -> Noted:
        """The notice of something that is neither refused nor an irregularity."""
        return Noted(self.cites[code], code, self.wording.notices[code].format(**values))

    def text_of(self, paragraph: str) -> str:
        """Our wording of a paragraph or ruling. Raises `KeyError` where the rulebook has none."""
        return self.paragraphs.get(paragraph) or self.rulings[paragraph]

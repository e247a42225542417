"""The codes that program and rulebook share: each reason, and what its sentence may name.

A rulebook cites a paragraph for every code; the wording of its family has a sentence for every
refusal, flag and step of the guide. The loader holds both to this list. Here are the form and
what all families share; each family adds its own codes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from msgspec import Struct, field

Names: TypeAlias = "dict[str, frozenset[str]]"
"""Codes, and for each the values that its sentence may name."""


def table_of(rows: Iterable[tuple[str, ...]]) -> Names:
    """Rows of a code and the values that it may name, as a table."""
    return {code: frozenset(names) for code, *names in rows}


class Codes(Struct, frozen=True):
    """All the codes of a family."""

    refusals: Names
    flags: Names
    irregularities: Names
    """The kinds of irregularity, and what the words of each may name."""
    guide: Names
    lines: frozenset[str]
    """Why a Bet ended as it did; side Bets name their own paragraphs."""
    tests: dict[str, frozenset[str]]
    """The tests that a side Bet may use, and for each the words of its pay table."""
    notices: Names = field(default_factory=dict)
    words: Names = field(default_factory=dict)
    """Parts of the guide's sentences; they cite nothing."""

    def __or__(self, other: Codes) -> Codes:
        return Codes(
            self.refusals | other.refusals,
            self.flags | other.flags,
            self.irregularities | other.irregularities,
            self.guide | other.guide,
            self.lines | other.lines,
            self.tests | other.tests,
            self.notices | other.notices,
            self.words | other.words,
        )

    @property
    def names(self) -> dict[str, Names]:
        """The codes that have sentences, by the table of the wording that holds these."""
        return {
            "refusals": self.refusals,
            "flags": self.flags,
            "irregularities": self.irregularities,
            "guide": self.guide,
            "notices": self.notices,
            "words": self.words,
        }

    @property
    def cited(self) -> frozenset[str]:
        """Every code that needs a paragraph of the game's own."""
        every = self.refusals.keys() | self.flags.keys() | self.guide.keys() | self.lines
        every |= self.notices.keys()
        return frozenset(every) - BY_SIDE_BET


BY_SIDE_BET: Final = frozenset(
    {
        "needs-initial-bet-on-box",
        "needs-own-initial-bet",
        "needs-initial-bet-anywhere",
        "side-bet-exceeds-initial-bet",
        "side-bet-not-within-initial-bet",
        "side-bet-excess-back",
    }
)
"""Refusals and notices whose paragraph the side Bet itself names."""

COMMON: Final = Codes(
    refusals=table_of(
        (
            ("not-open",),
            ("already-open",),
            ("case-open",),
            ("bets-closed",),
            ("no-initial-bets",),
            ("side-bet-over-maximum", "bet", "minimum", "maximum"),
            ("side-bet-under-minimum", "bet", "minimum", "maximum"),
            ("no-such-bet", "box", "player"),
            ("settle-too-soon",),
            ("cards-unconfirmed",),
            ("interruption-unanswered",),
            ("shoe-needs-shuffle",),
            ("shoe-needs-search",),
            ("journal-unwitnessed", "what"),
            ("settings-unsigned", "what", "role"),
            ("dealer-barred", "name"),
            ("beyond-authority", "role"),
            ("found-too-late",),
            ("no-case-open",),
            ("not-a-remedy", "remedy"),
            ("void-needs-its-case", "under"),
            ("reconstruction-barred",),
            ("reconstruction-decided",),
            ("no-option-here", "box", "player"),
            ("no-cards-to-order",),
            ("case-undecided", "what"),
            ("no-such-card", "number"),
            ("nothing-to-reopen",),
            ("no-round-to-report-on",),
            ("nothing-to-take-back",),
            ("card-was-no-inferred-hit", "number"),
            ("decided-since", "number"),
            ("not-drawn-at-once", "number"),
            ("report-since", "report"),
            ("no-found-bets",),
            ("found-less-than-noticed", "player", "box", "bet", "noticed"),
            ("found-after-return", "player", "box"),
            ("decide-waits-for-void", "under"),
            ("adjust-needs-a-decision",),
            ("adjust-for-nobody", "player"),
            ("no-report-to-retract",),
            ("report-has-effect", "what"),
        )
    ),
    flags=table_of(
        (
            ("bet-found", "box", "player"),
            ("bet-found-below-minimum", "box", "player"),
            ("bets-pro-rata", "box", "maximum"),
            ("bet-counts-in-full", "box", "player"),
            ("side-bet-counts", "box", "player", "bet", "maximum"),
            ("retracted", "text", "reason"),
            ("stood-since", "box", "number"),
        )
    ),
    irregularities=table_of(
        (
            ("card-not-due", "card", "number"),
            ("excess-card", "card", "number"),
            ("correction", "number", "card"),
            ("foreign-card",),
            ("card-count",),
            ("not-shuffled",),
            ("cards-exhausted",),
            ("misdeal",),
            ("face-up-card",),
            ("simultaneous", "first", "second", "number", "next"),
            ("technical-interruption",),
            ("other", "text"),
        )
    ),
    guide=table_of(
        (
            ("open",),
            ("take-bets",),
            ("settle",),
            ("case-void", "paragraph"),
            ("case-excess", "paragraph"),
            ("case-first",),
            ("case-first-undue",),
            ("case-reconstruct", "role"),
            ("case-reconstruct-barred", "role"),
            ("case-options", "waiting"),
            ("case-resume", "role"),
            ("case-decide",),
            ("case-decide-excess",),
        )
    ),
    lines=frozenset({"option-returned", "void"}),
    tests={},
    notices=table_of((("bet-reduced", "box", "player", "counts", "amount"),)),
    words=table_of(
        (
            ("player-on-box", "player", "box"),
            ("a-reconstruction",),
            ("the-options",),
            ("a-judgement",),
            ("a-decision",),
            ("option-on-box", "player", "box"),
            ("the-void", "under"),
            ("the-decision",),
            ("the-order",),
            ("the-intention",),
            ("the-reconstruction",),
            ("cards-came",),
            ("player-chose",),
            ("house-decided",),
            ("judged",),
        )
    ),
)
"""What every family has."""

ON_BOXES: Final = Codes(
    refusals=table_of(
        (
            ("box-over-maximum", "box", "room"),
            ("box-full", "box"),
            ("box-under-minimum", "box", "missing"),
            ("needs-initial-bet-on-box", "box", "bet"),
            ("needs-own-initial-bet", "box", "player", "bet"),
            ("needs-initial-bet-anywhere", "bet"),
            ("side-bet-exceeds-initial-bet", "bet", "most"),
            ("side-bet-not-within-initial-bet", "bet", "minimum", "most"),
            ("box-has-its-seat", "box", "player"),
            ("player-sits-elsewhere", "player", "box"),
            ("seat-is-empty", "box"),
            ("player-bets-behind", "player", "box"),
            ("cards-are-due",),
            ("no-hand-on-box", "box"),
            ("box-is-the-houses", "box"),
            ("walked-away-already", "box"),
            ("not-alone-on-box", "box"),
            ("alone-on-box", "box", "player"),
            ("nobody-comes-back", "box"),
            ("box-has-a-bet", "box"),
            ("no-hand-to-report-on", "box"),
            ("case-is-the-supervisors",),
        )
    ),
    flags=table_of(
        (
            ("bet-displaced", "box", "player", "amount"),
            ("side-bet-found-void", "box", "player", "bet"),
        )
    ),
    irregularities=table_of((("card-to-empty-box", "box"),)),
    guide=table_of((("deal-box", "box"), ("deal-dealer",), ("below-minimum", "box", "missing"))),
    lines=frozenset(),
    tests={},
    notices=table_of(
        (
            ("taken-back", "box", "what"),
            ("box-stood", "box", "card"),
            ("too-early", "card"),
            ("goes-back-too", "box", "player", "bet", "amount"),
            ("side-bet-excess-back", "box", "player", "bet", "amount"),
        )
    ),
)
"""What the games share in which each box has Hands, an Initial Bet and a Player who decides."""

SHARED: Final = COMMON | ON_BOXES
"""Every code that more than one family can have."""

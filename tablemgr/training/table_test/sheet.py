"""The sheet of a table test: what happened in it, second by second, and what the assessors gave.

The championships' weights rank good dealers. Here nothing makes up for anything else: each *must*
stands alone, or a charming miscounter would pass.
"""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import add_file, make_private, read_plain
from tablemgr.training.bound import BlockOutcome, BlockStanding
from tablemgr.training.table_test.seed import is_seal_of

FOLDER: Final = "tests"
"""The folder of the sheets, in training's own data folder."""
_LARGEST_BYTES: Final = 50_000_000
LEAST_ROUNDS: Final = 17
MOST_MONEY: Final = 1
MOST_PROCEDURE: Final = 4
MOST_ALARMS: Final = 1
LEAST_SEEN: Final = 7 / 8
LEAST_HOSPITALITY: Final = 5
ASSESSORS: Final = 2
FAR_APART: Final = 2
"""Marks further apart than this are both shown."""
Mark = Annotated[int, Meta(ge=1, le=10)]


class TestAnswer(Struct, frozen=True):
    """One answer, and when it was given."""

    __test__ = False  # no test of pytest

    at_s: float
    """Seconds since the test began."""
    round_no: int
    question: str
    item: str
    right: bool
    said: str
    correct: str
    paragraph: str
    ms: int

    @property
    def is_money(self) -> bool:
        """Say whether it moved money if it was wrong."""
        return self.item.partition("/")[0] == "payout"


class TestFault(Struct, frozen=True):
    """The end of a fault on purpose, or a stop without one."""

    __test__ = False

    at_s: float
    round_no: int
    kind: str
    end: str


class AssessorMarks(Struct, frozen=True):
    """The marks that one assessor gave, alone."""

    name: str
    technique: Mark
    control: Mark
    hospitality: Mark

    @property
    def mark(self) -> float:
        """With the weights of the championships: 2, 2 and 3."""
        return (2 * self.technique + 2 * self.control + 3 * self.hospitality) / 7


class TestSheet(Struct, frozen=True):
    """One table test, from its seal to its signatures."""

    __test__ = False

    candidate: str
    game: str
    title: str
    rulebook: str
    """The SHA-256 of the rulebook's file, in hex."""
    version: str
    seal: str
    """The seed's SHA-256, as it was shown before the test."""
    seed: str
    begun: datetime
    played_s: float
    """How long play lasted, without the time in which it was stopped."""
    rounds: int
    rounds_an_hour: int
    """How many a game wants."""
    answers: tuple[TestAnswer, ...]
    faults: tuple[TestFault, ...]
    marks: tuple[AssessorMarks, ...]
    tries: int
    """Which try it is, from 1: all stand on the certificate."""
    block: BlockStanding | None
    """How the block of payments stands that the test counts for."""

    @property
    def money_wrong(self) -> int:
        """How many payments were wrong."""
        return sum(answer.is_money and not answer.right for answer in self.answers)

    @property
    def procedure_wrong(self) -> int:
        """How many other answers were wrong."""
        return sum(not answer.is_money and not answer.right for answer in self.answers)

    @property
    def payments(self) -> int:
        """How many payments there were."""
        return sum(answer.is_money for answer in self.answers)

    @property
    def pace(self) -> float:
        """Rounds in an hour of play."""
        return 3600 * self.rounds / self.played_s if self.played_s else 0.0

    def count(self, *ends: str) -> int:
        """Count the faults that ended so."""
        return sum(fault.end in ends for fault in self.faults)


class Must(Struct, frozen=True):
    """One thing that a test must show."""

    what: str
    found: str
    holds: bool


def musts(sheet: TestSheet) -> tuple[Must, ...]:
    """List what the test must show, each by itself. Raises nothing, whatever is missing."""
    seen, faults = sheet.count("seen"), sheet.count("seen", "late", "miss")
    alarms = sheet.count("false alarm")
    block = sheet.block
    passed = block is not None and block.outcome is BlockOutcome.PASSED
    names = {each.name for each in sheet.marks}
    hospitality = [each.hospitality for each in sheet.marks]
    shown = " and ".join(str(mark) for mark in hospitality)
    return (
        Must("sealed seed", sheet.seal[:16], is_seal_of(sheet.seal, sheet.seed)),
        Must(f"{LEAST_ROUNDS} Rounds", str(sheet.rounds), sheet.rounds >= LEAST_ROUNDS),
        Must(
            f"at most {MOST_MONEY} wrong payment",
            f"{sheet.money_wrong} of {sheet.payments}",
            sheet.money_wrong <= MOST_MONEY,
        ),
        Must(
            f"at most {MOST_PROCEDURE} errors of procedure",
            str(sheet.procedure_wrong),
            sheet.procedure_wrong <= MOST_PROCEDURE,
        ),
        Must(
            f"{sheet.rounds_an_hour} Rounds an hour",
            f"{sheet.pace:.0f}",
            sheet.pace >= sheet.rounds_an_hour,
        ),
        Must("7 of 8 faults seen", f"{seen} of {faults}", 0 < faults * LEAST_SEEN <= seen),
        Must(f"at most {MOST_ALARMS} false alarm", str(alarms), alarms <= MOST_ALARMS),
        Must(
            f"two assessors, each {LEAST_HOSPITALITY} for hospitality",
            shown or "nobody has marked",
            len(names) == len(sheet.marks) == ASSESSORS and min(hospitality) >= LEAST_HOSPITALITY,
        ),
        Must("the block of payments", _block_words(block), passed),
    )


def is_passed(sheet: TestSheet) -> bool:
    """Say whether every *must* holds."""
    return all(must.holds for must in musts(sheet))


def examined(sheet: TestSheet) -> tuple[tuple[str, str], ...]:
    """The lines of a certificate: what was examined, and with what result."""
    found = [(_begun_large(must.what), must.found) for must in musts(sheet)]
    marks = [each.mark for each in sheet.marks]
    found += [(f"Mark by {each.name}", f"{each.mark:.1f}") for each in sheet.marks]
    if marks and max(marks) - min(marks) <= FAR_APART:
        found.append(("Mark", f"{sum(marks) / len(marks):.1f}"))
    return (*found, ("Tries", str(sheet.tries)), ("Seed", sheet.seed), ("Program", sheet.version))


def _begun_large(words: str) -> str:
    return words[:1].upper() + words[1:]


def timeline(sheet: TestSheet) -> list[str]:
    """The test second by second, a line for each answer and each fault."""
    moments = [(answer.at_s, _answer_words(answer)) for answer in sheet.answers]
    moments += [
        (fault.at_s, f"Round {fault.round_no}: {fault.kind}: {fault.end}") for fault in sheet.faults
    ]
    moments.sort(key=lambda moment: moment[0])
    return [f"{_clock(at_s)}  {words}" for at_s, words in moments]


def _answer_words(answer: TestAnswer) -> str:
    words = f"Round {answer.round_no}: {answer.question}"
    if answer.right:
        return f"{words} right, {answer.ms / 1000:.1f} s"
    paragraph = f" ({answer.paragraph})" if answer.paragraph else ""
    return f"{words} WRONG: {answer.said}, not {answer.correct}{paragraph}"


def _clock(seconds: float) -> str:
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes:02}:{rest:02}"


def _block_words(block: BlockStanding | None) -> str:
    if block is None:
        return "none was opened"
    words = f"{block.done} payments, {block.wrong} wrong"
    if block.outcome is BlockOutcome.OPEN:
        return f"{words}, {block.wanted} more wanted"
    return f"{words}, {block.outcome.value}"


def keep_sheet(folder: Path, sheet: TestSheet) -> Path:
    """Keep a sheet in training's data folder, under the next number. Raises `Fault`."""
    tests = folder / FOLDER
    try:
        make_private(tests)
        file = tests / f"{len(sheets(folder)) + 1:04}.json"
        add_file(file, msgspec.json.format(msgspec.json.encode(sheet)))
    except OSError as error:
        remedy = "Training needs a folder that this user may write."
        raise Fault("{tests}: {error}.", remedy, tests=tests, error=error.strerror) from error
    return file


def sheets(folder: Path) -> list[Path]:
    """The sheets in training's data folder, the oldest first."""
    return sorted((folder / FOLDER).glob("*.json"))


def read_sheet(file: Path) -> TestSheet:
    """A sheet from its file. Raises `Fault`."""
    try:
        return msgspec.json.decode(read_plain(file, _LARGEST_BYTES), type=TestSheet)
    except OSError as error:
        raise Fault(
            "{file}: {error}.", "Name a sheet of a test.", file=file, error=error.strerror
        ) from error
    except msgspec.MsgspecError as error:
        raise Fault(
            "{file}: is not a sheet of a test: {error}.",
            "Name a sheet of a test.",
            file=file,
            error=error,
        ) from None

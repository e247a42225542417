"""Written drills (`*.drill.toml`): a round record with a lesson around it.

    format = 1
    kind = "drill"
    title = "An odd Bet, paid 6 to 5"
    subject = "payout"
    paragraph = "3.16"
    teaches = "What this drill is for, in a sentence or two."
    hints = ["Divide by five, then times six."]
    text = "Box 1, ann's Initial Bet: what do you pay?"
    [ask]
    kind = "payout"
    …
    [answer]
    won = "42.00"
    …
    [record]
    format = 1
    game = "…"
    script = […]

The answer that it states is never the key: `check` plays the record and says if the rules differ.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from tablemgr.basics.errors import Refusal
from tablemgr.past.record import RecordError, RoundRecord, converted, text_of, toml_of, understand
from tablemgr.rules.drilling.family import Judgement, NoAnswerError
from tablemgr.rules.drilling.judging import is_right, judge
from tablemgr.rules.events import Event
from tablemgr.rules.games.families import drills_of
from tablemgr.rules.roles import Role
from tablemgr.rules.table import Table

SUFFIX: Final = ".drill.toml"


class _DrillFile(Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    kind: Literal["drill"]
    title: str
    subject: str
    paragraph: str
    teaches: str
    text: str
    ask: dict[str, Any]
    answer: dict[str, Any]
    record: dict[str, Any]
    hints: list[str] = msgspec.field(default_factory=list)
    counts: list[str] = msgspec.field(default_factory=list)


class Drill(Struct, frozen=True):
    """One written drill, read and understood."""

    id: str
    """The name of its file without the ending, behind its game: `rws-blackjack/odd-bet`."""
    title: str
    subject: str
    paragraph: str
    """The paragraph or ruling that it teaches; none of a question where nothing is wrong: empty."""
    teaches: str
    hints: tuple[str, ...]
    counts: tuple[str, ...]
    """What is graded beside the answer, in words: the order, the announcement."""
    text: str
    ask: dict[str, Any]
    answer: dict[str, Any]
    record: RoundRecord

    @property
    def game(self) -> str:
        """The game that it is about."""
        return self.record.game


def read_drill(file: str | Path) -> Drill:
    """The drill in a file. Raises `RecordError`, which names the file as it is given here."""
    name = str(file)
    found = converted(toml_of(text_of(file), name), _DrillFile, name)
    record = understand(found.record, name)
    if record.expect is not None:
        raise RecordError(name, "record.expect", "a drill's record expects nothing")
    stem = Path(name).name.removesuffix(SUFFIX)
    return Drill(
        f"{record.game}/{stem}",
        found.title,
        found.subject,
        found.paragraph,
        found.teaches,
        tuple(found.hints),
        tuple(found.counts),
        found.text,
        found.ask,
        found.answer,
        record,
    )


def judged(drill: Drill) -> Judgement:
    """Ask the rules for their answer at this moment. Raises `NoAnswerError`."""
    table, events = moment_of(drill.record)
    return judge(drills_of(table.rulebook.family), table, events, drill.ask)


def moment_of(record: RoundRecord) -> tuple[Table, list[Event]]:
    """The table at the end of the record, and the events of its last command.

    Raises `NoAnswerError` if the rules refuse something in it.
    """
    table, role = record.table(), Role.DEALER
    events: list[Event] = []
    for step in record.script:
        role = step.role or role
        for command in step.commands:
            try:
                events = table.do(command, role)
            except Refusal as refusal:
                raise NoAnswerError(f"step {step.position} is refused: {refusal}") from None
    return table, events


def _stated(drill: Drill, judgement: Judgement) -> dict[str, Any]:
    """The answer that the drill states. TOML has no null: what is left out is null."""
    return {**dict.fromkeys(judgement.answer), **drill.answer}


def find_flaws(drill: Drill) -> list[str]:
    """List what is wrong with a drill, a sentence each: the rules give another answer, or cite
    another paragraph.
    """
    try:
        judgement = judged(drill)
    except NoAnswerError as error:
        return [str(error)]
    drills = drills_of(drill.record.table().rulebook.family)
    found = []
    if not is_right(drills, drill.ask, judgement, _stated(drill, judgement)):
        found.append(f"the rules answer {judgement.answer}, not {drill.answer}")
    book = drill.record.table().rulebook
    known = (*book.paragraphs, *book.rulings, *judgement.paragraphs)
    if drill.paragraph and drill.paragraph not in known:
        found.append(f"{book.title} has no paragraph {drill.paragraph}")
    return found

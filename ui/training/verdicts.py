"""The words for an answer: what, why, by which paragraph; no praise and no blame."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.money import ZERO
from tablemgr.rules.rulebook.model import Rulebook
from tablemgr.training.faults.kinds import FaultKind
from tablemgr.training.faults.script import FaultEnd, FaultOutcome
from tablemgr.training.trainee import CHIPS, MONEY, ORDER, PLACE, SAY, SIGN, TOTAL, Said
from ui.views.shared import Tone

translate = QCoreApplication.translate


def verdict(said: Said) -> tuple[str, Tone]:
    """The words for an answer, and their colour."""
    if said.right:
        return "\u2713", Tone.PAY
    words = _words(said).rstrip(".")
    return (f"{words}. {said.paragraph}." if said.paragraph else f"{words}."), Tone.TAKE


def _words(said: Said) -> str:
    correct = said.correct
    if said.task.kind == PLACE:
        return said.why
    if said.task.kind == MONEY:
        return _money_words(said)
    if said.task.kind == TOTAL:
        soft = translate("training", "soft {0}") if correct["soft"] else "{0}"
        return soft.format(correct["total"])
    if said.task.kind == ORDER:
        return translate("training", "First {0}: take before you pay").format(correct["next"])
    if said.task.kind == CHIPS:
        heap = ", ".join(f"{count} \u00d7 {value}" for value, count in correct.items())
        return translate("training", "In chips: {0}").format(heap or str(ZERO))
    if said.task.kind == SIGN:
        if not correct["decision"]:
            return translate("training", "Wait for the Player\u2019s signal")
        return translate("training", "The signal was: {0}").format(correct["decision"])
    if said.task.kind == SAY:
        return _announcement_words(said)
    return _setting_words(correct)


def _announcement_words(said: Said) -> str:
    if said.correct["say"] is None:
        return translate("training", "Nothing is announced now")
    return translate("training", "Announce: \u201c{0}\u201d").format(said.correct["say"])


def _setting_words(correct: Mapping[str, Any]) -> str:
    low, high = (" ".join(correct[half]) for half in ("low", "high"))
    return translate("training", "Low {0}, High {1}").format(low, high)


def _money_words(said: Said) -> str:
    """`pay 42.00`, `take 25.00`, or that the Bet stays as it is; and what was said instead."""
    words = _act_words(said.correct)
    told = _act_words(said.answer)
    if told == words:
        return words
    return translate("training", "{0}, not: {1}").format(words, told)


def _act_words(answer: Mapping[str, Any]) -> str:
    nothing = str(ZERO)
    if answer["won"] != nothing:
        return translate("training", "pay {0}").format(answer["won"])
    if answer["lost"] != nothing:
        return translate("training", "take {0}").format(answer["lost"])
    return translate("training", "leave it")


def answer_words(said: Said, answer: Mapping[str, Any]) -> str:
    """Put what was said, or would have been right, into words for a sheet."""
    if said.task.kind == MONEY and "won" in answer:
        return _act_words(answer)
    return " ".join(str(value) for value in answer.values())


def fault_words(outcome: FaultOutcome, kind: FaultKind, book: Rulebook) -> str:
    """A fault that was missed or seen too late, or a stop without one."""
    words = {
        FaultEnd.MISS: translate("training", "Missed: {0}"),
        FaultEnd.LATE: translate("training", "Too late: {0}"),
        FaultEnd.FALSE_ALARM: translate("training", "Nothing was wrong: no {0}"),
        FaultEnd.SEEN: translate("training", "Seen: {0}"),
    }[outcome.end]
    alarm = outcome.end is FaultEnd.FALSE_ALARM
    what = kind.title if alarm else kind.says.rstrip(".")
    return f"{words.format(what)}. {kind.paragraphs(book)[0]}."

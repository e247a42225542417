"""The words for an answer: what, why, by which paragraph; no praise and no blame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.cards import card
from tablemgr.basics.money import ZERO
from tablemgr.rules.games.position import HandPlace
from tablemgr.rules.rulebook.model import Rulebook
from tablemgr.training.faults.kinds import FaultKind
from tablemgr.training.faults.script import FaultEnd, FaultOutcome
from tablemgr.training.lesson_tasks import LessonTask
from tablemgr.training.trainee import CHIPS, MONEY, ORDER, PLACE, SAY, SIGN, TOTAL, Said
from ui.presenter.hands import place_name
from ui.views.shared import Tone

translate = QCoreApplication.translate


def verdict(said: Said) -> tuple[str, Tone]:
    """The words for an answer, and their colour."""
    if said.right:
        return "\u2713", Tone.PAY
    words = _words(said).rstrip(".")
    return (f"{words}. {said.paragraph}." if said.paragraph else f"{words}."), Tone.TAKE


def told_at_once(said: Said, *, lit: bool) -> tuple[str, Tone]:
    """Say of an answer at once if it was right; what is not `lit` yet is not given away."""
    if said.right or lit or said.task.kind not in (PLACE, SAY):
        return verdict(said)
    words = translate("training", "Something is announced first. {0}.")
    if said.task.kind == PLACE:
        words = translate("training", "Not there. {0}.")
    return words.format(said.paragraph), Tone.TAKE


def told_together(answers: Sequence[Said], missed: Sequence[str]) -> tuple[str, Tone]:
    """Say what was wrong in these answers, and which faults were missed; the gravest first: money
    before procedure.
    """
    wrong = [said for said in answers if not said.first_try]
    wrong.sort(key=lambda said: not said.is_money)
    words = [*missed, *(verdict(said)[0] for said in wrong)]
    if words:
        return "  ".join(words[:3]), Tone.TAKE
    if not answers:
        return "", Tone.PLAIN
    text = translate("training", "Nothing was wrong in {0} answers.")
    return text.format(len(answers)), Tone.PLAIN


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
    low, high = (
        " ".join(card(code).in_words() for code in correct[half]) for half in ("low", "high")
    )
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


def answer_to_question(task: LessonTask, answer: Mapping[str, Any]) -> str:
    """Put an answer to a lesson's question into words; of an answer of another shape its values."""
    kind = task.ask["kind"]
    if set(answer) != set(task.judgement.answer):
        return " ".join(str(value) for value in answer.values())
    if kind == "total":
        soft = translate("training", "soft {0}") if answer["soft"] else "{0}"
        return soft.format(answer["total"])
    if kind == MONEY:
        return _act_words(answer)
    if kind == "allowed":
        return ", ".join(answer["allowed"]) or translate("training", "nothing is allowed")
    if kind == PLACE:
        if answer["box"] is None:
            return translate("training", "no card")
        place = HandPlace(answer["box"], answer["hand"] - 1)
        return place_name(task.table.position, place)
    if kind == CHIPS:
        heap = ", ".join(f"{count} \u00d7 {value}" for value, count in answer["chips"].items())
        words = translate("training", "{0} and {1} in cash")
        cash = answer["cash"]
        return words.format(heap or str(ZERO), cash) if cash != str(ZERO) else heap
    if "low" in answer:
        return _setting_words(answer)
    if kind == ORDER:
        return ", ".join(answer["order"])
    [value] = answer.values()
    if value is None:
        return translate("training", "none")
    return f"\u201c{value}\u201d" if kind == SAY else str(value)


def question_verdict(
    task: LessonTask, answer: Mapping[str, Any], *, right: bool
) -> tuple[str, Tone]:
    """Say of an answer to a question of a lesson what is right, why, and by which paragraph."""
    correct = answer_to_question(task, task.judgement.answer)
    cited = f"{task.judgement.paragraphs[0]}." if task.judgement.paragraphs else ""
    if right:
        return f"\u2713 {correct}. {cited}".rstrip(), Tone.PAY
    said = answer_to_question(task, answer)
    words = translate("training", "{0}, not: {1}.").format(correct, said)
    why = task.judgement.why.removesuffix(".")
    return " ".join(filter(None, (words, f"{why}." if why else "", cited))), Tone.TAKE


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

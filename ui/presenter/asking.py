"""The questions to Players that any game can ask.

Decides nothing: the table verifies each line, and a line that it refuses shows why.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from tablemgr.rules.commands import Command, WalkAway
from tablemgr.rules.games.position import BettingBox, HandPlace
from tablemgr.service.session import TableSession
from ui.presenter.cites import citation, why_not
from ui.presenter.families import presenter_of
from ui.views.asking import Choice, ChoiceAsk, Question
from ui.views.guide import HistoryLine
from ui.views.shared import Tone

translate = QCoreApplication.translate


def choices(
    session: TableSession, title: str, code: str, make: Callable[[BettingBox], list[Command]]
) -> ChoiceAsk | None:
    """A question with a line for each command that `make` gives for each box in play.

    A line that the table refuses shows why; None if it refuses all. `code` names the question's
    paragraph in the rulebook's `[cites]`.
    """
    position = session.table.position
    worth = {hand.place: hand.worth for hand in presenter_of(position).hands(position)}
    found = []
    for box in position.in_play:
        for command in make(box):
            refusal = session.verify(command)
            why = None if refusal is None else why_not(position.rulebook, refusal)
            label = translate("asking", "Box {number}").format(number=box.number)
            player = getattr(command, "player", None)
            if player is not None:
                label = f"{label}, {player}"
            detail = worth.get(HandPlace(box.number, 0), "")
            found.append(Choice(label, box.number, command, detail, why))
    if all(choice.reason is not None for choice in found):
        return None
    book = position.rulebook
    return ChoiceAsk(title, tuple(found), citation(book, book.cites[code]))


def left_unanswered(ask: Question, told: HistoryLine | None) -> HistoryLine | None:
    """The line to show after a card came while `ask` was open: it has closed the question.

    `told` is the line about the card itself. If `ask` only shows something and awaits no answer,
    `told` is given back as it is.
    """
    if not ask.awaits_answer:
        return told
    closed = translate("history", "The question was not answered, and is closed.")
    if isinstance(ask, ChoiceAsk):
        words = translate("history", "“{question}” was not answered, and is closed.")
        closed = words.format(question=ask.title)
    if told is None:
        return HistoryLine(closed, Tone.WARN)
    stop = "" if told.text.endswith(".") else "."
    return HistoryLine(f"{told.text}{stop} {closed}", Tone.WARN, told.cite)


WALK_AWAY = "walk-away"
"""What a round record calls the command that a Player has left."""


def walk_away(session: TableSession) -> ChoiceAsk | None:
    """Asks whose only Player has left (5.3); None in a game in which nobody plays a Hand."""
    if WALK_AWAY not in session.table.vocabulary.words:
        return None
    title = translate("asking", "Whose Player has left?")
    return choices(session, title, "box-is-the-houses", lambda box: [WalkAway(box.number)])

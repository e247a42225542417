"""The questions to Players that any game can ask.

Decides nothing: the table verifies each line, and a line that it refuses shows why.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from tablemgr.rules.commands import Back, Command, Left, WalkAway
from tablemgr.rules.games.betting_box import BettingBox
from tablemgr.rules.games.families import Position
from tablemgr.rules.games.position import HandPlace
from tablemgr.service.session import TableSession
from ui.presenter.families import presenter_of
from ui.presenter.words import citation, why_not
from ui.views.asking import Choice, ChoiceAsk, FeltAsk, Question
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
            said = _said_of(position, box, command)
            label = f"{label}: {said}" if said else label
            detail = worth.get(HandPlace(box.number, 0), "")
            found.append(Choice(label, box.number, command, detail, why))
    if all(choice.reason is not None for choice in found):
        return None
    book = position.rulebook
    return ChoiceAsk(title, tuple(found), citation(book, book.cites[code]))


def _said_of(position: Position, box: BettingBox, command: Command) -> str:
    """Who has left the box or is back, in words, if the command says so."""
    who = position.box_decider(box)
    if isinstance(command, Left) and who is not None:
        return translate("asking", "{player} has left").format(player=who)
    if isinstance(command, Back):
        left = [name for number, name in position.remembered.may_come_back if number == box.number]
        return translate("asking", "{player} is back").format(player=left[-1])
    return ""


def left_unanswered(ask: Question, told: HistoryLine | None) -> HistoryLine | None:
    """The line to show after a card came while `ask` was open: it has closed the question.

    `told` is the line about the card itself. If `ask` only shows something and awaits no answer,
    `told` is given back as it is.
    """
    if not ask.awaits_answer:
        return told
    closed = translate("history", "The question was not answered, and is closed.")
    if isinstance(ask, ChoiceAsk | FeltAsk):
        words = translate("history", "“{question}” was not answered, and is closed.")
        closed = words.format(question=ask.title)
    if told is None:
        return HistoryLine(closed, Tone.WARN)
    stop = "" if told.text.endswith(".") else "."
    return HistoryLine(f"{told.text}{stop} {closed}", Tone.WARN, told.cite)


WALK_AWAY = "walk-away"
"""What a round record calls the command that a Player has left."""


def walk_away(session: TableSession) -> ChoiceAsk | None:
    """Asks who has left (5.3), or is back (I21); None in a game in which nobody plays a Hand."""
    words = session.table.vocabulary.words
    if WALK_AWAY not in words:
        return None
    position = session.table.position

    def leaves(box: BettingBox) -> list[Command]:
        alone = "left" not in words or len(position.open_players(box)) < 2
        gone = WalkAway(box.number) if alone else Left(box.number)
        back = Back(box.number)
        return [gone, back] if session.table.can(back) else [gone]

    title = translate("asking", "Who has left, or is back?")
    return choices(session, title, "box-is-the-houses", leaves)

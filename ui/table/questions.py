"""The open question to the Players: asked, answered, and closed when the table moves on."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QCoreApplication

from tablemgr.rules.commands import Command, DealCard, WalkAway
from ui.presenter.asking import left_unanswered, walk_away
from ui.table.hub import TableHub
from ui.table.naming import Naming
from ui.views.asking import FeltAsk, Question
from ui.views.guide import ButtonPlace

translate = QCoreApplication.translate


class Questions:
    """One table's open question."""

    def __init__(self, hub: TableHub, naming: Naming) -> None:
        self._hub = hub
        self.naming = naming
        """What must be named before an answer counts."""
        self.open: Question | None = None
        """The question that is asked now, or None."""
        self.spoken: set[str] = set()
        """The Players whose answers stand on its sheet but are not confirmed yet."""
        self.answered: list[Callable[[], None]] = []
        """Called once no question is open for whose answer a drawn card waits."""

    @property
    def waited_for(self) -> str:
        """The decision for whose answer a drawn card waits (I12); empty if it waits for none."""
        return "" if self.open is None else self._hub.family.unconfirmed(self.open)

    def ask(self, question: Question) -> None:
        """Open a question that no button of a family opens."""
        self._put(question)

    def ask_about(self, place: ButtonPlace) -> None:
        """Open the question behind a button."""
        self._put(self._hub.family.question(self._hub.session, place))

    def ask_about_box(self, number: int) -> bool:
        """Ask the Player of a box that was touched, or act for the House. False: neither is due."""
        hub = self._hub
        if isinstance(self.open, FeltAsk):
            self._answer_on_felt(self.open, number)
            return True
        touched = hub.family.touched(hub.session, number)
        if touched is None:
            return False
        if touched.refusal is not None:
            hub.refuse(touched.refusal)
        elif touched.command is not None:
            hub.tell(touched.command)
        else:
            self._put(touched.question)
        return True

    def _answer_on_felt(self, asked: FeltAsk, number: int) -> None:
        """A box was touched whose key says what the touch does: tell it, or say why not."""
        choice = asked.choice(number)
        if choice is None:
            words = translate("questions", "Box {box} is not in play.")
            self._hub.say(words.format(box=number))
        elif choice.reason is not None:
            self._hub.say_why_not(choice.reason)
        else:
            self.answer(choice.command)

    def ask_who_left(self) -> None:
        """Open the question who has left (5.3) or is back, or say why it is not asked."""
        barred = self._hub.session.barred(WalkAway(1))
        if barred is not None:
            self._hub.refuse(barred)
            return
        asked = walk_away(self._hub.session)
        if asked is None:
            self._hub.say(
                translate(
                    "questions",
                    "Nobody can leave now: no Player decides for a box in play.",
                )
            )
        self._put(asked)

    def answer(self, command: Command) -> None:
        """Tell the table the Players' answer. After it the question is over, or is asked again; or
        a card must be named first.
        """
        if not self._hub.tell(command) and self.naming.put_before(command):
            self.close()

    def close(self) -> None:
        """Close the open question."""
        self._put(None)

    def forget(self) -> None:
        """The table was taken up again from the journal: nobody has been asked."""
        self.open = None
        self.spoken.clear()

    def spoke(self, player: str) -> None:
        """A Player's answer stands on the sheet of the open question, not confirmed yet."""
        if self.open is not None:
            self.spoken.add(player)

    def time_over(self, silent: Collection[str]) -> None:
        """These Players have not answered the open question in time: the sheet says so."""
        self._hub.silent.emit(silent)

    def _put(self, question: Question | None) -> None:
        before, self.open = self.open, question
        self.spoken.clear()
        self._hub.asked.emit(question)
        if isinstance(question, FeltAsk) or isinstance(before, FeltAsk):
            self._hub.show()
        if not self.waited_for:
            for follow in self.answered:
                follow()

    def after_act(self, command: Command) -> None:
        """Close the open question or ask it again.

        If a card came before an answer was given, say so.
        """
        hub, asked = self._hub, self.open
        if asked is None:
            return
        told = hub.history
        self._put(hub.family.renewed(hub.session, asked))
        if isinstance(command, DealCard) and self.open is None:
            hub.history = left_unanswered(asked, told)

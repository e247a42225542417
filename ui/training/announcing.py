"""The keys for what a trainee says aloud; judges what he leaves unsaid when he goes on."""

from __future__ import annotations

from collections.abc import Callable

from tablemgr.rules.commands import Close, Command, Open, Settle
from tablemgr.training.trainee import Said, Trainee
from ui.table.controller import TableController
from ui.training.choices import announcements
from ui.training.panel import TraineePanel


class Announcing:
    """The announcements at one training table."""

    def __init__(
        self,
        controller: TableController,
        panel: TraineePanel,
        trainee: Callable[[], Trainee],
        judged: Callable[[Said | None], None],
    ) -> None:
        """`judged` is told each that was judged; None: he only said it again."""
        self._controller = controller
        self._panel = panel
        self._trainee = trainee
        self._judged = judged
        panel.say_touched.connect(self.offer)
        controller.held_back = self._holds_back

    def offer(self) -> None:
        """Let him say something aloud, whatever is asked."""
        self._panel.choices.offer(announcements(self._controller.session.table.rulebook))
        self._panel.ask(self._panel.choices)

    def announce(self, words: str) -> None:
        """He says these words."""
        session = self._controller.session
        self._judged(self._trainee().announce(session.table, session.round_no, words))
        self._controller.show()

    def leaves_unsaid(self) -> bool:
        """He goes on: judge an announcement that he owes. Gives if he is held back."""
        session, trainee = self._controller.session, self._trainee()
        owed = trainee.owed_words(session.table, session.round_no)
        if owed is None:
            return False
        self._judged(trainee.leave_unsaid(session.table, owed))
        self._controller.show()
        return trainee.mode.holds_back

    def _holds_back(self, command: Command) -> bool:
        """Judge a touched command that moves the Round on: an announcement may be due before it."""
        return isinstance(command, Open | Close | Settle) and self.leaves_unsaid()

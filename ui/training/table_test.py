"""A table test at a training table: begins it from a sealed seed, notes what happens and when, and
issues the certificate.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QObject

from drivers.simulator import Simulator
from tablemgr import __version__
from tablemgr.basics.errors import Fault
from tablemgr.journal import EntryKind
from tablemgr.rules.roles import Role
from tablemgr.service.slip_acts import SlipOf
from tablemgr.training.curriculum import shipped_curriculum
from tablemgr.training.players.pace import FULL
from tablemgr.training.players.seats import MOST
from tablemgr.training.table_test.loaded_shoe import loaded_shoe
from tablemgr.training.table_test.seed import seal_of
from tablemgr.training.table_test.sheet import (
    AssessorMarks,
    TestAnswer,
    TestFault,
    TestSheet,
    examined,
    is_passed,
    keep_sheet,
    read_sheet,
    sheets,
)
from tablemgr.training.trainee import CHIPS, SIGN, Said
from ui.slips.files import keep
from ui.slips.store import SlipStore, text_twin
from ui.table.controller import TableController
from ui.training.diary_keeper import DiaryKeeper
from ui.training.training import Training
from ui.training.veil import question
from ui.training.verdicts import answer_words

VALID: Final = timedelta(days=365)
AGAIN_AFTER: Final = timedelta(hours=48)
"""How long a candidate waits after a test that he did not pass."""


class _TestUnderWay(Struct):
    """A test that is under way."""

    seed: str
    assessors: tuple[str, ...]
    begun: datetime
    begun_s: float
    round_no: int
    """The last Round before it."""
    answers: list[TestAnswer]
    faults: list[TestFault]


class TableTest(QObject):
    """The test of one table."""

    def __init__(
        self,
        controller: TableController,
        training: Training,
        simulator: Simulator,
        keeper: DiaryKeeper,
    ) -> None:
        super().__init__(training)
        self._controller = controller
        self._training = training
        self._simulator = simulator
        self._keeper = keeper
        self._under: _TestUnderWay | None = None
        training.judged.connect(self._judged)
        controller.changed.connect(self._look)

    @property
    def is_under_way(self) -> bool:
        """Say whether a test has begun and not ended."""
        return self._under is not None

    @property
    def seal(self) -> str:
        """The seal of the test that is under way."""
        return "" if self._under is None else seal_of(self._under.seed)

    def begin(self, assessors: Sequence[str]) -> None:
        """Begin a test. Raises `Fault` if it may not begin now."""
        session = self._controller.session
        candidate = session.person.name
        names = tuple(dict.fromkeys(name.strip() for name in assessors if name.strip()))
        if len(names) != len(assessors) or candidate in names:
            raise Fault(
                "A test needs two assessors, and none of them is the candidate.",
                "Enter two names.",
            )
        if not session.between_rounds:
            raise Fault("A Round is open.", "Finish the Round first.")
        self._may_try_again(candidate)
        seed = secrets.token_hex(16)
        seal = {"seal": seal_of(seed), "candidate": candidate, "assessors": list(names)}
        session.write(EntryKind.SESSION, {"test": seal})
        self._training.begin_test(MOST, int(seed, 16), FULL)
        crowd = self._training.players.crowd
        assert crowd is not None
        self._simulator.load_shoe(loaded_shoe(session.table, crowd, seed))
        words = self.tr("Sealed seed: {0}").format(seal_of(seed)[:16])
        self._training.panel.say(words)
        now = datetime.now().astimezone()
        self._under = _TestUnderWay(seed, names, now, time.monotonic(), session.round_no, [], [])

    def hold_clock(self, *, on: bool) -> None:
        """Let the clock of play stand still while the assessors look at their sheet."""
        self._training.clock.hold("assessors", on=on)

    def finish(self, marks: Sequence[AssessorMarks]) -> tuple[TestSheet, str]:
        """End the test: keep its sheet, and issue the certificate if every *must* holds; gives the
        sheet and the certificate's file, or an empty text. Raises `Fault`; if the sheet can't be
        kept, the test goes on and may be ended again.
        """
        under = self._under
        assert under is not None
        sheet = self._sheet(under, tuple(marks))
        keep_sheet(self._keeper.folder, sheet)
        self._under = None
        self._training.end_test()
        self._controller.session.write(
            EntryKind.SESSION, {"test": {"seed": under.seed, "passed": is_passed(sheet)}}
        )
        return sheet, self._certificate(sheet) if is_passed(sheet) else ""

    def _may_try_again(self, candidate: str) -> None:
        game = self._keeper.game
        tried = [read_sheet(file) for file in sheets(self._keeper.folder)]
        own = [one for one in tried if (one.candidate, one.game) == (candidate, game)]
        if own and not is_passed(own[-1]):
            again = own[-1].begun + AGAIN_AFTER
            if datetime.now().astimezone() < again:
                when = again.isoformat(sep=" ", timespec="minutes")
                raise Fault("The last test was not passed.", "Try again from {when}.", when=when)

    def _sheet(self, under: _TestUnderWay, marks: tuple[AssessorMarks, ...]) -> TestSheet:
        session, game = self._controller.session, self._keeper.game
        folder, candidate = self._keeper.folder, session.person.name
        tried = [read_sheet(file) for file in sheets(folder)]
        tries = 1 + sum((one.candidate, one.game) == (candidate, game) for one in tried)
        progress = self._keeper.progress(candidate)
        block = next(each.block for each in progress.games if each.game == game)
        return TestSheet(
            candidate=candidate,
            game=game,
            title=session.table.rulebook.title,
            rulebook=session.digests.in_use.get(f"{game}.toml", ""),
            version=__version__,
            seal=seal_of(under.seed),
            seed=under.seed,
            begun=under.begun,
            played_s=self._training.clock.played_s,
            rounds=session.round_no - under.round_no,
            rounds_an_hour=shipped_curriculum(game).rounds_an_hour,
            answers=tuple(under.answers),
            faults=tuple(under.faults),
            marks=marks,
            tries=tries,
            block=block,
        )

    def _judged(self, said: Said) -> None:
        if self._under is None:
            return
        session = self._controller.session
        book = session.table.rulebook
        asked = {CHIPS: self.tr("Chips"), SIGN: self.tr("The Player\u2019s signal")}
        self._under.answers.append(
            TestAnswer(
                at_s=self._at_s(),
                round_no=session.round_no,
                question=asked.get(said.task.kind) or question(said.task, book),
                item=said.task.skill,
                right=said.first_try,
                said=answer_words(said, said.answer),
                correct=answer_words(said, said.correct),
                paragraph=said.paragraph,
                ms=said.ms,
            )
        )

    def _look(self) -> None:
        """Note what has become of faults since the last look."""
        if self._under is None:
            return
        outcomes = self._training.faults.script.outcomes
        for outcome in outcomes[len(self._under.faults) :]:
            told = TestFault(self._at_s(), outcome.round_no, outcome.kind, outcome.end.value)
            self._under.faults.append(told)

    def _at_s(self) -> float:
        assert self._under is not None
        return round(time.monotonic() - self._under.begun_s, 2)

    def _certificate(self, sheet: TestSheet) -> str:
        """Sign and save the certificate; gives its file."""
        from tablemgr.slips.issuing import with_code  # noqa: PLC0415 - not before it is wanted
        from tablemgr.slips.kinds import slip_kind  # noqa: PLC0415 - as above
        from tablemgr.slips.kinds.certificate import CertificateContent  # noqa: PLC0415 - as above
        from ui.slips.drawing import slip_pdf  # noqa: PLC0415 - as above

        session, profile = self._controller.session, self._controller.profile
        store: SlipStore = self._controller.settling.slips
        signer = store.signer
        if signer is None:
            raise Fault("This table has no key.", "A certificate needs the table's key.")
        newest = session.journal.last
        assert newest is not None
        now = datetime.now().astimezone()
        content = CertificateContent(
            house=profile.house,
            table=profile.table,
            candidate=sheet.candidate,
            game=sheet.game,
            title=sheet.title,
            rulebook=sheet.rulebook,
            time=now,
            valid_to=(now + VALID).date(),
            examined=examined(sheet),
            signers=tuple(
                (Role.PIT_SUPERVISOR.value, each.name, "name", 0) for each in sheet.marks
            ),
            entry=newest.seq,
            chain=newest.hash,
        )
        kind = slip_kind("certificate")
        code = signer.issue(session, kind, SlipOf(sheet.seal), content)
        pdf = slip_pdf(
            "certificate", content, profile.slip.paper, code, language=profile.slip.language
        )
        name = f"certificate-{sheet.seal[:8]}.pdf"
        group = profile.slip.group
        try:
            keep(store.folder, text_twin(name), with_code(kind.text(content), code).encode(), group)
            return str(keep(store.folder, name, pdf, group).path)
        except OSError as error:
            raise Fault(
                "{folder}: {error}.",
                "The sheet of the test is kept.",
                folder=store.folder / name,
                error=error.strerror,
            ) from error

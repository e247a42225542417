"""Leads a person through the case file of a table, also during a Round. Changes no table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tablemgr.basics.errors import Bug, Fault
from tablemgr.house.profile_tables import SlipLines
from tablemgr.past.case_file import CaseFile
from ui.case_file.case_drill import keep_drill
from ui.case_file.overlay import CaseFileOverlay
from ui.case_file.source import CaseSource, LiveSource
from ui.presenter.case_file import Cases, case_file_view, precedents_text
from ui.slips.case_slips import CaseSlips, case_pdf
from ui.slips.files import Kept
from ui.table.controller import TableController
from ui.theme.words import whole_fault
from ui.views.case_file import ChosenCase, Search
from ui.views.shared import Tone, path_text


class SlipPlace(Struct, frozen=True):
    """How the slips of cases are saved, and on which paper and in which language they are shown."""

    save: Callable[[CaseFile], Kept]
    """Raises `Fault` if the slip can't be made or written."""
    code: Callable[[CaseFile], str] = lambda _: ""
    """The code that a case's slip has already, or empty."""
    shown: SlipLines = SlipLines()
    make_drill: Callable[[CaseFile], Path] | None = None
    """Makes a drill of a case and gives its file; None if none can be made. Raises `Fault`."""


class CaseFileBrowser(QObject):
    """The case file over one window."""

    put_away = Signal()
    """The case file was closed."""
    round_asked = Signal(int)
    """Step through the Round with this number."""

    def __init__(self, source: CaseSource, centre: QWidget, place: SlipPlace) -> None:
        super().__init__(centre)
        self._source = source
        self._centre = centre
        self._place = place
        self._cases = Cases("", "", ())
        self._file: CaseFile | None = None

    @cached_property
    def sheet(self) -> CaseFileOverlay:
        """The sheet of the case file."""
        sheet = CaseFileOverlay(self._centre)
        sheet.searched.connect(self.look_for)
        sheet.chosen.connect(self.choose)
        sheet.save_asked.connect(self.save)
        sheet.drill_asked.connect(self.make_drill)
        sheet.precedents_asked.connect(self.show_precedents)
        sheet.round_asked.connect(self._round)
        sheet.closed.connect(self.put_away)
        return sheet

    def show(self) -> None:
        """Open the case file with all its cases; if it can't be read, say why."""
        try:
            self._cases = self._source.cases()
        except Fault as fault:
            self._cases = Cases("", "", ())
            self.sheet.set_view(case_file_view(self._cases, Search()))
            self.sheet.count.clear()
            self.sheet.say(whole_fault(fault), Tone.TAKE)
            return
        self.look_for(Search())

    def look_for(self, search: Search) -> None:
        """List the cases that match the search, and show the first of them."""
        self._file = None
        self.sheet.set_view(case_file_view(self._cases, search))

    def choose(self, ref: str) -> None:
        """Show the slip of the case with this number, as it is written."""
        file = next(each for each in self._cases.files if each.ref == ref)
        cases, lines = self._cases, self._place.shown
        self._file = file
        try:
            code = self._place.code(file)
            pdf = case_pdf(
                file,
                cases.house,
                cases.table,
                lines.paper,
                code,
                training=cases.training,
                language=lines.language,
            )
        except Fault as fault:
            self.sheet.show_case(None)
            self.sheet.say(whole_fault(fault), Tone.TAKE)
            return
        before = precedents_text(cases.files, file)
        self.sheet.show_case(ChosenCase(file.ref, file.round_no, pdf, before))

    def show_precedents(self) -> None:
        """List the cases of the chosen case's kind in the same game."""
        if self._file is not None:
            self.look_for(Search(kind=self._file.kind, game=self._file.game))

    def save(self) -> None:
        """Save the chosen case's slip in the folder of slips; never replaces a file."""
        if self._file is None:
            return
        try:
            kept = self._place.save(self._file)
        except Fault as fault:
            self.sheet.say(whole_fault(fault), Tone.TAKE)
            return
        text = self.tr("Saved as {0}").format(path_text(kept.path))
        self.sheet.say(f"{text} {kept.notice}".rstrip(), Tone.PAY)

    def make_drill(self) -> None:
        """Make a drill of the chosen case, for training: names and amounts are replaced."""
        if self._file is None or self._place.make_drill is None:
            return
        try:
            made = self._place.make_drill(self._file)
        except Fault as fault:
            self.sheet.say(whole_fault(fault), Tone.TAKE)
            return
        self.sheet.say(self.tr("The drill is {0}").format(path_text(made)), Tone.PAY)

    def _round(self) -> None:
        if self._file is not None:
            self.sheet.hide()
            self.round_asked.emit(self._file.round_no)


def case_file_of_table(controller: TableController, centre: QWidget) -> CaseFileBrowser:
    """The case file of the table in service."""
    slips = CaseSlips(controller.profile, controller.settling.slips)

    def save(file: CaseFile) -> Kept:
        if controller.standstill.view is not None:
            raise Fault(
                "The table is stopped: the slip of a case can't be signed now.",
                "Save it once the table goes on.",
            )
        return slips.save(controller.session, file)

    def code(file: CaseFile) -> str:
        try:
            return slips.code(controller.session, file)
        except (Fault, Bug):  # the journal is broken or closed: its slip is shown without the code
            return ""

    def drill(file: CaseFile) -> Path:
        return keep_drill(controller.session, file)

    place = SlipPlace(save, code, controller.profile.slip, drill)
    return CaseFileBrowser(LiveSource(controller), centre, place)

"""Says that the rulebook or the layout has changed since the last Round. Knows no widget."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ui.table.controller import TableController
from ui.theme.words import listed
from ui.views.dialogs import AlertView
from ui.views.shared import Tone

translate = QCoreApplication.translate


def say_changed_files(controller: TableController) -> None:
    """If they have changed, store and show it. Raises `Fault` if the journal can't be written."""
    changed = controller.session.digests.changed
    if not changed:
        return
    controller.session.note_changed_files()
    names = listed(each.name for each in changed)
    text = translate("changed_files", "Changed since the last Round: {names}.")
    remedy = translate(
        "changed_files",
        "Ask the Table Games Shift Manager whether rules or layout were changed on purpose. "
        "The journal has both digests.",
    )
    controller.alerted.emit(AlertView("files", text.format(names=names), remedy, Tone.TAKE))

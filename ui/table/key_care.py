"""Compares the journal with the table's key and its witnesses at a start. What speaks against it
stays on the screen, and no Round opens, until the Shift Manager has signed. Knows no widget.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tablemgr.basics.errors import Fault
from ui.presenter.house_alerts import unsealed, unwitnessed
from ui.slips.key_slips import keep_key_slips
from ui.table.hub import TableHub
from ui.theme.words import fault_in_words
from ui.views.dialogs import AlertView

if TYPE_CHECKING:
    from ui.slips.store import SlipStore


class KeyCare:
    """The doubts about the journal of one table."""

    def __init__(self, controller: TableHub, slips: SlipStore) -> None:
        """Compare, and note in the journal what is new; then sign the journal as it stands. Raises
        `Fault`.
        """
        self._controller = controller
        self._slips = slips
        self._unsaid: list[AlertView] = []
        slips.take_up_key_change(controller.session.journal)
        signer = slips.signer
        if signer is None:
            return
        from tablemgr.house.sealing import unsealed_acts  # noqa: PLC0415 - not without a key
        from tablemgr.slips.witnesses import (  # noqa: PLC0415 - as above
            lines_missing,
            read_witnesses,
            what_differs,
        )

        session = controller.session
        slips.sign_journal(session)
        controller.restored.connect(lambda: slips.sign_journal(controller.session))
        journal = session.journal
        named = controller.profile.table_key.witness
        found, witnesses = list[str](), []
        try:
            if named:
                witnesses = read_witnesses(Path(named).expanduser(), journal.header.table_id)
        except Fault as fault:
            found.append(fault_in_words(fault)[0])
        else:
            lines = lines_missing(journal, named, witnesses) if named else []
            found += [line.in_words() for line in lines]
        differs = what_differs(
            journal,
            signer.key.public_key(),
            key_is_new=slips.key_is_new,
            witnesses=witnesses,
            slips=slips.folder,
        )
        found += [line.in_words() for line in differs]  # the journal has them in English
        self.note(found)
        if acts := unsealed_acts(journal):
            self._unsaid.append(unsealed(acts))
        slips.seal(session)  # a start signs before anything else is told
        try:
            keep_key_slips(slips, session, controller.profile.slip)
        except Fault as fault:
            self._unsaid.append(AlertView("key-slip", *fault_in_words(fault)))

    def note(self, found: Sequence[str]) -> bool:
        """Note what speaks against the journal; say if any of it is new. Raises `Fault`."""
        session = self._controller.session
        known = {*session.standing.unwitnessed, *session.standing.witnessed}
        new = [each for each in found if each not in known]
        if new:
            session.note({"unwitnessed": [*session.standing.unwitnessed, *new]})
        return bool(new)

    @property
    def waits(self) -> bool:
        """Something waits for the Shift Manager's signature."""
        return bool(self._controller.session.standing.unwitnessed)

    def seal(self) -> None:
        """Sign the journal, now that the Shift Manager has signed what spoke against it."""
        self._slips.seal(self._controller.session)

    def unsaid(self) -> list[AlertView]:
        """Give the messages of a start."""
        return self._unsaid

    def lines(self) -> str:
        """Give what he signs, a line each."""
        return "\n".join(self._controller.session.standing.unwitnessed)

    def alert(self) -> AlertView:
        """The message that stays until it is signed."""
        return unwitnessed(self._controller.session.standing.unwitnessed)

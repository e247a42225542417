"""Makes the slips of the table's money, signs them, and keeps them beside the settlement slips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablemgr.basics.errors import Fault
from tablemgr.house.profile import Profile
from tablemgr.service.session import TableSession
from tablemgr.service.slip_acts import SlipOf, code_of
from tablemgr.service.slip_name import SlipName
from ui.slips.store import SlipStore

if TYPE_CHECKING:
    from tablemgr.slips.kinds.tray import TraySlip


class TraySlips:
    """The slips of the tray of one table."""

    def __init__(self, profile: Profile, store: SlipStore) -> None:
        self._profile = profile
        self._store = store

    def slips(self, session: TableSession, since: int = 0) -> list[TraySlip]:
        """Those that the entries after number `since` lead to, in order."""
        from tablemgr.slips.kinds.tray import TrayHead  # noqa: PLC0415 - not at a start
        from tablemgr.slips.of_tray import tray_slips  # noqa: PLC0415 - as above

        of, title = self._profile, session.table.rulebook.title
        head = TrayHead(of.house, of.table, title, of.shift, session.training)
        authority = session.tray.desk.rules.authority
        return list(tray_slips(session.journal, head, authority, since=since))

    def find(self, session: TableSession, name: SlipName) -> TraySlip | None:
        """The slip of that name; None if it is no slip of the tray."""
        return next((each for each in self.slips(session) if name_of(each) == name), None)

    def keep(self, session: TableSession, since: int) -> list[TraySlip]:
        """Sign and save the slips that the entries after number `since` lead to, all parts of each
        in one file. Raises `Fault`.
        """
        from tablemgr.slips.issuing import with_code  # noqa: PLC0415 - not at a start
        from tablemgr.slips.kinds import slip_kind  # noqa: PLC0415 - as above

        found = self.slips(session, since)
        for slip in found:
            self.sign(session, slip)
            name, code = name_of(slip).file, self._code(session, slip)
            try:
                if code:
                    text = with_code(slip_kind(slip.kind).text(slip), code)
                    self._store.keep(f"{name}.txt", text.encode())
                self._store.keep(f"{name}.pdf", self.pdf(session, slip))
            except OSError as error:
                raise Fault(
                    "{folder}: the slip can't be saved: {error}.",
                    "The act is in the journal: make room, and look at the tray again.",
                    folder=self._store.folder / name,
                    error=error.strerror,
                ) from error
        return found

    def sign(self, session: TableSession, slip: TraySlip, copy: int = 0) -> None:
        """Give a print of a slip its code; nothing at a table without a key. Raises `Fault`."""
        from tablemgr.slips.kinds import slip_kind  # noqa: PLC0415 - not at a start

        signer = self._store.signer
        if signer is not None:
            signer.issue(session, slip_kind(slip.kind), _which(slip, copy), slip)

    def copies(self, session: TableSession, slip: TraySlip) -> int:
        """How many prints of a slip have a code."""
        count = 0
        while self._code(session, slip, count):
            count += 1
        return count

    def pdf(self, session: TableSession, slip: TraySlip, copy: int = 0, paper: str = "") -> bytes:
        """A copy of a slip, all of its parts. Raises `Fault` if it can't be drawn."""
        from ui.slips.drawing import slip_pdf  # noqa: PLC0415 - not at a start

        code = self._code(session, slip, copy)
        of = self._profile.slip
        paper = paper or of.paper
        return slip_pdf(slip.kind, slip, paper, code, copy=copy, language=of.language)

    def _code(self, session: TableSession, slip: TraySlip, copy: int = 0) -> str:
        return code_of(session.journal, name_of(slip).kind, _which(slip, copy))


def name_of(slip: TraySlip) -> SlipName:
    """The name of a slip, as its code says it."""
    from tablemgr.slips.kinds import slip_kind  # noqa: PLC0415 - not at a start

    return SlipName(slip.number, slip_kind(slip.kind).coded)


def _which(slip: TraySlip, copy: int) -> SlipOf:
    return SlipOf(f"{slip.kind} {slip.number}", slip.number, copy)

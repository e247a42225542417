"""Settlement slips: made of a past or present Round, saved as PDF, given for the preview."""

from __future__ import annotations

from importlib.resources import as_file, files
from pathlib import Path

from tablemgr.errors import Fault
from tablemgr.history import past_round
from tablemgr.profile import Profile
from tablemgr.session import TableSession
from tablemgr.slip_issue import SlipIssue
from ui.slip_files import Kept, keep
from ui.slips.view import SlipView


def load_printing() -> None:
    """Load what draws a slip, which takes a moment, before it is wanted."""
    import tablemgr.slips.pdf  # noqa: PLC0415, F401 - likewise, and its import is all that is meant


class SlipStore:
    """Makes and saves the slips of one table."""

    def __init__(self, profile: Profile, folder: Path) -> None:
        self._profile = profile
        self._folder = folder

    @property
    def folder(self) -> Path:
        """Where the slips lie."""
        return self._folder

    def print(self, session: TableSession, round_no: int | None = None) -> SlipView:
        """Record a print of a Round's slip (a further one is a duplicate) and save it.

        Raises `Fault` where the Round has no slip or the file cannot be written.
        """
        return self._made(session, session.print_slip(round_no), save=True)

    def look(self, session: TableSession, round_no: int) -> SlipView:
        """A Round's slip as its next print would be, without printing it. Raises `Fault`."""
        issue = session.slip(round_no)
        if issue is None:
            raise Fault(f"Round {round_no} has no settlement slip.", "Settle it first.")
        return self._made(session, issue, save=False)

    def neighbour(self, session: TableSession, round_no: int, step: int) -> int | None:
        """The next Round before (`step` -1) or after (1) that has a slip, or None."""
        number = round_no + step
        while 1 <= number <= session.round_no:
            if session.slip(number) is not None:
                return number
            number += step
        return None

    def _made(self, session: TableSession, issue: SlipIssue, *, save: bool) -> SlipView:
        pdf = self._pdf(session, issue)
        kept = self._save(issue, pdf) if save else None
        return SlipView(
            issue.round_no,
            issue.slip_no,
            pdf,
            issue.duplicate,
            self._profile.slip.paper,
            "" if kept is None else str(kept.path),
            self.neighbour(session, issue.round_no, -1) is not None,
            self.neighbour(session, issue.round_no, 1) is not None,
            "" if kept is None else kept.notice,
        )

    def _pdf(self, session: TableSession, issue: SlipIssue) -> bytes:
        from tablemgr.slips.of_round import (  # noqa: PLC0415 - see `load_printing`
            House,
            settlement_slip,
        )
        from tablemgr.slips.paper import Paper  # noqa: PLC0415 - see `load_printing`
        from tablemgr.slips.pdf import render  # noqa: PLC0415 - see `load_printing`

        position = session.table.position
        if issue.round_no != session.round_no:
            entries = session.journal.entries(round_no=issue.round_no)
            position = past_round(entries, issue.round_no).position
        zone = issue.settled.wall().tzinfo
        assert zone is not None
        profile = self._profile
        house = House(profile.house, profile.table, profile.shift, profile.currency, zone)
        slip = settlement_slip(position, issue, house)
        with as_file(files("assets") / "fonts") as fonts:
            paper = Paper.ROLL_80 if profile.slip.paper == "80 mm" else Paper.A6
            return render(slip, paper, fonts)

    def _save(self, issue: SlipIssue, pdf: bytes) -> Kept:
        """Write the file, never over another."""
        mark = f"-duplicate-{issue.duplicate}" if issue.duplicate else ""
        name = f"slip-{issue.slip_no:06d}{mark}.pdf"
        try:
            return keep(self._folder, name, pdf, self._profile.slip.group)
        except OSError as error:
            raise Fault(
                f"{self._folder / name}: the slip cannot be saved: {error.strerror}.",
                "The settlement is in the journal: print the slip again once there is room.",
            ) from error

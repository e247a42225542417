"""Makes the settlement slips of Rounds, past or present, and saves them as PDF."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tablemgr.basics.errors import Fault
from tablemgr.house.profile import Profile
from tablemgr.house.standing import CLOSED
from tablemgr.journal import Journal, Stamp
from tablemgr.service.paper import SlipCopy
from tablemgr.service.session import TableSession
from tablemgr.service.slip_acts import SlipOf, code_of, slip_of
from tablemgr.service.slip_issue import SlipIssue, issues
from tablemgr.service.slip_name import SlipName
from ui.slips.files import Kept, keep
from ui.views.paper import SlipView

if TYPE_CHECKING:
    from tablemgr.basics.money import Money
    from tablemgr.slips.issuing import SlipSigner
    from tablemgr.slips.model import SettlementSlip
    from tablemgr.slips.of_round import House


class SlipStore:
    """Makes and saves the slips of one table."""

    def __init__(self, profile: Profile, folder: Path, key: Path | None = None) -> None:
        """`key` is the file of the table's key; without one its slips are not signed."""
        self._profile = profile
        self._folder = folder
        self._key = key
        self.key_is_new = key is not None and not key.exists()
        """The table's key is made at this start."""
        self.next_copy: Callable[[SlipName, int], int] = lambda _, copies: copies
        """By a slip and how many files it has: which copy its next print is."""

    @property
    def folder(self) -> Path:
        """Where the slips lie."""
        return self._folder

    @cached_property
    def signer(self) -> SlipSigner | None:
        """Signs the table's slips; None at a table without a key. Raises `Fault` if the key can't
        be read or made.
        """
        if self._key is None:
            return None
        from tablemgr.house.table_key import key_of_table  # noqa: PLC0415 - not at a start
        from tablemgr.slips.issuing import SlipSigner  # noqa: PLC0415 - as above

        of = self._profile
        key = key_of_table(self._key)
        return SlipSigner(key, of.house, of.table, of.shift, of.currency, of.gaming_day)

    def take_up_key_change(self, journal: Journal) -> None:
        """Complete a change of the table's key that was interrupted. Raises `Fault`."""
        if self._key is not None:
            from tablemgr.house.sealing import take_up_key_change  # noqa: PLC0415 - not at a start

            take_up_key_change(self._key, journal)

    def make_ready(self) -> None:
        """Get ready to draw a slip soon. Does not wait for it."""
        from ui.slips.drawing import make_ready  # noqa: PLC0415 - not at a start

        make_ready()

    def rest(self) -> None:
        """No slip is wanted for now: end the process that draws them."""
        from ui.slips.drawing import stop  # noqa: PLC0415 - not at a start

        stop()

    def give_code(self, session: TableSession, issue: SlipIssue) -> str:
        """The code of that print of a slip, which is made and stored if it has none yet; empty at a
        table without a key. Raises `Fault` if the key or the journal fails.
        """
        signer = self.signer
        if signer is None:
            return ""
        from tablemgr.slips.kinds import slip_kind  # noqa: PLC0415 - not at a start
        from tablemgr.slips.kinds.settlement import (  # noqa: PLC0415 - as above
            SettlementCode,
            SettlementContent,
        )
        from tablemgr.slips.of_house import signers_of  # noqa: PLC0415 - as above

        slip, game = self._slip(session, issue)
        rulebook = session.digests.in_use.get(f"{game}.toml", "")
        signers = signers_of(session.journal, issue)
        content = SettlementContent(slip, SettlementCode(issue, game, rulebook, signers))
        return signer.issue(session, slip_kind(issue.name.kind), _which(issue), content)

    def sign_journal(self, session: TableSession) -> None:
        """From now on the table's key signs the journal after each signature and each change of
        settings; `seal` signs it as it stands. Nothing at a table without a key. Raises `Fault`.
        """
        signer = self.signer
        if signer is None:
            return
        from tablemgr.house.sealing import seal_of  # noqa: PLC0415 - not at a start

        session.seal = partial(seal_of, key=signer.key)

    def seal(self, session: TableSession) -> None:
        """Sign the journal as it stands at the end of a Round; nothing at a table without a key,
        and nothing while something speaks against the journal. Raises `Fault`.
        """
        self.sign_journal(session)
        if session.seal is not None and not session.standing.unwitnessed:
            session.note(session.seal(session.journal))

    def seal_closing(self, session: TableSession) -> None:
        """Sign that the table is closed in order, and let the witness file know: what is added
        after that is named by the next start. Nothing at a table without a key. Raises `Fault`.
        """
        if session.seal is None or session.standing.unwitnessed:
            return
        session.note({CLOSED: "in order"})
        session.note(session.seal(session.journal))
        with suppress(Fault):  # was said after the last Round, and is said by the next start
            self.add_witness(session)

    def add_witness(self, session: TableSession) -> None:
        """Add the end of a Round to the witness file, if the house profile names one. Raises
        `Fault`.
        """
        named = self._profile.table_key.witness
        if named:
            from tablemgr.slips.witnesses import add_witness  # noqa: PLC0415 - not at a start

            add_witness(Path(named).expanduser(), session.journal)

    def make(self, session: TableSession, issue: SlipIssue) -> SlipView:
        """Make the slip of a print that `slip_acts.print_slip` has stored, and save it.

        Raises `Fault` if the file can't be written.
        """
        return self._make(session, issue, save=True)

    def is_saved(self, issue: SlipIssue) -> bool:
        """Say whether a file of that print's name lies in the folder."""
        return (self._folder / _file_name(issue)).exists()

    def view_of(
        self, session: TableSession, round_no: int, name: SlipName | None = None
    ) -> SlipView:
        """A Round's slip as it is now: its last print, or as its first will be. Nothing is printed
        or saved.

        Without a name it is the Round's last slip. Raises `Fault` if there is none.
        """
        issue = slip_of(session, round_no, name)
        if issue is None:
            raise Fault("Round {round_no} has no slip.", "Settle it first.", round_no=round_no)
        last = max(0, self.next_copy(issue.name, issue.duplicate) - 1)
        return self._make(session, replace(issue, duplicate=last), save=False)

    def paper_pdf(self, session: TableSession, slip: SlipCopy, paper: str) -> bytes:
        """A copy of a slip for a printer with that paper. Raises `Fault` if it can't be drawn."""
        issue = slip_of(session, slip.round_no, slip.name)
        if issue is None:
            raise Fault(
                "Round {round_no} has no {words}.",
                "Settle it first.",
                round_no=slip.round_no,
                words=slip.name.words,
            )
        issue = replace(issue, duplicate=slip.copy)
        drawn, _ = self._slip(session, issue)
        return self._pdf(session, issue, drawn, paper)

    def last(self, session: TableSession) -> SlipView | None:
        """The last slip, without printing it; None if there is none yet. Raises `Fault`."""
        for number in range(session.round_no, 0, -1):
            if slip_of(session, number) is not None:
                return self.view_of(session, number)
        return None

    def neighbour(self, session: TableSession, view: SlipView, step: int) -> SlipView | None:
        """The slip before (`step` -1) or after (1) the one shown, replaced or not; None if none is.

        Raises `Fault`.
        """
        found = self._beside(session, view.round_no, view.name, step)
        return None if found is None else self.view_of(session, *found)

    def _beside(
        self, session: TableSession, round_no: int, name: SlipName, step: int
    ) -> tuple[int, SlipName] | None:
        """The Round and the name of the slip before or after one; None if there is none."""
        names = [issue.name for issue in issues(session.journal, round_no)][::step]
        ahead, number = names[names.index(name) + 1 :], round_no
        while not ahead and 1 <= (number := number + step) <= session.round_no:
            ahead = [issue.name for issue in issues(session.journal, number)][::step]
        return (number, ahead[0]) if ahead else None

    def _make(self, session: TableSession, issue: SlipIssue, *, save: bool) -> SlipView:
        slip, _ = self._slip(session, issue)
        pdf = self._pdf(session, issue, slip, self._profile.slip.paper)
        kept = self._save(issue, pdf, slip, self._code(session, issue)) if save else None
        return SlipView(
            issue.round_no,
            issue.name,
            pdf,
            issue.duplicate,
            self._profile.slip.paper,
            "" if kept is None else str(kept.path),
            None if issue.reopening is None else issue.reopening.replaces,
            issue.replaced_by,
            self._beside(session, issue.round_no, issue.name, -1) is not None,
            self._beside(session, issue.round_no, issue.name, 1) is not None,
            "" if kept is None else kept.notice,
        )

    def _pdf(
        self, session: TableSession, issue: SlipIssue, slip: SettlementSlip, paper: str
    ) -> bytes:
        from tablemgr.slips.kinds.settlement import SettlementContent  # noqa: PLC0415 - as above
        from ui.slips.drawing import slip_pdf  # noqa: PLC0415 - not at a start

        code = self._code(session, issue)
        return slip_pdf(
            issue.name.kind,
            SettlementContent(slip),
            paper,
            code,
            language=self._profile.slip.language,
        )

    def _code(self, session: TableSession, issue: SlipIssue) -> str:
        return code_of(session.journal, issue.name.kind, _which(issue))

    def _slip(self, session: TableSession, issue: SlipIssue) -> tuple[SettlementSlip, str]:
        """The slip's content, and the id of its game."""
        from tablemgr.slips.of_round import slip_of_issue  # noqa: PLC0415 - not at a start

        house = self.house(session, issue.settled)
        return slip_of_issue(session.journal, issue, house, self.chips)

    def house(self, session: TableSession, at: Stamp) -> House:
        """Say whose the slips are, and in which zone a moment stands on them."""
        from tablemgr.slips.of_round import House  # noqa: PLC0415 - not at a start

        of, zone = self._profile, at.wall().tzinfo
        assert zone is not None
        return House(of.house, of.table, of.shift, of.currency, zone, session.training)

    @property
    def chips(self) -> list[Money]:
        """The values of the house's chips."""
        return [value for value, _ in self._profile.chip_set]

    def keep(self, name: str, data: bytes) -> Kept:
        """Write a file beside the slips, for the same readers. Raises OSError."""
        return keep(self._folder, name, data, self._profile.slip.group)

    def _save(self, issue: SlipIssue, pdf: bytes, slip: SettlementSlip, code: str) -> Kept:
        """Write the file, and beside it its plain text with its code; neither over another."""
        name = _file_name(issue)
        try:
            if code:
                from tablemgr.slips.issuing import with_code  # noqa: PLC0415 - not at a start
                from tablemgr.slips.text import render  # noqa: PLC0415 - as above

                if twin := with_code(render(slip), code):
                    self.keep(text_twin(name), twin.encode())
            return self.keep(name, pdf)
        except OSError as error:
            raise Fault(
                "{folder}: the slip can't be saved: {error}.",
                "The settlement is in the journal: print the slip again once there is room.",
                folder=self._folder / name,
                error=error.strerror,
            ) from error


def _which(issue: SlipIssue) -> SlipOf:
    number = issue.name.number
    return SlipOf(str(number), number, issue.duplicate, issue.round_no)


def text_twin(name: str) -> str:
    """The name of the plain text that lies beside a slip's PDF."""
    return f"{name.removesuffix('.pdf')}.txt"


def _file_name(issue: SlipIssue) -> str:
    mark = f"-duplicate-{issue.duplicate}" if issue.duplicate else ""
    return f"{issue.name.file}{mark}.pdf"

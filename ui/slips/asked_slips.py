"""Makes the slips that somebody asks for: a Player's, a shift report, the head of the journal;
signs them, and keeps them beside the settlement slips. Knows no widget.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablemgr.basics.errors import Fault
from tablemgr.basics.languages import load_language
from tablemgr.house.profile import Profile
from tablemgr.journal import Stamp
from tablemgr.service.session import TableSession
from tablemgr.service.slip_acts import slip_of
from tablemgr.service.slip_name import SlipName
from ui.slips.store import SlipStore

if TYPE_CHECKING:
    from tablemgr.slips.asked import AskedWords
    from tablemgr.slips.code.payload import Signer
    from tablemgr.slips.kinds.asked import AskedSlip


class AskedSlips:
    """The slips of one table that are issued when somebody asks."""

    def __init__(self, profile: Profile, store: SlipStore) -> None:
        self._profile = profile
        self._store = store

    def players(self, session: TableSession, round_no: int) -> list[str]:
        """The Players of a Round that is over; nobody if it has no slip."""
        from tablemgr.slips.of_asked import players_of  # noqa: PLC0415 - not at a start
        from tablemgr.slips.of_round import slip_of_issue  # noqa: PLC0415 - as above

        issue = slip_of(session, round_no)
        if issue is None:
            return []
        house = self._store.house(session, issue.settled)
        return players_of(slip_of_issue(session.journal, issue, house)[0])

    def player(self, session: TableSession, now: Stamp, round_no: int, player: str) -> AskedSlip:
        """Issue the part of a Round's settlement that is one Player's. Raises `Fault`."""
        from tablemgr.slips.of_asked import player_words  # noqa: PLC0415 - not at a start

        house = self._store.house(session, now)
        words = player_words(session, house, self._store.chips, round_no, player)
        return self._issue(session, now, words)

    def shift(self, session: TableSession, now: Stamp, signers: Sequence[Signer]) -> AskedSlip:
        """Issue the report of what happened since the last one. Raises `Fault`."""
        from tablemgr.slips.of_asked import shift_words  # noqa: PLC0415 - not at a start

        signer = self._store.signer
        key = None if signer is None else signer.key.public_key()
        return self._issue(session, now, shift_words(session, key, signers))

    def head(self, session: TableSession, now: Stamp) -> AskedSlip:
        """Issue the head of the journal as it stands. Raises `Fault`."""
        from tablemgr.slips.of_asked import head_words  # noqa: PLC0415 - not at a start

        signer = self._store.signer
        key = None if signer is None else signer.key.public_key()
        return self._issue(session, now, head_words(session.journal, key))

    def last_head_of(self, session: TableSession) -> int:
        """The last Round before the newest head of the journal; 0 if there is no head."""
        from tablemgr.slips.asked import asked_before  # noqa: PLC0415 - not at a start

        head = asked_before(session.journal, "head")
        return 0 if head is None else head.round or 0

    def find(self, session: TableSession, name: SlipName) -> AskedSlip | None:
        """The slip of that name, as it was issued; None if it is no such slip."""
        from tablemgr.slips.asked import find_asked  # noqa: PLC0415 - not at a start

        return find_asked(session.journal, name)

    def sign(self, session: TableSession, slip: AskedSlip, copy: int) -> None:
        """Give a further print its code; nothing at a table without a key. Raises `Fault`."""
        from tablemgr.slips.asked import sign_copy  # noqa: PLC0415 - not at a start

        sign_copy(session, self._store.signer, slip, copy)

    def copies(self, session: TableSession, slip: AskedSlip) -> int:
        """How many prints of a slip have a code."""
        from tablemgr.slips.asked import code_of_asked  # noqa: PLC0415 - not at a start

        count = 0
        while code_of_asked(session.journal, slip, count):
            count += 1
        return count

    def pdf(self, session: TableSession, slip: AskedSlip, copy: int = 0, paper: str = "") -> bytes:
        """Draw a copy of a slip, all of its parts. Raises `Fault` if it can't be drawn."""
        from tablemgr.slips.asked import code_of_asked  # noqa: PLC0415 - not at a start
        from ui.slips.drawing import slip_pdf  # noqa: PLC0415 - as above

        code = code_of_asked(session.journal, slip, copy)
        of = self._profile.slip
        paper = paper or of.paper
        return slip_pdf(slip.kind, slip, paper, code, copy=copy, language=of.language)

    def _issue(self, session: TableSession, now: Stamp, words: AskedWords) -> AskedSlip:
        """Number, sign and save it, with its plain text if it has a code."""
        from tablemgr.slips.asked import ask_for, code_of_asked, name_of  # noqa: PLC0415 - as above
        from tablemgr.slips.issuing import with_code  # noqa: PLC0415 - as above
        from tablemgr.slips.kinds import slip_kind  # noqa: PLC0415 - as above

        store, language = self._store, load_language(self._profile.slip.language)
        house = store.house(session, now)
        slip = ask_for(session, house, store.signer, now, words, language=language)
        code, file = code_of_asked(session.journal, slip), name_of(slip).file
        try:
            if code:
                store.keep(f"{file}.txt", with_code(slip_kind(slip.kind).text(slip), code).encode())
            store.keep(f"{file}.pdf", self.pdf(session, slip))
        except OSError as error:
            raise Fault(
                "{folder}: the slip can't be saved: {error}.",
                "It has its number: make room, and ask for it again.",
                folder=store.folder / file,
                error=error.strerror,
            ) from error
        return slip

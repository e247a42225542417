"""What the device sent, in the case file: the bytes of the cards in dispute, however long ago."""

from __future__ import annotations

from tablemgr.basics.cards import card
from tablemgr.journal import Stamp
from tablemgr.past.case_book import CaseBook, case_files
from tablemgr.past.case_file import CaseFile
from tablemgr.rules.commands import DealCard
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.service.device_acts import store_bytes
from tablemgr.service.session import TableSession
from tests.tablemgr.case_journal import MARY, signed
from tests.tablemgr.memory_journal import session_of
from tests.tablemgr.tables import tell


def send(session: TableSession, *chunks: bytes) -> None:
    """The device sends these bytes, one chunk after the other."""
    for chunk in chunks:
        store_bytes(session, "COM3", chunk, Stamp(1, 1))


def draw(session: TableSession, code: str, *chunks: bytes) -> None:
    """The device draws a card, whose message comes in so many chunks."""
    send(session, *chunks)
    with session.hearing.of(session.hearing.next()):
        session.do(DealCard(card(code)))


def played(game: str = "rws-blackjack") -> TableSession:
    """Two cards, of which the first came in two chunks; then much that is about none of them."""
    session = session_of(Table(load(game)))
    tell(session, "open", "bet 1 ann 100 seated", "close")
    draw(session, "Kh", b"\x02K", b"h\x03")
    draw(session, "9d", b"\x029d\x03")
    send(session, *(bytes([number]) for number in range(100)))
    return session


def sent(file: CaseFile) -> list[bytes]:
    return [raw.data for raw in file.raw]


def test_a_corrected_card_has_its_own_bytes_and_no_other_cards() -> None:
    session = played()
    signed(session, MARY, "correct 1 Qh")
    (file,) = case_files(session.journal.entries())
    assert sent(file)[:2] == [b"\x02K", b"h\x03"]
    assert b"\x029d\x03" not in sent(file)
    assert sent(file)[2:] == [bytes([number]) for number in range(94, 100)], "what came around it"


def test_a_case_has_the_bytes_of_the_last_card_and_of_those_corrected_in_it() -> None:
    session = played()
    tell(session, "irregularity foreign-card")
    (file,) = case_files(session.journal.entries())
    assert sent(file)[0] == b"\x029d\x03"
    signed(session, MARY, "correct 1 Qh", "void 5.5.1")
    (file,) = case_files(session.journal.entries())
    assert sent(file)[:3] == [b"\x02K", b"h\x03", b"\x029d\x03"]


def test_a_case_that_is_closed_long_after_still_gets_them() -> None:
    session, book = played(), CaseBook()
    tell(session, "irregularity foreign-card")
    send(session, *(bytes([number]) for number in range(100)))
    book.read(session.journal.entries())
    assert b"\x02K" not in sent(book.files()[0])
    signed(session, MARY, "correct 1 Qh", "void 5.5.1")
    book.read(session.journal.entries(after=book.last_seq))
    assert sent(book.files()[0])[:2] == [b"\x02K", b"h\x03"]


def test_a_face_down_card_keeps_its_bytes_until_the_round_is_over_s10() -> None:
    session = played("si-ki-pi")
    signed(session, MARY, "correct 1 Qh")
    assert b"\x02K" not in sent(case_files(session.journal.entries())[0])
    signed(session, MARY, "irregularity card-count", "void 5.5.5")
    assert b"\x02K" in sent(case_files(session.journal.entries())[0])


def test_a_file_that_grows_gets_the_bytes_of_a_face_down_card_once_the_round_is_over_s10() -> None:
    session, book = played("si-ki-pi"), CaseBook()
    signed(session, MARY, "correct 1 Qh")
    send(session, *(bytes([number]) for number in range(100)))
    book.read(session.journal.entries())
    assert b"\x02K" not in sent(book.files()[0])
    signed(session, MARY, "irregularity card-count", "void 5.5.5")
    book.read(session.journal.entries(after=book.last_seq))
    assert b"\x02K" in sent(book.files()[0])

"""An order is carried out only as it was decided, once, and by whom the table lets rule."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec.structs import replace

from tablemgr.journal import EntryKind
from tablemgr.pit.answering import OrderBook
from tablemgr.pit.orders import (
    ORDER,
    REFUSED,
    SignedOrder,
    TableOrder,
    commands_in,
    order_lines,
    signed,
)
from tablemgr.rules.commands import Report
from tablemgr.rules.open_case.preview import rulings
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.service.session import TableSession
from tests.tablemgr.pit.conftest import Opening
from tests.tablemgr.tables import counting_clock, tell

KEY = Ed25519PrivateKey.generate()
NOW_NS = 1_000_000_000


@pytest.fixture
def session(open_journal: Opening) -> TableSession:
    """A table with an open case."""
    journal = open_journal("O1")
    made = TableSession(Table(load("rws-blackjack")), journal, counting_clock())
    tell(made, "open", "bet 1 ann 100 seated", "close", "card Kh 9d Kd")
    made.do(Report("foreign-card"))
    return made


def order_of(session: TableSession) -> TableOrder:
    """The first ruling that the preview offers, as a desk sends it."""
    ruling = rulings(session.table)[0]
    journal = session.journal
    return TableOrder(
        "a" * 32,
        "O1",
        journal.last_seq,
        journal.last_hash.hex(),
        order_lines(ruling.commands),
        "mary",
        ruling.role.value,
        NOW_NS + 1,
    )


def book_of(session: TableSession, may: str = "") -> OrderBook:
    return OrderBook(lambda: session, [KEY.public_key()], lambda: NOW_NS, lambda _: may)


def answers(session: TableSession) -> list[str | None]:
    entries = session.journal.entries(kinds=(EntryKind.SESSION,))
    return [entry.data.get(REFUSED) for entry in entries if ORDER in entry.data]


def test_an_order_is_taken_once(session: TableSession) -> None:
    book, order = book_of(session), order_of(session)
    taken = book.decide(signed(order, KEY))
    assert taken == order
    assert list(commands_in(taken, session)) == list(rulings(session.table)[0].commands)
    assert book.decide(signed(order, KEY)) is None
    assert book_of(session).decide(signed(order, KEY)) is None, "also after a new start"
    assert answers(session) == [None]


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"table": "O2"}, "another table"),
        ({"expires_ns": NOW_NS}, "expired"),
        ({"digest": "00" * 32}, "gone on"),
        ({"seq": 99_999}, "gone on"),
        ({"role": "dealer"}, "("),
        ({"role": "king"}, "role"),
        ({"lines": ()}, "nothing"),
        ({"lines": ("sing",)}, "sing"),
        ({"lines": ("open",)}, "("),
        ({"person": "dealer"}, "deals himself"),
    ],
)
def test_an_order_that_does_not_fit_is_refused_in_the_journal(
    session: TableSession, changes: dict[str, object], why: str
) -> None:
    sent = signed(replace(order_of(session), **changes), KEY)
    assert book_of(session).decide(sent) is None
    (said,) = answers(session)
    assert said is not None
    assert why in said


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda sent: SignedOrder(sent.body, bytes(64)), "no desk"),
        (lambda sent: SignedOrder(sent.body.replace(b"mary", b"mark"), sent.signature), "no desk"),
    ],
)
def test_an_order_that_no_desk_has_signed_is_refused(
    session: TableSession, spoil: Callable[[SignedOrder], SignedOrder], why: str
) -> None:
    assert book_of(session).decide(spoil(signed(order_of(session), KEY))) is None
    assert why in str(answers(session)[0])


def test_a_forged_order_does_not_stand_in_the_way_of_the_true_one(session: TableSession) -> None:
    """Whoever owns the server can send the true order's body first, and as often as he likes."""
    book, true = book_of(session), signed(order_of(session), KEY)
    for number in range(100):
        assert book.decide(SignedOrder(true.body, bytes([number]) * 64)) is None
    assert len(answers(session)) < 50, "the journal does not fill"
    assert book.decide(true) is not None
    assert book_of(session).decide(true) is None, "also after a new start"


def test_the_game_goes_on_and_the_order_no_longer_counts(session: TableSession) -> None:
    order = order_of(session)
    session.write(EntryKind.RAW, {"port": "x", "hex": "00", "protocol": ""})
    assert book_of(session).decide(signed(order, KEY)) is not None, "bytes change nothing"
    other = replace(order_of(session), number="b" * 32)
    session.note({"clock": {"moved_s": 7}})
    assert book_of(session).decide(signed(other, KEY)) is None
    assert "gone on" in str(answers(session)[-1])


def test_the_tables_own_register_decides_who_rules(session: TableSession) -> None:
    assert book_of(session, "mary is disabled").decide(signed(order_of(session), KEY)) is None
    assert answers(session) == ["mary is disabled"]
    assert book_of(session).decide(SignedOrder(b"no order", b"")) is None
    assert len(answers(session)) == 1

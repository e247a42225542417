"""What a slip's code says is compared with the journal: whatever differs is named."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tablemgr.journal import reading
from tablemgr.rules.people import Person, Proof, Signature
from tablemgr.rules.roles import Role
from tablemgr.service.session import TableSession
from tablemgr.slips.against import against_journal, texts_compared
from tablemgr.slips.code.payload import DUPLICATE, VOID, SlipPayload
from tests.tablemgr.slips.signed_settlements import said, sign_slip
from tests.tablemgr.tables import ROUND, open_session, tell

VOID_ROUND = ("open", "bet 1 ann 100 seated", "close", "card Kh 9d Kd", "irregularity card-count")
BY_MAY = ("as may shift-manager", "void 5.5.2", "as dora dealer")
REOPENED = ("as may shift-manager", "reopen", "correct 3 7c", "as dora dealer", "settle")


@pytest.fixture
def session(tmp_path: Path) -> Iterator[TableSession]:
    session = open_session(tmp_path / "T1.journal")
    yield session
    session.journal.close()


def differences(session: TableSession, *slips: SlipPayload) -> list[str | None]:
    with reading(session.journal.path) as journal:
        differs = against_journal(journal)
        found = [differs(slip) for slip in slips]
    return [None if what is None else what.in_words() for what in found]


CHANGED: tuple[tuple[dict[str, Any], str], ...] = (
    ({"nets": {"ann": 22000, "bob": 6000}}, "the journal's nets are bob 50.00"),
    ({"nets": {"ann": 22000}}, "the journal's nets are bob 50.00"),
    ({"nets": {"ann": 1, "bob": 5000, "zoe": 7}}, "the journal's nets are ann 220.00, zoe 0.00"),
    ({"moved": (28000, 0, 16000)}, "the journal's sums are paid 270.00, collected 0.00, ret"),
    ({"round": 2}, "the journal's entry {entry} is of Round 1"),
    ({"number": 3}, "the journal has no settlement 3 in Round 1"),
    ({"flags": VOID}, "in the journal Round 1 is not Void"),
    ({"replaces": 2}, "in the journal the slip replaces none"),
    ({"shift": "Night"}, "the journal holds another code of settlement 1"),
    ({"shift": None}, "the journal holds another code of settlement 1"),
    ({"reprint": 1}, "the journal holds no code of this print of settlement 1"),
    ({"kind": "fill"}, "the journal holds no code of this print of fill 1"),
    ({"entry": 9999}, "the journal has no entry 9999"),
    ({"chain": bytes(16)}, "the journal's entry {entry} is not the one that was signed"),
)


@pytest.mark.parametrize(("change", "words"), CHANGED)
def test_whatever_of_a_slip_differs_from_the_journal_is_named(
    session: TableSession, change: dict[str, Any], words: str
) -> None:
    tell(session, *ROUND)
    slip = said(sign_slip(session))
    tell(session, *ROUND)
    sign_slip(session)
    (differs,) = differences(session, replace(slip, **change))
    assert differs is not None
    assert differs.startswith(words.format(entry=slip.entry))


def test_what_was_printed_of_any_round_holds(session: TableSession) -> None:
    """A win, a Void, a slip that replaces another, and a reprint."""
    tell(session, *ROUND)
    slips = [said(sign_slip(session)), said(sign_slip(session, copy=1))]
    assert (slips[1].reprint, slips[1].flags) == (1, DUPLICATE)
    tell(session, *VOID_ROUND, *BY_MAY)
    slips.append(said(sign_slip(session)))
    assert slips[-1].flags == VOID
    tell(session, *ROUND)
    sign_slip(session)
    tell(session, *REOPENED)
    slips.append(said(sign_slip(session)))
    assert slips[-1].replaces == slips[-1].number - 1
    assert differences(session, *slips) == [None] * 4


@pytest.mark.parametrize(
    ("lines", "change", "words"),
    [
        ((*VOID_ROUND, *BY_MAY), {"flags": 0}, "in the journal Round 1 is Void"),
        ((*ROUND, *REOPENED), {"replaces": None}, "in the journal the slip replaces 1"),
    ],
)
def test_a_mark_that_the_slip_leaves_out_is_named(
    session: TableSession, lines: tuple[str, ...], change: dict[str, Any], words: str
) -> None:
    tell(session, *lines)
    slip = said(sign_slip(session))
    assert differences(session, replace(slip, **change)) == [words]


def test_a_slip_that_says_nothing_of_nets_and_entry_is_compared_by_the_rest(
    session: TableSession,
) -> None:
    tell(session, *ROUND)
    slip = replace(said(sign_slip(session)), nets=None, moved=None, entry=None, chain=None)
    (differs,) = differences(session, slip)
    assert differs == "the journal holds another code of settlement 1"


def _another_sum(text: str) -> str:
    return text.replace("220.00", "920.00")


def _no_code(text: str) -> str:
    return text[: text.index("Code:")]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (_another_sum, "slip-000001.txt: its text is not the one that was signed"),
        (_no_code, "slip-000001.txt: it has no code that can be read"),
    ],
)
def test_a_changed_text_in_the_slips_folder_is_named(
    session: TableSession, tmp_path: Path, change: Callable[[str], str], words: str
) -> None:
    folder = tmp_path / "slips"
    for _ in range(2):
        tell(session, *ROUND)
        sign_slip(session, folder=folder)
    with reading(session.journal.path) as journal:
        assert list(texts_compared(journal, folder)) == []
        text = folder / "slip-000001.txt"
        text.write_text(change(text.read_text("utf-8")), encoding="utf-8")
        (found,) = texts_compared(journal, folder)
    assert found.in_words().startswith(words)


def test_the_code_says_how_the_dealer_signed_in_last_before_the_end_of_the_round(
    session: TableSession,
) -> None:
    def sign_in(role: Role, proof: Proof, entry: int) -> None:
        session.sign_in(Person("dora", role, Signature(proof, entry, "ab")))

    tell(session, *ROUND)
    assert said(sign_slip(session)).signers == (("dealer", "dealer", "name", 0),)
    sign_in(Role.DEALER, Proof.PIN, 7)
    tell(session, *ROUND)
    sign_in(Role.DEALER, Proof.PIN, 8)
    sign_in(Role.DEALER, Proof.RECOVERY, 9)
    assert said(sign_slip(session)).signers == (("dealer", "dora", "recovery", 9),)
    tell(session, *ROUND)
    assert said(sign_slip(session)).signers == (("dealer", "dora", "recovery", 9),)
    session.sign_in(Person("ben", Role.DEALER, Signature(Proof.PIN, 11, "cd")))
    assert said(sign_slip(session, 1)).signers == (("dealer", "dealer", "name", 0),)

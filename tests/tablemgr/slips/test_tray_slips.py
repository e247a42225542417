"""The slips of a table's money: each step that needs one leads to one, with who signed."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from pypdf import PdfReader

from tablemgr.basics.messages import Speaker
from tablemgr.basics.money import Money
from tablemgr.journal import reading
from tablemgr.rules.people import Person
from tablemgr.service.chip_acts import tell_tray
from tablemgr.service.session import TableSession
from tablemgr.service.shoe_acts import load_shoe
from tablemgr.service.slip_acts import SlipOf
from tablemgr.service.slip_issue import issues
from tablemgr.slips.against import against_journal, texts_compared
from tablemgr.slips.code.finding import find_codes
from tablemgr.slips.code.payload import VOID
from tablemgr.slips.code.signed import read_code
from tablemgr.slips.issuing import SlipSigner, with_code
from tablemgr.slips.kinds import slip_kind
from tablemgr.slips.kinds.tray import TrayHead, TraySlip
from tablemgr.slips.of_tray import tray_slips
from tablemgr.slips.paper import Paper
from tablemgr.tray import steps as told
from tablemgr.tray.authority import Authority, authority_of
from tablemgr.tray.moment import FloatRules
from tests.tablemgr.slips.samples import FONTS
from tests.tablemgr.tables import ROUND, open_session, tell
from tests.tablemgr.tray.floor import (
    CASHIER,
    COUNT_TEAM,
    DEALER,
    EVERYBODY,
    FULL,
    MANAGER,
    SUPERVISOR,
    chips,
)

AUTHORITY = authority_of("washington")
HEAD = TrayHead("House", "T1", "RWS Blackjack", "Day")


@pytest.fixture
def session(tmp_path: Path) -> Iterator[TableSession]:
    found = open_session(tmp_path / "T1.journal", float_rules=FloatRules(AUTHORITY))
    yield found
    found.journal.close()


def do(session: TableSession, step: told.TrayStep, by: told.Actor) -> None:
    tell_tray(session, step, Person(by.name, by.role))


def play_a_day(session: TableSession) -> None:
    """Opener, a buy-in, a Round, a fill all the way, closer, drop."""
    do(session, told.CountChips("opener", chips(FULL)), SUPERVISOR)
    do(session, told.CountBlind(chips(FULL)), DEALER)
    do(session, told.TakeBuyIn("ann", Money(50000)), DEALER)
    tell(session, *ROUND)
    do(session, told.AskForChips("fill", chips("100x20")), SUPERVISOR)
    for step in AUTHORITY.fill.steps[1:]:
        by = next(each for each in EVERYBODY if each.role is step.role)
        counted = chips("100x20") if step.counts else ()
        do(session, told.TakeStep(1, step.step, counted), by)
    do(session, told.CountChips("closer", chips("5x100 25x80 100x52")), SUPERVISOR)
    do(session, told.CountBlind(chips("5x100 25x80 100x52")), DEALER)
    do(session, told.RemoveBox("S1"), SUPERVISOR)
    do(session, told.EnterDrop(1, Money(49000)), COUNT_TEAM)


def slips(session: TableSession) -> list[TraySlip]:
    return list(tray_slips(session.journal, HEAD, AUTHORITY, zone=UTC))


def test_each_step_that_needs_a_slip_has_one(session: TableSession) -> None:
    play_a_day(session)
    found = slips(session)
    assert [(slip.kind, slip.number, str(slip.amount)) for slip in found] == [
        ("opener", 1, "6500.00"),
        ("buy-in", 1, "500.00"),
        ("request", 1, "2000.00"),
        ("fill", 1, "2000.00"),
        ("closer", 1, "7700.00"),
        ("drop", 1, "490.00"),
    ]
    opener, _, _, fill, closer, _ = found
    assert [signer[1] for signer in opener.signers] == ["paul", "dora"]
    assert [signer[1] for signer in fill.signers] == ["paul", "rita", "carl"]
    assert fill.still_to_sign == ("Runner", "Dealer", "Pit Supervisor", "Cashier")
    # 6,500 - 500 - 270 + 2,000 are 7,730 by the books.
    ((what, amount),) = closer.about
    assert (Speaker("").words(what), amount) == ("Counted less booked", "\u221230.00")


def test_only_what_is_new_is_given(session: TableSession) -> None:
    play_a_day(session)
    before = slips(session)
    newest = before[-1].entry
    assert list(tray_slips(session.journal, HEAD, AUTHORITY, since=newest)) == []
    (last,) = tray_slips(session.journal, HEAD, AUTHORITY, zone=UTC, since=newest - 1)
    assert last == before[-1]


@pytest.mark.parametrize("paper", Paper)
def test_a_fill_is_printed_in_its_parts_and_verifies(
    session: TableSession, tmp_path: Path, paper: Paper
) -> None:
    play_a_day(session)
    signer = SlipSigner(Ed25519PrivateKey.from_private_bytes(bytes(32)), "House", "T1", "Day", "$")
    for slip in slips(session):
        kind = slip_kind(slip.kind)
        code = signer.issue(session, kind, SlipOf(f"{slip.kind} {slip.number}", slip.number), slip)
        file = tmp_path / f"{slip.kind}.pdf"
        file.write_bytes(kind.draw(slip, code, paper, FONTS))
        pages = [page.extract_text() for page in PdfReader(file).pages]
        assert [each.code for each in find_codes(str(file))] == [code]
        for number, (part, text) in enumerate(zip(slip.parts, pages, strict=True), 1):
            assert not part.goes or f"Part {number} of {len(pages)}: {part.goes}" in text
            assert set(part.signs) <= set(text.splitlines())
        said = read_code(code).payload
        assert (said.kind, said.number, said.entry) == (slip.kind, slip.number, slip.entry)


def test_the_plain_text_says_it_all(session: TableSession) -> None:
    play_a_day(session)
    fill = slips(session)[3]
    assert slip_kind("fill").text(fill) == FILL


FILL = """\
Fill 1
House
Table T1                                 Day
RWS Blackjack            2023-11-14 22:13:40

100.00 × 20                         2,000.00
Total                               2,000.00
Request                                    1

Pit Supervisor: paul          signed by name
Runner: rita                  signed by name
Cashier: carl                 signed by name
Runner:               ______________________
Dealer:               ______________________
Pit Supervisor:       ______________________
Cashier:              ______________________

Journal, entry 19
"""


@pytest.mark.parametrize("place", ["washington", "new-jersey", "ohio", "louisiana"])
def test_each_part_goes_to_its_place_and_is_signed_by_who_signs_there(
    tmp_path: Path, place: str
) -> None:
    authority = authority_of(place)
    session = open_session(tmp_path / "T1.journal", float_rules=FloatRules(authority))
    do(session, told.CountChips("opener", chips(FULL)), SUPERVISOR)
    do(session, told.CountBlind(chips(FULL)), DEALER)
    issue_a_fill(session, authority)
    request, fill = list(tray_slips(session.journal, HEAD, authority))[1:]
    cage = "Chip bank" if place == "new-jersey" else "Cage"
    assert [part.goes for part in request.parts] == ["Drop box", cage]
    assert request.parts[1].signs[-1] == "Cashier"
    carried = ("Runner", "Dealer", "Pit Supervisor")
    thirds: dict[str, list[tuple[str, tuple[str, ...]]]] = {
        "new-jersey": [("Accounting", carried)],
        "louisiana": [("Restricted copy", ())],
    }
    assert [(part.goes, part.signs) for part in fill.parts] == [
        ("Drop box", carried),
        (cage, (*carried, "Cashier")),
        *thirds.get(place, []),
    ]
    session.journal.close()


def issue_a_fill(session: TableSession, authority: Authority) -> None:
    """A fill that waits to be carried to the table."""
    do(session, told.AskForChips("fill", chips("100x20")), SUPERVISOR)
    for step in authority.fill.steps[1:]:
        if step.leaves:
            return
        by = next(each for each in EVERYBODY if each.role is step.role)
        do(session, told.TakeStep(1, step.step), by)


VOID_ROUND = (
    *("open", "bet 1 ann 100 seated", "irregularity foreign-card"),
    *("as sue pit-supervisor", "void 5.5.1", "as dora dealer"),
)


def test_a_void_marks_every_part_with_its_reason_and_its_names(
    session: TableSession, tmp_path: Path
) -> None:
    """A7; its number follows those of Void Rounds, and theirs follow it."""
    do(session, told.CountChips("opener", chips(FULL)), SUPERVISOR)
    do(session, told.CountBlind(chips(FULL)), DEALER)
    tell(session, *VOID_ROUND)
    issue_a_fill(session, AUTHORITY)
    do(session, told.SignVoid(1, "the wrong table"), CASHIER)
    load_shoe(session)
    tell(session, *VOID_ROUND)
    void = slips(session)[-1]
    assert (void.number, Speaker("").words(void.voids), void.reason) == (
        2,
        "Fill 1",
        "the wrong table",
    )
    assert [signer[1] for signer in void.signers] == ["carl"]
    assert [issue.name.number for no in (1, 2) for issue in issues(session.journal, no)] == [1, 3]
    signer = SlipSigner(Ed25519PrivateKey.from_private_bytes(bytes(32)), "House", "T1", "Day", "$")
    kind = slip_kind(void.kind)
    code = signer.issue(session, kind, SlipOf("tray-void 2", void.number), void)
    said = read_code(code).payload
    assert (said.kind, said.number, said.flags, said.round) == ("void", 2, VOID, None)
    (tmp_path / "void.pdf").write_bytes(kind.draw(void, code, Paper.A6, FONTS))
    pages = [page.extract_text() for page in PdfReader(tmp_path / "void.pdf").pages]
    assert len(pages) == 2
    for text, goes in zip(pages, ("Drop box", "Cage"), strict=True):
        for words in ("*** VOID: Fill 1 ***", "the wrong table", "Cashier: carl", goes):
            assert words in text
    with reading(session.journal.path) as journal:
        assert against_journal(journal)(said) is None


def test_a_correction_says_which_settlement_it_puts_right_who_gets_it_and_why(
    session: TableSession,
) -> None:
    do(session, told.CountChips("opener", chips(FULL)), SUPERVISOR)
    do(session, told.CountBlind(chips(FULL)), DEALER)
    tell(session, *ROUND)
    do(session, told.CorrectPayout(1, "ann", Money(1500), "Blackjack at 3 to 2"), MANAGER)
    text = slip_kind("payout-correction").text(slips(session)[-1])
    for words in ("Corrects settlement", "The Player gets it", "15.00", "Blackjack at 3 to 2"):
        assert words in text, text
    assert "\u2212" not in text


def test_a_variance_that_is_explained_has_a_slip_with_its_reason_and_its_signer(
    session: TableSession,
) -> None:
    """A5, A8: numbered of its own kind; an exception without money has none."""
    play_a_day(session)
    (closer, drop) = session.tray.desk.state.exceptions
    for each, reason in ((closer, "a chip under the tray"), (drop, "a note was torn")):
        do(session, told.SettleException(each.number, reason), MANAGER)
    first, second = slips(session)[-2:]
    assert [(each.kind, each.number, str(each.amount)) for each in (first, second)] == [
        ("variance", 1, "-30.00"),
        ("variance", 2, "-10.00"),
    ]
    text = slip_kind("variance").text(first)
    for words in (
        "Variance 1",
        "a chip under the tray",
        "\u221230.00",
        "closer",
        f"{MANAGER.name}",
    ):
        assert words in text, text
    assert [part.goes for part in first.parts] == ["Accounting", "Surveillance"]
    assert first.is_irregular


def test_a_slip_of_the_tray_that_was_taken_out_of_the_folder_is_named(
    session: TableSession, tmp_path: Path
) -> None:
    play_a_day(session)
    signer = SlipSigner(Ed25519PrivateKey.from_private_bytes(bytes(32)), "House", "T1", "Day", "$")
    folder = tmp_path / "slips"
    folder.mkdir()
    for slip in slips(session):
        kind, name = slip_kind(slip.kind), f"{slip.kind} {slip.number}"
        code = signer.issue(session, kind, SlipOf(name, slip.number), slip)
        (folder / f"{name}.txt").write_text(with_code(kind.text(slip), code))
    with reading(session.journal.path) as journal:
        assert list(texts_compared(journal, folder)) == []
        (folder / "fill 1.txt").unlink()
        (missing,) = texts_compared(journal, folder)
    assert missing.in_words() == "fill 1 has no text"

"""One slip of every kind, with a code, to be looked at and tested on each paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from msgspec.structs import replace

from tablemgr.basics.languages import Language
from tablemgr.basics.messages import Message
from tablemgr.basics.money import Money
from tablemgr.journal import Stamp
from tablemgr.past.case_book import case_files
from tablemgr.service.session import TableSession
from tablemgr.slips.asked import ask_for
from tablemgr.slips.case_slip import CaseHead
from tablemgr.slips.code.payload import SlipPayload
from tablemgr.slips.code.signed import sign
from tablemgr.slips.kinds import slip_kind
from tablemgr.slips.kinds.cases import KIND_OF_SERIES, CaseContent
from tablemgr.slips.kinds.certificate import CertificateContent
from tablemgr.slips.kinds.key import KeyContent
from tablemgr.slips.kinds.settlement import SettlementContent
from tablemgr.slips.of_asked import head_words, player_words, shift_words
from tablemgr.slips.of_round import House
from tablemgr.slips.of_tray import tray_slips
from tablemgr.slips.paper import Paper
from tablemgr.tray import steps as told
from tablemgr.tray.authority import TransferStep
from tablemgr.tray.commands import ChipCount
from tablemgr.tray.moment import FloatRules
from tests.tablemgr.slips.samples import FONTS, FULL, VOID
from tests.tablemgr.slips.signed_settlements import KEY, sign_slip
from tests.tablemgr.slips.test_tray_slips import AUTHORITY, HEAD, do, play_a_day
from tests.tablemgr.tables import open_session, tell
from tests.tablemgr.tray.floor import CASHIER, DEALER, EVERYBODY, MANAGER, SUPERVISOR, chips

_TIME = datetime(2026, 11, 29, 21, 52, 42, tzinfo=UTC)
_HOUSE = House("House", "T1", "Day", "$", UTC)
_SIGNERS = (
    ("dealer", "Mei Tan", "pin", 118),
    ("pit-supervisor", "Mary Koh", "pin", 119),
    ("shift-manager", "Raj Pillai", "recovery", 120),
)


class Sample(NamedTuple):
    """A slip: its kind, its content and the text of its code."""

    kind: str
    content: Any
    code: str

    def pdf(self, paper: Paper, language: Language) -> bytes:
        """Draw it on a paper, in a language."""
        return slip_kind(self.kind).draw(self.content, self.code, paper, FONTS, language=language)


def every_kind(language: Language) -> dict[str, Sample]:
    """A slip of every kind, by its name. What is asked for is said in that language."""
    with TemporaryDirectory() as folder:
        session = open_session(Path(folder) / "T1.journal", float_rules=FloatRules(AUTHORITY))
        with session.journal:
            found = dict(_made(session, language))
    return {kind: Sample(kind, content, _code(kind)) for kind, content in found.items()}


def _code(kind: str) -> str:
    coded = slip_kind(kind).coded
    many = {f"player {n}": n * 12345 for n in range(7)} if coded == "settlement" else None
    payload = SlipPayload(
        house="Harbour House Casino",
        table="BJ-12",
        kind=coded,
        number=1204,
        time=int(_TIME.timestamp()),
        zone=480,
        currency=("S$", 2),
        game="rws-blackjack",
        rulebook=bytes(8),
        nets=many,
        moved=(12345, 2345, 67890),
        signers=_SIGNERS,
        entry=164,
        chain=bytes(range(16)),
        before=bytes(range(16)),
        text=bytes(range(16)),
    )
    return sign(payload, KEY).text()


def _made(session: TableSession, language: Language) -> Iterator[tuple[str, Any]]:
    yield "settlement", SettlementContent(FULL)
    yield "void", SettlementContent(VOID)
    play_a_day(session)
    sign_slip(session)
    _fill_that_is_void_and_a_credit(session)
    slips = tray_slips(session.journal, HEAD, AUTHORITY, zone=UTC)
    yield from {slip.kind: slip for slip in slips}.items()
    asked = [
        player_words(session, _HOUSE, (), 1, "ann"),
        shift_words(session, KEY.public_key(), _SIGNERS[2:]),
        head_words(session.journal, KEY.public_key()),
    ]
    for words in asked:
        yield words.kind, ask_for(session, _HOUSE, None, Stamp(0, 0), words, language=language)
    tell(session, "as may shift-manager", "open", "bet 1 ann 100 seated")
    tell(session, "irregularity foreign-card", "void 5.5.1")
    (file, *_) = case_files(session.journal.entries())
    for series, kind in KIND_OF_SERIES.items():
        yield kind, CaseContent(replace(file, series=series), CaseHead("House", "T1", _TIME))
    public, chain = KEY.public_key(), session.journal.last_hash
    yield "key", KeyContent("House", "T1", public, public, _TIME, 164, chain)
    yield "certificate", _certificate(chain)


def _fill_that_is_void_and_a_credit(session: TableSession) -> None:
    do(session, told.SettleException(1, "a chip under the tray"), MANAGER)
    for kind in ("opener", "count"):
        do(session, told.CountChips(kind, chips("5x100 25x80 100x52")), SUPERVISOR)
        do(session, told.CountBlind(chips("5x100 25x80 100x52")), DEALER)
    do(session, told.AskForChips("fill", chips("100x20")), SUPERVISOR)
    _until_it_leaves(session, 2, AUTHORITY.fill.steps[1:], ())
    do(session, told.SignVoid(2, "the wrong table"), CASHIER)
    back = chips("100x10 25x20")
    do(session, told.AskForChips("credit", back), SUPERVISOR)
    _until_it_leaves(session, 3, AUTHORITY.credit.steps[1:], back)
    do(session, told.CorrectPayout(1, "ann", Money(1500), "Blackjack at 3 to 2"), MANAGER)


def _until_it_leaves(
    session: TableSession, request: int, steps: Sequence[TransferStep], counted: ChipCount
) -> None:
    for step in steps:
        if step.leaves:
            return
        by = next(each for each in EVERYBODY if each.role is step.role)
        do(session, told.TakeStep(request, step.step, counted if step.counts else ()), by)


def _certificate(chain: bytes) -> CertificateContent:
    tests = ("table test", "of {done} items {right} right")
    row = (Message(tests[0], "Decisions"), "48 of 50")
    return CertificateContent(
        house="House",
        table="T1",
        candidate="Siti Aminah",
        game="rws-blackjack",
        title="RWS Blackjack",
        rulebook="7f3a91c2" * 8,
        time=_TIME,
        valid_to=date(2027, 11, 29),
        examined=(row, (Message(tests[0], "Payouts"), "30 of 30")),
        signers=tuple(("pit-supervisor", name, "pin", 1) for name in ("Mary Koh", "Raj Pillai")),
        entry=164,
        chain=chain,
    )

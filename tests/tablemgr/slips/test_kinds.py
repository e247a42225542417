"""Every kind of slip comes through one door: one more is one module."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from pypdf import PdfReader

from tablemgr.basics.errors import Bug
from tablemgr.service.slip_acts import SlipOf
from tablemgr.slips import kinds
from tablemgr.slips.code.finding import find_codes
from tablemgr.slips.code.signed import read_code
from tablemgr.slips.issuing import SlipSigner, gaming_day, with_code
from tablemgr.slips.kinds import slip_kind
from tablemgr.slips.paper import Paper
from tests.tablemgr.slips.samples import FONTS
from tests.tablemgr.tables import open_session

VOUCHER = """
from datetime import UTC, datetime

from tablemgr.rules.roles import Role
from tablemgr.slips.kinds import SlipFields, SlipKind, PaperPart
from tablemgr.slips.layouts import lines_layout


def _fields(content):
    signers = tuple((role, name, "pin", 7) for role, name in content)
    return SlipFields(datetime(2026, 11, 29, tzinfo=UTC), 0, bytes(32), signers)


def _text(content):
    return "Voucher\\n" + "".join(f"{role}: {name}\\n" for role, name in content)


KINDS = (
    SlipKind(
        "voucher",
        _fields,
        _text,
        lambda content, drawing: lines_layout(_text(content), drawing),
        signed_by=Role.PIT_SUPERVISOR,
        parts=lambda content: (
            PaperPart("Drop box", ("Dealer", "Pit Supervisor")),
            PaperPart("Cage", ("Cashier",)),
            PaperPart("Accounting"),
        ),
    ),
)
"""


@pytest.fixture
def _voucher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "kinds").mkdir()
    (tmp_path / "kinds" / "voucher.py").write_text(VOUCHER)
    monkeypatch.setattr(kinds, "__path__", [*kinds.__path__, str(tmp_path / "kinds")])


@pytest.mark.parametrize(
    ("time", "begins", "day"),
    [
        ("2026-11-29T05:59:59+08:00", "06:00", "2026-11-28"),
        ("2026-11-29T06:00:00+08:00", "06:00", "2026-11-29"),
        ("2026-12-01T00:30:00+08:00", "12:15", "2026-11-30"),
        ("2026-12-01T00:30:00+08:00", "00:00", "2026-12-01"),
        ("2026-12-01T00:30:00+08:00", None, None),
    ],
)
def test_a_gaming_day_begins_when_the_house_says(
    time: str, begins: str | None, day: str | None
) -> None:
    assert gaming_day(datetime.fromisoformat(time), begins) == day


ROLES = ("Dealer", "Pit Supervisor", "Cashier")
SIGNER = SlipSigner(Ed25519PrivateKey.from_private_bytes(bytes(32)), "House", "T1", "Day", "$")


@pytest.mark.usefixtures("_voucher")
def test_a_kind_in_a_folder_is_numbered_signed_and_drawn_in_its_parts(tmp_path: Path) -> None:
    session = open_session(tmp_path / "T1.journal")
    voucher, content = slip_kind("voucher"), [("pit-supervisor", "mary")]
    first, again, second = (
        SIGNER.issue(session, voucher, SlipOf(of), content) for of in ("F1", "F1", "F2")
    )
    assert first == again
    said = [read_code(code).payload for code in (first, second)]
    assert [(each.kind, each.number) for each in said] == [("voucher", 1), ("voucher", 2)]
    assert said[1].before == read_code(first).for_the_next
    (tmp_path / "voucher.pdf").write_bytes(voucher.draw(content, first, Paper.ROLL_80, FONTS))
    assert [found.code for found in find_codes(str(tmp_path / "voucher.pdf"))] == [first]
    pages = [page.extract_text() for page in PdfReader(tmp_path / "voucher.pdf").pages]
    of_parts = {
        "Part 1 of 3: Drop box": ["Dealer", "Pit Supervisor"],
        "Part 2 of 3: Cage": ["Cashier"],
        "Part 3 of 3: Accounting": [],
    }
    for text, (part, signs) in zip(pages, of_parts.items(), strict=True):
        assert text.splitlines()[:3] == ["Voucher", part, "pit-supervisor: mary"]
        assert [line for line in text.splitlines() if line in ROLES] == signs
    (tmp_path / "voucher.txt").write_text(with_code(voucher.text(content), first))
    assert find_codes(str(tmp_path / "voucher.txt"))[0].plain_text == voucher.text(content)
    session.journal.close()


@pytest.mark.usefixtures("_voucher")
def test_a_slip_without_the_signature_that_its_kind_asks_for_is_not_issued(tmp_path: Path) -> None:
    session = open_session(tmp_path / "T1.journal")
    with pytest.raises(Bug, match="lacks the signature of a Pit Supervisor"):
        SIGNER.issue(session, slip_kind("voucher"), SlipOf("F1"), [("dealer", "dan")])
    assert session.journal.last_seq == 0
    session.journal.close()


def test_a_kind_that_has_no_module_is_a_bug() -> None:
    with pytest.raises(Bug, match="no kind of slip"):
        slip_kind("coupon")


@pytest.mark.usefixtures("_voucher")
def test_two_kinds_of_one_name_are_a_bug(tmp_path: Path) -> None:
    (tmp_path / "kinds" / "another.py").write_text(VOUCHER)
    with pytest.raises(Bug, match="two kinds of slips have one name"):
        slip_kind("voucher")

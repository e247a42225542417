"""`tablemgr slips verify`: pictures, PDFs, texts, codes; what is missing, double, out of order."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
import segno
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec.structs import replace
from reportlab.pdfgen.canvas import Canvas

from tablemgr.commandline.slips_command import main
from tablemgr.house.table_key import pem_of
from tablemgr.slips.code.payload import SlipPayload
from tablemgr.slips.code.signed import sign
from tablemgr.slips.code.verifying import text_digest
from tests.tablemgr.slips.code.samples import KEY, SETTLEMENT, chained, numbered


@pytest.fixture
def key(tmp_path: Path) -> str:
    file = tmp_path / "house.pub"
    file.write_text(pem_of(KEY.public_key()))
    return str(file)


Verify = Any


@pytest.fixture
def verify(key: str, capsys: pytest.CaptureFixture[str]) -> Verify:
    def run(*given: str) -> tuple[int, list[dict[str, Any]], dict[str, Any]]:
        status = main(["verify", *given, "--key", key, "--json"])
        *slips, summary = (json.loads(line) for line in capsys.readouterr().out.splitlines())
        return status, slips, summary

    return run


def texts(*payloads: SlipPayload) -> list[str]:
    return [code.text() for code in chained(*payloads)]


def test_a_code_is_verified_and_says_what_was_signed(verify: Verify) -> None:
    text = sign(replace(SETTLEMENT, flags=8, reprint=1), KEY).text()
    status, (slip,), summary = verify(text)
    assert status == 0
    assert slip == {
        "file": text,
        "ok": True,
        "kind": "settlement",
        "number": 3,
        "house": "Grand House",
        "table": "BJ-04",
        "game": "rws-blackjack",
        "round": 3,
        "time": "2026-11-30T09:00:00+08:00",
        "nets": {"ann": "120.00", "bob": "-50.00"},
        "paid": "120.00",
        "collected": "50.00",
        "returned": "100.00",
        "flags": ["DUPLICATE"],
        "reprint": 1,
        "replaces": None,
        "signed": [["Dealer", "mary", "pin", 7]],
        "entry": 51,
        "reason": None,
    }
    assert summary == {"slips": 1, "bad": 0, "gaps": [], "doubles": [], "order": [], "chain": []}


def test_a_qr_code_is_read_from_a_picture_and_from_a_pdf(verify: Verify, tmp_path: Path) -> None:
    code = segno.make(sign(SETTLEMENT, KEY).text(), error="m", micro=False)
    picture, pdf = tmp_path / "slip.png", tmp_path / "slip.pdf"
    code.save(str(picture), scale=3, border=4)
    drawn = io.BytesIO()
    canvas = Canvas(drawn, pagesize=(226, 400))
    canvas.drawImage(str(picture), 60, 200, 94, 94)  # 33 mm
    canvas.save()
    pdf.write_bytes(drawn.getvalue())
    for file in (picture, pdf):
        status, (slip,), _ = verify(str(file))
        assert (status, slip["ok"], slip["number"]) == (0, True, 3)


def written(tmp_path: Path, text: str, signed: str) -> str:
    file = tmp_path / "slip.txt"
    code = sign(replace(SETTLEMENT, text=text_digest(signed)), KEY).text()
    file.write_text(f"{text}Code: {code}\n")
    return str(file)


def test_a_plain_text_is_verified_word_for_word(verify: Verify, tmp_path: Path) -> None:
    text = "Grand House\nann 120.00\n"
    status, (slip,), _ = verify(written(tmp_path, text, text))
    assert (status, slip["ok"]) == (0, True)
    status, (slip,), _ = verify(written(tmp_path, text.replace("120", "720"), text))
    assert (status, slip["ok"]) == (1, False)
    assert "text" in slip["reason"]
    assert slip["nets"]["ann"] == "120.00", "what was signed is shown"


def test_another_keys_slip_is_not_believed(verify: Verify) -> None:
    forged = sign(replace(SETTLEMENT, nets={"ann": 90000}), Ed25519PrivateKey.generate()).text()
    status, (slip,), summary = verify(forged)
    assert (status, slip["ok"], summary["bad"]) == (1, False, 1)


def test_what_is_no_code_is_bad_and_what_is_no_file_is_unreadable(
    verify: Verify, tmp_path: Path, key: str
) -> None:
    status, (slip,), _ = verify("T1:nonsense")
    assert (status, slip["ok"], slip["kind"]) == (1, False, None)
    for name, data in (("a", b"hello"), ("b.png", b"\x89PNG\r\n\x1a\n"), ("c.pdf", b"%PDF-1.4")):
        (tmp_path / name).write_bytes(data)
        assert main(["verify", str(tmp_path / name), "--key", key]) == 2
    assert main(["verify", str(tmp_path / "missing"), "--key", key]) == 2


def test_numbers_that_are_missing_are_named(verify: Verify) -> None:
    every = texts(*numbered(6))
    status, _, summary = verify(*every)
    assert (status, summary["gaps"], summary["chain"]) == (0, [], [])
    status, _, summary = verify(*(text for place, text in enumerate(every) if place not in (1, 3)))
    assert status == 1
    assert summary["gaps"] == [["settlement", 2], ["settlement", 4]]
    assert summary["chain"] == []


def test_a_number_given_twice_with_other_content_is_a_double(verify: Verify) -> None:
    first, *_ = slips = numbered(3)
    again = replace(first, nets={"ann": 99})
    status, _, summary = verify(*texts(*slips), sign(again, KEY).text())
    assert (status, summary["doubles"]) == (1, [["settlement", 1]])
    duplicate = sign(replace(first, flags=8, reprint=1), KEY).text()
    status, _, summary = verify(duplicate, *texts(*slips))
    assert (status, summary["doubles"], summary["chain"]) == (0, [], [])


def test_a_time_or_an_entry_against_the_numbers_is_named(verify: Verify) -> None:
    first, second, third = numbered(3)
    late = replace(second, time=first.time - 1)
    assert verify(*texts(first, late, third))[2]["order"] == [["settlement", 2]]
    early = replace(third, entry=first.entry)
    assert verify(*texts(first, second, early))[2]["order"] == [["settlement", 3]]


def test_slips_that_name_no_entry_are_in_the_order_of_their_times(verify: Verify) -> None:
    """The contract lets a slip leave its entry out; another program may have printed it."""
    slips = [replace(slip, entry=None) for slip in numbered(3)]
    status, _, summary = verify(*texts(*slips))
    assert (status, summary["order"], summary["chain"]) == (0, [], [])
    first, second, third = slips
    late = replace(second, time=third.time + 1)
    assert verify(*texts(first, late, third))[2]["order"] == [["settlement", 3]]


def test_a_slip_of_another_kind_that_is_missing_breaks_the_chain(verify: Verify) -> None:
    settlements, (case,) = numbered(3), numbered(1, "case", first_entry=15)
    first, second, third = settlements
    in_order = texts(first, case, second, third)
    assert verify(*in_order)[2]["chain"] == []
    without = [text for place, text in enumerate(in_order) if place != 1]
    status, _, summary = verify(*without)
    assert (status, summary["gaps"], summary["chain"]) == (1, [], [["settlement", 2]])


def test_it_says_the_same_in_words(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    every = texts(*numbered(3))
    assert main(["verify", every[0], every[2], "T1:x", "--key", key]) == 1
    out = capsys.readouterr().out
    assert "settlement 1: as signed" in out
    assert "ann: 120.00" in out
    assert "not believed" in out
    assert "missing: settlement 2" in out

"""The page that verifies a slip's code on a phone, opened in a browser without a screen."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from html import unescape
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec.structs import replace

from tablemgr.basics.files import brought
from tablemgr.house.table_key import pem_of
from tablemgr.slips.code.payload import DUPLICATE, SlipPayload
from tablemgr.slips.code.signed import sign

BROWSER = shutil.which("chromium") or shutil.which("google-chrome")
PAGE = brought("assets") / "verify.html"
KEY = Ed25519PrivateKey.from_private_bytes(bytes(32))
SLIP = SlipPayload(
    house="House am See",
    table="T1",
    kind="settlement",
    number=3,
    time=1_764_435_600,
    zone=480,
    currency=("S$", 2),
    round=3,
    nets={"ann": 12000, "陳大文": -5},
    moved=(12000, 5, 30000),
    flags=DUPLICATE,
    reprint=1,
    signers=(("dealer", "dan", "pin", 12),),
)
needs_browser = pytest.mark.skipif(
    BROWSER is None, reason="Chromium is not installed: the page can't be opened"
)


def verified(tmp_path: Path, key: str, code: str) -> tuple[str, dict[str, str]]:
    """What the page says of a code that is pasted into it: the verdict, and the rows below it."""
    typed = f'byId("key").value={json.dumps(key)};byId("code").value={json.dumps(code)};'
    return shown_after(tmp_path, f"{typed}verify();")


def shown_after(tmp_path: Path, script: str) -> tuple[str, dict[str, str]]:
    """What the page shows after that script: the verdict, and the rows below it."""
    assert BROWSER is not None
    page = PAGE.read_text(encoding="utf-8")
    page = page.replace("</html>", f"<script>{script}</script></html>")
    (tmp_path / "page.html").write_text(page, encoding="utf-8")
    words = [
        *(BROWSER, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"),
        *(f"--user-data-dir={tmp_path / 'profile'}", "--virtual-time-budget=5000", "--dump-dom"),
        (tmp_path / "page.html").as_uri(),
    ]
    shown = subprocess.run(words, capture_output=True, check=True, timeout=300).stdout.decode()
    (verdict,) = re.findall(r'<div id="verdict"[^>]*>(.*?)</div>', shown)
    rows = re.findall(r"<tr><td>(.*?)</td><td>(.*?)</td></tr>", shown)
    return unescape(verdict), {unescape(label): unescape(value) for label, value in rows}


@needs_browser
def test_the_page_shows_what_was_signed(tmp_path: Path) -> None:
    verdict, rows = verified(tmp_path, pem_of(KEY.public_key()), sign(SLIP, KEY).text())
    assert verdict == "As signed by this table."
    assert rows == {
        "Slip": "settlement 3",
        "Marks": "DUPLICATE",
        "Reprint": "1",
        "House": "House am See",
        "Table": "T1",
        "Round": "3",
        "Time": "2025-11-30 01:00:00",
        "Amounts in": "S$",
        "ann": "120.00",
        "陳大文": "-0.05",
        "Paid": "120.00",
        "Collected": "0.05",
        "Returned": "300.00",
        "Signed": "dan, dealer, by pin",
    }


PHOTOGRAPH = """
const canvas = document.createElement("canvas");
canvas.width = canvas.height = 8;
canvas.getContext("2d").fillRect(0, 0, 8, 8);
const photo = Uint8Array.from(atob(canvas.toDataURL().split(",")[1]), (c) => c.charCodeAt(0));
const given = new DataTransfer();
given.items.add(new File([photo], "photo.png", {type: "image/png"}));
byId("photo").files = given.files;
byId("photo").dispatchEvent(new Event("change"));
"""
"""A photograph is chosen, as a person does it; made at once, as the browser waits for no thread."""


@needs_browser
@pytest.mark.parametrize("found", [[], [sign(SLIP, KEY).text()]])
def test_a_photographed_code_is_verified_as_a_pasted_one(tmp_path: Path, found: list[str]) -> None:
    """The phone's own reader of codes stands here as one that finds just these in the picture."""
    codes = json.dumps([{"rawValue": text} for text in found])
    reads = f"window.BarcodeDetector = class {{ async detect() {{ return {codes}; }} }};"
    typed = f"byId('key').value={json.dumps(pem_of(KEY.public_key()))};"
    verdict, rows = shown_after(tmp_path, reads + typed + PHOTOGRAPH)
    if found:
        assert verdict == "As signed by this table."
        assert rows["ann"] == "120.00"
    else:
        assert "No slip's code is found in the photograph" in verdict


@needs_browser
@pytest.mark.parametrize(
    ("code", "words"),
    [
        (sign(SLIP, Ed25519PrivateKey.from_private_bytes(bytes([1]) * 32)).text(), "NOT BELIEVED"),
        (f"{sign(SLIP, KEY).text()[:-3]}000", "NOT BELIEVED"),
        (sign(replace(SLIP, number=2**60), KEY).text()[:60], "cut short"),
        ("T1:ABC!", "not Base45"),
        ("T2:ABC", "begins with T1:"),
    ],
)
def test_the_page_believes_nothing_else(tmp_path: Path, code: str, words: str) -> None:
    verdict, rows = verified(tmp_path, pem_of(KEY.public_key()), code)
    assert words in verdict
    assert rows == {}


def test_the_page_asks_no_server() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert "default-src 'none'" in text
    assert not re.findall(r"https?://|fetch\(|XMLHttpRequest|import\(|src=", text)

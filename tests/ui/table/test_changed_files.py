"""The files that a Round is played by stand in its opening entry; a changed one is said."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from importlib.resources import files

import pytest

from tablemgr.house.digests import PROGRAM, program_digest, rulebook_digests
from tablemgr.journal import EntryKind
from tests.ui.rig import TableRig

NewRig = Callable[..., TableRig]
ROUND = ("open", "bet 1 ann 100 seated", "close", "card Kh 9d Kd", "proceed", "stand 1", "card 8c")


def digests(rig: TableRig) -> dict[str, str]:
    """What the last opening says."""
    openings = [e.data["carry"] for e in rig.session.journal.entries() if "carry" in e.data]
    found: dict[str, str] = openings[-1]["digests"]
    return found


def entered(rig: TableRig) -> list[dict[str, list[str]]]:
    entries = rig.session.journal.entries(kinds=[EntryKind.SESSION])
    return [entry.data["files"] for entry in entries if "files" in entry.data]


def test_each_opening_has_the_digests_of_its_rulebook_and_its_layout(rig: TableRig) -> None:
    rig.tell("open")
    book = files("tablemgr.rules.rulebook").joinpath("rws-blackjack.toml").read_bytes()
    drawing = files("assets").joinpath("layouts", "rws-blackjack-a.svg").read_bytes()
    found = digests(rig)
    assert found["rws-blackjack.toml"] == sha256(book).hexdigest()
    assert found["rws-blackjack-a.svg"] == sha256(drawing).hexdigest()
    assert set(found) == {
        *("rws-blackjack.toml", "rws-blackjack-a.svg"),
        *("wording/common.toml", "wording/blackjack.toml", PROGRAM),
    }
    assert found[PROGRAM] == program_digest()


def test_a_changed_file_is_said_and_stored_at_the_next_start_and_then_known(
    new_rig: NewRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = new_rig()
    rig.tell(*ROUND, "settle")
    before = digests(rig)["rws-blackjack.toml"]
    found = rulebook_digests
    changed = {"rws-blackjack.toml": "0" * 64}
    monkeypatch.setattr(
        "ui.table.opening.rulebook_digests", lambda book: {**found(book), **changed}
    )
    rig = new_rig()
    card = rig.window.sheets.alerts.cards["files"]
    assert "Changed since the last Round: rws-blackjack.toml." in card.text.text()
    assert entered(rig) == [{"rws-blackjack.toml": [before, "0" * 64]}]
    rig.tell("open")
    assert digests(rig)["rws-blackjack.toml"] == "0" * 64
    rig = new_rig()
    assert "files" not in rig.window.sheets.alerts.cards
    assert len(entered(rig)) == 1


def test_what_has_not_changed_is_not_said(new_rig: NewRig) -> None:
    new_rig().tell(*ROUND, "settle")
    rig = new_rig()
    assert "files" not in rig.window.sheets.alerts.cards
    assert entered(rig) == []

"""`tablemgr layouts check` names all that a drawing lacks."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from ui.main import main

DRAWING = files("assets").joinpath("layouts", "rws-blackjack-a.svg").read_text(encoding="utf-8")


def test_a_given_layout_can_be_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rws-blackjack-a.svg"
    file.write_text(DRAWING, encoding="utf-8")
    assert main(["layouts", "check", str(file)]) == 0
    assert "can be used for RWS Blackjack" in capsys.readouterr().out


def test_each_missing_place_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ours.svg"
    spoilt = DRAWING.replace('id="box-3.key"', 'id="x"').replace('id="discard"', 'id="y"')
    file.write_text(spoilt, encoding="utf-8")
    assert main(["layouts", "check", str(file), "--game", "rws-blackjack"]) == 1
    said = capsys.readouterr().out
    assert "It has no place with the id box-3.key." in said
    assert "It has no place with the id discard." in said
    assert said.count("\n") == 2


def test_a_script_and_a_name_without_a_game_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ours.svg"
    file.write_text(DRAWING.replace("<g", "<script/><g", 1), encoding="utf-8")
    assert main(["layouts", "check", str(file), "--game", "rws-blackjack"]) == 1
    assert "<script>" in capsys.readouterr().out
    assert main(["layouts", "check", str(file)]) != 0
    assert "begins with no game" in capsys.readouterr().err

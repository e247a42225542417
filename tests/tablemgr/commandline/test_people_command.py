"""`tablemgr people`: what it asks, prints, and never prints."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path

import platformdirs
import pytest

from tablemgr.commandline.people_log import log_lines
from tablemgr.house.profile import DEFAULT
from tablemgr.house.staff import Happening, StaffEvent, StaffStore
from tablemgr.house.staff.happenings import LogEntry
from tablemgr.journal import canonical
from tablemgr.rules.roles import Role
from tests.tablemgr.cheap_pins import use_cheap_pins
from ui import main as cli

OWN = "738105"


class Terminal:
    """The command line, with answers on standard input."""

    def __init__(self, patch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._patch = patch
        self._capsys = capsys

    def run(self, *words: str, answers: tuple[str, ...] = ()) -> tuple[int, str, str]:
        self._patch.setattr(sys, "stdin", io.StringIO("".join(f"{a}\n" for a in answers)))
        status = cli.main(["people", *words])
        said = self._capsys.readouterr()
        return status, said.out, said.err


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    use_cheap_pins(monkeypatch)
    return Terminal(monkeypatch, capsys)


def pin_in(out: str) -> str:
    (pin,) = re.findall(r"one-time PIN (\d+)", out)
    return str(pin)


@pytest.fixture
def managed(terminal: Terminal) -> Terminal:
    """A register whose manager has a PIN of his own."""
    _, out, _ = terminal.run("add", "kim", "--role", "dealer")
    answers = (pin_in(out), OWN, OWN)
    assert terminal.run("change-pin", "manager", answers=answers)[0] == 0
    return terminal


def test_the_list_of_an_empty_register_begins_nothing(terminal: Terminal) -> None:
    assert terminal.run("list") == (0, "", "")
    assert "one-time PIN" in terminal.run("add", "kim", "--role", "dealer")[1]


def test_the_first_act_makes_a_manager_and_says_so_once(terminal: Terminal) -> None:
    status, out, err = terminal.run("add", "ann", "--role", "dealer")
    assert status == 2
    assert "No PIN was given" in err
    first = pin_in(out)
    status, out, _ = terminal.run("add", "ann", "--role", "dealer", answers=(first, OWN, OWN))
    assert status == 0
    assert out.count("one-time PIN") == 1
    assert f"ann: one-time PIN {pin_in(out)}" in out
    assert pin_in(out) != first
    _, out, _ = terminal.run("list")
    assert [line.split(maxsplit=1) for line in out.splitlines()] == [
        ["ann", "Dealer (PIN to be changed)"],
        ["manager", "Table Games Shift Manager"],
    ]


def test_the_log_says_what_happened_and_alone_what_was_wrong(managed: Terminal) -> None:
    managed.run("add", "ann", "--role", "dealer", answers=("000001",))
    managed.run("add", "ann", "--role", "dealer", answers=(OWN,))
    status, out, _ = managed.run("log")
    lines = [line.split("  ", 2)[-1].strip() for line in out.splitlines()]
    assert status == 0
    assert [line.split("  ")[-1] for line in lines] == [
        "manager was added as Table Games Shift Manager",
        "manager has set a PIN",
        "wrong PIN of manager, the first in a row",
        "ann was added as Dealer, by manager",
    ]
    _, out, _ = managed.run("log", "--wrong")
    assert len(out.splitlines()) == 1
    assert OWN not in out


def test_a_new_pin_has_the_digits_that_the_house_profile_asks_for(
    managed: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    text = DEFAULT.replace("[limits]", "pin-digits = 8\n[limits]")
    (tmp_path / "house.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(platformdirs, "user_config_path", lambda _: tmp_path)
    status, _, err = managed.run("change-pin", "manager", answers=(OWN, "902871", "902871"))
    assert (status, "A new PIN has 8 to 8 digits" in err) == (1, True)
    assert managed.run("change-pin", "manager", answers=(OWN, *["90287153"] * 2))[0] == 0


def test_a_register_that_follows_the_pits_desk_is_not_changed_at_the_table(
    managed: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    text = DEFAULT.replace('staff = ""', 'staff = "desk.pem"')
    text = text.replace('server = ""', 'server = "pit.url"')
    (tmp_path / "house.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(platformdirs, "user_config_path", lambda _: tmp_path)
    status, _, err = managed.run("add", "ann", "--role", "dealer", answers=(OWN,))
    assert (status, "The pit's desk keeps the staff register." in err) == (2, True)
    assert managed.run("list")[0] == 0


def test_every_happening_has_its_words() -> None:
    for what in Happening:
        event = StaffEvent(what, "ann", Role.DEALER, "kim", "T1", "role-too-low", 2, 30)
        (line,) = log_lines([LogEntry(1, 0, canonical(event.payload()))])
        assert "ann" in line
        assert "{" not in line


def test_no_act_without_the_managers_pin(managed: Terminal) -> None:
    status, out, err = managed.run("add", "ann", "--role", "dealer", answers=("000001",))
    assert (status, out) == (1, "")
    assert "This PIN is wrong. (I1)" in err
    assert "ann" not in managed.run("list")[1]


def test_a_person_is_disabled_enabled_and_given_a_new_pin(managed: Terminal) -> None:
    managed.run("add", "ann", "--role", "pit-supervisor", answers=(OWN,))
    assert "disabled" in managed.run("disable", "ann", answers=(OWN,))[1]
    assert "disabled" in managed.run("list")[1]
    assert "disabled" not in managed.run("enable", "ann", answers=(OWN,))[1]
    one_time = pin_in(managed.run("reset-pin", "ann", answers=(OWN,))[1])
    status, out, _ = managed.run("change-pin", "ann", answers=(one_time, "258037", "258037"))
    assert (status, out) == (0, "The PIN of ann is changed.\n")


def test_two_different_new_pins_change_nothing(managed: Terminal) -> None:
    status, _, err = managed.run("change-pin", "manager", answers=(OWN, "2580", "2581"))
    assert status == 2
    assert "differ" in err
    assert managed.run("add", "ann", "--role", "dealer", answers=(OWN,))[0] == 0


def test_with_two_managers_it_asks_who(managed: Terminal) -> None:
    managed.run("add", "top", "--role", "shift-manager", answers=(OWN,))
    status, _, err = managed.run("add", "ann", "--role", "dealer")
    assert status == 2
    assert "manager, top" in err
    words = ("add", "ann", "--role", "dealer", "--by", "manager")
    assert managed.run(*words, answers=(OWN,))[0] == 0


def test_a_stranger_and_an_unknown_role_are_refused(managed: Terminal) -> None:
    assert managed.run("disable", "zoe", answers=(OWN,))[0] == 1
    with pytest.raises(SystemExit):
        managed.run("add", "ann", "--role", "king")


def test_the_log_names_who_did_it_and_holds_no_pin(managed: Terminal, home: Path) -> None:
    one_time = pin_in(managed.run("add", "ann", "--role", "dealer", answers=(OWN,))[1])
    store = StaffStore(home / "data" / "tablemgr" / "staff")
    lines = [entry.happened for entry in store.logged()]
    store.close()
    told = json.loads(lines[-1])
    assert len(told.pop("mark")) == 16
    assert told == {"staff": "added", "name": "ann", "role": "dealer", "by": "manager"}
    assert not [line for line in lines if one_time in line or OWN in line]


def test_on_a_terminal_the_pin_is_typed_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    from tablemgr.commandline import people_command  # noqa: PLC0415 - what is under test here alone

    class Screen(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stdin", Screen("2580\n"))
    monkeypatch.setattr("getpass.getpass", lambda prompt: f"unseen {prompt}")
    assert people_command.ask_hidden("PIN: ") == "unseen PIN: "


@pytest.mark.parametrize("name", ["Mary Tan", "O'Brien", "முருகன்", "林美玲", "Sam Lim"])
def test_a_person_of_any_name_is_added_and_listed(managed: Terminal, name: str) -> None:
    status, out, err = managed.run("add", name, "--role", "dealer", answers=(OWN,))
    assert (status, err) == (0, "")
    assert f"{name}: one-time PIN" in out
    assert f"{name} " in managed.run("list")[1]
    assert managed.run("disable", name.upper(), answers=(OWN,))[0] == 0


def test_a_name_with_a_control_sign_is_one_line_and_status_1(managed: Terminal) -> None:
    status, _, err = managed.run("add", "ann\x1b[31m", "--role", "dealer", answers=(OWN,))
    assert status == 1
    assert "A name has letters" in err
    assert "\x1b" not in err


def test_a_badge_is_given_moved_and_taken_away(managed: Terminal) -> None:
    code = "04a2e8b5c3"
    managed.run("add", "kim", "--role", "dealer", answers=(OWN,))
    status, out, err = managed.run("badge", "kim", code, answers=(OWN,))
    assert (status, out) == (0, "kim has this badge now. His PIN stays the same.\n")
    assert code not in out + err
    status, out, _ = managed.run("badge", "kim", answers=(OWN, "another-code"))
    assert (status, out) == (0, "kim has this badge now. His PIN stays the same.\n")
    status, out, _ = managed.run("badge", "kim", "--remove", answers=(OWN,))
    assert (status, out) == (0, "kim no longer has a badge.\n")


@pytest.mark.parametrize("code", ["123", "with a space", "x" * 201])
def test_what_no_reader_types_is_no_badge(managed: Terminal, code: str) -> None:
    managed.run("add", "kim", "--role", "dealer", answers=(OWN,))
    status, out, err = managed.run("badge", "kim", code, answers=(OWN,))
    assert (status, out) == (1, "")
    assert "badge" in err


def test_a_badge_has_one_owner_and_a_manager_gives_it(managed: Terminal) -> None:
    for name in ("ben", "kim"):
        managed.run("add", name, "--role", "dealer", answers=(OWN,))
    assert managed.run("badge", "kim", "04a2e8b5c3", answers=(OWN,))[0] == 0
    status, out, err = managed.run("badge", "ben", "04a2e8b5c3", answers=(OWN,))
    assert (status, out) == (1, "")
    assert "badge" in err
    refused = managed.run("badge", "kim", "4711-0815", "--by", "ben", answers=("1",))
    assert refused[:2] == (1, "")

"""Each message that the program can show is listed as an alarm or as a note, and so documented."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from drivers import device, machine_events
from tests.ui.presenter.alarms_page import FILE
from ui.presenter.alarms import ALARMS, NOTES, Priority, alarm_of, may_wait, page

UI = Path(__file__).parents[3] / "ui"
_MADE_BY = {"AlertView": 0, "beside": 1}
"""What makes a message, and which argument is its key."""


def keys_in(source: str, module: str) -> Iterator[str]:
    """The keys of the messages that a module makes; of one made of parts its beginning."""
    for node in ast.walk(ast.parse(source)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
            continue
        place = _MADE_BY.get(node.func.id)
        if place is None or len(node.args) <= place:
            continue
        yield from _texts(node.args[place], module)


def _texts(key: ast.expr, module: str) -> Iterator[str]:
    if isinstance(key, ast.Constant):
        yield str(key.value)
    elif isinstance(key, ast.Name) and key.id != "key":  # `beside` passes its own on
        yield str(getattr(import_module(module), key.id))
    elif isinstance(key, ast.JoinedStr):
        yield from (
            _texts(getattr(key.values[0], "value", key.values[0]), module)
            if isinstance(key.values[0], ast.FormattedValue)
            else (str(getattr(key.values[0], "value", "")),)
        )


def every_key() -> set[str]:
    events = (*vars(machine_events).values(), *vars(device).values())
    found = {str(each.key) for each in events if hasattr(each, "key")}
    for file in sorted(UI.rglob("*.py")):
        module = ".".join(file.relative_to(UI.parent).with_suffix("").parts)
        found |= set(keys_in(file.read_text(encoding="utf-8"), module))
    return found


def test_every_message_is_an_alarm_or_a_note() -> None:
    unknown = [
        key for key in every_key() if alarm_of(f"{key}.") is None and not key.startswith(NOTES)
    ]
    assert unknown == [], "list them in ui/presenter/alarms.py"


def test_no_alarm_is_listed_that_nothing_raises() -> None:
    keys = every_key()
    for name in (*ALARMS, *NOTES):
        assert any(key.startswith(name.rstrip("-.")) for key in keys), name


def test_an_alarm_says_what_follows_and_what_to_do_and_the_page_is_made_from_them() -> None:
    for key, alarm in ALARMS.items():
        assert alarm.cause, key
        assert alarm.consequence, key
        assert alarm.action, key
    assert {alarm.priority for alarm in ALARMS.values()} == set(Priority)
    assert FILE.read_text(encoding="utf-8") == page()


def test_a_message_that_is_not_listed_is_found() -> None:
    assert list(keys_in('AlertView("brand-new", "x")', "ui")) == ["brand-new"]
    assert alarm_of("brand-new") is None


def test_only_an_alarm_that_need_not_be_answered_at_once_may_wait() -> None:
    for key, alarm in ALARMS.items():
        assert may_wait(key) is (alarm.priority is not Priority.NOW), key
    assert not any(may_wait(note) for note in NOTES)

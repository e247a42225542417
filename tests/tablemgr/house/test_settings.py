"""A table's settings as values: what has changed, who signs for it, how it is said."""

from __future__ import annotations

import json

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.basics.messages import Message
from tablemgr.house.profile import DEFAULT, reads
from tablemgr.house.profile_change import changed
from tablemgr.house.settings import (
    SETTINGS,
    SettingChange,
    changes,
    least_role,
    read_changes,
    signs_by_pin,
    values_of,
)
from tablemgr.journal import canonical
from tablemgr.rules.roles import Role
from tests.tablemgr.house import settings_page

BEFORE = values_of(reads(DEFAULT, "house.toml"))
LIVE = "[live]\ncountdown-s = 20\naction-s = 15\n"


def after(settings: dict[str, str | int | bool | list[str] | None], more: str = "") -> object:
    return values_of(reads(changed(DEFAULT, settings, "house.toml") + more, "house.toml"))


@pytest.mark.parametrize(
    ("settings", "line"),
    [
        ({"limits.initial": ["50", "2000"]}, "Box limits: 25 \u2013 5,000 \u2192 50 \u2013 2,000"),
        ({"limits.side": None}, "Side Bet limits: 5 \u2013 500 \u2192 none"),
        (
            {"game": "blackjack-v5"},
            "Game: RWS Blackjack, w.e.f. 10 January 2024 \u2192 Blackjack, Version 5",
        ),
        ({"decks": 6}, "Decks: 8 \u2192 6"),
        ({"sign-in": "pin"}, "People sign: name \u2192 pin"),
        ({"device.port": "manual"}, "Cards come from: simulator \u2192 manual"),
        ({"device.speed": None}, "Reader's speed: 4800 \u2192 none"),
        ({"slip.paper": "80 mm"}, "Paper: A6 \u2192 80 mm"),
        ({"table-manners.boxes-only": True}, "Boxes only: off \u2192 on"),
        ({"dealer": "Mary Tan"}, "Dealer: dealer \u2192 Mary Tan"),
        ({"currency": "S$"}, "Currency: $ \u2192 S$"),
    ],
)
def test_a_changed_setting_says_what_it_was_and_is(
    settings: dict[str, str | int | bool | list[str] | None], line: str
) -> None:
    (change,) = changes(BEFORE, after(settings))  # type: ignore[arg-type] # as above
    assert change.line.in_words() == line


def test_the_live_times_and_the_chips_are_settings_too() -> None:
    (live,) = changes(BEFORE, after({}, LIVE))  # type: ignore[arg-type] # as above
    assert live.line.in_words() == "Live times: none \u2192 countdown-s 20, action-s 15"
    text = DEFAULT.replace('"1000"', '"2000"')
    (chips,) = changes(BEFORE, values_of(reads(text, "house.toml")))
    assert chips.line.in_words().endswith("500, 1000 \u2192 2.50, 5, 25, 100, 500, 2000")
    text = DEFAULT.replace("#d4a017", "#d4a018")
    (colours,) = changes(BEFORE, values_of(reads(text, "house.toml")))
    assert colours.line.in_words() == "Chips: as they were \u2192 other colours"


def test_no_change_is_none_and_a_newer_programs_setting_neither() -> None:
    assert changes(BEFORE, values_of(reads(DEFAULT, "house.toml"))) == ()
    assert changes(BEFORE, {**BEFORE, "device.colour": "red"}) == ()
    assert changes({**BEFORE, "device.colour": "red"}, BEFORE) == ()


def test_values_and_changes_come_out_of_a_journal_as_they_went_in() -> None:
    assert json.loads(canonical(BEFORE)) == BEFORE
    found = changes(BEFORE, after({"decks": 6, "limits.initial": None}))  # type: ignore[arg-type] # as above
    stored = json.loads(canonical({"changed": [change.stored() for change in found]}))["changed"]
    assert read_changes(stored) == found


PIN = {**BEFORE, "sign-in": "pin"}
READER = {**BEFORE, "sign-in": None, "device.port": "COM3"}


@pytest.mark.parametrize(
    ("old", "new", "role"),
    [
        (PIN, {**PIN, "decks": 6}, Role.PIT_SUPERVISOR),
        (READER, PIN, Role.PIT_SUPERVISOR),
        (PIN, BEFORE, Role.SHIFT_MANAGER),
        (BEFORE, PIN, Role.SHIFT_MANAGER),
        (BEFORE, {**BEFORE, "decks": 6}, Role.SHIFT_MANAGER),
    ],
)
def test_who_signs(old: dict[str, object], new: dict[str, object], role: Role) -> None:
    assert least_role(old, new) is role  # type: ignore[arg-type] # as above


def test_without_a_word_of_it_only_the_simulator_signs_by_name() -> None:
    assert signs_by_pin(READER)
    assert not signs_by_pin({**BEFORE, "sign-in": None})


def test_every_setting_has_words_of_its_own() -> None:
    assert set(values_of(reads(DEFAULT, "house.toml"))) - {"format"} == set(SETTINGS)
    labels = [each.about.label for each in SETTINGS.values()]
    assert len(set(labels)) == len(labels)
    assert all(each.about.help for each in SETTINGS.values())


def test_what_a_card_is_while_a_hand_may_hit_is_signed_for_i12() -> None:
    before = values_of(reads(DEFAULT, "house.toml"))
    after = values_of(reads(DEFAULT.replace('hit = "by-card"', 'hit = "announced"'), "house.toml"))
    (change,) = changes(before, after)
    assert change.line.in_words() == "A card is a Hit: by-card \u2192 announced"
    assert change.name == "table-manners.hit"


LABEL = Message("settings", "Game")


def test_a_game_is_called_as_its_document_calls_it() -> None:
    change = SettingChange("game", "rws-blackjack", "si-ki-pi")
    assert change.words == (
        LABEL,
        "RWS Blackjack, w.e.f. 10 January 2024",
        "Si Ki Pi (Version 3), w.e.f. 14 September 2021",
    )
    _, old, new = SettingChange("game", "blackjack-v4", "blackjack-v5").words
    assert old != new
    assert SettingChange("game", "gone", "gone-too").words == (LABEL, "gone", "gone-too")


@pytest.mark.parametrize("sign", ["\\n", "\\u0000", "\\u007f", "\\u2028", "\\u202e", "\\ufeff"])
@pytest.mark.parametrize("setting", ["house", "table", "shift", "currency", "folder", "group"])
def test_no_text_of_the_house_holds_a_control_sign(setting: str, sign: str) -> None:
    for text in (f"a{sign}", f"a{sign}b"):
        lines = DEFAULT.splitlines()
        found = [n for n, line in enumerate(lines) if line.startswith(f"{setting} = ")]
        assert len(found) == 1
        lines[found[0]] = f'{setting} = "{text}"'
        with pytest.raises(Fault, match=setting):
            reads("\n".join(lines), "house.toml")


def test_the_page_of_settings_says_what_the_fields_say() -> None:
    assert settings_page.PAGE.read_text(encoding="utf-8") == settings_page.text()

"""The buttons of a Round of Si Ki Pi: who sets, what the House sets, when the Dealer opens."""

from __future__ import annotations

import pytest

from tablemgr.rules.games.si_ki_pi.commands import HouseWay, Reveal
from tablemgr.rules.games.si_ki_pi.position import si_ki_pi_of
from tests.ui.presenter.positions import SET, SI_KI_PI, dealt
from ui.families.si_ki_pi.actions import (
    HOUSE_WAY,
    RANKINGS,
    SET_HAND,
    actions,
    flow,
    house_way_commands,
)
from ui.presenter.family import Flow
from ui.presenter.possible import Possible
from ui.views.guide import ActionView, ButtonPlace

ANN = "set 1 2s 3c / 9h 9d"
SEATED = (*SET[:2], "bet 2 bob 60 seated", *SET[3:])


OPENS = Flow(Reveal(), "Open your cards", "reveal")


def buttons(*lines: str) -> dict[ButtonPlace, ActionView]:
    return {each.place: each for each in actions(Possible(dealt(*lines, game=SI_KI_PI)), False)}


def test_appendix_g_can_always_be_looked_at_and_nothing_is_set_before_the_cards_lie() -> None:
    assert list(buttons("open")) == [RANKINGS]
    assert list(buttons(*SET[:-1])) == [RANKINGS]
    assert list(buttons(*SET)) == [
        SET_HAND,
        HOUSE_WAY,
        RANKINGS,
    ]


def test_set_asks_how_as_long_as_a_player_is_to_set_and_then_says_why_not_3_20() -> None:
    assert buttons(*SET)[SET_HAND] == ActionView(SET_HAND, "Set…", "S")
    barred = buttons(*SET, ANN)[SET_HAND].reason
    assert barred is not None
    assert barred.text == "ann sits at another box: the Hand of box 2 is set by the House Way."
    assert barred.cite is not None
    assert barred.cite.number == "3.20"


@pytest.mark.parametrize(
    ("lines", "label", "told"),
    [
        (SET, "House Way 2", [HouseWay(2)]),
        ((*SET, ANN), "House Way 2", [HouseWay(2)]),
        (SEATED, "House Way", []),
        ((*SEATED, "reveal"), "House Way 1, 2", [HouseWay(1), HouseWay(2)]),
        ((*SEATED, ANN, "reveal"), "House Way 2", [HouseWay(2)]),
    ],
    ids=["nobody sits", "the other set", "asked for", "both forgotten", "one forgotten"],
)
def test_one_touch_sets_what_is_the_houses_to_set_3_19_3_20(
    lines: tuple[str, ...], label: str, told: list[HouseWay]
) -> None:
    button = buttons(*lines)[HOUSE_WAY]
    assert button.label == label
    assert [each for each in (button.command, *button.more) if each is not None] == told
    assert button.reason is None
    position = si_ki_pi_of(dealt(*lines, game=SI_KI_PI).table.position)
    assert house_way_commands(position) == told


@pytest.mark.parametrize(
    ("lines", "moves_on"),
    [(SET[:-1], None), (SET, OPENS), ((*SET, ANN), OPENS), ((*SET, ANN, "reveal"), None)],
    ids=["dealing", "setting", "one is set", "opened"],
)
def test_the_dealers_cards_are_opened_once_3_21(
    lines: tuple[str, ...], moves_on: Flow | None
) -> None:
    assert flow(si_ki_pi_of(dealt(*lines, game=SI_KI_PI).table.position)) == moves_on

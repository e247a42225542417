"""The buttons of a Round of Si Ki Pi: who sets, what the House sets, when the Dealer opens."""

from __future__ import annotations

import pytest

from tablemgr.rules.games.si_ki_pi.commands import HouseWay, LayHand, Reveal
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

SEATED = (*SET[:2], "bet 2 bob 60 seated", *SET[3:])


OPENS = Flow(Reveal(), "Open your cards", "reveal", slot=4, key="+")
ASKS = Flow(Reveal(), "Open your cards", "reveal", asks=True, slot=4, key="+")


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


def test_each_player_in_turn_has_set_and_then_it_says_why_not_3_18_3_20() -> None:
    assert buttons(*SEATED)[SET_HAND] == ActionView(SET_HAND, "Box 1 is set", "S", LayHand(1))
    assert buttons(*SEATED, "laid 1")[SET_HAND].command == LayHand(2)
    barred = buttons(*SET, "laid 1")[SET_HAND].reason
    assert barred is not None
    assert barred.text == "ann sits at another box: the Hand of box 2 is set by the House Way."
    assert barred.cite is not None
    assert barred.cite.number == "3.20"


def test_once_the_dealers_hand_is_open_the_laid_ones_are_opened_from_the_right_s11() -> None:
    laid = (*SEATED, "laid 1", "laid 2", "reveal")
    assert buttons(*laid)[SET_HAND] == ActionView(SET_HAND, "Open box 2…", "Return", primary=True)
    assert buttons(*laid, "set 2 2c 5h / 6h Jd")[SET_HAND].label == "Open box 1…"


@pytest.mark.parametrize(
    ("lines", "label", "told", "all_told"),
    [
        (SET, "House Way 2", HouseWay(2), [2]),
        ((*SET, "laid 1"), "House Way 2", HouseWay(2), [2]),
        (SEATED, "House Way", None, []),
        ((*SEATED, "reveal"), "House Way 1", HouseWay(1), [1, 2]),
        ((*SEATED, "laid 1", "reveal"), "House Way 2", HouseWay(2), [2]),
    ],
    ids=["a second Hand", "the other set", "asked for", "both forgotten", "one forgotten"],
)
def test_one_touch_sets_the_next_hand_that_the_dealer_takes_3_19_3_20(
    lines: tuple[str, ...], label: str, told: HouseWay | None, all_told: list[int]
) -> None:
    button = buttons(*lines)[HOUSE_WAY]
    assert (button.label, button.command, button.more) == (label, told, ())
    assert button.reason is None
    position = si_ki_pi_of(dealt(*lines, game=SI_KI_PI).table.position)
    assert [each.box for each in house_way_commands(position)] == all_told


@pytest.mark.parametrize(
    ("lines", "moves_on"),
    [
        (SET[:-1], None),
        (SET, ASKS),
        ((*SET, "laid 1"), ASKS),
        ((*SET, "laid 1", "house-way 2"), OPENS),
        ((*SET, "laid 1", "reveal"), None),
    ],
    ids=["dealing", "setting", "one is laid", "all are set", "opened"],
)
def test_the_dealers_cards_are_opened_once_and_too_early_he_is_asked_3_21_3_19(
    lines: tuple[str, ...], moves_on: Flow | None
) -> None:
    assert flow(si_ki_pi_of(dealt(*lines, game=SI_KI_PI).table.position)) == moves_on

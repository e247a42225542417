"""A card that was taken for a Hit, and the decision that can be taken back (I12)."""

from __future__ import annotations

import pytest

from tablemgr.rules.commands import Command, Stood, TakeBack
from tests.ui.presenter.positions import ACE, DOUBLED, PAIR, dealt
from ui.presenter.possible import Possible
from ui.presenter.putting_right import back_button, marked
from ui.views.felt import BoxView, HandView

INFERRED = (*PAIR, "card 3c")
SECOND = (*PAIR, "split 1", "card 3h", "hit 1", "card Kd", "stand 1", "card 4c", "card 2d")
"""A card drawn without a word to the second of two split Hands."""


def marks(*lines: str) -> list[list[str]]:
    boxes = [BoxView(1, hands=(HandView(), HandView())), BoxView(2, hands=(HandView(),))]
    return [[hand.mark for hand in box.hands] for box in marked(dealt(*lines).table, boxes)]


@pytest.mark.parametrize(
    ("lines", "first"),
    [
        (INFERRED, ["Hit", ""]),
        (SECOND, ["", "Hit"]),
        ((*PAIR, "hit 1", "card 3c"), ["", ""]),
        ((*INFERRED, "stand 1"), ["", ""]),
        (PAIR, ["", ""]),
    ],
    ids=["drawn", "on the second Hand", "called", "until the next act", "no card"],
)
def test_the_card_that_was_taken_for_a_hit_is_marked_until_the_next_act(
    lines: tuple[str, ...], first: list[str]
) -> None:
    assert marks(*lines) == [first, [""]]


@pytest.mark.parametrize(
    ("lines", "label", "sub", "command"),
    [
        (INFERRED, "Box 1 stood", None, Stood(4)),
        ((*PAIR, "split 1"), "Take back", "Split", TakeBack()),
        ((*PAIR, "stand 1"), "Take back", "Stand", TakeBack()),
        ((*PAIR, "hit 1"), "Take back", "Hit", TakeBack()),
        ((*ACE, "even-money 1 ann"), "Take back", "Even Money", TakeBack()),
    ],
)
def test_one_touch_puts_the_last_thing_right(
    lines: tuple[str, ...], label: str, sub: str | None, command: Command
) -> None:
    button = back_button(Possible(dealt(*lines)))
    assert button is not None
    assert (button.label, button.shortcut, button.command) == (label, "Ctrl+Z", command)
    assert sub in (None, button.sub)


@pytest.mark.parametrize(
    "lines", [(), PAIR[:-1], (*DOUBLED[:-2], "card Kd"), (*PAIR, "hit 1", "card 3c")]
)
def test_nothing_is_taken_back_that_was_no_decision_or_that_a_card_has_followed(
    lines: tuple[str, ...],
) -> None:
    assert back_button(Possible(dealt(*lines))) is None


def test_a_drawn_card_is_a_hit_only_while_a_decision_is_awaited_and_the_house_wills_it() -> None:
    session = dealt(*PAIR)
    assert Possible(session).draw_decides
    session.hit_by_card = False
    assert not Possible(session).draw_decides
    assert not Possible(dealt(*ACE)).draw_decides
    assert not Possible(dealt(*PAIR, "hit 1")).draw_decides, "the card is due already"

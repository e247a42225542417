"""Every event either says what the dealer is to do, or is known to ask nothing of him."""

from __future__ import annotations

import pytest

from drivers.advice import ADVICE, advice
from drivers.device import CardSentAgain, DeviceError, DeviceEvent
from drivers.machine_events import WrongMode
from tablemgr.basics.cards import card
from tests.drivers.device_events import DOUBTFUL, HARMLESS

NOTHING_TO_DO = frozenset(
    {
        "device.card-drawn",
        "device.card-set",
        "device.card-still-there",
        "device.stand-by",
        "device.game-result",
        "device.repeated",
        "device.operation-accepted",
        "device.shuffle-complete",
        "device.lid-closed",
        "device.heartbeat",
        "device.lock.unlocked",
        *(f"{key.removesuffix('raised')}cleared" for key in ADVICE if DeviceError.key in key),
    }
)
"""The keys of the events that ask nothing of anybody."""

EVENTS = [*DOUBTFUL, *HARMLESS]


@pytest.mark.parametrize("event", DOUBTFUL, ids=repr)
def test_whatever_doubts_the_cards_says_what_to_do(event: DeviceEvent) -> None:
    told = advice(event)
    assert told
    assert told.endswith(".")


@pytest.mark.parametrize("event", HARMLESS, ids=repr)
def test_what_says_nothing_asks_nothing(event: DeviceEvent) -> None:
    same_card = isinstance(event, CardSentAgain)
    assert (advice(event) is None) == (event.text_key in NOTHING_TO_DO or same_card)


def test_every_sentence_is_of_an_event() -> None:
    known = {event.text_key for event in EVENTS} | {event.key for event in EVENTS}
    assert set(ADVICE) <= known
    assert known >= NOTHING_TO_DO


def test_the_shoe_in_the_wrong_mode_says_which_is_the_right_one() -> None:
    assert "Manual Burn Cards" in (advice(WrongMode("Game", card("As"))) or "")

"""What the window says of what shufflers and line readers tell."""

from __future__ import annotations

import pytest

from drivers.advice import advice
from drivers.device import DeviceEvent
from drivers.machine_events import (
    CardFaceUp,
    DeviceAlarm,
    DoubleFeed,
    Heartbeat,
    Jam,
    JokerDrawn,
    LidClosed,
    LidOpened,
    LinkAlive,
    LinkDead,
    OnlyGarbage,
    ShuffleStarted,
    WrongMode,
)
from tablemgr.cards import card
from ui.presenter.alerts import alert_of, doubt_text

KH = card("Kh")


@pytest.mark.parametrize(
    "event",
    [
        CardFaceUp(KH),
        DoubleFeed((KH, None)),
        JokerDrawn(),
        WrongMode("Game", KH),
        Jam(),
        LidOpened(),
        DeviceAlarm("E3", "Card Not Read"),
        LinkDead(1),
        OnlyGarbage("p"),
    ],
    ids=repr,
)
@pytest.mark.parametrize("between_rounds", [True, False])
def test_what_wants_a_hand_is_told_at_any_time(event: DeviceEvent, between_rounds: bool) -> None:
    alert = alert_of(event, between_rounds=between_rounds)
    assert alert is not None
    assert alert.text == advice(event)
    assert doubt_text(event.text_key) == advice(event)


def test_a_link_that_lives_again_is_told_during_a_round_alone() -> None:
    assert alert_of(LinkAlive(), between_rounds=True) is None
    told = alert_of(LinkAlive(), between_rounds=False)
    assert told is not None
    assert told.text == advice(LinkAlive())


@pytest.mark.parametrize("event", [Heartbeat(), LidClosed(), ShuffleStarted()], ids=repr)
def test_what_wants_no_hand_is_not_told(event: DeviceEvent) -> None:
    assert alert_of(event, between_rounds=False) is None

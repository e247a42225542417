"""What the window says of what shufflers and line readers tell."""

from __future__ import annotations

import pytest

from drivers.advice import advice
from drivers.device import DeviceEvent, PortUnavailable
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
from drivers.reports import PortTrouble
from tablemgr.basics.cards import card
from ui.presenter.alerts import alert_of, doubt_text, refused_card

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


@pytest.mark.parametrize("trouble", list(PortTrouble))
def test_a_simulated_shoe_is_named_as_one_where_a_port_is_named_by_its_name(
    trouble: PortTrouble,
) -> None:
    simulated = alert_of(PortUnavailable("simulator", trouble, ""), between_rounds=True)
    port = alert_of(PortUnavailable("ttyS0", trouble, ""), between_rounds=True)
    assert simulated is not None
    assert port is not None
    assert "shoe" in simulated.text.lower()
    assert "port" not in simulated.text
    assert "port ttyS0" in port.text


def test_a_card_that_no_round_awaits_is_named_as_cards_are_shown() -> None:
    assert refused_card(card("Th")).text == "10♥ came out, but no Round is open."
    hidden = refused_card(card("Th"), face_down=True)
    assert hidden.text == "A card came out, but no Round is open."

"""Events as the journal stores them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tablemgr.basics.cards import card
from tablemgr.basics.errors import Fault
from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.events import BetPlaced, BetSettled, CardDealt, Event, Outcome, RoundOpened
from tablemgr.rules.events_json import decode, encode
from tablemgr.rules.games.blackjack.events import HandDoubled, HandSplit

ROOT = Path(__file__).parents[3]
SAMPLES: list[Event] = [
    RoundOpened(),
    BetPlaced(1, "ann", Money(6250), seated=True),
    CardDealt(card("Kh"), 0, 0),
    HandDoubled(1, 0, (("ann", Money(5)),)),
    HandSplit(1, 0, ("ann",), ("bob",)),
    BetSettled(1, 1, "ann", "initial", Money(5), Outcome.WIN, Money(6), ZERO, Money(5), "4.1.1"),
]


def test_events_come_back_from_json_as_they_were() -> None:
    back = decode(json.loads(json.dumps(encode(SAMPLES))))
    assert back == SAMPLES
    dealt, settled = back[2], back[5]
    assert isinstance(dealt, CardDealt)
    assert dealt.card is card("Kh")
    assert isinstance(settled, BetSettled)
    assert type(settled.won) is Money


def test_amounts_are_cents_and_cards_their_codes() -> None:
    assert encode([SAMPLES[1]])[0]["amount"] == 6250
    assert encode([SAMPLES[2]])[0]["card"] == "Kh"


@pytest.mark.parametrize(
    "stored",
    [
        [{"type": "Teleported"}],
        [{"type": "CardDealt", "card": "Zz", "box": 0, "hand": 0}],
        [{"type": "CardDealt", "box": 0, "hand": 0}],
        [{"type": "BetPlaced", "box": 1, "player": "ann", "amount": 1.5, "seated": True}],
        [{"type": "BetPlaced", "box": "1", "player": "ann", "amount": 1, "seated": True}],
        [{}],
        {"type": "RoundOpened"},
        "open",
        None,
    ],
)
def test_what_is_no_event_is_a_fault(stored: object) -> None:
    with pytest.raises(Fault, match="does not know"):
        decode(stored)


def test_an_event_of_a_family_is_read_without_the_family_and_loads_no_other() -> None:
    probe = (
        "import sys\n"
        "from tablemgr.rules.events_json import decode\n"
        "import tablemgr.rules.games.si_ki_pi\n"
        "decode([{'type': 'HandSet', 'box': 1, 'low': ['2h', '3h'], 'high': ['Kh', 'Kd'],"
        " 'item': None}])\n"
        "print(*(m for m in sys.modules if m.startswith('tablemgr.rules.games.')))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", probe], capture_output=True, text=True, check=True, cwd=ROOT
    )
    found = {name.removeprefix("tablemgr.rules.games.") for name in done.stdout.split()}
    assert {"si_ki_pi", "si_ki_pi.events"} <= found
    assert not [name for name in found if name.startswith(("blackjack", "baccarat"))]
    assert "si_ki_pi.family" not in found

"""A line that another protocol speaks is named by that protocol."""

from __future__ import annotations

from pathlib import Path

import pytest

from drivers.catalogue import known_protocols, make_codec, make_encoder
from drivers.device import CardDrawn
from drivers.device_settings import DeviceSettings
from drivers.guessing import Guessing, guess
from drivers.raw_session import HEADING, line_of
from drivers.reports import RawBytes
from tablemgr.basics.cards import DECK
from ui.main import main

SPOKEN = [(name, "suit-number") for name in known_protocols()] + [("code-line", "barcode-4")]


def said(protocol: str, preset: str, cards: int = 14) -> bytes:
    """What a device of that protocol sends while it deals."""
    encoder = make_encoder(DeviceSettings(protocol, preset=preset))
    data = b""
    for number, card in enumerate(DECK[:cards]):
        data += b"".join(encoder.say(CardDrawn(card), float(number)))
        encoder.hear(b"\x06", float(number))  # a device that waits for its answer gets it
    return data


@pytest.mark.parametrize(("protocol", "preset"), SPOKEN)
def test_each_protocol_is_told_by_what_its_device_sends(protocol: str, preset: str) -> None:
    found = guess(said(protocol, preset))
    assert found is not None
    assert (found.protocol, found.good, found.whole) == (protocol, 14, 14)
    if protocol == "code-line":
        assert found.preset == preset


@pytest.mark.parametrize("named", known_protocols())
@pytest.mark.parametrize(("protocol", "preset"), SPOKEN)
def test_only_a_line_that_another_protocol_speaks_is_guessed_and_said_once(
    protocol: str, preset: str, named: str
) -> None:
    if (protocol, preset) == ("code-line", "barcode-4") and named == "code-line":
        return  # the same protocol: its codes mean something else
    guessing = Guessing(make_codec(DeviceSettings(named)))
    data = said(protocol, preset)
    words = [
        guessing.hear(RawBytes(data[at : at + 5], at, at * 1000)) for at in range(0, len(data), 5)
    ]
    words = [each for each in (*words, guessing.end()) if each]
    if named == protocol:
        assert not words
    else:
        assert len(words) == 1
        assert words[0].startswith(f"looks like {protocol}")


def test_noise_is_no_protocol() -> None:
    assert guess(bytes(range(256)) * 20) is None
    assert guess(b"") is None
    assert guess(said("angel-eye", "suit-number", cards=2)) is None


def test_a_session_played_back_by_the_wrong_protocol_says_the_right_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = tmp_path / "a.session"
    heard = RawBytes(said("angel-eye", "suit-number"), 0, 0)
    session.write_text(f"{HEADING}\n# bee-tek, 9600 baud\n{line_of(heard)}\n", encoding="utf-8")
    assert main(["devices", "replay", str(session)]) == 0
    assert "this looks like angel-eye: 14 of 14 frames" in capsys.readouterr().out
    assert main(["devices", "replay", str(session), "--protocol", "angel-eye"]) == 0
    assert "looks like" not in capsys.readouterr().out

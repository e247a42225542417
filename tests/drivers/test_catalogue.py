"""Each protocol's codec by its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from drivers.catalogue import DEFAULT_SPEED, PRESETS, PROTOCOLS, CodecSettings, make_codec
from drivers.codecs.angel_eye import AngelEyeCodec
from drivers.codecs.bee_tek import BeeTekCodec
from drivers.codecs.code_line import CodeLineCodec, UidCodec
from drivers.codecs.table_link import TableLinkCodec
from drivers.device import Codec, Operation, OperationKind
from tablemgr.basics.errors import Fault


def test_each_protocol_has_a_codec_and_a_speed(tmp_path: Path) -> None:
    tags = tmp_path / "tags.csv"
    tags.write_text("uid,card\nE004,Kh\n")
    made: list[Codec] = [make_codec(protocol) for protocol in PROTOCOLS]
    made += [make_codec("code-line", CodecSettings(p, uid_table=tags)) for p in PRESETS]
    kinds = {type(codec) for codec in made}
    assert kinds == {AngelEyeCodec, BeeTekCodec, CodeLineCodec, UidCodec, TableLinkCodec}
    assert set(DEFAULT_SPEED) == set(PROTOCOLS)


def test_operations_are_off_unless_a_setting_allows_them() -> None:
    lock = Operation(OperationKind.LOCK)
    assert make_codec("angel-eye", CodecSettings(operations=True)).request(lock, 0)
    for protocol in PROTOCOLS:
        with pytest.raises(Fault):
            make_codec(protocol).request(lock, 0)


@pytest.mark.parametrize(
    ("protocol", "settings", "what"),
    [
        ("telepathy", CodecSettings(), "telepathy"),
        ("code-line", CodecSettings(preset="braille"), "braille"),
        ("code-line", CodecSettings(preset="uid-table"), "needs the house's table"),
        ("code-line", CodecSettings(preset="uid-table", uid_table=Path("no.csv")), r"^no\.csv: "),
    ],
)
def test_what_nobody_knows_is_named(protocol: str, settings: CodecSettings, what: str) -> None:
    with pytest.raises(Fault, match=what):
        make_codec(protocol, settings)


def test_a_table_of_tags_that_is_no_text_is_named(tmp_path: Path) -> None:
    tags = tmp_path / "tags.csv"
    tags.write_bytes(b"\xff\xfe")
    with pytest.raises(Fault, match="UTF-8"):
        make_codec("code-line", CodecSettings(preset="uid-table", uid_table=tags))

"""A table's key in a token (PKCS#11): made there, signs there, never copied out; by softhsm2."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from tablemgr.basics.errors import Fault
from tablemgr.commandline import key_command
from tablemgr.house.profile import DEFAULT
from tablemgr.house.sealing import seal_of, sealed_by
from tablemgr.house.table_key import key_of_table, read_key
from tablemgr.house.token_key import SCHEME, end_sessions, token_place
from tests.tablemgr.tables import ROUND, open_session, tell

MODULE = Path("/usr/lib/softhsm/libsofthsm2.so")
with_token = pytest.mark.skipif(
    not (MODULE.exists() and shutil.which("softhsm2-util")),
    reason="softhsm2 is not installed: apt-get install softhsm2",
)


@pytest.fixture
def uri(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """An empty token; where its key is to be."""
    (tmp_path / "tokens").mkdir()
    conf = tmp_path / "softhsm2.conf"
    conf.write_text(f"directories.tokendir = {tmp_path / 'tokens'}\nlog.level = ERROR\n")
    monkeypatch.setenv("SOFTHSM2_CONF", str(conf))
    made = ["--init-token", "--free", "--label", "house", "--pin", "123456", "--so-pin", "654321"]
    subprocess.run(["softhsm2-util", *made], check=True, capture_output=True)
    pin = tmp_path / "pin"
    pin.write_text("123456\n")
    pin.chmod(0o600)
    yield f"pkcs11:token=house;object=T1?module-path={MODULE}&pin-source=file:{pin}"
    end_sessions()


@with_token
def test_a_key_is_changed_for_one_in_a_token_which_signs_from_then_on(
    tmp_path: Path, uri: str, capsys: pytest.CaptureFixture[str]
) -> None:
    profile, file = tmp_path / "house.toml", tmp_path / "keys" / "T1.key"
    profile.write_text(DEFAULT, encoding="utf-8")
    old = key_of_table(file).public_key()
    (tmp_path / "tables").mkdir()
    open_session(tmp_path / "tables" / "T1.journal").journal.close()
    words = ["change", "--profile", str(profile), "--data", str(tmp_path), "--token", uri]
    assert key_command.main(words) == 0
    assert file.read_text().startswith(SCHEME), "the file says where the key is, and has none"
    key = read_key(file)
    assert key.public_key() != old
    session = open_session(tmp_path / "tables" / "T1.journal")
    session.note(seal_of(session.journal, key))  # as a start does
    tell(session, *ROUND)
    session.note(seal_of(session.journal, key))
    assert sealed_by(session.journal, key.public_key()).wrong == ()
    assert sealed_by(session.journal, old).wrong == (), "the old key leads to it"
    session.journal.close()
    with pytest.raises(Fault, match="can't be copied out"):
        key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    assert key_command.main(["show", "--profile", str(profile)]) == 0
    capsys.readouterr()
    (tmp_path / "pin").write_text("999999\n")
    end_sessions()
    with pytest.raises(Fault, match="can't sign for the table: PinIncorrect"):
        key.sign(b"x")
    (tmp_path / "pin").write_text("123456\n")
    with pytest.raises(Fault, match="has a key T1 already"):
        key_command.main(words)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("pkcs11:object=T1?module-path=/x&pin-source=/y", "token"),
        ("pkcs11:token=house?module-path=/x", "object, pin-source"),
    ],
)
def test_a_place_that_is_not_whole_is_said(text: str, what: str) -> None:
    with pytest.raises(Fault, match=f"it lacks {what}"):
        token_place(text, Path("T1.key"))


def test_a_place_is_read_as_rfc_7512_writes_it() -> None:
    place = token_place("pkcs11:object=T%201;token=house?pin-source=file:/a&module-path=/b", Path())
    assert (place.token, place.key, place.module, place.pin_file) == ("house", "T 1", "/b", "/a")

"""Signs the journal with the table's key, over the chain's hash, at a start, at the end of each
Round and at the closing: a journal written anew by somebody without the key is found out.

A seal says how far everything is as it was written: the chain's hash covers all entries before it.
After the closing's seal only a start's seal may come: a Round that was added between is named.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import (
    Ed25519PrivateKey,
    Ed25519PublicKey,
)
from cryptography.hazmat.primitives.serialization import load_pem_public_key
from msgspec import Struct

from tablemgr.basics.messages import Message
from tablemgr.house.standing import CLOSED, SEAL
from tablemgr.house.table_key import fingerprint, pem_of, read_key
from tablemgr.journal import Entry, EntryKind, Journal, JournalReader, Json
from tablemgr.journal.chain import CONTEXT, of_entry

NEW_KEY: Final = "new_key"
"""The key, in the entry of a `key` slip, of the public half that signs from then on."""
OLD_KEY: Final = "old_key"
_CHANGE_SIGNED: Final = "key_signed"
_SIGNED_AS: Final = b"tablemgr journal 1\0"
_CHANGED_AS: Final = b"tablemgr key 1\0"


def _signed_bytes(table: str, seq: int, digest: bytes) -> bytes:
    return _SIGNED_AS + table.encode() + b"\0" + seq.to_bytes(8, "big") + digest


def seal_of(journal: Journal, key: Ed25519PrivateKey) -> dict[str, Json]:
    """Give what is stored to seal the journal as it stands now, with the key's public half."""
    seq, digest, public = journal.last_seq, journal.last_hash, key.public_key()
    signature = key.sign(_signed_bytes(journal.header.table_id, seq, digest)).hex()
    whose, half = fingerprint(public), public.public_bytes_raw().hex()
    return {SEAL: {"entry": seq, "signature": signature, "key": whose, "public": half}}


class SealReport(Struct, frozen=True):
    """How far a journal is signed."""

    signed_to: int
    """The last entry of which a seal holds; -1 if none does."""
    seals: int
    wrong: tuple[Message, ...]
    """The seals that do not hold, and the Rounds that lack one, a sentence each."""
    acts_after: int = 0
    """How many acts came after the newest seal that holds."""


def sealed_by(journal: Journal | JournalReader, key: Ed25519PublicKey) -> SealReport:
    """Verify every seal with the key, and with those that a change of key leads to from it."""
    entries = list(_sealing_entries(journal))
    hashes = _Hashes(journal)
    keys = _believed(entries, key, journal.header.table_id, hashes)
    signed_to, wrong, seals = -1, list[Message](), 0
    last: Entry | None = None
    for entry in entries:
        seal = entry.data.get(SEAL)
        if seal is None:
            continue
        seals += 1
        flaw = _flaw(seal, entry.seq, keys, journal.header.table_id, hashes)
        if flaw is not None:
            wrong.append(of_entry(entry.seq, flaw))
        else:
            signed_to = int(seal["entry"])
            if last is not None:
                wrong += _added_after_closing(journal, last, entry.seq)
            last = entry
    after = 0
    if last is not None:
        wrong += _unsigned_flaws(journal, last)
        after = sum(1 for _ in journal.entries(after=last.seq, kinds=(EntryKind.ACT,)))
    return SealReport(signed_to, seals, tuple(wrong), after)


def is_sealed(journal: Journal | JournalReader) -> bool:
    """Say whether any key ever signed the journal."""
    return any(SEAL in each.data for each in _sealing_entries(journal))


def last_seal_flaw(journal: Journal | JournalReader, key: Ed25519PublicKey) -> Message | None:
    """Say what is wrong with the newest seal, or with what came after it; None if nothing is, or if
    there is no seal.
    """
    entries = list(_sealing_entries(journal))
    entry = next((each for each in reversed(entries) if SEAL in each.data), None)
    if entry is None:
        return None
    table, hashes = journal.header.table_id, _Hashes(journal)
    flaw = _flaw(entry.data[SEAL], entry.seq, _believed(entries, key, table, hashes), table, hashes)
    if flaw is not None:
        return of_entry(entry.seq, flaw)
    return next(iter(_unsigned_flaws(journal, entry)), None)


def newest_key(journal: Journal | JournalReader) -> tuple[str, str]:
    """The fingerprint of the key that signed last, and its public half in PEM, as the journal names
    them: each empty if it does not.
    """
    seals = [each.data[SEAL] for each in _sealing_entries(journal) if SEAL in each.data]
    if not seals or not isinstance(seals[-1], dict):
        return "", ""
    name = str(seals[-1].get("key", ""))
    try:
        half = bytes.fromhex(seals[-1].get("public", ""))
        public = Ed25519PublicKey.from_public_bytes(half)
    except (ValueError, TypeError):
        return name, ""
    return name, pem_of(public) if fingerprint(public) == name else ""


def unsealed_acts(journal: Journal | JournalReader) -> list[Entry]:
    """The acts after the newest seal, oldest first; none if there is no seal."""
    entries = _sealing_entries(journal)
    last = max((each.seq for each in entries if SEAL in each.data), default=None)
    return [] if last is None else list(journal.entries(after=last, kinds=(EntryKind.ACT,)))


def _unsigned_flaws(journal: Journal | JournalReader, newest: Entry) -> list[Message]:
    """Say which Rounds after the newest seal nobody signed and no table in order can have played.

    At most the last one may lack a seal: it is still in play, or the power failed, and the next
    start signs.
    """
    signed_to = int(newest.data[SEAL]["entry"])
    first, last = _round_of(journal, signed_to) + 1, journal.last_round_no
    many = Message(
        CONTEXT, "Rounds {first} to {last} are not signed", {"first": first, "last": last}
    )
    return ([many] if last > first else []) + _added_after_closing(journal, newest)


def _added_after_closing(
    journal: Journal | JournalReader, seal: Entry, until: int | None = None
) -> list[Message]:
    """Name the Round that was added after the table had been closed, if this seal is over that, and
    before the seal in entry `until`: a start seals first.
    """
    covered = next(journal.entries(after=int(seal.data[SEAL]["entry"]) - 1), None)
    if covered is None or CLOSED not in covered.data:
        return []
    act = next(journal.entries(after=seal.seq, kinds=(EntryKind.ACT,)), None)
    if act is None or (until is not None and act.seq > until):
        return []
    what = "Round {round_no} was added after the table had been closed (entry {seal})"
    return [Message(CONTEXT, what, {"round_no": act.round_no, "seal": seal.seq})]


def _round_of(journal: Journal | JournalReader, seq: int) -> int:
    entry = next(journal.entries(after=seq - 1), None)
    return journal.last_round_no if entry is None else entry.round_no


def keys_led_to(journal: Journal | JournalReader, key: Ed25519PublicKey) -> list[Ed25519PublicKey]:
    """The key, and those that a change of key leads to from it."""
    entries = list(_sealing_entries(journal))
    believed = _believed(entries, key, journal.header.table_id, _Hashes(journal))
    return [each.key for each in believed.values()]


def _sealing_entries(journal: Journal | JournalReader) -> Iterator[Entry]:
    """The seals and the changes of key, oldest first."""
    kinds = (EntryKind.SESSION, EntryKind.SLIP)
    return journal.entries(kinds=kinds, holding=(f'"{SEAL}"', f'"{NEW_KEY}"'))


class _Hashes:
    """The hash of an entry by its number."""

    def __init__(self, journal: Journal | JournalReader) -> None:
        self._journal = journal

    def of(self, seq: int) -> bytes:
        """The hash; empty if there is no such entry."""
        entry = next(self._journal.entries(after=seq - 1), None)
        return entry.hash if entry is not None and entry.seq == seq else b""


class _Believed(Struct, frozen=True):
    """A key whose seals count, up to the entry by which another one took its place."""

    key: Ed25519PublicKey
    until: int | None = None


def _flaw(
    seal: Any, at: int, keys: Mapping[str, _Believed], table: str, hashes: _Hashes
) -> Message | None:
    """Why a seal in entry `at` does not hold; None if it does."""
    if not isinstance(seal, dict):
        return Message(CONTEXT, "it is not a signature")
    named = {"key": seal.get("key")}
    believed = keys.get(str(seal.get("key")))
    if believed is None:
        return Message(CONTEXT, "it is signed by another key ({key})", named)
    if believed.until is not None and at > believed.until:
        return Message(CONTEXT, "it is signed by a key that had been replaced ({key})", named)
    key = believed.key
    try:
        seq, signature = int(seal["entry"]), bytes.fromhex(seal["signature"])
        key.verify(signature, _signed_bytes(table, seq, hashes.of(seq)))
    except (InvalidSignature, KeyError, ValueError, TypeError, OverflowError):
        what = "the key's signature does not hold: an entry before it was changed"
        return Message(CONTEXT, what)
    return None


def key_change(table: str, old: Ed25519PrivateKey, new: Ed25519PublicKey) -> dict[str, Json]:
    """Give what is stored of a change of the table's key: the old key signs for the new one."""
    signature = old.sign(_change_bytes(table, pem_of(new)))
    return {
        OLD_KEY: pem_of(old.public_key()),
        NEW_KEY: pem_of(new),
        _CHANGE_SIGNED: signature.hex(),
    }


def take_up_key_change(path: Path, journal: Journal | JournalReader) -> None:
    """Put a new key of the table in the place of the old one at `path`, if the journal tells of it
    and the program was killed before it did so. Raises `Fault` if a key can't be read.
    """
    coming = coming_key(path)
    if not (coming.exists() and path.exists()):
        return
    pair = tuple(pem_of(read_key(file).public_key()) for file in (path, coming))
    changes = journal.entries(kinds=(EntryKind.SLIP,), holding=(f'"{NEW_KEY}"',))
    if any((each.data.get(OLD_KEY), each.data.get(NEW_KEY)) == pair for each in changes):
        coming.replace(path)


def coming_key(path: Path) -> Path:
    """Where the next key of a table waits until the journal tells of it."""
    return path.with_name(f"{path.name}.new")


def _change_bytes(table: str, new: str) -> bytes:
    return _CHANGED_AS + table.encode() + b"\0" + new.encode()


def _believed(
    entries: Sequence[Entry], key: Ed25519PublicKey, table: str, hashes: _Hashes
) -> dict[str, _Believed]:
    """This key, and those before and after it, as the changes of key say that hold.

    Anybody can sign for a key whose public half he knows: a key before another one counts only if
    the later one has sealed the change itself, and from that change on no more.
    """
    changes = [
        (entry.seq, fingerprint(change[0]), *change)
        for entry in entries
        if NEW_KEY in entry.data and (change := _change_in(entry.data, table)) is not None
    ]
    found = {fingerprint(key): _Believed(key)}
    for _, name, _, new in changes:
        if name in found:
            found.setdefault(fingerprint(new), _Believed(new))
    for seq, name, old, new in reversed(changes):
        until = found[name].until if name in found else None
        known = fingerprint(new) in found and until is None
        if known and _has_sealed(entries, new, seq, table, hashes):
            found[name] = _Believed(old, seq)
    return found


def _has_sealed(
    entries: Iterable[Entry], key: Ed25519PublicKey, seq: int, table: str, hashes: _Hashes
) -> bool:
    """Say whether a seal of that key holds that is over this entry."""
    keys = {fingerprint(key): _Believed(key)}
    return any(
        not _flaw(entry.data[SEAL], entry.seq, keys, table, hashes)
        and int(entry.data[SEAL]["entry"]) >= seq
        for entry in entries
        if entry.seq > seq and SEAL in entry.data
    )


def _change_in(
    data: dict[str, Any], table: str
) -> tuple[Ed25519PublicKey, Ed25519PublicKey] | None:
    """The old key and the new one; None if the old one did not sign for the new one."""
    try:
        old, new = (load_pem_public_key(str(data[name]).encode()) for name in (OLD_KEY, NEW_KEY))
        signature = bytes.fromhex(data[_CHANGE_SIGNED])
        if not isinstance(old, Ed25519PublicKey) or not isinstance(new, Ed25519PublicKey):
            return None
        old.verify(signature, _change_bytes(table, pem_of(new)))
    except (InvalidSignature, UnsupportedAlgorithm, KeyError, ValueError, TypeError):
        return None
    return old, new

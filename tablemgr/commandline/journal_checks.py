"""Checks a journal, and compares a sound one with what is known of it: rules, slips, signatures,
the table's key, witnesses. Gives a message for each; prints nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from msgspec import Struct
from platformdirs import user_config_path

from tablemgr.basics.messages import Message
from tablemgr.house.sealing import keys_led_to, sealed_by
from tablemgr.house.staff.signatures import KINDS, WORDS, compared
from tablemgr.house.staff.store import FILE_NAME, read_log
from tablemgr.house.table_key import fingerprint, read_key
from tablemgr.journal import EntryKind, reading, verify
from tablemgr.journal.anchor import anchor_of
from tablemgr.journal.chain import CONTEXT
from tablemgr.past.checking import replayed, slips_compared
from tablemgr.slips.witnesses import entry_flaw

EXIT_OK: Final = 0
EXIT_DAMAGED: Final = 1
EXIT_NOT_COMPARED: Final = 2
"""Nothing is wrong in what was compared, and something could not be compared."""
_OF_REGISTER: Final = frozenset({"signature", "staff"})
"""An entry that has one of these was signed for with what the staff register knows."""


class Compared(Struct, frozen=True):
    """Names what to compare a journal with; None: nothing."""

    replay: bool = True
    slips: Path | None = None
    staff: Path | None = None
    """The staff register's file."""
    key: Ed25519PublicKey | None = None
    witness: tuple[str, ...] = ()
    """What was kept elsewhere of it: files, codes, or what is typed from a printed head."""
    lacking: tuple[Message, ...] = ()
    """What could not be found to compare with, a sentence each."""


def all_beside(path: Path, keys: Path | None = None, slips: Path | None = None) -> Compared:
    """Everything that lies where the program puts it, beside a journal; `keys` is the folder of the
    tables' keys, if that is not the user's own, `slips` that of the slips, if it is not beside the
    journals. Raises `Fault` if a key can't be read.
    """
    with reading(path) as reader:
        table = reader.header.table_id
        has_slips = any(True for _ in reader.entries(kinds=(EntryKind.SLIP,)))
        signed = reader.entries(kinds=KINDS, holding=WORDS)
        has_signatures = any(_OF_REGISTER & entry.data.keys() for entry in signed)
    data = path.absolute().parent.parent
    slips, staff = slips or data / "slips" / table, data / "staff" / FILE_NAME
    key = (keys or user_config_path("tablemgr") / "keys") / f"{table}.key"
    beside = (
        (
            Message(CONTEXT, "the folder of its slips"),
            slips,
            has_slips,
            Message(CONTEXT, "its slips were not compared (--slips DIR)"),
        ),
        (
            Message(CONTEXT, "the staff register"),
            staff,
            has_signatures,
            Message(CONTEXT, "its signatures were not compared (--staff REGISTER)"),
        ),
        (
            Message(CONTEXT, "the table's key"),
            key,
            True,
            Message(CONTEXT, "what it has signed was not looked at (--key FILE)"),
        ),
    )
    lacking = [
        Message(CONTEXT, "{what} is not at {where}: {so}", {"what": what, "where": where, "so": so})
        for what, where, has_any, so in beside
        if has_any and not where.exists()
    ]
    return Compared(
        True,
        slips if slips.exists() else None,
        staff if staff.exists() else None,
        read_key(key).public_key() if key.exists() else None,
        lacking=tuple(lacking),
    )


class Checked(Struct, frozen=True):
    """One thing that was looked at, and the exit status if it were the only one."""

    line: Message
    status: int = EXIT_OK


def checked(path: Path, asked: Callable[[], Compared]) -> Iterator[Checked]:
    """Check the chain of a journal, and compare a sound one with what is `asked`, one by one.
    Raises `Fault`.
    """
    for found in _verify(path):
        yield found
        if found.status == EXIT_DAMAGED:
            return
    of = asked()
    yield from _compare(path, replay=of.replay, slips=of.slips)
    if of.staff is not None:
        yield from _verify_staff(path, of.staff)
    if of.key is not None:
        yield from _verify_seals(path, of.key)
    if of.witness:
        yield from _verify_witnesses(path, of.witness, of.key)
    yield from (Checked(line, EXIT_NOT_COMPARED) for line in of.lacking)


def worst(statuses: Iterable[int]) -> int:
    """Give 1 if something is wrong, else 2 if something could not be compared, else 0."""
    found = set(statuses)
    return EXIT_DAMAGED if EXIT_DAMAGED in found else max(found, default=EXIT_OK)


def _verify(path: Path) -> Iterator[Checked]:
    report = verify(path)
    yield from (Checked(problem.message, EXIT_DAMAGED) for problem in report.problems)
    if not report.ok:
        return
    sound = {"count": _count(report.entries), "code": report.code}
    so_far = "{count}, {code} (so far: the table is in play)"
    yield Checked(Message(CONTEXT, so_far if report.in_play else "{count}, {code}", sound))
    if not report.anchored:
        missing = (
            "its anchor is missing ({anchor}). Only the code on the last slip can show whether "
            "entries are missing at the end."
        )
        values = {"anchor": anchor_of(path).name}
        yield Checked(Message(CONTEXT, missing, values), EXIT_NOT_COMPARED)


def _verify_staff(path: Path, register: Path) -> Iterator[Checked]:
    """Compare the signatures of a sound journal with the register's log."""
    log = read_log(register)
    with reading(path) as reader:
        entries = reader.entries(kinds=KINDS, holding=WORDS)
        found = compared(log, reader.header.table_id, entries)
    right = "every signature is in the register's log as it is here, and the reverse"
    yield from _all_or([each.line for each in found], Message(CONTEXT, right))


def _verify_seals(path: Path, public: Ed25519PublicKey) -> Iterator[Checked]:
    """Say to which entry the key has signed a sound journal."""
    with reading(path) as reader:
        report = sealed_by(reader, public)
    yield from (Checked(line, EXIT_DAMAGED) for line in report.wrong)
    values = {"key": fingerprint(public), "last": report.signed_to, "acts": report.acts_after}
    if report.signed_to < 0:
        none = Message(CONTEXT, "the key {key} has signed none of it", values)
        yield Checked(none, EXIT_DAMAGED)
        return
    if not report.acts_after:
        english = "signed by the table's key from entry 0 to entry {last}"
    elif report.acts_after == 1:  # the Round in play, or the one that the power cut
        english = "signed by the table's key from entry 0 to entry {last}; 1 act after it is not"
    else:
        english = (
            "signed by the table's key from entry 0 to entry {last}; {acts} acts after it are not"
        )
    yield Checked(Message(CONTEXT, english, values))


def _verify_witnesses(
    path: Path, given: Sequence[str], key: Ed25519PublicKey | None
) -> Iterator[Checked]:
    """Say of each witness that somebody gives if the journal holds what it knows."""
    from tablemgr.slips.given import read_given  # noqa: PLC0415 - reads pictures

    with reading(path) as reader:
        keys = [] if key is None else keys_led_to(reader, key)
        for each in (one for text in given for one in read_given(text, reader.header.table_id)):
            flaw = each.unbelieved(keys) or entry_flaw(reader, each.entry, each.digest)
            what = flaw or Message(CONTEXT, "is in the journal as it is known there")
            line = Message(CONTEXT, "{which} {what}", {"which": each.words, "what": what})
            yield Checked(line, EXIT_OK if flaw is None else EXIT_DAMAGED)


def _compare(path: Path, *, replay: bool, slips: Path | None) -> Iterator[Checked]:
    """Compare a sound journal with the rules and with a folder of slips, as asked."""
    with reading(path) as reader:
        if replay:
            again = replayed(reader)
            said = "{rounds}: the rules lead to the same events and the same money"
            values = {"rounds": count_of_rounds(again.told_again)}
            yield from _all_or(again.wrong, Message(CONTEXT, said, values))
            if again.only_read:
                yield Checked(_only_read(again.only_read))
        if slips is not None:
            from tablemgr.slips.against import texts_compared  # noqa: PLC0415 - reads pictures

            wrong = [*slips_compared(reader, slips), *texts_compared(reader, slips)]
            said = "its slips are in {folder}, with its numbers and codes"
            yield from _all_or(wrong, Message(CONTEXT, said, {"folder": slips}))


def _all_or(wrong: Sequence[Message], right: Message) -> Iterator[Checked]:
    """All that is wrong, or that all is right."""
    yield from (Checked(line, EXIT_DAMAGED) for line in wrong)
    if not wrong:
        yield Checked(right)


def count_of_rounds(count: int) -> Message:
    """Give `1 Round` or `3 Rounds`."""
    return Message(CONTEXT, "1 Round" if count == 1 else "{count} Rounds", {"count": count})


def _only_read(numbers: list[int]) -> Message:
    """Word the sentence on the Rounds that today's rules can't decide again."""
    what = (
        "{rounds} by other rules than today's, from {first} to {last}: what was stored can have "
        "happened so, and is not decided again"
    )
    values = {"rounds": count_of_rounds(len(numbers)), "first": numbers[0], "last": numbers[-1]}
    return Message(CONTEXT, what, values)


def _count(entries: int) -> Message:
    """How many entries there are. They count from 0, the header: of 164 entries the last is number
    163.
    """
    if entries == 1:
        return Message(CONTEXT, "there is only the header, which is sound")
    all_sound = "all {entries} entries are sound, from 0 (the header) to {last}"
    return Message(CONTEXT, all_sound, {"entries": entries, "last": entries - 1})

"""The chain: each entry's hash covers its own columns and the hash of the entry before.

Pure: rows in, hashes and problems out. Knows no file. See docs/decisions/002-journal.md for what
such a chain can show, and what it can't. The walk along the chain also notes where the entries of
each Round are, so that one Round is found without a search.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable
from hashlib import sha256
from itertools import accumulate
from typing import TypeAlias

from msgspec import Struct, field

from tablemgr.basics.messages import Message
from tablemgr.journal.entry import EntryKind, JournalHeader

# seq, round_no, kind, person, role, wall_ns, mono_ns, payload, hash
Row: TypeAlias = tuple[int, int, str, str, str, int, int, str, bytes]

BEFORE_FIRST = bytes(32)
KINDS = frozenset(kind.value for kind in EntryKind)
MAX_PROBLEMS = 100
CONTEXT = "journal verify"
"""Of what is said of a journal that was compared, for a translator."""

# Crockford's alphabet: no I, L, O, U; a reader may still type them.
_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_TYPED = str.maketrans("OIL", "011", " -")


class RoundSpans:
    """For each Round its runs of entries, as first and last numbers, in order.

    The walk along the chain fills it, so that it always fits the file and need not be stored. A
    Round's entries follow each other, except for later prints of its slip. It must stay small, as
    a table is open for months.
    """

    __slots__ = ("_firsts", "_lasts", "_more")

    def __init__(self) -> None:
        self._firsts = array("q")
        self._lasts = array("q")
        """The first run of each Round, by the Round's number."""
        self._more: dict[int, list[tuple[int, int]]] = {}
        """The later runs of a Round, and all runs of a Round whose number was not the next one."""

    def add(self, round_no: int, first: int, last: int) -> None:
        """Add the entries `first` to `last` to that Round; each call has higher numbers than
        before.
        """
        if round_no == len(self._firsts) and round_no not in self._more:
            self._firsts.append(first)
            self._lasts.append(last)
        elif round_no not in self._more and self._last_of_first_run(round_no) == first - 1:
            self._lasts[round_no] = last
        else:
            runs = self._more.setdefault(round_no, [])
            if runs and runs[-1][1] == first - 1:
                runs[-1] = (runs[-1][0], last)
            else:
                runs.append((first, last))

    def behind(self, round_no: int, after: int) -> tuple[int, int] | None:
        """The first run of the Round that has entries after number `after`, or None."""
        last = self._last_of_first_run(round_no)
        if last is not None and last > after:
            return self._firsts[round_no], last
        runs = self._more.get(round_no, [])
        place = bisect_right(runs, after, key=lambda run: run[1])
        return runs[place] if place < len(runs) else None

    def _last_of_first_run(self, round_no: int) -> int | None:
        """None if there is none, or if `round_no` is not a number, as in a damaged file."""
        if isinstance(round_no, int) and 0 <= round_no < len(self._lasts):
            return self._lasts[round_no]
        return None


class Problem(Struct, frozen=True):
    """Something that is not as it was written; `seq` is the entry's number, or None if it is about
    the whole file.
    """

    seq: int | None
    what: Message

    @property
    def message(self) -> Message:
        """Give it with the entry's number."""
        return self.what if self.seq is None else of_entry(self.seq, self.what)

    def __str__(self) -> str:
        return self.message.in_words()


def of_entry(seq: int, what: Message) -> Message:
    """Give what is said of an entry, with its number."""
    return Message(CONTEXT, "entry {seq}: {what}", {"seq": seq, "what": what})


class Walk(Struct):
    """The findings of a walk along the chain so far."""

    count: int = 0
    last_seq: int = -1
    last_hash: bytes = BEFORE_FIRST
    last_round_no: int = 0
    header: JournalHeader | None = None
    anchored: bool = False
    """The file has an anchor, which says how far it goes."""
    was_open: bool = False
    """The file is marked as open: whoever wrote it last did not close it."""
    spans: RoundSpans = field(default_factory=RoundSpans)
    problems: list[Problem] = field(default_factory=list)


def spelled(  # noqa: PLR0917 - the columns of a row, in its order
    seq: int,
    round_no: int,
    kind: str,
    person: str,
    role: str,
    wall_ns: int,
    mono_ns: int,
    payload: str,
) -> bytes:
    """Every column of an entry as the bytes that its hash covers, in UTF-8.

    First come the numbers and the lengths of the texts (in characters), decimal, one space apart,
    up to a line feed; then the texts. So two different entries never give the same bytes.
    """
    return (
        f"{seq} {round_no} {wall_ns} {mono_ns} "
        f"{len(kind)} {len(person)} {len(role)} {len(payload)}\n{kind}{person}{role}{payload}"
    ).encode()


def read_spelled(body: bytes) -> tuple[int, int, str, str, str, int, int, str]:
    """The columns of an entry, from the bytes of `spelled`. Raises ValueError for other bytes."""
    head, _, texts = body.decode().partition("\n")
    seq, round_no, wall_ns, mono_ns, *lengths = map(int, head.split(" "))
    if len(lengths) != 4 or sum(lengths) != len(texts):
        raise ValueError(f"these are not an entry's bytes: {head}")
    ends = list(accumulate(lengths))
    kind, person, role, payload = (
        texts[end - size : end] for end, size in zip(ends, lengths, strict=True)
    )
    return seq, round_no, kind, person, role, wall_ns, mono_ns, payload


def link(  # noqa: PLR0917 - the columns of a row, in its order
    before: bytes,
    seq: int,
    round_no: int,
    kind: str,
    person: str,
    role: str,
    wall_ns: int,
    mono_ns: int,
    payload: str,
) -> bytes:
    """The hash of an entry: SHA-256 over the hash of the one before and what `spelled` gives."""
    body = spelled(seq, round_no, kind, person, role, wall_ns, mono_ns, payload)
    return sha256(before + body).digest()


def walk(rows: Iterable[Row], found: Walk) -> None:
    """Follow the chain row by row, in order of `seq`, and add what is wrong to `found`.

    Exceptions from `rows` pass through; `found` then says how far the walk came.
    """
    expected = 0
    before = BEFORE_FIRST
    kinds, digest = KINDS, link
    last_round_no = round_first = 0
    round_now = 0
    for row in rows:
        seq, round_no, kind, person, role, wall_ns, mono_ns, payload, stored = row
        if seq != expected:
            before = _gap(found, expected, row)
        else:
            try:
                actual = digest(
                    before, seq, round_no, kind, person, role, wall_ns, mono_ns, payload
                )
            except TypeError:  # a damaged page gives a column another type
                actual = BEFORE_FIRST
            if actual != stored:
                stored = _mismatch(found, row, actual)
            if kind not in kinds:
                note(found, seq, Message(CONTEXT, "unknown kind {kind!r}", {"kind": kind}))
            before = stored
        if round_no != round_now:
            found.spans.add(round_now, round_first, seq - 1)
            round_now, round_first = round_no, seq
        if round_no.__class__ is int and round_no > last_round_no:
            last_round_no = round_no
        found.count += 1
        found.last_seq = seq
        found.last_hash = before
        found.last_round_no = last_round_no
        expected = seq + 1
    found.spans.add(round_now, round_first, expected - 1)


def note(found: Walk, seq: int | None, what: Message) -> None:
    """Add a problem; after the first hundred, say once that there are more."""
    if len(found.problems) < MAX_PROBLEMS:
        found.problems.append(Problem(seq, what))
    elif len(found.problems) == MAX_PROBLEMS:
        more = Message(CONTEXT, "there are more problems than these")
        found.problems.append(Problem(None, more))


def _gap(found: Walk, expected: int, row: Row) -> bytes:
    """Note that entries before this one are missing. Its own hash can't be checked without them:
    it is given back as it is.
    """
    seq = row[0]
    if seq < expected:
        note(found, seq, Message(CONTEXT, "has a number that no entry can have"))
    else:
        values = {"first": expected, "last": seq - 1}
        english = "missing ({first} to {last})" if seq - 1 > expected else "missing ({first})"
        note(found, expected, Message(CONTEXT, english, values))
    return _hash_or(row[8], BEFORE_FIRST)


def _mismatch(found: Walk, row: Row, actual: bytes) -> bytes:
    """Note that the row does not match its hash; gives the hash to check the next entry with."""
    what = "does not match its hash: it or the entry before was changed, or it moved"
    note(found, row[0], Message(CONTEXT, what))
    return _hash_or(row[8], actual)


def _hash_or(stored: object, instead: bytes) -> bytes:
    """The value of the column if it can be a hash, which a damaged one may not be; else
    `instead`.
    """
    return stored if isinstance(stored, bytes) and len(stored) == len(instead) else instead


def short_code(digest: bytes) -> str:
    """The first 40 bits of a hash as two groups of four, for paper: `7K3M-Q9ZD`."""
    number = int.from_bytes(digest[:5], "big")
    letters = "".join(_ALPHABET[number >> shift & 31] for shift in range(35, -1, -5))
    return f"{letters[:4]}-{letters[4:]}"


def same_code(typed: str, digest: bytes) -> bool:
    """Say whether a person typed the code of this hash; case, spaces, O for 0, I and L for 1 don't
    matter.
    """
    return typed.upper().translate(_TYPED) == short_code(digest).replace("-", "")

"""Issues the slips that get their number when somebody asks for one, and finds them again.

The entry of such a slip holds what it says, so that a further print says the same. At a table
without a key it is numbered in the same way and has no code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct, convert, to_builtins
from msgspec.structs import replace

from tablemgr.basics.languages import ENGLISH, Language
from tablemgr.basics.messages import Speaker, Translate, keep_english
from tablemgr.journal import EntryKind, Journal, JournalReader, Json, Stamp
from tablemgr.service.session import TableSession
from tablemgr.service.slip_acts import SlipOf, code_of, next_number, store_code
from tablemgr.service.slip_name import CONTEXT, SlipName
from tablemgr.slips.code.payload import TRAINING
from tablemgr.slips.issuing import SlipSigner
from tablemgr.slips.kinds import slip_kind
from tablemgr.slips.kinds.asked import AskedSlip, rows_of
from tablemgr.slips.of_round import House

ASKED: Final = "asked"
"""What such a slip says, in the entry that gives it its number."""


class AskedWords(Struct, frozen=True):
    """A slip as it is asked for: all on it that its number and its moment do not give."""

    kind: str
    about: str
    """What it is of: asked for again, it is the same slip. Empty: each is a new one."""
    lines: Callable[[Translate], Sequence[tuple[str, str]]]
    """Give its lines in a language."""
    said: Mapping[str, Any] = {}
    """Further fields of `AskedSlip`."""


def ask_for(
    session: TableSession,
    house: House,
    signer: SlipSigner | None,
    now: Stamp,
    words: AskedWords,
    *,
    language: Language | None = None,
) -> AskedSlip:
    """Give a slip its number, sign it if the table has a key, and store what it says: in English,
    which is signed, and in the language of its paper. What was asked for before is given as it was.
    Raises `Fault` if the journal can't be written.
    """
    known = next((slip for about, slip in _asked(session.journal) if _is(words, about, slip)), None)
    if known is not None:
        return known
    journal = session.journal
    slip = AskedSlip(
        kind=words.kind,
        number=next_number(journal, words.kind),
        house=house.name,
        table=house.table,
        shift=house.shift,
        time=now.wall(house.zone),
        entry=journal.last_seq,
        chain=journal.last_hash,
        lines=tuple(words.lines(keep_english)),
    )
    slip = replace(slip, **words.said)
    if house.training:
        slip = replace(slip, marks=("TRAINING", *slip.marks), flags=slip.flags | TRAINING)
    if language is not None and language.tag != ENGLISH:
        say = Speaker(CONTEXT, language.translate)
        slip = replace(slip, paper=tuple(rows_of(slip, words.lines(say.translate), say)))
    beside: dict[str, Json] = {ASKED: to_builtins(slip), "about": words.about}
    of = replace(_of(slip), beside=beside)
    if signer is not None:
        signer.issue(session, slip_kind(slip.kind), of, slip)
    else:
        store_code(session, slip.kind, of, "", session.slip_before)
    return slip


def asked_before(
    journal: Journal | JournalReader, kind: str, round_no: int | None = None, player: str = ""
) -> AskedSlip | None:
    """The newest slip of a kind: of that Round and that Player, if they are named. None if there is
    none.
    """
    found = None
    for _, slip in _asked(journal):
        if slip.kind == kind and (round_no is None or _is_of(slip, round_no, player)):
            found = slip
    return found


def _is_of(slip: AskedSlip, round_no: int, player: str) -> bool:
    return slip.round == round_no and ("Player", player) in slip.lines


def find_asked(journal: Journal | JournalReader, name: SlipName) -> AskedSlip | None:
    """The slip of that name, as it was issued; None if there is none."""
    return next((slip for _, slip in _asked(journal) if name_of(slip) == name), None)


def sign_copy(session: TableSession, signer: SlipSigner | None, slip: AskedSlip, copy: int) -> None:
    """Give a further print of a slip its code; nothing at a table without a key. Raises `Fault`."""
    if signer is not None:
        signer.issue(session, slip_kind(slip.kind), replace(_of(slip), copy=copy), slip)


def code_of_asked(journal: Journal | JournalReader, slip: AskedSlip, copy: int = 0) -> str:
    """The code of a print of such a slip; empty if it has none."""
    return code_of(journal, slip.kind, replace(_of(slip), copy=copy))


def name_of(slip: AskedSlip) -> SlipName:
    """The name of a slip, as its code says it."""
    return SlipName(slip.number, slip.kind)


def _of(slip: AskedSlip) -> SlipOf:
    return SlipOf(f"{slip.kind} {slip.number}", slip.number)


def _is(words: AskedWords, about: str, slip: AskedSlip) -> bool:
    return bool(words.about) and (words.kind, words.about) == (slip.kind, about)


def _asked(journal: Journal | JournalReader) -> Iterator[tuple[str, AskedSlip]]:
    """Give for each of these slips what it is of, and the slip; the oldest first."""
    for entry in journal.entries(kinds=(EntryKind.SLIP,), holding=(f'"{ASKED}"',)):
        if ASKED in entry.data:
            yield str(entry.data["about"]), convert(entry.data[ASKED], AskedSlip)

"""Compares what a slip's code says with the journal: the entry, the Round, each Player's net, the
sums, and the code that the journal itself holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from tablemgr.basics.errors import Fault
from tablemgr.basics.messages import Message, join_with_commas, plain
from tablemgr.journal import EntryKind, JournalReader
from tablemgr.journal.chain import CONTEXT
from tablemgr.past.checking import of_file
from tablemgr.service.slip_issue import SlipIssue, issues
from tablemgr.service.slip_name import OF_ROUNDS, SlipName
from tablemgr.service.slip_name import VOID as VOID_KIND
from tablemgr.slips.code.finding import find_codes
from tablemgr.slips.code.payload import VOID, MalformedCodeError, SlipPayload
from tablemgr.slips.code.signed import read_code
from tablemgr.slips.code.verifying import text_digest
from tablemgr.slips.kinds.asked import PLAYER
from tablemgr.slips.kinds.settlement import replaced_number
from tablemgr.slips.kinds.tray import TRAY_KINDS
from tablemgr.slips.model import SettlementSlip
from tablemgr.slips.of_asked import of_player
from tablemgr.slips.of_round import House, slip_of_issue
from tablemgr.tray.refusals import called


def against_journal(journal: JournalReader) -> Callable[[SlipPayload], Message | None]:
    """Compares a slip with the journal; gives what differs, or None."""
    held = _held(journal)

    def differs(payload: SlipPayload) -> Message | None:
        return (
            _entry_differs(journal, payload)
            or _settlement_differs(journal, payload)
            or _player_differs(journal, payload)
            or _code_differs(held, payload)
        )

    return differs


def texts_compared(journal: JournalReader, folder: Path) -> Iterator[Message]:
    """Compare the plain texts of slips in a folder with the journal: give what is wrong, a sentence
    each, and which slips of the tray have none there.
    """
    differs = against_journal(journal)
    missing = _first_prints_of_tray(journal)
    for path in sorted(folder.glob("*.txt")):
        try:
            (found,) = find_codes(str(path))
            payload = read_code(found.code).payload
        except (Fault, MalformedCodeError, ValueError) as error:
            what = "it has no code that can be read ({why})"
            yield of_file(path.name, Message(CONTEXT, what, {"why": _why(error)}))
            continue
        missing.pop((payload.kind, payload.number), None)
        text = found.plain_text
        if text is not None and payload.text not in (None, text_digest(text)):
            yield of_file(path.name, Message(CONTEXT, "its text is not the one that was signed"))
        elif reason := differs(payload):
            yield of_file(path.name, reason)
    for kind, number in missing:
        yield Message(CONTEXT, "{slip} has no text", {"slip": _slip_of(kind, number)})


def _why(error: Exception) -> Message:
    """Give why no code can be read."""
    if isinstance(error, Fault):
        what, remedy = error.messages
        return Message(CONTEXT, "{what} {remedy}", {"what": what, "remedy": remedy})
    return error.message if isinstance(error, MalformedCodeError) else plain(str(error))


def _slip_of(kind: str, number: int) -> Message:
    return Message(CONTEXT, "{kind} {number}", {"kind": called(kind), "number": number})


def _first_prints_of_tray(journal: JournalReader) -> dict[tuple[str, int], SlipPayload]:
    """Read the journal's codes of the tray's slips, by kind and number."""
    found = {}
    for said in _held(journal).values():
        of_tray = said.kind in TRAY_KINDS or (said.kind == VOID_KIND and said.round is None)
        if of_tray and not said.reprint:
            found[said.kind, said.number] = said
    return found


def _held(journal: JournalReader) -> dict[tuple[str, int, int], SlipPayload]:
    """Read the codes in the journal, by kind, number and reprint; one that can't be read is left
    out.
    """
    entries = journal.entries(kinds=(EntryKind.SLIP,), holding=('"coded"',))
    held: dict[tuple[str, int, int], SlipPayload] = {}
    for entry in entries:
        with suppress(MalformedCodeError):
            said = read_code(str(entry.data.get("code"))).payload
            held[said.kind, said.number, said.reprint] = said
    return held


def _entry_differs(journal: JournalReader, payload: SlipPayload) -> Message | None:
    if payload.entry is None:
        return None
    entry = next(iter(journal.entries(after=payload.entry - 1)), None)
    values = {"entry": payload.entry}
    if entry is None or entry.seq != payload.entry:
        return Message(CONTEXT, "the journal has no entry {entry}", values)
    if payload.chain is not None and entry.hash[:16] != payload.chain:
        what = "the journal's entry {entry} is not the one that was signed"
        return Message(CONTEXT, what, values)
    of_round = payload.kind in OF_ROUNDS and payload.round is not None
    if of_round and entry.round_no != payload.round:
        what = "the journal's entry {entry} is of Round {round_no}"
        return Message(CONTEXT, what, {**values, "round_no": entry.round_no})
    return None


def _settlement_differs(journal: JournalReader, payload: SlipPayload) -> Message | None:
    if payload.kind not in OF_ROUNDS or payload.round is None:
        return None
    issued = {issue.name: issue for issue in issues(journal, payload.round)}
    issue = issued.get(SlipName(payload.number, payload.kind))
    if issue is None:
        values = {"slip": _slip_of(payload.kind, payload.number), "round_no": payload.round}
        return Message(CONTEXT, "the journal has no {slip} in Round {round_no}", values)
    slip = _slip(journal, issue, payload)
    totals = slip.totals
    sums = (int(totals.won), int(totals.lost), int(totals.returned))
    nets = {player: int(each.net) for player, each in slip.players}
    if payload.moved not in (None, sums):
        return Message(CONTEXT, "the journal's sums are {sums}", {"sums": _listed(sums, payload)})
    if payload.nets not in (None, nets):
        assert payload.nets is not None
        others = sorted(name for name in {*nets, *payload.nets} if _unlike(nets, payload, name))
        amounts = [plain(f"{name} {payload.amount(nets.get(name, 0))}") for name in others]
        listed = join_with_commas(amounts)
        return Message(CONTEXT, "the journal's nets are {nets}", {"nets": listed})
    if bool(payload.flags & VOID) != (slip.void is not None):
        is_void = "in the journal Round {round_no} is Void"
        is_not = "in the journal Round {round_no} is not Void"
        english = is_void if slip.void else is_not
        return Message(CONTEXT, english, {"round_no": payload.round})
    replaces = replaced_number(slip)
    if payload.replaces != replaces:
        some = "in the journal the slip replaces {number}"
        none = "in the journal the slip replaces none"
        return Message(CONTEXT, some if replaces else none, {"number": replaces})
    return None


def _player_differs(journal: JournalReader, payload: SlipPayload) -> Message | None:
    """Compare a Player's slip with his part of the settlement that held when it was issued."""
    if payload.kind != PLAYER or payload.round is None or payload.entry is None:
        return None
    before = [each for each in issues(journal, payload.round) if each.through <= payload.entry]
    if not before:
        what = "the journal has no slip of Round {round_no} before entry {entry}"
        return Message(CONTEXT, what, {"round_no": payload.round, "entry": payload.entry})
    for player, net in (payload.nets or {}).items():
        totals = of_player(_slip(journal, before[-1], payload), player).totals
        sums = (int(totals.won), int(totals.lost), int(totals.returned))
        if (net, payload.moved) != (int(totals.net), sums):
            values = {"player": plain(player), "sums": _listed(sums, payload)}
            return Message(CONTEXT, "the journal's sums of {player} are {sums}", values)
    return None


def _unlike(nets: dict[str, int], payload: SlipPayload, name: str) -> bool:
    return nets.get(name) != (payload.nets or {}).get(name)


def _listed(sums: tuple[int, ...], payload: SlipPayload) -> Message:
    names = ("paid", "collected", "returned")
    values = dict(zip(names, map(payload.amount, sums), strict=True))
    return Message(CONTEXT, "paid {paid}, collected {collected}, returned {returned}", values)


def _slip(journal: JournalReader, issue: SlipIssue, payload: SlipPayload) -> SettlementSlip:
    house = House(payload.house, payload.table, payload.shift or "", payload.currency[0])
    return slip_of_issue(journal, issue, house)[0]


def _code_differs(
    held: dict[tuple[str, int, int], SlipPayload], payload: SlipPayload
) -> Message | None:
    name = {"slip": _slip_of(payload.kind, payload.number)}
    known = held.get((payload.kind, payload.number, payload.reprint))
    if known is None:
        return Message(CONTEXT, "the journal holds no code of this print of {slip}", name)
    if known == payload:
        return None
    return Message(CONTEXT, "the journal holds another code of {slip}", name)

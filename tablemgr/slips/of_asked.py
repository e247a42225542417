"""Words the slips that somebody asks for: a settlement's part of one Player, a shift report, the
head of the journal. Decides nothing: every figure comes from the settlement or the journal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from msgspec.structs import replace

from tablemgr.basics.errors import Fault
from tablemgr.basics.money import ZERO, Money
from tablemgr.house.table_key import fingerprint, pem_of
from tablemgr.journal import EntryKind, Journal, JournalReader
from tablemgr.past.day_report import DayReport, report_of
from tablemgr.rules.games.slip_hand import SlipHand
from tablemgr.service.session import TableSession
from tablemgr.service.slip_acts import slip_of
from tablemgr.slips.amounts import amount, signed
from tablemgr.slips.asked import AskedWords, asked_before
from tablemgr.slips.code.payload import REPLACED, VOID, MalformedCodeError, Signer
from tablemgr.slips.code.signed import read_code
from tablemgr.slips.kinds.asked import HEAD, PLAYER, SHIFT
from tablemgr.slips.model import SettlementSlip, SlipBox, SlipLine, Totals
from tablemgr.slips.of_house import signers_of
from tablemgr.slips.of_round import House, slip_of_issue
from tablemgr.slips.wording import ENGLISH

_GROUP = 4
_GROUPS_IN_A_LINE = 4
"""A hash is printed in groups of so many digits, so many on a line."""
_NOTHING = ("", "")
_SAY = ENGLISH.say.words
"""What these slips say is stored with their number, and what is stored is English."""

Rows = list[tuple[str, str]]


# --- a settlement, for one Player ----------------------------------------------------------------


def players_of(slip: SettlementSlip) -> list[str]:
    """The Players who can be given a slip of their own, in the order of their first Bet."""
    return [name for name, _ in slip.players]


def player_words(
    session: TableSession, house: House, chips: Sequence[Money], round_no: int, player: str
) -> AskedWords:
    """Say what a Round's last slip is to one Player: his own Bets, chips and sums, and its remarks.

    Raises `Fault` if the Round has no slip, or he had no Bet in it.
    """
    journal, issue = session.journal, slip_of(session, round_no)
    if issue is None:
        raise Fault("Round {round_no} has no slip.", "Settle it first.", round_no=round_no)
    slip, game = slip_of_issue(journal, issue, house, chips)
    if player not in players_of(slip):
        raise Fault(
            "{player} had no Bet in Round {round_no}.",
            "Choose a Player of that Round.",
            player=player,
            round_no=slip.round_no,
        )
    own = of_player(slip, player)
    totals = own.totals
    before = asked_before(journal, PLAYER, slip.round_no, player)
    replaces = before.number if before is not None else None
    said = {
        "game": game,
        "rulebook": session.digests.in_use.get(f"{game}.toml", ""),
        "round": slip.round_no,
        "signers": signers_of(journal, issue),
        "marks": ("VOID",) if slip.void is not None else (),
        "flags": (VOID if slip.void is not None else 0) | (REPLACED if replaces else 0),
        "replaces": replaces,
    }
    if not slip.boxes_only:
        said["nets"] = {player: int(totals.net)}
        said["moved"] = (int(totals.won), int(totals.lost), int(totals.returned))
    lines = _player_rows(own, player, replaces)
    about = f"{slip.name.kind} {slip.name.number} {player}"
    return AskedWords(PLAYER, about, lines, said)


def of_player(slip: SettlementSlip, player: str) -> SettlementSlip:
    """The part of a settlement slip that is one Player's: his Bets, their boxes, his chips."""
    boxes = (replace(box, lines=_own(box, player)) for box in slip.boxes)
    return replace(
        slip,
        boxes=tuple(box for box in boxes if box.lines),
        moves=tuple(move for move in slip.moves if move.player == player),
    )


def _own(box: SlipBox, player: str) -> tuple[SlipLine, ...]:
    return tuple(line for line in box.lines if line.player == player)


def _player_rows(own: SettlementSlip, player: str, replaces: int | None) -> Rows:
    words, bare = ENGLISH, own.boxes_only
    rows = [
        (own.game, ""),
        ("Player", player),
        ("Round", str(own.round_no)),
        ("Of", _SAY(own.name.words)),
        ("Dealer", own.dealer),
        ("Amounts in", words.money(own)),
    ]
    if replaces is not None:
        rows.append(("Replaces", f"number {replaces}"))
    rows += [(line, "") for line in words.why_void(own)]
    rows.append(_NOTHING)
    for key, hand in own.table_hands.items():
        rows += _hand_rows(_SAY(own.hand_names[key]), hand)
    for box in own.boxes:
        rows += _box_rows(own, box)
    if not bare:
        rows += [_NOTHING, *_sums(own.totals)]
    for title, moved in words.moves(own):
        rows += [_NOTHING, (title, ""), *((what, "") for _, what in moved)]
    if own.flags:
        rows += [_NOTHING, (words.flags, "")]
        rows += [(f"{flag.paragraph}  {_SAY(flag.text)}", "") for flag in own.flags]
    return rows


def _box_rows(own: SettlementSlip, box: SlipBox) -> Rows:
    words, title = ENGLISH, ENGLISH.box.format(number=box.number)
    rows: Rows = []
    if not own.hands_on_boxes:
        rows.append((title, ""))
    for number, hand in enumerate(box.hands, 1):
        name = f"{title}, {words.hand.format(number=number)}" if len(box.hands) > 1 else title
        rows += _hand_rows(name, hand)
    for line in box.lines:
        of_hand = f", {words.hand.format(number=line.hand)}" if line.hand is not None else ""
        bet = f"{_SAY(line.bet)}{of_hand}" + ("" if own.boxes_only else f", {amount(line.stake)}")
        net = "" if own.boxes_only else signed(line.won - line.lost)
        rows.append((f"  {bet}: {words.outcome(own, line)} ({words.sources(line)})", net))
    return rows


def _hand_rows(name: str, hand: SlipHand | None) -> Rows:
    if hand is None:
        return [(name, ENGLISH.no_cards)]
    cards = " ".join(card.code for card in hand.cards)
    worth = ", ".join(map(_SAY, hand.words))
    rows = [(f"{name}  {cards}".rstrip() if not hand.parts else name, worth)]
    for part in hand.parts:
        codes = " ".join(card.code for card in part.cards)
        rows.append((f"  {_SAY(part.name)}  {codes}", _SAY(part.worth)))
    return rows


def _sums(totals: Totals) -> Rows:
    return [
        ("Staked", amount(totals.stake)),
        ("Won", amount(totals.won)),
        ("Lost", amount(totals.lost)),
        ("Returned", amount(totals.returned)),
        ("Net", signed(totals.net)),
    ]


# --- a shift -------------------------------------------------------------------------------------


def shift_words(
    session: TableSession, key: Ed25519PublicKey | None, signers: Sequence[Signer] = ()
) -> AskedWords:
    """Tell what happened at the table since the shift report before: its Rounds, money and slips;
    and the public half of the table's key. `signers`: who has signed for it so far.
    """
    journal = session.journal
    before = asked_before(journal, SHIFT)
    since = -1 if before is None else before.entry
    first = 1 + (0 if before is None else before.round or 0)
    last = session.round_no if session.between_rounds else session.round_no - 1
    rows = _round_rows(_report(journal, first), first, last)
    if session.tray.is_kept:
        rows += [_NOTHING, *_money_rows(session)]
    slips = list(_slip_rows(journal, since))
    rows += [_NOTHING, ("Slips", "" if slips else "none"), *slips, _NOTHING, *_key_rows(key)]
    said = {"round": last, "signers": tuple(signers)}
    return AskedWords(SHIFT, "", rows, said)


def _report(journal: Journal, first: int) -> DayReport:
    opening = next(iter(journal.entries(round_no=first, kinds=(EntryKind.ACT,))), None)
    if opening is None:
        return DayReport()
    kinds = (EntryKind.ACT, EntryKind.SESSION)
    return report_of(journal.entries(kinds=kinds, after=opening.seq - 1))


def _round_rows(report: DayReport, first: int, last: int) -> Rows:
    rounds = [each for each in report.rounds if first <= each.number <= last]
    if not rounds:
        return [("Rounds", "none")]
    won = sum((each.house_won or ZERO for each in rounds), ZERO)
    dealers = dict.fromkeys(each.dealer for each in rounds)
    return [
        ("Rounds", f"{first} to {last}" if last > first else str(first)),
        ("Begun", f"{rounds[0].opened:%Y-%m-%d %H:%M}"),
        ("Ended", f"{rounds[-1].ended:%Y-%m-%d %H:%M}"),
        ("Dealt by", ", ".join(dealers)),
        ("Of them Void", str(sum(each.is_void for each in rounds))),
        ("Of them reopened", str(sum(each.reopened for each in rounds))),
        ("Cases", str(sum(each.cases for each in rounds))),
        ("The House won on Rounds", signed(won)),
    ]


def _money_rows(session: TableSession) -> Rows:
    state = session.tray.desk.state
    books, sums = state.books, state.books.sums
    held = ("Tray by the books", books.float) if books.is_open else ("Closer", books.closer)
    return [
        ("Session of the tray", str(state.session)),
        ("Opener", amount(sums.opener)),
        ("Fills", amount(sums.fills)),
        ("Credits", amount(sums.credits)),
        ("Buy-ins", amount(sums.drop)),
        (held[0], amount(held[1])),
        ("Variances", signed(sums.tray_variance)),
        ("Exceptions that nobody explained yet", str(len(state.exceptions))),
    ]


def _slip_rows(journal: Journal | JournalReader, since: int) -> Iterator[tuple[str, str]]:
    """Of each kind the first and the last number that was signed, and how many reprints."""
    numbers: dict[str, list[int]] = {}
    again: Counter[str] = Counter()
    entries = journal.entries(kinds=(EntryKind.SLIP,), holding=('"coded"',), after=since)
    for code in (str(entry.data.get("code", "")) for entry in entries):
        with suppress(MalformedCodeError):
            said = read_code(code).payload
            if said.reprint:
                again[said.kind] += 1
            else:
                numbers.setdefault(said.kind, []).append(said.number)
    for kind in sorted({*numbers, *again}):
        found = numbers.get(kind, [])
        span = f"{min(found)} to {max(found)}" if len(found) > 1 else "".join(map(str, found))
        reprints = f"{again[kind]} reprinted" if again[kind] else ""
        yield f"  {kind}", ", ".join(filter(None, (span, reprints)))


def _key_rows(key: Ed25519PublicKey | None) -> Rows:
    if key is None:
        return [("The table has no key: its slips are not signed.", "")]
    return [
        ("The table's key", ""),
        (fingerprint(key), ""),
        *((line, "") for line in pem_of(key).splitlines()),
    ]


# --- the head of the journal ---------------------------------------------------------------------


def head_words(journal: Journal, key: Ed25519PublicKey | None) -> AskedWords:
    """How far the journal goes now: its newest entry with that entry's whole hash, in groups that
    can be typed. Kept on paper it is a witness that nobody at the machine can write again.
    """
    digest = journal.last_hash.hex()
    groups = [digest[start : start + _GROUP] for start in range(0, len(digest), _GROUP)]
    lines = range(0, len(groups), _GROUPS_IN_A_LINE)
    rows = [
        ("Round", str(journal.last_round_no)),
        ("Entry", str(journal.last_seq)),
        *((" ".join(groups[start : start + _GROUPS_IN_A_LINE]), "") for start in lines),
        _NOTHING,
        ("" if key is None else f"Signed by the key {fingerprint(key)}", ""),
        ("Keep it where the people of this table can't change it.", ""),
        ("It is compared by tablemgr journal verify --witness", ""),
    ]
    return AskedWords(HEAD, "", rows, {"round": journal.last_round_no})

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
from tablemgr.basics.messages import Message, Speaker, Translate
from tablemgr.basics.money import ZERO, Money
from tablemgr.house.table_key import fingerprint, pem_of
from tablemgr.journal import EntryKind, Journal, JournalReader
from tablemgr.past.day_report import DayReport, report_of
from tablemgr.rules.games.slip_hand import SlipHand
from tablemgr.service.session import TableSession
from tablemgr.service.slip_acts import slip_of
from tablemgr.service.slip_name import CONTEXT
from tablemgr.slips.amounts import amount, signed
from tablemgr.slips.asked import AskedWords, asked_before
from tablemgr.slips.code.payload import REPLACED, VOID, MalformedCodeError, Signer
from tablemgr.slips.code.signed import read_code
from tablemgr.slips.kinds.asked import HEAD, PLAYER, SHIFT
from tablemgr.slips.model import SettlementSlip, SlipBox, SlipLine, Totals
from tablemgr.slips.of_house import signers_of
from tablemgr.slips.of_round import House, slip_of_issue
from tablemgr.slips.wording import SlipWording, wording_in

_GROUP = 4
_GROUPS_IN_A_LINE = 4
"""A hash is printed in groups of so many digits, so many on a line."""
_NOTHING = ("", "")

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
    about = f"{slip.name.kind} {slip.name.number} {player}"

    def lines(translate: Translate) -> Rows:
        return _player_rows(own, player, replaces, wording_in(translate))

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


def _player_rows(
    own: SettlementSlip, player: str, replaces: int | None, words: SlipWording
) -> Rows:
    say = words.say
    rows = [
        (own.game, ""),
        (words.player, player),
        (words.round_no, str(own.round_no)),
        (say("Of"), say.words(own.name.words)),
        (words.dealer, own.dealer),
        (words.currency, words.money(own)),
    ]
    if replaces is not None:
        rows.append((say("Replaces"), say("number {number}", number=replaces)))
    rows += [(line, "") for line in words.why_void(own)]
    rows.append(_NOTHING)
    for key, hand in own.table_hands.items():
        rows += _hand_rows(say.words(own.hand_names[key]), hand, words)
    for box in own.boxes:
        rows += _box_rows(own, box, words)
    if not own.boxes_only:
        rows += [_NOTHING, *_sums(own.totals, words)]
    for title, moved in words.moves(own):
        rows += [_NOTHING, (title, ""), *((what, "") for _, what in moved)]
    if own.flags:
        rows += [_NOTHING, (words.flags, "")]
        rows += [(f"{flag.paragraph}  {say.words(flag.text)}", "") for flag in own.flags]
    return rows


def _box_rows(own: SettlementSlip, box: SlipBox, words: SlipWording) -> Rows:
    title = words.box.format(number=box.number)
    rows: Rows = []
    if not own.hands_on_boxes:
        rows.append((title, ""))
    for number, hand in enumerate(box.hands, 1):
        name = f"{title}, {words.hand.format(number=number)}" if len(box.hands) > 1 else title
        rows += _hand_rows(name, hand, words)
    for line in box.lines:
        of_hand = f", {words.hand.format(number=line.hand)}" if line.hand is not None else ""
        bet = words.say.words(line.bet) + of_hand
        bet += "" if own.boxes_only else f", {amount(line.stake)}"
        net = "" if own.boxes_only else signed(line.won - line.lost)
        rows.append((f"  {bet}: {words.outcome(own, line)} ({words.sources(line)})", net))
    return rows


def _hand_rows(name: str, hand: SlipHand | None, words: SlipWording) -> Rows:
    if hand is None:
        return [(name, words.no_cards)]
    say = words.say.words
    cards = " ".join(card.code for card in hand.cards)
    worth = ", ".join(map(say, hand.words))
    rows = [(f"{name}  {cards}".rstrip() if not hand.parts else name, worth)]
    for part in hand.parts:
        codes = " ".join(card.code for card in part.cards)
        rows.append((f"  {say(part.name)}  {codes}", say(part.worth)))
    return rows


def _sums(totals: Totals, words: SlipWording) -> Rows:
    return [
        (words.say("Staked"), amount(totals.stake)),
        (words.won, amount(totals.won)),
        (words.lost, amount(totals.lost)),
        (words.returned, amount(totals.returned)),
        (words.net, signed(totals.net)),
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
    report, slips = _report(journal, first), list(_slips_since(journal, since))

    def lines(translate: Translate) -> Rows:
        say = Speaker(CONTEXT, translate)
        rows = _round_rows(report, first, last, say)
        if session.tray.is_kept:
            rows += [_NOTHING, *_money_rows(session, say)]
        rows += [_NOTHING, (say("Slips"), "" if slips else say("none"))]
        rows += [_slip_row(*each, say) for each in slips]
        return [*rows, _NOTHING, *_key_rows(key, say)]

    return AskedWords(SHIFT, "", lines, {"round": last, "signers": tuple(signers)})


def _report(journal: Journal, first: int) -> DayReport:
    opening = next(iter(journal.entries(round_no=first, kinds=(EntryKind.ACT,))), None)
    if opening is None:
        return DayReport()
    kinds = (EntryKind.ACT, EntryKind.SESSION)
    return report_of(journal.entries(kinds=kinds, after=opening.seq - 1))


def _round_rows(report: DayReport, first: int, last: int, say: Speaker) -> Rows:
    rounds = [each for each in report.rounds if first <= each.number <= last]
    if not rounds:
        return [(say("Rounds"), say("none"))]
    won = sum((each.house_won or ZERO for each in rounds), ZERO)
    dealers = dict.fromkeys(each.dealer for each in rounds)
    return [
        (say("Rounds"), _span([first, last], say)),
        (say("Begun"), f"{rounds[0].opened:%Y-%m-%d %H:%M}"),
        (say("Ended"), f"{rounds[-1].ended:%Y-%m-%d %H:%M}"),
        (say("Dealt by"), say.listed(list(dealers))),
        (say("Of them Void"), str(sum(each.is_void for each in rounds))),
        (say("Of them reopened"), str(sum(each.reopened for each in rounds))),
        (say("Cases"), str(sum(each.cases for each in rounds))),
        (say("The House won on Rounds"), signed(won)),
    ]


def _span(numbers: Sequence[int], say: Speaker) -> str:
    first, last = min(numbers), max(numbers)
    return say("{first} to {last}", first=first, last=last) if last > first else str(first)


def _money_rows(session: TableSession, say: Speaker) -> Rows:
    state = session.tray.desk.state
    books, sums = state.books, state.books.sums
    held = (say("Tray by the books"), amount(books.float))
    return [
        (say("Session of the tray"), str(state.session)),
        (say("Opener"), amount(sums.opener)),
        (say("Fills"), amount(sums.fills)),
        (say("Credits"), amount(sums.credits)),
        (say("Buy-ins"), amount(sums.drop)),
        held if books.is_open else (say("Closer"), amount(books.closer)),
        (say("Variances"), signed(sums.tray_variance)),
        (say("Exceptions that nobody explained yet"), str(len(state.exceptions))),
    ]


def _slips_since(
    journal: Journal | JournalReader, since: int
) -> Iterator[tuple[str, list[int], int]]:
    """Of each kind the numbers that were signed, and how many reprints."""
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
        yield kind, numbers.get(kind, []), again[kind]


def _slip_row(kind: str, numbers: Sequence[int], again: int, say: Speaker) -> tuple[str, str]:
    span = [_span(numbers, say)] if numbers else []
    reprints = [say("{number} reprinted", number=again)] if again else []
    return f"  {say.words(Message('kinds of slips', kind))}", say.listed([*span, *reprints])


def _key_rows(key: Ed25519PublicKey | None, say: Speaker) -> Rows:
    if key is None:
        return [(say("The table has no key: its slips are not signed."), "")]
    return [
        (say("The table's key"), ""),
        (fingerprint(key), ""),
        *((line, "") for line in pem_of(key).splitlines()),
    ]


# --- the head of the journal ---------------------------------------------------------------------


def head_words(journal: Journal, key: Ed25519PublicKey | None) -> AskedWords:
    """How far the journal goes now: its newest entry with that entry's whole hash, in groups that
    can be typed. Kept on paper it is a witness that nobody at the machine can write again.
    """
    digest, last, round_no = journal.last_hash.hex(), journal.last_seq, journal.last_round_no
    groups = [digest[start : start + _GROUP] for start in range(0, len(digest), _GROUP)]
    of_line = range(0, len(groups), _GROUPS_IN_A_LINE)

    def lines(translate: Translate) -> Rows:
        say = Speaker(CONTEXT, translate)
        signed_by = "" if key is None else say("Signed by the key {key}", key=fingerprint(key))
        return [
            (say("Round"), str(round_no)),
            (say("Entry"), str(last)),
            *((" ".join(groups[start : start + _GROUPS_IN_A_LINE]), "") for start in of_line),
            _NOTHING,
            (signed_by, ""),
            (say("Keep it where the people of this table can't change it."), ""),
            (say("It is compared by {command}", command="tablemgr journal verify --witness"), ""),
        ]

    return AskedWords(HEAD, "", lines, {"round": round_no})

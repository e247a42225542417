"""Every word that a settlement slip adds, in one table. The names of Bets, the flags and the
paragraphs come with the slip, from the rulebook; what is said of a Hand comes from its family.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from msgspec import Struct, field
from msgspec.structs import fields

from tablemgr.basics.messages import Speaker, TextOrMessage, Translate
from tablemgr.service.slip_name import CONTEXT, VOID
from tablemgr.slips.amounts import amount
from tablemgr.slips.model import SettlementSlip, SlipLine, SlipMove, SlipReopening

DOT: Final = " \u00b7 "
"""Between two facts on one line."""


def _outcomes() -> Mapping[str, str]:
    return MappingProxyType(
        {
            "win": "Win",
            "lose": "Lose",
            "stand-off": "Stand Off",
            "surrender": "Surrender",
            "returned": "Returned",
        }
    )


def _signed() -> Mapping[str, str]:
    return MappingProxyType(
        {
            "": "signed by {by}",
            "pin": "signed by {by}, by PIN",
            "name": "signed by {by}, by name",
            "recovery": "signed by {by}, by a new PIN after a recovery",
        }
    )


def _done() -> Mapping[str, str]:
    return MappingProxyType(
        {
            "take": "taken {amount}",
            "recover": "recovered {amount}",
            "pay": "paid {amount}",
            "give back": "given back {amount}",
        }
    )


def _due() -> Mapping[str, str]:
    return MappingProxyType({verb: f"{verb} {{amount}}" for verb in _done()})


class SlipWording(Struct, frozen=True):
    """The words of a slip in one language. Braces are filled in by the renderer."""

    slip: str = "Settlement slip"
    table: str = "Table"
    rules: str = "Rules"
    slip_no: str = "Slip"
    round_no: str = "Round"
    date: str = "Date"
    time: str = "Time"
    shift: str = "Shift"
    dealer: str = "Dealer"
    player: str = "Player"
    currency: str = "Amounts in"
    boxes_only: str = "boxes only"
    pays: str = "pays {won} to {staked}"
    no_cards: str = "no cards"
    box: str = "Box {number}"
    box_continued: str = "Box {number}, continued"
    hand: str = "Hand {number}"
    stake: str = "Stake"
    won: str = "Won"
    lost: str = "Lost"
    returned: str = "Returned"
    net: str = "Net"
    totals: str = "Totals"
    totals_continued: str = "Totals, continued"
    all_bets: str = "All Bets"
    house_net: str = "House"
    no_bets: str = "No Bets"
    flags: str = "Remarks"
    ruling: str = "house ruling {ruling}"
    journal: str = "Journal {code}"
    journal_entry: str = "Journal {code}, entry {number}"
    page: str = "Page {page} of {pages}"
    duplicate: str = "DUPLICATE {number}"
    training: str = "TRAINING"
    training_note: str = "Dealt for training. No money was at stake."
    void: str = "VOID"
    void_slip: str = "Slip of a Void Round"
    void_no: str = "Void slip"
    void_note: str = "Under {paragraph} every Bet is returned."
    void_reason: str = "Reason: {reason}"
    voided_by: str = "Voided by {by}"
    replaced: str = "REPLACED"
    replaced_note: str = "{slip} replaces this one, which is no longer the settlement."
    replaces: str = "Replaces {slip}"
    replaced_before: str = "{slip} had replaced {replaced}"
    reopened: str = "Reopened {time} {by}"
    reason: str = "Reason: {reason}"
    no_reason: str = "No reason was given."
    moved: str = "Chips moved"
    moved_before: str = "Chips moved before the reopening"
    moved_since: str = "Chips moved since the reopening"
    nothing_moved: str = "none"
    in_cash: str = "{cash} of it in cash"
    settings: str = "Settings changed since the last slip"
    setting: str = "{label}: {old} \u2192 {new}"
    signed: Mapping[str, str] = field(default_factory=_signed)
    unsigned: str = "changed outside of the program; nobody has signed"
    to_do: str = "Still to do at this moment"
    outcomes: Mapping[str, str] = field(default_factory=_outcomes)
    done: Mapping[str, str] = field(default_factory=_done)
    """Chips that were moved."""
    due: Mapping[str, str] = field(default_factory=_due)
    """Chips that are still to be moved."""
    say: Speaker = Speaker(CONTEXT)
    """Puts the messages that come with a slip into the same language."""

    def texts(self) -> Iterator[str]:
        """Give every text of the table, for a translator."""
        for each in fields(self):
            value = getattr(self, each.name)
            if isinstance(value, str):
                yield value
            elif isinstance(value, Mapping):
                yield from value.values()

    def moves(self, slip: SettlementSlip) -> list[tuple[str, list[tuple[str, str]]]]:
        """The chips that moved, under titles: for each box and Player what was done, in words."""
        groups = (
            (self.moved_before, [m for m in slip.moves if m.before]),
            (
                self.moved_since if slip.reopening is not None else self.moved,
                [m for m in slip.moves if not m.before and not m.due],
            ),
            (self.to_do, [m for m in slip.moves if m.due]),
        )
        since = slip.reopening is not None
        return [
            (title, self._by_player(moves, boxes_only=slip.boxes_only))
            for title, moves in groups
            if moves or (since and title == self.moved_since)
        ]

    def _by_player(self, moves: list[SlipMove], *, boxes_only: bool) -> list[tuple[str, str]]:
        found: dict[str, list[str]] = {}
        for move in moves:
            who = f"{self.box.format(number=move.box)}{DOT}{move.player}"
            verbs = self.due if move.due else self.done
            shown = "" if boxes_only else amount(move.amount)
            words = [verbs[move.verb].format(amount=shown).strip()]
            if move.cash and not boxes_only:
                words.append(self.in_cash.format(cash=amount(move.cash)))
            found.setdefault(who, []).extend(words)
        return [(who, self.say.listed(words)) for who, words in found.items()]

    def settings_changed(self, slip: SettlementSlip) -> list[tuple[str, str]]:
        """The settings that were changed, in words: what, and who signed for it."""
        say = self.say.words
        return [
            (
                self.setting.format(label=say(each.label), old=say(each.old), new=say(each.new)),
                self.signed[each.proof].format(by=say(each.by)) if each.by else self.unsigned,
            )
            for each in slip.settings
        ]

    def why_replaced(self, slip: SettlementSlip) -> list[str]:
        """Why the slip replaces another: who reopened, the reason, what was put right, a line each;
        empty if it replaces none.
        """
        return [] if slip.reopening is None else self._why(slip.reopening)

    def _why(self, reopening: SlipReopening) -> list[str]:
        reason = reopening.reason
        time = f"{reopening.time:%Y-%m-%d %H:%M:%S}"
        lines = [
            self.reopened.format(time=time, by=self.say.words(reopening.by)),
            self.reason.format(reason=reason) if reason else self.no_reason,
            *map(self.say.words, reopening.acts),
        ]
        earlier = reopening.earlier
        if earlier is None:
            return lines
        before = self.replaced_before.format(
            slip=self._begins(reopening.replaces.words),
            replaced=self.say.words(earlier.replaces.words),
        )
        return [*lines, before, *self._why(earlier)]

    def title(self, slip: SettlementSlip) -> str:
        """Name the kind of the slip."""
        return self.void_slip if slip.name.kind == VOID else self.slip

    def number(self, slip: SettlementSlip) -> str:
        """Give the word before its number."""
        return self.void_no if slip.name.kind == VOID else self.slip_no

    def replaces_slip(self, reopening: SlipReopening) -> str:
        """Which slip it replaces."""
        return self.replaces.format(slip=self.say.words(reopening.replaces.words))

    def replaced_by(self, slip: SettlementSlip) -> str:
        """Which slip replaces it; empty if none does."""
        by = slip.replaced_by
        return "" if by is None else self.replaced_note.format(slip=self._begins(by.words))

    def why_void(self, slip: SettlementSlip) -> list[str]:
        """The paragraph, the reason and who signed, a line each; empty unless the Round is Void."""
        if slip.void is None:
            return []
        lines = [self.void_note.format(paragraph=slip.void)]
        if slip.void_reason:
            lines.append(self.void_reason.format(reason=self.say.words(slip.void_reason)))
        by = self.say.words(slip.voided_by)
        return [*lines, self.voided_by.format(by=by)] if by else lines

    def money(self, slip: SettlementSlip) -> str:
        """The currency of the amounts, or the words for a Round without amounts."""
        return self.boxes_only if slip.boxes_only else slip.currency

    def outcome(self, slip: SettlementSlip, line: SlipLine) -> str:
        """How a Bet ended; if no amounts are shown, also what a win pays, unless it is 1 to 1.

        Money that a decision moves (I13) has no stake, so that it pays no odds.
        """
        word = self.outcomes[line.outcome]
        if not slip.boxes_only or line.won in (0, line.stake) or not line.stake:
            return word
        share = Fraction(int(line.won), int(line.stake))
        return self.say.listed(
            (word, self.pays.format(won=share.numerator, staked=share.denominator))
        )

    def sources(self, line: SlipLine) -> str:
        """The paragraph of a settlement, and the ruling if one was needed."""
        if line.ruling is None:
            return line.paragraph
        return self.say.listed((line.paragraph, self.ruling.format(ruling=line.ruling)))

    def in_journal(self, slip: SettlementSlip) -> str:
        """Where the settlement stands in the journal: `Journal 7K3M-Q9ZD, entry 164`."""
        if not slip.journal_entry:
            return self.journal.format(code=slip.journal_code)
        return self.journal_entry.format(code=slip.journal_code, number=slip.journal_entry)

    def marks(self, slip: SettlementSlip) -> tuple[str, ...]:
        """The large marks of a slip, the most important first; none for an original that holds."""
        found = [self.training] if slip.training else []
        if slip.replaced_by is not None:
            found.append(self.replaced)
        if slip.void is not None:
            found.append(self.void)
        if slip.duplicate:
            found.append(self.duplicate.format(number=slip.duplicate))
        return tuple(found)

    def _begins(self, name: TextOrMessage) -> str:
        """A slip's name at the beginning of a sentence."""
        words = self.say.words(name)
        return words[:1].upper() + words[1:]


ENGLISH: Final = SlipWording()


def wording_in(translate: Translate) -> SlipWording:
    """Give the words of a settlement slip in the reader's language."""
    say = Speaker(CONTEXT, translate)
    texts: dict[str, object] = {"say": say}
    for each in fields(ENGLISH):
        value = getattr(ENGLISH, each.name)
        if isinstance(value, str):
            texts[each.name] = say(value)
        elif isinstance(value, Mapping):
            texts[each.name] = MappingProxyType({key: say(text) for key, text in value.items()})
    return SlipWording(**texts)  # type: ignore[arg-type] # each field's own type, as above

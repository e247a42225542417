"""The right answer to a question, from the rules at that moment, with the paragraph and the reason.

Never from a stored key: the table of the question is asked, or a copy of it is told one command
more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablemgr.basics.chips import breakdown
from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import Money
from tablemgr.rules.commands import MalformedError, parse
from tablemgr.rules.drilling.family import FamilyDrills, Judgement, Judging, NoAnswerError
from tablemgr.rules.events import BetSettled, Event, Flagged
from tablemgr.rules.games.position import Phase
from tablemgr.rules.roles import Role
from tablemgr.rules.table import Table


def judge(
    drills: FamilyDrills, table: Table, last_events: list[Event], ask: Mapping[str, Any]
) -> Judgement:
    """Give the right answer to `ask` at this table; `last_events` are those of its last command.

    Raises `NoAnswerError`. The table does not change.
    """
    kinds, kind = {**_SHARED, **drills.judges}, ask.get("kind")
    found = kinds.get(kind) if isinstance(kind, str) else None
    if found is None:
        raise NoAnswerError(f"{kind!r} is not a kind of question: {', '.join(kinds)}")
    return found(table, last_events, ask)


def is_right(
    drills: FamilyDrills, ask: Mapping[str, Any], judgement: Judgement, answer: object
) -> bool:
    """Tell if an answer is right. Of paragraphs any is right that the rules cite for the matter."""
    if not isinstance(answer, Mapping) or set(answer) != set(judgement.answer):
        return False
    kind = ask["kind"]
    if kind == "irregularity":
        said = answer["paragraph"]
        return said in judgement.paragraphs if judgement.paragraphs else said is None
    same = drills.same.get(kind)
    if same is not None:
        return same(answer, judgement.answer)
    return _exactly_equal(dict(answer), judgement.answer)


def _exactly_equal(said: dict[str, Any], correct: dict[str, Any]) -> bool:
    """Equal in kind too: `true` is no 1."""
    return all(
        type(said[key]) is type(correct[key]) and said[key] == correct[key] for key in correct
    )


def sentence_of(table: Table, paragraph: str) -> str:
    """Our sentence of a paragraph; empty if the rulebook has none."""
    try:
        return table.rulebook.text_of(paragraph)
    except KeyError:
        return ""


def _allowed(table: Table, _: list[Event], __: Mapping[str, Any]) -> Judgement:
    guide = table.guide()
    return Judgement({"allowed": table.allowed()}, (guide.paragraph,), guide.text)


def _payout(table: Table, last_events: list[Event], ask: Mapping[str, Any]) -> Judgement:
    """Give what the settlement that is due now pays or takes, or what the last card has decided (an
    Insurance, B5): the Dealer pays or takes that now.
    """
    who = (ask.get("box"), ask.get("hand"), ask.get("player"), ask.get("bet"))
    decided = [e for e in last_events if isinstance(e, BetSettled) and _is_of(e, who)]
    return _paid(table, decided[0] if decided else _line_due(table, who))


def _paid(table: Table, line: BetSettled) -> Judgement:
    answer = {"won": str(line.won), "lost": str(line.lost), "returned": str(line.returned)}
    return Judgement(answer, (line.paragraph,), sentence_of(table, line.paragraph))


def _line_due(table: Table, who: tuple[object, ...]) -> BetSettled:
    """The line that settles the Bet now. Raises `NoAnswerError` if it is not settled now."""
    before = [line for line in table.position.settlement if _is_of(line, who)]
    copy = table.copy()
    last = "settle" if table.position.phase is Phase.SETTLEMENT else "proceed"
    try:
        for command in parse(last, copy.vocabulary):
            copy.do(command, Role.DEALER)
    except (MalformedError, Refusal) as error:  # not every game knows the word `proceed`
        raise NoAnswerError(f"nothing is due to be settled here: {error}") from None
    lines = [line for line in copy.position.settlement if _is_of(line, who)]
    if len(lines) != len(before) + 1:
        raise NoAnswerError(f"the Bet is not settled here: {who}")
    return lines[-1]


def _is_of(line: BetSettled, who: tuple[object, ...]) -> bool:
    return (line.box, line.hand, line.player, line.bet) == who


def _next_card(table: Table, _: list[Event], __: Mapping[str, Any]) -> Judgement:
    place = table.position.next_card
    guide = table.guide()
    if place is None:
        return Judgement({"box": None, "hand": None}, (guide.paragraph,), guide.text)
    return Judgement({"box": place.box, "hand": place.hand + 1}, (guide.paragraph,), guide.text)


def _irregularity(table: Table, last_events: list[Event], _: Mapping[str, Any]) -> Judgement:
    flags = [event for event in last_events if isinstance(event, Flagged)]
    cases = [case.paragraph for case in table.position.cases] if flags else []
    paragraphs = tuple(dict.fromkeys([*(flag.paragraph for flag in flags), *cases]))
    if not paragraphs:
        return Judgement({"paragraph": None}, (), "Nothing is wrong.")
    return Judgement({"paragraph": paragraphs[0]}, paragraphs, flags[0].text)


def _say(table: Table, _: list[Event], __: Mapping[str, Any]) -> Judgement:
    """The announcement that is due now; None if the Dealer says nothing."""
    guide = table.guide()
    return Judgement({"say": guide.say}, (guide.paragraph,), guide.text)


def _chips(table: Table, last_events: list[Event], ask: Mapping[str, Any]) -> Judgement:
    """The fewest chips of the set that is named which make up a payment, and the rest in cash."""
    paid = _payout(table, last_events, ask)
    try:
        plan = breakdown(
            Money.parse(paid.answer["won"]), [Money.parse(chip) for chip in ask["chips"]]
        )
    except (KeyError, TypeError, ValueError) as error:
        raise NoAnswerError(f"the chips can't be read: {error}") from None
    answer = {"chips": {str(chip): count for chip, count in plan.chips}, "cash": str(plan.cash)}
    return Judgement(answer, ("M2", *paid.paragraphs), sentence_of(table, "M2"))


def _order(table: Table, _: list[Event], __: Mapping[str, Any]) -> Judgement:
    """In what order the Bets are settled that are due now: `3 ann initial`, Hands counted apart."""
    lines = table.pending()
    if not lines:
        raise NoAnswerError("nothing is due to be settled here")
    return Judgement(
        {"order": [name_of_line(line) for line in lines]},
        tuple(dict.fromkeys(line.paragraph for line in lines)),
        table.guide().text,
    )


def name_of_line(line: BetSettled) -> str:
    """Name a Bet as an order of settlement does: `3 ann initial`, `3.2` for a second Hand."""
    place = str(line.box) if line.hand == 1 else f"{line.box}.{line.hand}"
    return f"{place} {line.player} {line.bet}"


def _refused(table: Table, _: list[Event], ask: Mapping[str, Any]) -> Judgement:
    """The paragraph by which the rules refuse what is asked for; None if they allow it.

    `command` is a line of a round record, `role` who tells it; if none is named, the Dealer.
    """
    copy, line = table.copy(), ask.get("command")
    try:
        role = Role(ask.get("role", Role.DEALER.value))
        commands = parse(line if isinstance(line, str) else "", copy.vocabulary)
    except (MalformedError, ValueError) as error:
        raise NoAnswerError(f"can't be asked for: {error}") from None
    try:
        for command in commands:
            copy.do(command, role)
    except Refusal as refusal:
        return Judgement({"paragraph": refusal.paragraph}, (refusal.paragraph,), str(refusal))
    return Judgement({"paragraph": None}, (), "The rules allow it.")


_SHARED: Final[dict[str, Judging]] = {
    "allowed": _allowed,
    "payout": _payout,
    "next-card": _next_card,
    "irregularity": _irregularity,
    "say": _say,
    "chips": _chips,
    "order": _order,
    "refused": _refused,
}
"""The kinds of question that any game can have; a family has others beside them."""

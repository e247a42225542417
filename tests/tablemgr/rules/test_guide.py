"""The guide never names what the rules do not allow now: after each step of every record."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tablemgr.basics.errors import Refusal
from tablemgr.basics.messages import join_with_and, plain, value_in_words
from tablemgr.past.record import read
from tablemgr.rules.commands import (
    Choose,
    Close,
    DealCard,
    Decide,
    First,
    Judge,
    Open,
    Reconstruct,
    Resume,
    Settle,
    Void,
    parse,
)
from tablemgr.rules.events import BetSettled, CardDealt, Outcome
from tablemgr.rules.games.blackjack.commands import (
    Double,
    EvenMoney,
    Hit,
    Insure,
    Proceed,
    Split,
    Stand,
    Surrender,
)
from tablemgr.rules.games.blackjack.interim import insurable
from tablemgr.rules.games.blackjack.position import blackjack_of
from tablemgr.rules.games.irregularities.remedies import players_waited_for
from tablemgr.rules.games.position import Phase
from tablemgr.rules.games.si_ki_pi.commands import HouseWay, LayHand, Reveal
from tablemgr.rules.games.si_ki_pi.position import si_ki_pi_of
from tablemgr.rules.games.si_ki_pi.setting import some_setting
from tablemgr.rules.guide import Guide
from tablemgr.rules.roles import TITLES, Role, at_least
from tablemgr.rules.rulebook import games, load
from tablemgr.rules.table import Table
from tests.record_names import RECORDS
from tests.tablemgr.players import next_card

ALL = sorted(RECORDS.glob("*/*.round.toml"))
PS, SM = Role.PIT_SUPERVISOR, Role.SHIFT_MANAGER


def moments() -> Iterator[tuple[str, Table, Guide]]:
    """Every position that a record comes to, and what the guide says there."""
    for path in ALL:
        record = read(path)
        if record.game not in games():
            continue
        table, role = record.table(), Role.DEALER
        for step in record.script:
            role = step.role or role
            for command in step.commands:
                try:
                    table.do(command, role)
                except Refusal:
                    break
                yield f"{path.name}: {step.line}", table, table.guide()


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"[Bb]ox(?:es)? ([\d, ]+)", text)[0].split(",")]


def table_after(game: str, script: str) -> Table:
    table = Table(load(game))
    for line in script.split("; "):
        for command in parse(line, table.vocabulary):
            table.do(command)
    return table


def deals_to(table: Table, box: int) -> bool:
    events = table.decide(DealCard(next_card(table, Random(1))))
    return any(isinstance(event, CardDealt) and event.box == box for event in events)


def deals_to_box(table: Table, guide: Guide) -> bool:
    return deals_to(table, numbers(guide.text)[0])


def deals_to_dealer(table: Table, _: Guide) -> bool:
    return deals_to(table, 0)


def deals_to_hand(hand: int) -> Callable[[Table, Guide], bool]:
    """Whether the next card goes to that one of the two Hands of the table."""

    def holds(table: Table, _: Guide) -> bool:
        events = table.decide(DealCard(next_card(table, Random(1))))
        places = [(event.box, event.hand) for event in events if isinstance(event, CardDealt)]
        return places == [(0, hand)]

    return holds


def decides(table: Table, guide: Guide) -> bool:
    box = numbers(guide.text)[0]
    if guide.code != "decide-below-12":
        return table.can(Hit(box)) and table.can(Stand(box))
    named = {"Hit": Hit(box), "Double": Double(box), "Split": Split(box)}
    told = set(re.findall(r"Hit|Double|Split", guide.text))
    return not table.can(Stand(box)) and told == {
        word for word, command in named.items() if table.can(command)
    }


def interim(table: Table, guide: Guide) -> bool:
    """Each thing that it names, and no other, is settled by `proceed` or can be asked for."""
    position = blackjack_of(table.position)
    lines = [event for event in table.decide(Proceed()) if isinstance(event, BetSettled)]
    named = {
        "side Bets": any(line.bet != "initial" for line in lines),
        "Blackjacks": any(line.outcome is Outcome.WIN and line.bet == "initial" for line in lines),
        "Surrenders": any(line.outcome is Outcome.SURRENDER for line in lines),
        "Even Money": False,
        "Insurance": False,
        "Any Surrender": position.rulebook.options.surrender_until == "proceed"
        and any(table.can(Surrender(box.number)) for box in position.in_play),
    }
    for box in position.in_play:
        for player, bet in box.bets.items():
            half = insurable(position.rulebook, bet)[0]
            lies = player in box.insurance
            named["Insurance"] |= not lies and table.can(Insure(box.number, player, half))
            if position.rulebook.options.even_money:
                named["Even Money"] |= table.can(EvenMoney(box.number, player))
    return {word: word in guide.text for word in named} == named


def first(table: Table, guide: Guide) -> bool:
    due = guide.code == "case-first"
    case = table.position.case_in_disorder
    return case is not None and table.can(First(case.pair[0])) and case.pair_was_due is due


def names_the_least_role(table: Table, guide: Guide, command: Any) -> bool:
    (role,) = (role for role, title in TITLES.items() if f"the {title}" in guide.text)
    lower = [each for each in (Role.DEALER, PS, SM) if not at_least(each, role)]
    return table.can(command, role) and not any(table.can(command, each) for each in lower)


def options(table: Table, guide: Guide) -> bool:
    asked = players_waited_for(table.position)
    told = listed_in(guide.text)
    return told == asked and all(table.can(Choose(box, player, True)) for box, player in asked)


def listed_in(text: str) -> list[tuple[int, str]]:
    return [(int(box), player) for player, box in re.findall(r"([\w-]+) on box (\d+)", text)]


def below_minimum(table: Table, guide: Guide) -> bool:
    refusal = table.verify(Close())
    return refusal is not None and (refusal.text, refusal.paragraph) == (
        guide.text,
        guide.paragraph,
    )


CHECKS: dict[str, Callable[[Table, Guide], bool]] = {
    "open": lambda table, _: table.can(Open()),
    "take-bets": lambda table, _: table.position.phase is Phase.BETTING,
    "below-minimum": below_minimum,
    **dict.fromkeys(("deal-box", "deal-set-box"), deals_to_box),
    **dict.fromkeys(("deal-dealer", "deal-set-dealer"), deals_to_dealer),
    **dict.fromkeys(("deal-player", "third-player"), deals_to_hand(0)),
    **dict.fromkeys(("deal-banker", "third-banker-stood", "third-banker-drew"), deals_to_hand(1)),
    **dict.fromkeys(
        ("settle-player", "settle-banker", "settle-tie"), lambda table, _: table.can(Settle())
    ),
    **dict.fromkeys(("hit-card", "double-card", "split-card", "house-card"), deals_to_box),
    **dict.fromkeys(("dealer-draws", "dealer-second-card", "dealer-for-side-bet"), deals_to_dealer),
    **dict.fromkeys(("decide", "decide-below-12", "decide-21"), decides),
    **dict.fromkeys(
        (
            *("interim", "interim-settle", "interim-side-bets", "interim-ace"),
            *("interim-ace-settle", "interim-surrender", "interim-surrender-settle"),
        ),
        interim,
    ),
    **dict.fromkeys(("settle", "settle-by-cards"), lambda table, _: table.can(Settle())),
    "players-set": lambda table, guide: all(
        table.can(some_setting(si_ki_pi_of(table.position).boxes[box]))
        and table.can(LayHand(box))
        and table.can(HouseWay(box))
        for box in numbers(guide.text)
    ),
    "open-box": lambda table, guide: all(
        table.can(some_setting(si_ki_pi_of(table.position).boxes[box]))
        for box in numbers(guide.text)
    ),
    **dict.fromkeys(
        ("house-sets", "house-sets-left", "house-sets-late"),
        lambda table, guide: all(table.can(HouseWay(box)) for box in numbers(guide.text)),
    ),
    "reveal": lambda table, _: table.can(Reveal()),
    **dict.fromkeys(
        ("case-void", "case-excess"),
        lambda table, guide: table.can(Void(guide.text.rpartition(" under ")[2].rstrip(".")), PS),
    ),
    **dict.fromkeys(("case-first", "case-first-undue"), first),
    "case-reconstruct": lambda table, guide: names_the_least_role(
        table, guide, Reconstruct(possible=True)
    ),
    "case-reconstruct-barred": lambda table, guide: (
        names_the_least_role(table, guide, Reconstruct(possible=False))
        and not table.can(Reconstruct(possible=True), SM)
    ),
    "case-options": options,
    "case-resume": lambda table, guide: names_the_least_role(table, guide, Resume()),
    **dict.fromkeys(
        ("case-decide", "case-decide-excess"), lambda table, _: table.can(Decide("so"), SM)
    ),
    "case-judge": lambda table, _: table.can(Judge(intentional=True), PS),
    "case-wrong-number": lambda table, _: table.can(Reconstruct(possible=False), PS),
}


def test_the_guide_never_names_what_the_rules_do_not_allow() -> None:
    seen: set[str] = set()
    wrong = []
    for where, table, guide in moments():
        seen.add(guide.code)
        if not CHECKS[guide.code](table, guide):
            wrong.append(f"{where}: {guide.text}")
    assert wrong == []
    assert CHECKS.keys() - seen == set(), "no record comes to these sentences"


@pytest.mark.parametrize(
    ("game", "cards", "text"),
    [
        ("blackjack-v5", "9h Td Kd", "Any Surrender? Then deal on."),
        ("live-blackjack", "9h 6d Kd", "Deal on."),
        ("blackjack-v5", "Ah Td Kd", "Deal on."),
        ("blackjack-v4", "Ah Td Kd", "Deal on."),
        ("rws-blackjack", "Ah 9d Kd", "Settle the Blackjacks, then deal on."),
        ("live-blackjack", "Ah 9d Kd", "Deal on."),
        ("live-blackjack", "Ah Ad Kd", "Your Ace: who wants Insurance? Then deal on."),
        ("blackjack-v5", "Ah Ad Kd", "Your Ace: who wants Even Money and Insurance? Then deal on."),
        ("blackjack-v5", "9h Ad Kd", "Your Ace: who wants Insurance? Then deal on."),
    ],
)
def test_a_blackjack_that_waits_is_not_paid_and_nothing_is_offered_that_is_not_there_b10(
    game: str, cards: str, text: str
) -> None:
    """V4 3.9, V5 3.15, RWS 3.16: against a ten or an Ace it waits; live: always."""
    table = table_after(game, f"open; bet 1 ann 50 seated; close; card {cards}")
    assert table.guide().text == text


def test_words_are_listed_as_one_says_them() -> None:
    assert [
        value_in_words(join_with_and(words)) for words in ([], ["a"], ["a", "b"], ["a", "b", "c"])
    ] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]


def test_a_wrong_guide_is_noticed() -> None:
    table = table_after("blackjack-v5", "open; bet 1 ann 50 seated; close; card Ah Td Kd")
    words = plain("Pay the Blackjacks and settle Surrenders, then deal on.")
    wrong = Guide("interim", words, None, "1.17")
    assert not interim(table, wrong)

"""What a correction, a reopened settlement and a decision that is taken back leave as it was (I12,
I18), in Rounds of every game in which things go wrong. Seeded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from tablemgr.basics.cards import DECK, Card
from tablemgr.basics.errors import Refusal
from tablemgr.rules.commands import (
    Command,
    Correct,
    DealCard,
    Reopen,
    Settle,
    TakeBack,
    parse,
)
from tablemgr.rules.events import Flagged
from tablemgr.rules.games.irregularities import correcting, rederiving, step_events, taking_back
from tablemgr.rules.games.position import BETWEEN_ROUNDS, Phase
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tests.sampling import sampled
from tests.tablemgr.players import PLAYABLE, commands, snapshot, table_of
from tests.tablemgr.troubled import troubled_commands, troubled_table

SEEDS = range(sampled(6, 2000))
EVERY_GAME = pytest.mark.parametrize("game", PLAYABLE)
Check = Callable[[str, int], None]
_ANY = Role.SHIFT_MANAGER


def standing(table: Table) -> list[Any]:
    """How the Round stands: everything but the log and who has acted in it."""
    position = table.position.clone()
    position.cards = list(position.cards)
    position.flags.clear()
    position.notes.clear()
    position.remembered.has_settled = position.has_settled
    position.remembered.lines_then = 0
    position.remembered.cases = 0
    cases = [
        (*case.names, case.box, case.pair, case.reconstruction, case.judgement, dict(case.choices))
        for case in position.cases
    ]
    undue = [card for card, _ in position.undue]
    position.cases.clear()
    position.undue.clear()
    guide = (table.guide().text, table.allowed()) if table.position.phase else ()
    return [snapshot(position), snapshot(cases), snapshot(undue), snapshot(guide)]


def told(table: Table, told_commands: Iterator[Command]) -> Iterator[Command]:
    """Tells the table the commands; gives each one that it has accepted."""
    for command in told_commands:
        with suppress(Refusal):
            table.do(command, _ANY)
            yield command


def a_card_corrected_to_itself_changes_nothing(game: str, seed: int) -> None:
    random, table = Random(seed), troubled_table(game, seed)
    for _ in told(table, troubled_commands(table, seed)):
        position = table.position
        if position.phase in BETWEEN_ROUNDS or not position.cards or random.random() < 0.7:
            continue
        before, flags = standing(table), list(position.flags)
        number = random.randint(1, len(position.cards))
        table.do(Correct(number, position.cards[number - 1]), _ANY)
        assert standing(table) == before
        assert table.position.flags == flags


def a_suit_on_which_nothing_depends_changes_nothing(game: str, seed: int) -> None:
    random, table = Random(seed), troubled_table(game, seed)
    for _ in told(table, troubled_commands(table, seed)):
        position = table.position
        if position.phase in BETWEEN_ROUNDS or not position.cards or random.random() < 0.7:
            continue
        number = random.randint(1, len(position.cards))
        wrong = position.cards[number - 1]
        true = random.choice([card for card in DECK if card.rank == wrong.rank])
        too_many = max(position.card_counts[card.index] for card in (wrong, true)) >= table.decks
        suits_count = any(box.side_bets for box in position.boxes.values())
        if too_many or suits_count:
            continue
        before, flags = _without_suits(standing(table)), list(position.flags)
        table.do(Correct(number, true), _ANY)
        assert _without_suits(standing(table)) == before
        assert table.position.flags == flags
        assert table.position.cards[number - 1] is true


def _without_suits(thing: Any) -> Any:
    """The same, each card given by its rank; how many of each were read is left out."""
    if isinstance(thing, Card):
        return thing.rank
    if isinstance(thing, list | tuple):
        counts = len(thing) == len(DECK) and all(isinstance(each, int) for each in thing)
        return [] if counts else [_without_suits(each) for each in thing]
    return thing


def a_corrected_round_is_as_if_dealt_so(game: str, seed: int) -> None:
    random = Random(seed)
    table = table_of(game, random)
    script = list(told(table, commands(table, random)))
    dealt = [place for place, command in enumerate(script) if isinstance(command, DealCard)]
    if not dealt or not isinstance(script[-1], Settle):
        return
    for _ in range(5):
        number, card = random.randint(1, len(dealt)), random.choice(DECK)
        place = dealt[number - 1]
        true = [*script[:place], DealCard(card), *script[place + 1 : -1]]
        corrected, other = table.fresh(), table.fresh()
        for command in script[:-1]:
            corrected.do(command, _ANY)
        if len(list(told(other, iter(true)))) < len(true) or _lie(other) != _lie(corrected):
            continue  # a decision or the place of a card would have been another one
        corrected.do(Correct(number, card), _ANY)
        assert standing(corrected) == standing(other)


def _lie(table: Table) -> list[Any]:
    return [step_events.hands_of(step.events) for step in table.steps] + [
        isinstance(event, Flagged) for step in table.steps for event in step.events
    ]


def reopened_it_settles_alike(game: str, seed: int) -> None:
    table, random = troubled_table(game, seed), Random(seed)
    for _ in told(table, troubled_commands(table, seed)):
        cards = len(table.position.cards)
        if cards and table.position.phase not in BETWEEN_ROUNDS and random.random() < 0.1:
            table.do(Correct(random.randint(1, cards), random.choice(DECK)), _ANY)
        if table.position.phase is not Phase.COMPLETE:
            continue
        copy = table.copy()
        copy.do(Reopen(), _ANY)
        assert copy.position.phase is Phase.SETTLEMENT
        copy.do(Settle(), _ANY)
        assert copy.position.settlement == table.position.settlement
        assert copy.position.net() == table.position.net()


def a_decision_taken_back_leaves_the_round_as_it_was(game: str, seed: int) -> None:
    table = troubled_table(game, seed)
    before, flags = standing(table), list(table.position.flags)
    for command in told(table, troubled_commands(table, seed)):
        if command.called and table.can(TakeBack()):
            copy = table.copy()
            copy.do(TakeBack())
            assert standing(copy) == before
            assert copy.position.flags == flags
            assert len(copy.position.notes) == len(table.position.notes) + 1
        before, flags = standing(table), list(table.position.flags)


@EVERY_GAME
@pytest.mark.parametrize(
    "check",
    [
        a_card_corrected_to_itself_changes_nothing,
        a_suit_on_which_nothing_depends_changes_nothing,
        a_corrected_round_is_as_if_dealt_so,
        reopened_it_settles_alike,
        a_decision_taken_back_leaves_the_round_as_it_was,
    ],
)
def test_it_holds_in_every_round(game: str, check: Check) -> None:
    for seed in SEEDS:
        check(game, seed)


def _forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """A correction drops what people decided in a case."""
    monkeypatch.setattr(rederiving.Rederivation, "_what_people_did", lambda *_: [])


def _take_the_card_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """A correction takes no card to lie where it lay."""
    monkeypatch.setattr(rederiving, "place_of_card", lambda events: (id(events), 1))


def _keep_the_wrong_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """A correction plays the Round again with the card as it was read."""
    monkeypatch.setattr(rederiving, "with_card", lambda command, *_: command)


def _lose_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reopened settlement forgets the last step before it."""
    whole = correcting.without_settlement
    monkeypatch.setattr(correcting, "without_settlement", lambda steps: whole(steps)[:-1])


def _keep_flags(monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision that is taken back leaves its flag (5.16)."""
    monkeypatch.setattr(taking_back, "flags_left", lambda position, *_: tuple(position.flags))


@pytest.mark.parametrize(
    ("check", "sabotage"),
    [
        (a_card_corrected_to_itself_changes_nothing, _forget),
        (a_suit_on_which_nothing_depends_changes_nothing, _take_the_card_anywhere),
        (a_corrected_round_is_as_if_dealt_so, _keep_the_wrong_card),
        (reopened_it_settles_alike, _lose_a_step),
        (a_decision_taken_back_leaves_the_round_as_it_was, _keep_flags),
    ],
)
def test_each_of_them_can_fail(
    check: Check,
    sabotage: Callable[[pytest.MonkeyPatch], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sabotage(monkeypatch)
    with pytest.raises((AssertionError, Refusal, KeyError)):
        _in_many_rounds(check)


def _in_many_rounds(check: Check) -> None:
    for seed in range(200):
        check("blackjack-v5", seed)


def test_who_is_back_while_a_wrong_card_holds_the_round_up_stays_so_i18() -> None:
    """He walked away, the Dealer's Hand was opened, and a wrong correction stood for a while: by
    the true cards the opening came between, after which he could not have come back.
    """
    table = Table(load("si-ki-pi"), dealing="shoe")
    for line in (
        *("open", "bet 1 ann 40", "close", "card 8d 4s 6c 5c 5d Js Kd Kc", "walk-away 1"),
        *("reveal", "correct 4 Kd", "back 1", "correct 4 5c"),
    ):
        for command in parse(line, table.vocabulary):
            table.do(command, _ANY)
    assert not table.position.cases
    assert not table.position.boxes[1].gone

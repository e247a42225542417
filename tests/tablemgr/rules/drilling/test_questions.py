"""Generated questions: always the same for a seed, of the class that they say, never answered by
their own Round, and judged as the thirty questions that were worked out by hand.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tablemgr.past.record import read, understand
from tablemgr.rules.commands import parse
from tablemgr.rules.drilling.family import Judgement, NoAnswerError
from tablemgr.rules.drilling.judging import is_right, judge
from tablemgr.rules.drilling.questions import (
    all_subjects_of,
    question,
    questions,
    subjects_of,
)
from tablemgr.rules.events import Event
from tablemgr.rules.games.families import drills_of
from tablemgr.rules.rulebook import games, load
from tablemgr.rules.table import Table
from tablemgr.training.drill_file import moment_of

WORKED = sorted((Path(__file__).parents[2] / "training" / "worked").glob("*.round.toml"))
SUBJECTS = [(game, subject) for game in games() for subject in all_subjects_of(game)]
STAKE_OF_CENTS = re.compile(r"(?:bet|side) .*\.(?!00|50)\d\d")
KINDS = {
    "blackjack-v5": {"total", "allowed", "payout", "next-card", "irregularity"},
    "blackjack-v4": {"total", "allowed", "payout", "next-card", "irregularity"},
    "rws-blackjack": {"total", "allowed", "payout", "next-card", "irregularity"},
    "live-blackjack": {"total", "allowed", "payout", "next-card", "irregularity"},
    "si-ki-pi": {"house-way", "payout", "irregularity"},
    "baccarat": {"total", "third", "payout", "irregularity"},
}


def said_in(path: Path, name: str) -> dict[str, Any]:
    """The JSON object behind `# Ask:` or `# Answer:`."""
    found = re.search(rf"^# {name}: (\{{.*?\}})(?:\.|$)", path.read_text(), re.MULTILINE)
    assert found is not None
    answer: dict[str, Any] = json.loads(found[1])
    return answer


def test_there_are_thirty_worked_questions() -> None:
    assert len(WORKED) == 30


@pytest.mark.parametrize("path", WORKED, ids=lambda path: path.stem)
def test_the_rules_answer_as_worked_out_by_hand(path: Path) -> None:
    record, ask = read(path), said_in(path, "Ask")
    table, events = moment_of(record)
    drills = drills_of(load(record.game).family)
    judgement = judge(drills, table, events, ask)
    answer = said_in(path, "Answer")
    assert is_right(drills, ask, judgement, answer), judgement


@pytest.mark.parametrize("game", games())
def test_each_game_has_the_subjects_of_the_contract(game: str) -> None:
    assert set(subjects_of(game)) == KINDS[game]


@pytest.mark.parametrize(("game", "subject"), SUBJECTS)
def test_every_class_is_asked(game: str, subject: str) -> None:
    classes = {drilled.name for drilled in all_subjects_of(game)[subject]}
    found: set[str] = set()
    for number in range(1, 60 * len(classes)):
        found.add(question(game, subject, 5, number).class_name)
        if found == classes:
            break
    assert found == classes


@pytest.mark.parametrize(("game", "subject"), SUBJECTS)
def test_the_record_of_a_question_leads_to_its_moment(game: str, subject: str) -> None:
    """Played by the reader of records, without a refusal, the rules give the same answer; and what
    is asked is not settled by the record itself.
    """
    drills = drills_of(load(game).family)
    for asked in questions(game, subject, 3, 25):
        record = understand(asked.record, asked.id)
        table, events = moment_of(record)
        assert judge(drills, table, events, asked.ask) == asked.judgement
        assert is_right(drills, asked.ask, asked.judgement, asked.judgement.answer)
        if subject == "payout":
            who = tuple(asked.ask[key] for key in ("box", "hand", "player", "bet"))
            settled = {(line.box, line.hand, line.player, line.bet) for line in table.due()}
            before = {
                (line.box, line.hand, line.player, line.bet) for line in table.position.settlement
            }
            assert who not in before
            assert who in settled | {(p.box, p.hand, p.player, p.bet) for p in table.pending()}
        assert "expect" not in asked.record
        for line in asked.record["script"]:
            assert not STAKE_OF_CENTS.match(line), "a stake is in chips of 50 cents or more"


@pytest.mark.parametrize("game", games())
def test_questions_are_the_same_for_the_same_seed_and_differ_otherwise(game: str) -> None:
    first = [asked.as_json() for asked in questions(game, None, 7, 20)]
    assert first == [asked.as_json() for asked in questions(game, None, 7, 20)]
    assert first[:5] == [asked.as_json() for asked in questions(game, None, 7, 5)]
    other = [asked.as_json()["record"] for asked in questions(game, None, 8, 20)]
    assert other != [asked["record"] for asked in first]
    assert len({asked["id"] for asked in first}) == 20


@pytest.mark.parametrize("game", games())
def test_who_names_no_subject_meets_the_kinds_of_the_contract_alone(game: str) -> None:
    assert {asked.subject for asked in questions(game, None, 3, 60)} == KINDS[game]
    assert set(all_subjects_of(game)) > KINDS[game]


def test_a_question_asks_nothing_that_its_rounds_own_command_settles() -> None:
    """Even Money and a Bust settle in their own command: no class of `payout` asks for them."""
    for asked in questions("blackjack-v5", "payout", 11, 150):
        assert "even-money" not in " ".join(asked.record["script"])


def test_a_wrong_answer_is_wrong_and_true_is_no_number() -> None:
    asked = question("rws-blackjack", "total", 1, 1)
    drills = drills_of("blackjack")
    total = asked.judgement.answer["total"]
    soft = asked.judgement.answer["soft"]
    for answer in (
        {"total": total + 1, "soft": soft},
        {"total": total, "soft": not soft},
        {"total": total, "soft": int(soft)},
        {"total": str(total), "soft": soft},
        {"total": total},
        {"total": total, "soft": soft, "more": 1},
        [total, soft],
        None,
    ):
        assert not is_right(drills, asked.ask, asked.judgement, answer)


BUST_AND_STOOD = (
    *("open", "bet 1 ann 10 seated", "bet 2 bob 10 seated", "close", "card Th 9h 6d 5s 8h"),
    *("hit 1", "card Td", "stand 2", "card Th 9c"),
)
"""Ann has lost, and the Dealer has 25: Bob wins once it is settled."""
NO_ANSWER = {
    "no Bets are settled while they are placed": ("blackjack-v5", BUST_AND_STOOD[:2], 1, "ann"),
    "his cards are dealt first": ("blackjack-v5", BUST_AND_STOOD[:8], 2, "bob"),
    "nobody placed it": ("blackjack-v5", BUST_AND_STOOD, 2, "cat"),
    "no Interim Settlement in it": ("si-ki-pi", BUST_AND_STOOD[:4], 1, "ann"),
    "nor in this": ("baccarat", ("open", "bet 1 ann tie 10", "close"), 1, "ann"),
}


def moment_after(game: str, lines: Sequence[str]) -> tuple[Table, list[Event]]:
    table, events = Table(load(game)), list[Event]()
    for line in lines:
        for command in parse(line, table.vocabulary):
            events = table.do(command)
    return table, events


def payout_asked(game: str, lines: Sequence[str], box: int, player: str) -> Judgement:
    table, events = moment_after(game, lines)
    bet = next(iter(table.position.every_bet())).name
    ask = {"kind": "payout", "box": box, "hand": 1, "player": player, "bet": bet}
    return judge(drills_of(table.rulebook.family), table, events, ask)


@pytest.mark.parametrize("why", NO_ANSWER)
def test_a_bet_that_is_not_settled_now_has_no_answer(why: str) -> None:
    said = "not settled here" if why == "nobody placed it" else "nothing is due"
    with pytest.raises(NoAnswerError, match=said):
        payout_asked(*NO_ANSWER[why])


def test_only_the_bets_that_are_left_are_settled_at_the_end_of_a_round() -> None:
    assert payout_asked("blackjack-v5", BUST_AND_STOOD, 2, "bob").answer["won"] == "10.00"
    with pytest.raises(NoAnswerError, match="not settled here"):
        payout_asked("blackjack-v5", BUST_AND_STOOD, 1, "ann")

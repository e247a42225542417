"""A trainee's diary, and what is worked out from it: bounds, blocks, readiness, groups."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.commandline.train_command import main
from tablemgr.training.bound import BlockOutcome
from tablemgr.training.diary import (
    AnswerLine,
    BlockLine,
    DiaryLine,
    NoticedLine,
    add_lines,
    diary_of,
    read_diary,
    trainees,
)
from tablemgr.training.progress import GameProgress, group_items, next_block, progress
from tablemgr.training.progress_text import as_lines, game_line

NOW = datetime(2026, 11, 29, 10, tzinfo=UTC)
GAME = "rws-blackjack"


def paid(right: bool = True, mode: str = "table-ready", at: datetime = NOW) -> AnswerLine:
    return AnswerLine(at, GAME, mode, "payout/initial win", right, 2000)


def block(tries: int = 1, at: datetime = NOW) -> BlockLine:
    return BlockLine(at, GAME, tries)


def seen(hits: int, misses: int = 0) -> NoticedLine:
    return NoticedLine(NOW, GAME, "table-ready", "misread", hits=hits, misses=misses, quiet=50)


def of_game(lines: list[DiaryLine]) -> GameProgress:
    found = progress("ann", lines, NOW)
    return next(game for game in found.games if game.game == GAME)


def test_lines_are_added_and_read_again(tmp_path: Path) -> None:
    file = diary_of(tmp_path, "Ann / O\u2019Neill")
    assert read_diary(file) == []
    add_lines(file, [paid(), block()])
    add_lines(file, [seen(2)])
    assert read_diary(file) == [paid(), block(), seen(2)]
    assert trainees(tmp_path) == ["Ann / O\u2019Neill"]
    assert file.parent == tmp_path / "trainees"


def test_a_line_that_a_crash_cut_off_is_left_out_and_the_next_begins_anew(tmp_path: Path) -> None:
    file = diary_of(tmp_path, "ann")
    add_lines(file, [paid(), block()])
    file.write_bytes(file.read_bytes()[:-9])
    assert read_diary(file) == [paid()]
    add_lines(file, [seen(1)])
    assert read_diary(file) == [paid(), seen(1)]


def test_a_line_that_is_none_names_the_file_and_its_number(tmp_path: Path) -> None:
    file = diary_of(tmp_path, "ann")
    add_lines(file, [paid()])
    file.write_bytes(b'{"type":"answer"}\n' + file.read_bytes())
    with pytest.raises(Fault, match=r"ann\.jsonl:1: is not a line of a diary"):
        read_diary(file)


def test_ready_needs_both_bounds_and_neither_makes_up_for_the_other() -> None:
    payments: list[DiaryLine] = [paid() for _ in range(764)]
    assert of_game([block(), *payments, seen(14)]).ready
    assert not of_game([block(), *payments, seen(13)]).ready
    assert not of_game([block(), *payments[1:], seen(500)]).ready
    assert game_line(of_game([block(), *payments, seen(14)])) == "Ready for RWS Blackjack."


def test_what_is_wanted_is_said_in_numbers() -> None:
    stands = of_game([block(), *(paid() for _ in range(700)), seen(12, misses=1)])
    assert stands.block is not None
    assert stands.block.outcome is BlockOutcome.OPEN
    assert stands.wanted == ("64 more payments, at most 0 wrong in all; 9 more faults seen in time")
    after_one = of_game([block(), paid(right=False), *(paid() for _ in range(763))])
    assert "381 more payments, at most 1 wrong in all" in after_one.wanted


def test_a_payment_before_the_block_or_in_another_mode_counts_nothing() -> None:
    stands = of_game([paid(), paid(), block(), paid(mode="practice"), paid()])
    assert stands.block is not None
    assert stands.block.done == 1


def test_a_block_is_opened_once_and_the_next_only_after_it_was_decided() -> None:
    assert next_block([], GAME, NOW) == block(1)
    assert next_block([block()], GAME, NOW) is None
    failed: list[DiaryLine] = [block(), *(paid(right=False) for _ in range(4))]
    later = NOW + timedelta(days=1)
    assert next_block(failed, GAME, later) == block(2, later)
    assert next_block(failed, GAME, NOW + timedelta(days=91)) == block(1, NOW + timedelta(days=91))
    for tries in (2, 3):
        failed += [block(tries), *(paid(right=False) for _ in range(4))]
    assert next_block(failed, GAME, later) is None, "there is no fourth within 90 days"


def test_the_worst_item_stands_first_and_last_what_few_answers_say_little_of() -> None:
    lines: list[DiaryLine] = [
        *(AnswerLine(NOW, GAME, "guided", "total/hard", True) for _ in range(3)),
        *(AnswerLine(NOW, GAME, "guided", "payout/initial win", n > 0) for n in range(60)),
        *(AnswerLine(NOW, GAME, "guided", "order/side", n > 5) for n in range(60)),
    ]
    found = progress("ann", lines, NOW)
    items = [item.item for item in found.items]
    assert items == ["order/side", "payout/initial win", "total/hard"]
    assert [item.says_enough for item in found.items] == [True, True, False]
    assert "total/hard: too few answers, 0 of 3" in "\n".join(as_lines(found))
    assert [(day.asked, day.wrong) for day in found.curve] == [(123, 7)]


def test_only_games_that_he_has_played_are_told_of() -> None:
    found = progress("ann", [paid(mode="guided")], NOW)
    assert [game.game for game in found.games if game.is_played] == [GAME]
    told = "\n".join(as_lines(found))
    assert found.games[0].title not in told or found.games[0].game == GAME
    assert "RWS Blackjack" in told


def test_what_an_examination_missed_is_due_again_and_what_it_found_teaches_nothing() -> None:
    found = progress("ann", [paid(), paid(mode="guided")], NOW)
    assert found.items[0].recall == pytest.approx(1, abs=0.01)
    only = progress("ann", [paid()], NOW).items[0]
    assert (only.recall, only.due) == (0.0, True)


def test_a_group_names_nobody_and_nothing_of_fewer_than_five() -> None:
    four = [[paid(mode="guided")] for _ in range(4)]
    assert group_items(four) == []
    assert group_items([*four, [paid(right=False)]]) == [("payout/initial win", 5, 5, 1)]


def test_the_command_prints_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "training"
    add_lines(diary_of(folder, "ann"), [block(), paid(), paid(right=False), seen(1)])
    at = ["progress", "--data", str(tmp_path)]
    assert main(at, lambda: NOW) == 0
    out = capsys.readouterr().out
    assert "Not yet for RWS Blackjack: 1143 more payments, at most 1 wrong in all" in out
    assert "not measured on dealers" in out
    main([*at, "--json"], lambda: NOW)
    told = json.loads(capsys.readouterr().out)
    assert next(game for game in told["games"] if game["game"] == GAME)["ready"] is False
    main([*at, "--csv", str(tmp_path / "a.csv"), "--pdf", str(tmp_path / "a.pdf")], lambda: NOW)
    assert (tmp_path / "a.csv").read_text().splitlines()[1].startswith("payout/initial win,2,1,")
    assert (tmp_path / "a.pdf").read_bytes().startswith(b"%PDF")
    main([*at, "--group"], lambda: NOW)
    assert capsys.readouterr().out == "No item was practised by 5 people yet.\n"


def test_the_command_asks_whose_progress_if_several_train(tmp_path: Path) -> None:
    for name in ("ann", "bob"):
        add_lines(diary_of(tmp_path / "training", name), [paid()])
    with pytest.raises(Fault, match="Whose progress") as raised:
        main(["progress", "--data", str(tmp_path)])
    assert "ann, bob" in raised.value.remedy
    with pytest.raises(Fault, match="'cho' has not trained here"):
        main(["progress", "--data", str(tmp_path), "--name", "cho"])


def test_where_nobody_has_trained_the_command_asks_for_no_name(tmp_path: Path) -> None:
    for named in ([], ["--name", "cho"]):
        with pytest.raises(Fault, match="Nobody has trained here yet"):
            main(["progress", "--data", str(tmp_path), *named])

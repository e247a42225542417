"""The table test: its sealed seed, its loaded shoe, its musts, its sheet and its certificate."""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec.structs import replace

from tablemgr.basics.errors import Fault
from tablemgr.basics.money import Money
from tablemgr.commandline.train_command import main
from tablemgr.rules.games.position import Limits
from tablemgr.rules.rulebook import games, load
from tablemgr.rules.table import Table
from tablemgr.service.slip_acts import SlipOf
from tablemgr.slips.code.finding import find_codes
from tablemgr.slips.code.payload import TRAINING
from tablemgr.slips.code.signed import read_code
from tablemgr.slips.issuing import SlipSigner, with_code
from tablemgr.slips.kinds import slip_kind
from tablemgr.slips.kinds.certificate import CertificateContent
from tablemgr.slips.paper import Paper
from tablemgr.training.bound import BlockOutcome, BlockStanding, GateCount
from tablemgr.training.curriculum import shipped_curriculum
from tablemgr.training.players.crowd import crowd_of
from tablemgr.training.table_test.loaded_shoe import loaded_shoe, settlements
from tablemgr.training.table_test.seed import is_seal_of, seal_of
from tablemgr.training.table_test.sheet import (
    AssessorMarks,
    TestAnswer,
    TestFault,
    TestSheet,
    examined,
    is_passed,
    keep_sheet,
    musts,
    read_sheet,
    sheets,
    timeline,
)
from tests.tablemgr.slips.samples import FONTS
from tests.tablemgr.tables import open_session

SEED = "00112233445566778899aabbccddeeff"
CHIPS = (Money(250), Money(500), Money(2500))


def answer(right: bool = True, item: str = "payout/initial win", at_s: float = 5) -> TestAnswer:
    return TestAnswer(
        at_s, 1, "Box 3: pay, take or leave?", item, right, "pay 52.50", "pay 42.00", "3.16", 2100
    )


PASSED_BLOCK = BlockStanding(BlockOutcome.PASSED, 764, 0, GateCount(764, 0))


def sheet(**values: Any) -> TestSheet:
    """A test that is passed, but for these values."""
    given = {
        "candidate": "ann",
        "game": "rws-blackjack",
        "title": "RWS Blackjack",
        "rulebook": "ab" * 32,
        "version": "1",
        "seal": seal_of(SEED),
        "seed": SEED,
        "begun": datetime(2026, 11, 29, 10, tzinfo=UTC),
        "played_s": 1200.0,
        "rounds": 17,
        "rounds_an_hour": 50,
        "answers": tuple(answer() for _ in range(180)),
        "faults": tuple(TestFault(9, 1, "misread", "seen") for _ in range(8)),
        "marks": (AssessorMarks("bob", 8, 8, 9), AssessorMarks("cho", 7, 8, 8)),
        "tries": 1,
        "block": PASSED_BLOCK,
    }
    return TestSheet(**{**given, **values})


def test_a_test_in_which_everything_holds_is_passed() -> None:
    assert is_passed(sheet())
    assert all(must.holds for must in musts(sheet()))


HOSPITABLE = (AssessorMarks("bob", 10, 10, 10), AssessorMarks("cho", 10, 10, 10))


@pytest.mark.parametrize(
    ("what", "values"),
    [
        ("sealed seed", {"seed": "another"}),
        ("17 Rounds", {"rounds": 16, "played_s": 60.0}),
        ("at most 1 wrong payment", {"answers": (answer(False), answer(False))}),
        (
            "at most 4 errors of procedure",
            {"answers": tuple(answer(False, "order/settlement") for _ in range(5))},
        ),
        ("50 Rounds an hour", {"played_s": 1300.0}),
        (
            "7 of 8 faults seen",
            {
                "faults": (
                    *(TestFault(9, 1, "misread", "seen") for _ in range(6)),
                    TestFault(9, 1, "misread", "late"),
                    TestFault(9, 1, "misread", "miss"),
                )
            },
        ),
        ("7 of 8 faults seen", {"faults": ()}),
        (
            "at most 1 false alarm",
            {
                "faults": (
                    TestFault(9, 1, "misread", "seen"),
                    *(TestFault(9, 1, "misread", "false alarm") for _ in range(2)),
                )
            },
        ),
        (
            "two assessors, each 5 for hospitality",
            {"marks": (AssessorMarks("bob", 9, 9, 9), AssessorMarks("cho", 9, 9, 4))},
        ),
        ("two assessors, each 5 for hospitality", {"marks": (AssessorMarks("bob", 9, 9, 9),)}),
        (
            "two assessors, each 5 for hospitality",
            {"marks": (AssessorMarks("bob", 9, 9, 9), AssessorMarks("bob", 9, 9, 9))},
        ),
        (
            "the block of payments",
            {"block": BlockStanding(BlockOutcome.OPEN, 180, 0, GateCount(764, 0))},
        ),
        ("the block of payments", {"block": None}),
    ],
)
def test_each_must_stands_alone_whatever_the_hospitality(what: str, values: dict[str, Any]) -> None:
    made = sheet(**{"marks": HOSPITABLE, **values})
    assert [must.what for must in musts(made) if not must.holds] == [what]
    assert not is_passed(made)


def test_the_marks_have_the_weights_of_the_championships() -> None:
    assert AssessorMarks("bob", 10, 10, 3).mark == pytest.approx(7.0)
    lines = dict(examined(sheet()))
    assert lines["Mark by bob"] == "8.4"
    assert lines["Mark"] == "8.1"
    apart = sheet(marks=(AssessorMarks("bob", 10, 10, 10), AssessorMarks("cho", 7, 7, 7)))
    assert "Mark" not in dict(examined(apart)), "over 2 apart, both stand"


def test_the_seal_holds_one_seed_alone() -> None:
    assert is_seal_of(seal_of(SEED), SEED)
    assert not is_seal_of(seal_of(SEED), SEED[:-1] + "e")


@pytest.mark.parametrize("game", games())
def test_a_loaded_shoe_is_whole_the_same_for_its_seed_and_deals_more_kinds(game: str) -> None:
    limits = Limits((Money(2500), Money(50000)), (Money(500), Money(10000)))
    table = Table(load(game), limits=limits)
    crowd = crowd_of(7, table, 3, CHIPS)
    cards = loaded_shoe(table, crowd, SEED, 3)
    assert cards == loaded_shoe(table, crowd, SEED, 3)
    assert sorted(card.index for card in cards) == sorted(list(range(52)) * table.decks)
    plain = loaded_shoe(table, crowd, SEED, 1)
    worth = [
        sum(min(3, count) for count in settlements(table, crowd, each).values())
        for each in (cards, plain)
    ]
    assert worth[0] >= worth[1] > 5


def test_a_sheet_is_kept_and_read_again_under_its_number(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "training"
    files = [keep_sheet(folder, sheet()), keep_sheet(folder, sheet(rounds=3))]
    assert sheets(folder) == files
    assert read_sheet(files[0]) == sheet()
    assert main(["test", "--data", str(tmp_path)]) == 0
    assert [line.rsplit("  ")[-1] for line in capsys.readouterr().out.splitlines()] == [
        "passed",
        "not passed",
    ]
    main(["test", "2", "--data", str(tmp_path)])
    out = capsys.readouterr().out
    assert "FAILS  17 Rounds: 3" in out
    with pytest.raises(Fault, match="There is no table test 3"):
        main(["test", "3", "--data", str(tmp_path)])


def test_a_test_is_told_second_by_second_in_order() -> None:
    made = sheet(
        answers=(answer(False, at_s=65), answer(at_s=3)),
        faults=(TestFault(10, 1, "misread", "late"),),
    )
    assert timeline(made) == [
        "00:03  Round 1: Box 3: pay, take or leave? right, 2.1 s",
        "00:10  Round 1: misread: late",
        "01:05  Round 1: Box 3: pay, take or leave? WRONG: pay 52.50, not pay 42.00 (3.16)",
    ]


@pytest.mark.parametrize(("game", "pace"), [("baccarat", 60), ("si-ki-pi", 30)])
def test_each_game_has_its_own_pace(game: str, pace: int) -> None:
    assert shipped_curriculum(game).rounds_an_hour == pace


def test_a_certificate_is_verifiable_by_its_code_alone_and_says_training(tmp_path: Path) -> None:
    session = open_session(tmp_path / "T1.journal")
    made = sheet()
    content = CertificateContent(
        house="House",
        table="T1",
        candidate=made.candidate,
        game=made.game,
        title=made.title,
        rulebook=made.rulebook,
        time=made.begun,
        valid_to=date(2027, 11, 29),
        examined=examined(made),
        signers=tuple(("pit-supervisor", each.name, "name", 0) for each in made.marks),
        entry=0,
        chain=session.journal.last_hash,
    )
    signer = SlipSigner(Ed25519PrivateKey.from_private_bytes(bytes(32)), "House", "T1", "Day", "$")
    kind = slip_kind("certificate")
    code = signer.issue(session, kind, SlipOf(made.seal), content)
    payload = read_code(code).payload
    assert (payload.kind, payload.number, payload.game) == ("certificate", 1, made.game)
    assert payload.flags & TRAINING
    assert [signed[1] for signed in payload.signers] == ["bob", "cho"]
    text = with_code(kind.text(content), code)
    assert "TRAINING" in text.splitlines()
    assert "Candidate\tann" in text
    assert f"Seed\t{SEED}" in text
    (tmp_path / "c.txt").write_text(text)
    [found] = find_codes(str(tmp_path / "c.txt"))
    assert found.plain_text == kind.text(content)
    (tmp_path / "c.pdf").write_bytes(kind.draw(content, code, Paper.A6, FONTS))
    assert [each.code for each in find_codes(str(tmp_path / "c.pdf"))] == [code]
    unsigned = replace(content, signers=())
    with pytest.raises(Exception, match="lacks the signature"):
        signer.issue(session, kind, SlipOf("other"), unsigned)
    session.journal.close()

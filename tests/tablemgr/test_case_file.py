"""The case file: numbered, found again, its money told, its slip printed (section 5)."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from datetime import date, timedelta
from pathlib import Path

import pytest
from pypdf import PdfReader

from tablemgr.case_book import LIES, case_files
from tablemgr.case_file import CaseFile, Lying, earlier
from tablemgr.cases_command import main
from tablemgr.commands import Reconstruct, Report, parse
from tablemgr.errors import Fault
from tablemgr.history import past_round
from tablemgr.journal import Json, Stamp
from tablemgr.money import ZERO, Money
from tablemgr.people import Person
from tablemgr.roles import Role
from tablemgr.session import TableSession
from tablemgr.slips.case_slip import CaseHead, lines_of
from tablemgr.slips.case_words import noticed_words, place_words
from tests.tablemgr.tables import open_session, tell

MARY = Person("mary", Role.PIT_SUPERVISOR)
PAUL = Person("paul", Role.SHIFT_MANAGER)
BETS = ("open", "bet 1 ann 100 seated", "side 1 ann rws-pairs 10", "bet 3 bob 50 seated", "close")


def signed(session: TableSession, person: Person, *lines: str) -> None:
    for line in lines:
        for command in parse(line, session.table.vocabulary):
            session.do(command, by=person)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A journal of three Rounds with irregularities, and one without."""
    path = tmp_path / "t1.journal"
    session = open_session(path)
    session.sign_in(Person("dora"))
    tell(session, *BETS, "card Kh 9d 7d Kd Tc", "proceed")
    session.raw("COM3", b"\x02K9\x03", Stamp(1, 1))
    tell(session, "irregularity foreign-card")
    signed(session, MARY, "void 5.5.1")
    tell(session, *BETS, "card Kh 9d 7d Kd Tc", "proceed", "stand 1", "stand 3", "card 9c 3h")
    tell(session, "settle")
    tell(session, *BETS, "card Kh 9d 7d 5s Tc 8c")
    signed(session, MARY, "reconstruct no")
    tell(session, "choose 1 ann continue", "choose 3 bob return")
    signed(session, MARY, "resume")
    tell(session, "proceed", "hit 1", "card 2c", "stand 1", "irregularity face-up-card")
    tell(session, "irregularity other A chip fell")
    signed(session, PAUL, "decide It stands.")
    tell(session, "card Tc", "settle")
    tell(session, *BETS, "irregularity foreign-card")
    session.journal.close()
    return path


def files(path: Path) -> list[CaseFile]:
    session = open_session(path)
    found = case_files(session.journal.entries())
    session.journal.close()
    return found


def test_every_irregularity_has_a_number_its_round_and_who_signed_it(path: Path) -> None:
    found = files(path)
    assert [(f.number, f.round_no, f.kind, f.paragraph, f.remedy) for f in found] == [
        (1, 1, "foreign-card", "5.5.1", "void 5.5.1"),
        (2, 3, "card-not-due", "5.7", "reconstruct no"),
        (3, 3, "face-up-card", "5.11", ""),
        (4, 3, "other", "5.19", "decide"),
        (5, 4, "foreign-card", "5.5.1", ""),
    ]
    assert [f.signed_by for f in found] == [
        ("mary", "pit-supervisor"),
        ("mary", "pit-supervisor"),
        ("", ""),
        ("paul", "shift-manager"),
        ("", ""),
    ]
    assert {f.dealer for f in found} == {"dora"}
    assert [f.stops for f in found] == [True, True, False, True, True]
    assert [f.closed is None for f in found] == [False, False, False, False, True]
    assert [f.reported for f in found] == [True, False, True, True, True]


def test_the_money_effect_is_told_for_each_player_and_the_house(path: Path) -> None:
    void, error = files(path)[:2]
    ann = void.effects[0]
    assert (ann.before, ann.after, ann.returned) == (Money(12_000), ZERO, Money(11_000))
    assert void.house == Money(12_000)
    assert void.reason_code == "5.5.1 foreign-card"
    assert [(e.player, e.returned) for e in error.effects] == [("ann", ZERO), ("bob", Money(5000))]
    assert error.reason_code == ""


def test_the_acts_are_those_that_resolved_it_in_order(path: Path) -> None:
    error = files(path)[1]
    assert [act.line for act in error.acts] == [
        "reconstruct no",
        "choose 1 ann continue",
        "choose 3 bob return",
        "resume",
    ]
    assert [act.person for act in error.acts] == ["mary", "dora", "dora", "mary"]
    assert error.people == ("dora", "mary")


def test_the_bytes_of_the_device_around_it_are_kept(path: Path) -> None:
    (raw,) = files(path)[0].raw
    assert (raw.port, raw.data) == ("COM3", b"\x02K9\x03")


def test_how_the_house_ruled_on_a_kind_before(path: Path) -> None:
    found = files(path)
    assert earlier(found, "foreign-card", "rws-blackjack") == {"void 5.5.1": 1}
    assert earlier(found, "card-not-due", "rws-blackjack") == {"reconstruct no": 1}
    assert not earlier(found, "face-up-card", "rws-blackjack")


def test_a_corrected_card_closes_the_case_that_it_explains(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal", decks=4)
    tell(session, "open", "bet 1 ann 100 seated", "bet 2 bob 50", "bet 3 cat 50", "close")
    tell(session, "card Kh Kh Kh Kh Kh")
    signed(session, MARY, "correct 5 Kd")
    (found,) = case_files(session.journal.entries())
    session.journal.close()
    assert (found.kind, found.remedy, found.signed_by[0]) == ("excess-card", "correct", "mary")


def test_the_command_lists_and_filters(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def listed(*words: str) -> list[int]:
        assert main([str(path), "--json", *words]) == 0
        return [json.loads(line)["number"] for line in capsys.readouterr().out.splitlines()]

    assert listed() == [1, 2, 3, 4, 5]
    assert listed("--kind", "foreign-card") == [1, 5]
    assert listed("--person", "paul") == [4]
    assert listed("--paragraph", "5.7") == [2]
    assert listed("--from", "2023-11-10", "--to", "2023-11-20") == [1, 2, 3, 4, 5]
    assert listed("--to", "2023-11-01") == []
    assert main([str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("[Void under 5.5.1, signed by mary (Pit Supervisor)]")
    assert lines[4].endswith("[open]")


def test_the_json_of_a_case_says_all_of_it(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(path), "--json", "--kind", "card-not-due"]) == 0
    case = json.loads(capsys.readouterr().out)
    assert (case["table"], case["round"], case["game"]) == ("T1", 3, "rws-blackjack")
    assert case["effects"][1] == {
        "player": "bob",
        "before": "0.00",
        "after": "0.00",
        "returned": "50.00",
    }
    assert [act["person"] for act in case["acts"]] == ["mary", "dora", "dora", "mary"]


def test_the_slip_of_a_void_has_both_signature_lines_and_a_reason_code(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(path), "--slip", "1"]) == 0
    text = capsys.readouterr().out
    assert "VOID under 5.5.1: A foreign card" in text
    assert "Dealer: ______________________  dora" in text
    assert "Pit Supervisor: ______________________  mary" in text
    out = tmp_path / "case.pdf"
    assert main([str(path), "--slip", "1", "--out", str(out)]) == 0
    printed = "\n".join(page.extract_text() for page in PdfReader(out).pages)
    assert "VOID under 5.5.1: A foreign card" in " ".join(printed.split())
    assert "Pit Supervisor mary" in " ".join(printed.split())
    first = out.read_bytes()
    main([str(path), "--slip", "1", "--out", str(out)])
    assert out.read_bytes() == first


def test_a_case_that_is_not_there_is_a_fault(path: Path) -> None:
    with pytest.raises(Fault, match="no case 9"):
        main([str(path), "--slip", "9"])


def test_what_is_not_there_at_all_is_said_and_not_passed_over(path: Path) -> None:
    for words, what, there in (
        (("--kind", "foregin-card"), "no kind 'foregin-card'", "foreign-card"),
        (("--person", "pual"), "No case has a person 'pual'", "dora, mary, paul"),
        (("--paragraph", "5.77"), "No case was under paragraph '5.77'", "5.5.1, 5.7, 5.11, 5.19"),
        (("--from", "today", "--to", "yesterday"), "No day lies between", "Exchange"),
        (("--bytes",), "belong to a slip", "--slip"),
    ):
        with pytest.raises(Fault, match=what) as caught:
            main([str(path), *words], lambda: date(2023, 11, 14))
        assert there in caught.value.remedy
    main([str(path), "--kind", "misdeal"])  # known, and none there: the list is empty


def test_days_are_dates_today_or_yesterday(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def listed(today: date, *words: str) -> int:
        main([str(path), *words], lambda: today)
        return len(capsys.readouterr().out.splitlines())

    day = date(2023, 11, 14)
    assert listed(day, "--from", "today", "--to", "today") == 5
    assert listed(day + timedelta(1), "--from", "today") == 0
    assert listed(day + timedelta(1), "--from", "yesterday") == 5
    with pytest.raises(SystemExit) as ended:
        main([str(path), "--from", "tomorrow"], lambda: day)
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert "'tomorrow' is no day: say a date such as 2026-11-28, today or yesterday" in said


def test_words_are_looked_for_in_all_that_the_slip_says(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def listed(words: str) -> list[str]:
        main([str(path), "--text", words])
        return [line.split()[0] for line in capsys.readouterr().out.splitlines()]

    assert listed("CHIP fell") == ["4"]
    assert listed("bob takes bet") == ["2"]
    assert listed("8♣ reconstructed") == ["2"]
    assert listed("giraffe") == []


@pytest.fixture
def corrected(tmp_path: Path) -> list[CaseFile]:
    """A settlement that is reopened, its Dealer's second card corrected, settled anew."""
    session = open_session(tmp_path / "t.journal")
    session.sign_in(Person("dora"))
    tell(session, *BETS, "card Kh 9d 7d Kd Tc", "proceed", "stand 1", "stand 3", "card 9c 3h")
    signed(session, MARY, "correct 6 9h")
    tell(session, "settle")
    signed(session, PAUL, "reopen")
    signed(session, MARY, "correct 6 8c")
    tell(session, "settle")
    found = case_files(session.journal.entries())
    session.journal.close()
    return found


def test_corrections_and_reopenings_are_in_it_under_numbers_of_their_own(
    corrected: list[CaseFile],
) -> None:
    assert [(f.ref, f.kind, f.signed_by[0]) for f in corrected] == [
        ("C1", "correction", "mary"),
        ("R1", "reopening", "dora"),
        ("C2", "correction", "mary"),
    ]
    first, reopening, second = corrected
    assert first.noticed == "Card 6 was read as 9♣ and was in truth 9♥."
    assert [act.line for act in reopening.acts] == ["reopen", "correct 6 8c", "settle"]
    assert [(e.player, e.before, e.after) for e in reopening.effects] == [
        ("ann", Money(22_000), Money(22_000)),
        ("bob", ZERO, Money(5000)),
    ]
    assert cards_of(second.cards_before) == {
        "Box 1": "Kh Kd",
        "Box 3": "9d Tc",
        "Dealer": "7d 9h 3h",
    }
    assert cards_of(second.cards_after)["Dealer"] == "7d 8c 3h"
    assert second.moves == ()


def cards_of(cards: Sequence[Lying]) -> dict[str, str]:
    return {place_words(each.place): " ".join(card.code for card in each.cards) for each in cards}


def test_the_cards_before_and_after_and_every_move_are_kept(path: Path) -> None:
    error = files(path)[1]
    assert cards_of(error.cards_before)["Aside"] == "8c"
    assert cards_of(error.cards_after)["Discards"] == "8c"
    assert [(m.card.code, place_words(m.start), place_words(m.end)) for m in error.moves] == [
        ("8c", "Aside", "Discards"),
    ]


def test_a_precedent_is_of_the_same_game(path: Path) -> None:
    assert not earlier(files(path), "foreign-card", "blackjack-v5")


def test_no_code_command_or_byte_stands_on_a_slip_unless_the_bytes_are_asked_for(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in range(1, 6):
        main([str(path), "--slip", str(number)])
    text = capsys.readouterr().out
    for word in ("reconstruct no", "choose 1", "void 5.5.1", "decide It", "irregularity", "02 4B"):
        assert word not in text
    assert not re.search(r"\b[A2-9TJQK][shdc]\b", text.replace("As the", ""))
    main([str(path), "--slip", "1", "--bytes"])
    assert "COM3: 02 4B 39 03" in capsys.readouterr().out


def test_the_slip_tells_the_whole_story_in_plain_words(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main([str(path), "--slip", "2"])
    text = capsys.readouterr().out
    for line in (
        "8♣ was drawn and no Hand was due a card: a dealing error. (§ 5.7)",
        "Box 1: K♥, 5♠",
        "8♣  from aside to the discards",
        "Box 1, ann: plays on",
        "Box 3, bob: takes the Bet back",
        "The cards are not Reconstructed.",
        "bob: net 0.00 before, 0.00 after; 50.00 of Bets returned",
        "House: 0.00",
    ):
        assert f"\n{line}\n" in text
    assert re.search(r"Opened at \d\d:\d\d:\d\d: noticed by the table; Dealer dora\.", text)
    assert re.search(r"Closed at \d\d:\d\d:\d\d by mary, Pit Supervisor\.", text)
    assert re.search(
        r"Signed: mary, Pit Supervisor, \d\d:\d\d:\d\d · [0-9A-Z]{4}-[0-9A-Z]{4}", text
    )


def test_a_sentence_of_a_person_stands_as_he_wrote_it(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    tell(session, *BETS, "irregularity other As dealt")
    (found,) = case_files(session.journal.entries())
    session.journal.close()
    assert noticed_words(found) == "As dealt"


def test_a_report_made_in_error_is_retracted_and_is_no_precedent(tmp_path: Path) -> None:
    """Ruling I14: by who may resolve it, here the Shift Manager."""
    session = open_session(tmp_path / "t.journal")
    tell(session, *BETS, "irregularity foreign-card", "irregularity other A glass fell")
    signed(session, PAUL, "retract It was beside the table.")
    one, other = case_files(session.journal.entries())
    assert (one.closed, other.remedy) == (None, "retracted")
    assert [act.line for act in other.acts] == ["retract It was beside the table."]
    signed(session, MARY, "void 5.5.1")
    one, other = case_files(session.journal.entries())
    session.journal.close()
    assert (one.remedy, other.remedy) == ("void 5.5.1", "retracted")
    assert not earlier([one, other], "other", "rws-blackjack")
    text = lines_of(other, CaseHead("House", "T1", other.opened.wall()))
    assert "RETRACTED" in text
    assert "The report was made in error: “It was beside the table.”" in text


def test_money_that_a_decision_moved_is_in_its_case(tmp_path: Path) -> None:
    """Ruling I13: after the case is closed the Shift Manager moves money for it."""
    session = open_session(tmp_path / "t.journal")
    tell(session, *BETS, "card Kh 9d 7d Kd Tc", "proceed", "irregularity other A chip fell")
    signed(session, PAUL, "decide It lay on 3.", "adjust 3 bob 25", "adjust 1 ann -10")
    (found,) = case_files(session.journal.entries())
    session.journal.close()
    assert [(e.player, e.after - e.before) for e in found.effects] == [
        ("ann", Money(-1000)),
        ("bob", Money(2500)),
    ]
    text = lines_of(found, CaseHead("House", "T1", found.opened.wall()))
    assert "Box 3: The House pays bob 25.00." in text
    assert "Box 1: The House collects from ann 10.00." in text
    assert "House: −15.00" in text


def test_what_is_told_beside_an_act_is_in_its_case_and_in_no_record(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    tell(session, *BETS, "card Kh 9d 7d Kd Tc")
    said: dict[str, Json] = {"boxes": [1, 3], "text": "The cards of 1 and 3 were exchanged"}
    session.do(Report("misdeal"), beside=said)
    lies: dict[str, Json] = {LIES: [[1, 3, 0], [2, 1, 0]]}
    session.do(Reconstruct(possible=True), by=MARY, beside=lies)
    tell(session, "choose 1 ann continue", "choose 3 bob continue")
    signed(session, MARY, "resume")
    (found,) = case_files(session.journal.entries())
    record = past_round(session.journal.entries(), 1).record()
    session.journal.close()
    assert cards_of(found.cards_before) == {"Box 1": "9d Kd", "Box 3": "Kh Tc", "Dealer": "7d"}
    assert [(m.card.code, m.start.box, m.end.box) for m in found.moves] == [
        ("9d", 1, 3),
        ("Kh", 3, 1),
    ]
    text = lines_of(found, CaseHead("House", "T1", found.opened.wall()))
    assert "Boxes 1, 3." in text
    assert "“The cards of 1 and 3 were exchanged”" in text
    assert '"irregularity misdeal"' in record
    assert "exchanged" not in record

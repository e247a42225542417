"""The case file: numbered, found again, its money told, its slip printed (section 5)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import ZERO, Money
from tablemgr.journal import Json
from tablemgr.past.case_book import case_files
from tablemgr.past.case_file import CaseFile, PlacedCards, earlier
from tablemgr.past.case_making import SEEN_AT
from tablemgr.past.history import past_round
from tablemgr.past.record import read
from tablemgr.rules.commands import Reconstruct, Report, Stood, parse
from tablemgr.rules.games.position import HandPlace
from tablemgr.rules.people import Person, Proof, Signature
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.slips.case_slip import CaseHead, lines_of
from tablemgr.slips.case_words import noticed_words, place_words
from tests.record_names import RECORDS
from tests.tablemgr.case_journal import BETS, MARY, PAUL, signed, with_cases
from tests.tablemgr.memory_journal import session_of
from tests.tablemgr.tables import open_session, tell


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return with_cases(tmp_path)


DAY = datetime(2026, 1, 1, tzinfo=UTC)
CASES = sorted((*(RECORDS / "live-blackjack").iterdir(), *(RECORDS / "found").iterdir()))


def test_no_slip_of_a_case_has_a_word_of_the_program_or_a_card_as_a_code() -> None:
    slips = 0
    for path in CASES:
        record = read(path)
        session = session_of(record.table())
        for step in record.script:
            for command in step.commands:
                with suppress(Refusal):
                    session.do(command, by=Person("mary", Role.SHIFT_MANAGER))
        for file in case_files(session.journal.entries()):
            slips += 1
            slip = "\n".join(lines_of(file, CaseHead("House", "T1", DAY)))
            found = re.findall(r"\b[a-z]+-[a-z-]+\b|\b[2-9TJQKA][shdc]\b|\b0x", slip)
            assert found == [], path.name
    assert slips > 30


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


@pytest.fixture
def corrected(tmp_path: Path) -> list[CaseFile]:
    """A settlement that is reopened, its Dealer's second card corrected, settled again."""
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
        ("R1", "reopening", "paul"),
        ("C2", "correction", "mary"),
    ]
    first, reopening, second = corrected
    assert first.noticed == "Card 6 was read as 9♣ and was really 9♥."
    assert [act.line for act in reopening.acts] == ["reopen", "correct 6 8c", "settle"]
    slip = "\n".join(lines_of(reopening, CaseHead("House", "T1", DAY)))
    assert re.search(r"Settled again at .* by dora, Dealer\.", slip), "she signed for nothing"
    assert "Closed at" not in slip
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


def cards_of(cards: Sequence[PlacedCards]) -> dict[str, str]:
    return {
        place_words(each.place).in_words(): " ".join(card.code for card in each.cards)
        for each in cards
    }


def test_the_cards_before_and_after_and_every_move_are_kept(path: Path) -> None:
    def name(place: HandPlace) -> str:
        return place_words(place).in_words()

    error = files(path)[1]
    assert cards_of(error.cards_before)["Aside"] == "8c"
    assert cards_of(error.cards_after)["Discards"] == "8c"
    assert [(m.card.code, name(m.start), name(m.end)) for m in error.moves] == [
        ("8c", "Aside", "Discards"),
    ]


def test_a_precedent_is_of_the_same_game(path: Path) -> None:
    assert not earlier(files(path), "foreign-card", "blackjack-v5")


def test_a_sentence_of_a_person_stands_as_he_wrote_it(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    tell(session, *BETS, "irregularity other As dealt")
    (found,) = case_files(session.journal.entries())
    session.journal.close()
    assert noticed_words(found).in_words() == "As dealt"


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
    lies: dict[str, Json] = {SEEN_AT: [[1, 3, 0], [2, 1, 0]]}
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


@pytest.mark.parametrize(
    ("proof", "words"),
    [
        (Proof.PIN, "by PIN"),
        (Proof.NAME, "by name"),
        (Proof.RECOVERY, "by a new PIN after a recovery"),
    ],
)
def test_the_slip_says_how_it_was_signed(tmp_path: Path, proof: Proof, words: str) -> None:
    session = open_session(tmp_path / "t.journal")
    tell(session, *BETS, "irregularity foreign-card")
    mary = Person("mary", Role.PIT_SUPERVISOR, Signature(proof, 7, "ab"))
    signed(session, mary, "void 5.5.1")
    (found,) = case_files(session.journal.entries())
    session.journal.close()
    text = "\n".join(lines_of(found, CaseHead("House", "T1", found.opened.wall())))
    assert f"Signed: mary, Pit Supervisor, {words}, " in text


def test_a_card_that_was_no_hit_after_all_is_a_correction_in_it_i12(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    session.sign_in(Person("dora"))
    tell(session, "open", "bet 1 ann 100 seated", "bet 2 bob 100 seated", "close")
    tell(session, "card 9s 3d 8s 8c 4h", "proceed", "card Ts", "hit 2", "card 2h")
    session.do(Stood(6), by=MARY)
    (found,) = case_files(session.journal.entries())
    session.journal.close()
    assert (found.ref, found.kind, found.paragraph) == ("C1", "stood", "I12")
    assert found.noticed.startswith("Box 1 had stood before the 10\u2660 was drawn")
    assert (found.signed_by[0], found.dealer, found.remedy) == ("mary", "dora", "stood")
    assert cards_of(found.cards_before)["Box 1"] == "9s 8c Ts"
    assert cards_of(found.cards_after)["Box 2"] == "3d 4h Ts 2h"
    said = "\n".join(lines_of(found, CaseHead("House", "T1", found.opened.wall())))
    assert "Card 6 was not a Hit: the box had stood." in said


def test_what_the_dealer_puts_right_at_once_is_no_correction_i12(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    session.sign_in(Person("dora"))
    tell(session, "open", "bet 1 ann 100 seated", "bet 2 bob 100 seated", "close")
    tell(session, "card 9s 3d 8s 8c 4h", "proceed", "card Ts")
    session.do(Stood(6))
    assert case_files(session.journal.entries()) == []
    session.journal.close()


def test_each_hand_of_a_split_is_named_on_the_slip_of_a_case_3_22(tmp_path: Path) -> None:
    session = open_session(tmp_path / "split.journal")
    tell(session, "open", "bet 1 ann 100 seated", "bet 2 bob 50", "close", "card 8h 9h 6d 8d Td")
    tell(session, "proceed", "split 1", "card Ks", "irregularity foreign-card")
    tell(session, "as mary pit-supervisor", "void 5.5.1")
    (file,) = case_files(session.journal.entries())
    session.journal.close()
    told = "\n".join(lines_of(file, CaseHead("House", "T1", DAY)))
    for words in ("Box 1, Hand 1: 8♥, K♠", "Box 1, Hand 2: 8♦", "Box 2: 9♥, 10♦"):
        assert words in told


def said_in(game: str, *lines: str) -> list[CaseFile]:
    session = session_of(Table(load(game)))
    session.hit_by_card = False
    for line in lines:
        for command in parse(line, session.table.vocabulary):
            session.do(command, by=Person("mary", Role.SHIFT_MANAGER))
    return case_files(session.journal.entries())


UNDUE = ("open", "bet 1 ann 20 seated", "close", "card 9h 6d 8d")


def test_of_two_reports_alike_the_withdrawn_one_is_closed_and_the_other_stays_open_i14() -> None:
    twice = (*UNDUE, "irregularity misdeal", "irregularity misdeal")
    found = said_in("blackjack-v5", *twice, "retract there was one error")
    assert [(f.kind, f.closed is None, f.remedy) for f in found] == [
        ("misdeal", True, ""),
        ("misdeal", False, "retracted"),
    ]


def test_the_case_that_a_withdrawn_report_had_replaced_is_open_again_i14() -> None:
    replaced = (*UNDUE, "card 5h", "irregularity card-to-empty-box 3")
    assert [f.closed is None for f in said_in("blackjack-v5", *replaced)] == [False, True]
    back = (*replaced, "retract it was no empty box")
    assert [f.closed is None for f in said_in("blackjack-v5", *back)] == [True, False]
    ruled = (*back, "reconstruct no", "choose 1 ann continue", "resume")
    undue, _ = said_in("blackjack-v5", *ruled)
    assert (undue.kind, undue.closed is None, undue.remedy) == (
        "card-not-due",
        False,
        "reconstruct no",
    )

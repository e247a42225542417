"""The paper of a case: each of its pages says which case it belongs to."""

from __future__ import annotations

from datetime import UTC, datetime
from io import BytesIO

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from tablemgr.past.case_book import case_files
from tablemgr.past.case_file import CaseFile
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.slips.case_slip import CaseHead, lines_of
from tablemgr.slips.kinds import slip_kind
from tablemgr.slips.kinds.cases import CaseContent
from tablemgr.slips.paper import Paper
from tests.tablemgr.case_journal import MARY, signed
from tests.tablemgr.memory_journal import session_of
from tests.tablemgr.slips.samples import FONTS

HEAD = CaseHead("Sands Grand", "BJ 7", datetime(2026, 11, 27, tzinfo=UTC))


def long_case(acts: int) -> CaseFile:
    """A foreign card, Voided; it says so many times what was decided."""
    session = session_of(Table(load("rws-blackjack")))
    signed(session, MARY, "open", "bet 1 ann 100 seated", "irregularity foreign-card")
    signed(session, MARY, "void 5.5.1")
    (file,) = case_files(session.journal.entries())
    return replace(file, acts=file.acts * acts)


def pages(file: CaseFile, paper: Paper) -> list[str]:
    pdf = PdfReader(BytesIO(slip_kind("case").draw(CaseContent(file, HEAD), "", paper, FONTS)))
    return [page.extract_text() for page in pdf.pages]


@pytest.mark.parametrize("acts", [1, 20, 60])
def test_each_page_has_case_table_page_and_code(acts: int) -> None:
    file = replace(long_case(acts), code="7K3M-Q9ZD", seq=164)
    found = pages(file, Paper.A6)
    assert len(found) == {1: 1, 20: 2, 60: 3}[acts]
    for number, text in enumerate(found, 1):
        foot = f"Case 1 · Table BJ 7 · Journal 7K3M-Q9ZD, entry 164Page {number} of {len(found)}"
        assert foot.replace(" ", "") in text.replace(" ", "").replace("\n", "")


def test_a_roll_is_one_page_with_the_same_foot() -> None:
    (text,) = pages(long_case(60), Paper.ROLL_80)
    assert "Page 1 of 1" in text


def case_of(*lines: str, game: str = "rws-blackjack") -> CaseFile:
    """The only case of a Round of one Bet, after those lines."""
    session = session_of(Table(load(game)))
    signed(session, MARY, "open", "bet 1 ann 100 seated", *lines)
    (file,) = case_files(session.journal.entries())
    return file


def test_cards_that_lay_only_before_or_only_after_are_shown_beside_none() -> None:
    without = case_of("irregularity foreign-card", "void 5.5.1")
    laid = case_of("close", "card Kh", "irregularity foreign-card", "void 5.5.1").cards_before
    assert "Cards" not in " ".join(lines_of(without, HEAD))
    for kind, titles in (
        (without.kind, ("Cards before", "Cards after")),
        ("correction", ("Cards as read", "Cards as corrected")),
    ):
        for before, after in (((), laid), (laid, ())):
            file = replace(without, kind=kind, cards_before=before, cards_after=after)
            lines = lines_of(file, HEAD)
            below = [lines[lines.index(title) + 1] for title in titles]
            none, king = "No cards had been dealt.", "Box 1: K♥"
            assert below == ([none, king] if after else [king, none])


@pytest.mark.parametrize(
    ("box", "words"),
    [(0, "2 cards of the Dealer's Hand."), (1, "2 cards of the Hand of box 1.")],
)
def test_whose_cards_were_exposed_is_said(box: int, words: str) -> None:
    dealt = ("close", "card 9h 2c 5s As 9c 8d 7h Ts")
    file = case_of(*dealt, f"irregularity exposed {box} 2", game="si-ki-pi")
    assert words in lines_of(file, HEAD)

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from tablemgr.basics.cards import DECK, Card
from tablemgr.basics.errors import Fault
from tablemgr.rules.games.slip_hand import SlipHand
from tablemgr.slips.amounts import amount, signed
from tablemgr.slips.columns import Columns
from tablemgr.slips.model import SettlementSlip, SlipBox
from tablemgr.slips.paper import MM, Paper
from tablemgr.slips.typography import load_fonts
from tablemgr.slips.wording import ENGLISH, SlipWording
from tests.tablemgr.slips.samples import FONTS, FULL, SAMPLES, SINGLE, VOID, hand, render
from tests.tablemgr.slips.samples import line as sample_line

ROOT = FONTS.parents[1]
both_papers = pytest.mark.parametrize("paper", list(Paper), ids=lambda paper: paper.name)
every_sample = pytest.mark.parametrize("slip", SAMPLES.values(), ids=SAMPLES.keys())


def pages(slip: SettlementSlip, paper: Paper) -> list[str]:
    return [page.extract_text() for page in PdfReader(BytesIO(render(slip, paper, FONTS))).pages]


def squeezed(text: str) -> str:
    """Without blanks and line ends, for what may be broken over lines."""
    return "".join(text.split())


def card_texts(cards: Sequence[Card]) -> str:
    return "".join(card.code.replace("T", "10") for card in cards)


def fields(slip: SettlementSlip) -> Iterator[str]:
    """Everything that must stand on the slip."""
    say = ENGLISH.say.words
    yield from (slip.house, slip.game, slip.version, slip.table, slip.shift, slip.dealer)
    yield from (slip.name.digits, str(slip.round_no), slip.currency, slip.journal_code)
    yield from (f"{slip.time:%Y-%m-%d}", f"{slip.time:%H:%M:%S}")
    yield from ENGLISH.marks(slip)
    if slip.void is not None:
        yield slip.void
    hands = [hand for hand in slip.table_hands.values() if hand is not None]
    for box in slip.boxes:
        yield ENGLISH.box.format(number=box.number)
        hands += box.hands
        for line in box.lines:
            yield from (line.player, say(line.bet), ENGLISH.outcomes[line.outcome], line.paragraph)
            yield from map(amount, (line.stake, line.won, line.lost, line.returned))
            if line.ruling is not None:
                yield line.ruling
    for shown in hands:
        yield from map(say, shown.words)
        if not shown.parts:
            yield card_texts(shown.cards)
        for part in shown.parts:
            yield from (say(part.name), card_texts(part.cards) + say(part.worth))
    totals = slip.totals
    yield from map(amount, (totals.stake, totals.won, totals.lost, totals.returned))
    yield from (signed(player.net) for _, player in slip.players)
    yield signed(slip.house_net)
    for flag in slip.flags:
        yield from (flag.paragraph, say(flag.text))


@both_papers
@every_sample
def test_every_field_stands_on_the_slip(slip: SettlementSlip, paper: Paper) -> None:
    text = squeezed("".join(pages(slip, paper)))
    missing = [field for field in fields(slip) if squeezed(field) not in text]
    assert not missing
    assert "None" not in text
    split = [box for box in slip.boxes if len(box.hands) > 1]
    of_split = sum(line.hand is not None for box in split for line in box.lines)
    hands = sum(len(box.hands) for box in split)
    assert len(re.findall(r"(?<!'s)Hand\d", text)) == of_split + hands


@both_papers
def test_the_check_for_fields_notices_one_that_is_missing(paper: Paper) -> None:
    text = squeezed("".join(pages(SINGLE, paper)))
    assert any(squeezed(field) not in text for field in fields(replace(SINGLE, dealer="Nobody")))


@both_papers
@every_sample
def test_the_same_slip_gives_the_same_bytes(slip: SettlementSlip, paper: Paper) -> None:
    assert render(slip, paper, FONTS) == render(slip, paper, FONTS)


def test_the_bytes_do_not_depend_on_the_process_or_its_hash_seed() -> None:
    program = (
        "import hashlib\n"
        "from tablemgr.slips.paper import Paper\n"
        "from tests.tablemgr.slips.samples import render\n"
        "from tests.tablemgr.slips.samples import FONTS, FULL\n"
        "for paper in Paper:\n"
        "    print(hashlib.sha256(render(FULL, paper, FONTS)).hexdigest())\n"
    )
    here = [hashlib.sha256(render(FULL, paper, FONTS)).hexdigest() for paper in Paper]
    for seed in ("1", "2"):
        found = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        )
        assert found.stdout.split() == here


@both_papers
def test_every_font_is_embedded(paper: Paper) -> None:
    names = set()
    for page in PdfReader(BytesIO(render(FULL, paper, FONTS))).pages:
        resources: Any = page["/Resources"]
        for reference in resources["/Font"].values():
            font = reference.get_object()
            names.add(str(font["/BaseFont"]).split("+")[1])
            assert "/FontFile2" in font["/FontDescriptor"].get_object()
    assert names == {"Roboto-Regular", "Roboto-Medium", "Roboto-Bold"}


def test_a6_takes_pages_and_each_says_which_it_is_and_of_what() -> None:
    found = PdfReader(BytesIO(render(FULL, Paper.A6, FONTS))).pages
    assert len(found) > 1
    for number, page in enumerate(found, 1):
        assert (round(page.mediabox.width / MM), round(page.mediabox.height / MM)) == (105, 148)
        text = page.extract_text()
        assert f"Page {number} of {len(found)}" in text
        for known in (FULL.house, "001204", FULL.journal_code, FULL.game, FULL.dealer):
            assert squeezed(known) in squeezed(text)


def test_the_roll_is_one_page_as_long_as_what_stands_on_it() -> None:
    lengths = []
    for slip in (SINGLE, FULL):
        (page,) = PdfReader(BytesIO(render(slip, Paper.ROLL_80, FONTS))).pages
        assert round(page.mediabox.width / MM) == 80
        lengths.append(page.mediabox.height)
    assert lengths[0] < lengths[1] / 3


@both_papers
def test_a_box_that_a_page_ends_in_is_named_again(paper: Paper) -> None:
    named = "Box 1, continued" in "".join(pages(VOID, paper))
    assert named == (paper is Paper.A6)


@both_papers
def test_nothing_is_drawn_outside_the_margins(paper: Paper) -> None:
    for slip in SAMPLES.values():
        for page in PdfReader(BytesIO(render(slip, paper, FONTS))).pages:
            heights: list[float] = []

            def visit(
                text: str, _cm: object, tm: list[float], *_: object, into: list[float] = heights
            ) -> None:
                if text.strip():
                    into.append(tm[5])

            page.extract_text(visitor_text=visit)
            assert heights
            assert min(heights) >= paper.value.margin - 0.1
            assert max(heights) <= float(page.mediabox.height) - paper.value.margin


@both_papers
@pytest.mark.parametrize("number", [0, 1, 12])
def test_only_a_reprint_says_duplicate(paper: Paper, number: int) -> None:
    text = "".join(pages(replace(SINGLE, duplicate=number), paper))
    assert ("DUPLICATE" in text) == bool(number)
    assert number == 0 or f"DUPLICATE {number}" in text


@both_papers
def test_every_later_page_of_a_marked_slip_is_marked_too(paper: Paper) -> None:
    for text in pages(VOID, paper):
        assert all(mark in text for mark in ("VOID", "DUPLICATE 2"))


@both_papers
def test_a_long_hand_keeps_every_card(paper: Paper) -> None:
    long = SlipHand(DECK[:30], ("99", "Bust"))
    box = replace(SINGLE.boxes[0], hands=(long, hand("Kh 9d", 19)))
    text = squeezed("".join(pages(replace(SINGLE, boxes=(box,)), paper)))
    assert card_texts(long.cards) in text


@both_papers
def test_a_character_that_the_font_lacks_is_printed_as_its_number(paper: Paper) -> None:
    text = squeezed("".join(pages(replace(SINGLE, dealer="\U00012000 Mei"), paper)))
    assert "[U+12000]Mei" in text


@both_papers
def test_a_slip_without_bets_or_cards_says_so(paper: Paper) -> None:
    box = replace(SINGLE.boxes[0], hands=(), lines=())
    text = "".join(pages(replace(SINGLE, boxes=(box,), table_hands={"dealer": None}), paper))
    assert ENGLISH.no_cards in text
    assert ENGLISH.no_bets in text


def test_the_words_are_the_callers() -> None:
    other = SlipWording(slip="Abrechnung", won="Gewinn")
    found = PdfReader(BytesIO(render(SINGLE, Paper.A6, FONTS, other)))
    assert "Abrechnung" in found.pages[0].extract_text()
    assert "Gewinn" in found.pages[0].extract_text()


def test_a_missing_font_is_a_fault_that_names_it(tmp_path: Path) -> None:
    with pytest.raises(Fault, match=r"Roboto-Regular\.ttf"):
        render(SINGLE, Paper.A6, tmp_path)


def test_on_a_roll_each_amount_has_room_in_its_own_column() -> None:
    sheet, fonts = Paper.ROLL_80.value, load_fonts(FONTS)
    long = sample_line("ann", "Initial Bet", 1, "999999999.99", "lose", "3.24")
    for lines in ((sample_line("ann", "Initial Bet", 1, "1", "lose", "3.24"),), (long,)):
        slip = replace(SINGLE, boxes=(SlipBox(1, (), lines),))
        columns = Columns.of(slip, sheet, fonts, ENGLISH)
        starts = (sheet.left, *columns.edges[:-1])
        sums = (slip.totals.stake, slip.totals.won, slip.totals.lost, slip.totals.returned)
        for start, end, money in zip(starts, columns.edges, sums, strict=True):
            assert fonts.medium.width(amount(money), columns.size) < end - start

"""A slip in another language: in a made-up one no English is left on it; what is signed stays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from io import BytesIO
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from tablemgr.basics.languages import Language, load_language
from tablemgr.basics.messages import Message, Speaker
from tablemgr.house.settings import SettingChange
from tablemgr.house.slip_settings import SignedChange
from tablemgr.house.table_key import fingerprint, pem_of
from tablemgr.journal import Stamp
from tablemgr.past.case_book import case_files
from tablemgr.past.case_file import CONTEXT, CaseFile
from tablemgr.service.session import TableSession
from tablemgr.service.slip_issue import issues
from tablemgr.service.slip_name import CONTEXT as SLIPS
from tablemgr.service.stored_act import past_movements
from tablemgr.slips import text
from tablemgr.slips.asked import ask_for, find_asked, name_of
from tablemgr.slips.case_slip import CaseHead, lines_of
from tablemgr.slips.kinds import slip_kind
from tablemgr.slips.kinds.settlement import SettlementContent
from tablemgr.slips.model import SettlementSlip
from tablemgr.slips.of_asked import head_words, player_words, players_of, shift_words
from tablemgr.slips.of_house import settings_on_slip
from tablemgr.slips.of_movements import moves_on_slip
from tablemgr.slips.of_round import House, settlement_slip
from tablemgr.slips.paper import Paper
from tablemgr.slips.wording import ENGLISH, wording_in
from tests.tablemgr.made_up import OPENS, english_lines, made_up_language
from tests.tablemgr.past.test_one_net import reopened_round
from tests.tablemgr.slips.samples import FONTS
from tests.tablemgr.slips.signed_settlements import KEY, SIGNER

HEAD = CaseHead("Marina Bay", "T1", datetime(2026, 1, 1, tzinfo=UTC), training=True)
HOUSE = House("Marina Bay", "T1", "Day", "S$")
ROUNDS = (("rws-blackjack", 4), ("si-ki-pi", 2), ("baccarat", 1))


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Language:
    return made_up_language(tmp_path_factory.mktemp("languages"))


def slips_of(session: TableSession) -> Iterator[SettlementSlip]:
    for issue in issues(session.journal, session.round_no):
        entries = list(session.journal.entries(round_no=session.round_no))
        table, movements = past_movements(entries, session.round_no, issue.through)
        yield settlement_slip(table.position, issue, HOUSE, moves_on_slip(table, movements))


def settled_slip() -> SettlementSlip:
    """A slip of a Round that was settled, whatever the random people of the first seeds do."""
    return next(
        slip
        for seed in count()
        for slip in slips_of(reopened_round("rws-blackjack", seed).session)
        if slip.void is None
    )


def names_in(found: object) -> set[str]:
    """The names and sentences of people, and how the documents are called."""
    if isinstance(found, SettlementSlip):
        return {found.house, found.game, found.version, found.shift, found.dealer} | {
            *(line.player for line in found.lines()),
        }
    assert isinstance(found, CaseFile)
    typed = {str(found.said.get("text", "")), *(act.reason for act in found.acts)}
    return {HEAD.house, found.title, *found.people, *typed} | {e.player for e in found.effects}


@pytest.mark.parametrize(("game", "seed"), ROUNDS)
def test_in_a_made_up_language_no_english_is_left_on_slips_and_cases(
    spoken: Language, game: str, seed: int
) -> None:
    session = reopened_round(game, seed).session
    roles = {"dealer", "pit-supervisor", "pit-manager", "shift-manager", "so it was"}
    left: list[str] = []
    for slip in slips_of(session):
        said = text.render(slip, wording_in(spoken.translate))
        left += english_lines(said, {*names_in(slip), *roles} - {""})
    for file in case_files(list(session.journal.entries())):
        lines = "\n".join(lines_of(file, HEAD, Speaker(CONTEXT, spoken.translate)))
        players = {name for slip in slips_of(session) for name in names_in(slip)}
        left += english_lines(lines, {*names_in(file), *players, *roles} - {""})
    session.journal.close()
    assert not left, "\n".join(left)


@pytest.mark.parametrize(("game", "seed"), ROUNDS)
def test_slips_that_are_asked_for_are_in_the_papers_language_and_signed_in_english(
    spoken: Language, game: str, seed: int
) -> None:
    """A further print says the same, whatever language the house has by then."""
    session = reopened_round(game, seed).session
    (*_, slip) = slips_of(session)
    key = KEY.public_key()
    asked = [
        *(player_words(session, HOUSE, (), slip.round_no, name) for name in players_of(slip)),
        shift_words(session, key, [("shift-manager", "mia", "pin", 3)]),
        head_words(session.journal, key),
    ]
    known = {"mia", fingerprint(key), *pem_of(key).splitlines(), *names_in(slip), "tablemgr"}
    left: list[str] = []
    for each in asked:
        made = ask_for(session, HOUSE, SIGNER, Stamp(0, 0), each, language=spoken)
        assert find_asked(session.journal, name_of(made)) == made
        paper = "\n".join("  ".join(row) for row in made.paper)
        hashed = {row for row, _ in made.paper if re.fullmatch("[0-9a-f ]{19}", row)}
        left += english_lines(paper, {*known, *hashed, "journal verify --witness"} - {""})
        assert OPENS not in slip_kind(made.kind).text(made)
    session.journal.close()
    assert not left, "\n".join(left)


@pytest.mark.parametrize("tag", ["zh-SG", "ms-SG", "ta-SG"])
def test_a_slip_that_is_asked_for_is_drawn_in_the_houses_language(tag: str) -> None:
    session = reopened_round("rws-blackjack", 4).session
    language = load_language(tag)
    words = head_words(session.journal, KEY.public_key())
    head = ask_for(session, HOUSE, SIGNER, Stamp(0, 0), words, language=language)
    session.journal.close()
    pdf = slip_kind("head").draw(head, "", Paper.ROLL_80, Path(FONTS), language=language)
    page = PdfReader(BytesIO(pdf)).pages[0]
    title = Message(SLIPS, "Head of the journal {number}", {"number": 1})
    wanted = title.in_words(language.translate)
    drawn = str(page.get_contents().get_data())  # type: ignore[union-attr] # the page is not empty
    assert (
        "".join(wanted.split()) in "".join(page.extract_text().split())
        or wanted.split()[0].encode("utf-16-be").hex().upper() in drawn
    )


def test_changed_settings_are_said_in_the_readers_language_too(spoken: Language) -> None:
    changes = (
        SettingChange("limits.initial", ["25", "5000"], ["50", "2000"]),
        SettingChange("decks", 8, 6),
        SettingChange("table-manners.boxes-only", False, True),
    )
    slip = settled_slip()
    slip = replace(slip, settings=settings_on_slip([SignedChange(changes, 1)]))
    said = wording_in(spoken.translate).settings_changed(slip)
    assert not english_lines("\n".join(f"{what} {who}" for what, who in said), {"T1"})


@pytest.mark.parametrize("tag", ["zh-SG", "ms-SG", "ta-SG"])
def test_the_papers_words_are_the_languages_and_what_is_signed_is_english(tag: str) -> None:
    slip = settled_slip()
    content, kind = SettlementContent(slip), slip_kind(slip.name.kind)
    language = load_language(tag)
    pdf = kind.draw(content, "", Paper.A6, Path(FONTS), language=language)
    pages = PdfReader(BytesIO(pdf)).pages
    squeezed = "".join("".join(page.extract_text().split()) for page in pages)
    drawn = "".join(str(page.get_contents().get_data()) for page in pages)  # type: ignore[union-attr] # no page is empty
    words = wording_in(language.translate)
    for wanted in (words.title(slip), words.stake, words.all_bets, words.house_net):
        as_shapes = wanted.encode("utf-16-be").hex().upper()
        assert "".join(wanted.split()) in squeezed or as_shapes in drawn
    assert kind.text(content) == text.render(slip)
    assert ENGLISH.title(slip) in kind.text(content)

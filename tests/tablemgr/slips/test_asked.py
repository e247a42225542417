"""The slips that somebody asks for: numbered of their own kind, the same when asked again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from tablemgr.basics.errors import Fault
from tablemgr.house.table_key import fingerprint, pem_of
from tablemgr.journal import Stamp, reading
from tablemgr.service.session import TableSession
from tablemgr.slips.against import against_journal
from tablemgr.slips.asked import ask_for, code_of_asked, find_asked, name_of, sign_copy
from tablemgr.slips.code.payload import DUPLICATE, REPLACED, VOID
from tablemgr.slips.code.signed import read_code
from tablemgr.slips.code.verifying import compare, text_digest
from tablemgr.slips.issuing import SlipSigner
from tablemgr.slips.kinds import slip_kind
from tablemgr.slips.kinds.asked import AskedSlip
from tablemgr.slips.of_asked import head_words, player_words, shift_words
from tablemgr.slips.of_round import House
from tablemgr.slips.paper import Paper
from tests.tablemgr.slips.samples import FONTS
from tests.tablemgr.slips.signed_settlements import KEY, SIGNER, said, sign_slip
from tests.tablemgr.tables import ROUND, open_session, tell

HOUSE = House("House", "T1", "Day", "$")


@pytest.fixture
def session(tmp_path: Path) -> Iterator[TableSession]:
    found = open_session(tmp_path / "T1.journal")
    yield found
    found.journal.close()


def at(second: int) -> Stamp:
    return Stamp((1_700_001_000 + second) * 1_000_000_000, second)


def ask_player(
    session: TableSession, player: str, signer: SlipSigner | None = SIGNER, round_no: int = 1
) -> AskedSlip:
    words = player_words(session, HOUSE, (), round_no, player)
    return ask_for(session, HOUSE, signer, at(session.journal.last_seq), words)


def differs(session: TableSession, code: str) -> str | None:
    with reading(session.journal.path) as journal:
        what = against_journal(journal)(read_code(code).payload)
    return None if what is None else what.in_words()


def test_a_player_gets_his_own_bets_and_sums_and_nobody_elses(session: TableSession) -> None:
    """A5: numbered per kind and table. ann wins 220.00 and bob 50.00."""
    tell(session, *ROUND)
    sign_slip(session)
    ann, bob = (ask_player(session, name) for name in ("ann", "bob"))
    assert [(ann.kind, ann.number), (bob.kind, bob.number)] == [("player", 1), ("player", 2)]
    text = slip_kind("player").text(ann)
    assert text == PLAYER_TEXT
    assert "bob" not in text
    codes = [code_of_asked(session.journal, each) for each in (ann, bob)]
    first, second = map(said, codes)
    assert (first.nets, first.moved, first.round) == ({"ann": 22000}, (22000, 0, 11000), 1)
    assert (second.nets, second.moved) == ({"bob": 5000}, (5000, 0, 5000))
    assert [differs(session, code) for code in codes] == [None, None]
    assert first.text == text_digest(text)


PLAYER_TEXT = """\
Settlement for one Player 1
House
Table T1                                 Day
2023-11-14 22:30:14+00:00

RWS Blackjack
Player                                   ann
Round                                      1
Of                               slip 000001
Dealer                                dealer
Amounts in                                 $

Dealer's Hand  9d 8c                      17
Box 1  Kh Kd                              20
  RWS Pairs, 10.00: Win (4.1.2)      +120.00
  Initial Bet, 100.00: Win (3.24.2)  +100.00

Staked                                110.00
Won                                   220.00
Lost                                    0.00
Returned                              110.00
Net                                  +220.00

Chips moved
paid 220.00

Dealer: dealer                signed by name
Journal, entry 14
"""


def test_who_asks_again_gets_the_same_slip_and_a_further_print_is_a_duplicate(
    session: TableSession, tmp_path: Path
) -> None:
    tell(session, *ROUND)
    sign_slip(session)
    first, again = ask_player(session, "ann"), ask_player(session, "ann")
    assert first == again == find_asked(session.journal, name_of(first))
    sign_copy(session, SIGNER, first, 1)
    codes = [code_of_asked(session.journal, first, copy) for copy in (0, 1)]
    original, duplicate = map(said, codes)
    assert (duplicate.flags, duplicate.reprint) == (DUPLICATE, 1)
    assert duplicate.content() == original.content()
    pdf = slip_kind("player").draw(first, codes[1], Paper.ROLL_58, FONTS)
    (tmp_path / "copy.pdf").write_bytes(pdf)
    assert PdfReader(tmp_path / "copy.pdf").pages[0].extract_text().startswith("DUPLICATE 1")


def test_a_settlement_that_was_reopened_replaces_the_players_slip_too(
    session: TableSession,
) -> None:
    tell(session, *ROUND)
    sign_slip(session)
    first = ask_player(session, "ann")
    tell(session, "as may shift-manager", "reopen", "irregularity foreign-card", "void 5.5.1")
    sign_slip(session)
    second = ask_player(session, "ann")
    code = code_of_asked(session.journal, second)
    payload = said(code)
    assert (second.number, payload.replaces) == (2, first.number)
    assert payload.flags == REPLACED | VOID
    assert payload.nets == {"ann": 0}
    assert "*** VOID ***" in slip_kind("player").text(second)
    assert differs(session, code) is None
    found = compare([read_code(code_of_asked(session.journal, each)) for each in (first, second)])
    assert found.order == []


def test_a_players_slip_with_other_sums_is_found(session: TableSession) -> None:
    tell(session, *ROUND)
    sign_slip(session)
    words = player_words(session, HOUSE, (), 1, "ann")
    forged = replace(words, said={**words.said, "nets": {"ann": 99900}})
    slip = ask_for(session, HOUSE, SIGNER, at(1), forged)
    assert "the journal's sums of ann are" in str(
        differs(session, code_of_asked(session.journal, slip))
    )


def test_who_had_no_bet_gets_no_slip(session: TableSession) -> None:
    tell(session, *ROUND)
    with pytest.raises(Fault, match="eve had no Bet in Round 1"):
        ask_player(session, "eve")
    with pytest.raises(Fault, match="Round 7 has no slip"):
        ask_player(session, "ann", round_no=7)


def test_at_a_table_without_a_key_the_slips_are_numbered_too(session: TableSession) -> None:
    tell(session, *ROUND)
    found = [ask_player(session, name, None) for name in ("ann", "bob")]
    assert [slip.number for slip in found] == [1, 2]
    assert code_of_asked(session.journal, found[0]) == ""
    assert find_asked(session.journal, name_of(found[1])) == found[1]


def test_a_shift_report_goes_on_where_the_last_one_ended_and_has_the_public_key(
    session: TableSession,
) -> None:
    """Item 4 of the paper: fingerprint and public half."""
    public = KEY.public_key()
    reports = []
    for _ in range(2):
        for _ in range(2):
            tell(session, *ROUND)
            sign_slip(session)
        words = shift_words(session, public, [("shift-manager", "mia", "pin", 3)])
        reports.append(ask_for(session, HOUSE, SIGNER, at(session.journal.last_seq), words))
    first, second = (slip_kind("shift").text(each) for each in reports)
    for text, rounds, slips in ((first, "1 to 2", "1 to 2"), (second, "3 to 4", "3 to 4")):
        rows = [line.split() for line in text.splitlines()]
        assert ["Rounds", *rounds.split()] in rows
        assert ["settlement", *slips.split()] in rows
        assert ["The", "House", "won", "on", "Rounds", "\u2212540.00"] in rows
        assert fingerprint(public) in text
        assert pem_of(public) in text
    payload = said(code_of_asked(session.journal, reports[1]))
    assert (payload.kind, payload.number, payload.round) == ("shift", 2, 4)
    assert payload.signers == (("shift-manager", "mia", "pin", 3),)
    empty = ask_for(session, HOUSE, SIGNER, at(99), shift_words(session, public))
    assert ("Rounds", "none") in empty.lines


def test_the_head_of_the_journal_has_its_whole_hash(session: TableSession) -> None:
    tell(session, *ROUND)
    sign_slip(session)
    seq, digest = session.journal.last_seq, session.journal.last_hash
    words = head_words(session.journal, KEY.public_key())
    slip = ask_for(session, HOUSE, SIGNER, at(1), words)
    text = slip_kind("head").text(slip)
    assert digest.hex() in "".join(text.split())
    payload = said(code_of_asked(session.journal, slip))
    assert (payload.kind, payload.round, payload.entry) == ("head", 1, seq)
    assert payload.chain == digest[:16]

"""A stored sentence of the rules is read back to what was said, so that any language can say it."""

from __future__ import annotations

import pytest

from tablemgr.basics.messages import Message
from tablemgr.past.record import read
from tablemgr.past.replay import play
from tablemgr.rules.events import Event, Flagged, FlagReplaced, Noted, ReportMade
from tablemgr.rules.rulebook import games, load
from tablemgr.rules.rulebook.read_back import message_of
from tests.record_names import RECORDS


def stored() -> list[tuple[str, str, str]]:
    """Game, code and English sentence of what the records' Rounds flagged, noted and reported."""
    found: dict[tuple[str, str, str], None] = {}
    for path in sorted(RECORDS.glob("*/*.round.toml")):
        record = read(path)
        if record.game in games():
            for _, events, _ in play(record).steps:
                for event in events:
                    for code, text in sentences_of(event):
                        found[record.game, code, text] = None
    return list(found)


def sentences_of(event: Event) -> list[tuple[str, str]]:
    """The code and the sentence that an event holds, if it holds one."""
    if isinstance(event, Flagged | Noted | FlagReplaced):
        return [(event.code, event.text)]
    return [(event.kind, event.text)] if isinstance(event, ReportMade) else []


def words_by_a_made_up_language(_context: str, english: str) -> str:
    """A language that says everything within brackets."""
    return f"⟦{english}⟧"


def test_every_stored_sentence_is_read_back_and_reads_the_same_in_english() -> None:
    every = stored()
    assert len(every) > 100
    unread = []
    for game, code, text in every:
        message = message_of(load(game), code, text)
        assert message.in_words() == text
        if not message.in_words(words_by_a_made_up_language).startswith("⟦"):
            unread.append(text)
    assert not unread


def test_what_it_read_stands_in_the_message_with_the_bet_as_words_of_its_own() -> None:
    book = load("blackjack-v5")
    (bet, side), *_ = book.side_bets.items()
    flag = book.flag("side-bet-counts", player="ann", box=2, bet=side.name, maximum="500")
    message = message_of(book, flag.code, flag.text)
    assert message.values["player"] == "ann"
    assert message.values["bet"] == Message("bets of blackjack", side.name), bet


@pytest.mark.parametrize("text", ["Something that an older version said.", "⟦", ""])
def test_a_sentence_of_another_wording_is_shown_as_it_stands(text: str) -> None:
    message = message_of(load("baccarat"), "card-count", text)
    assert message.in_words(words_by_a_made_up_language) == text

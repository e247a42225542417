"""Lines of a round record: read, written back, and refused as malformed with the wrong word."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import fields

from tablemgr.basics.cards import DECK
from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.commands import (
    Bet,
    Close,
    Command,
    Correct,
    DealCard,
    MalformedError,
    Open,
    Settle,
    Side,
    Vocabulary,
    WalkAway,
    Withdraw,
    grammar,
    model,
    parse,
)
from tablemgr.rules.games.blackjack import commands as blackjack
from tablemgr.rules.games.blackjack.commands import (
    Double,
    EvenMoney,
    Hit,
    Insure,
    Proceed,
    Split,
    Stand,
    Surrender,
)
from tablemgr.rules.games.si_ki_pi import commands as si_ki_pi
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table

RWS: Final = Table(load("rws-blackjack")).vocabulary
KINDS: Final = ("rws-pairs", "boom-busted")

boxes = st.integers(1, 7)
players = st.text("abcXYZ019-_éß", min_size=1, max_size=12)
amounts = st.integers(1, 10**14 - 1).map(Money)
kinds = st.sampled_from(KINDS)
every_command: st.SearchStrategy[Command] = st.one_of(
    st.sampled_from([Open(), Close(), Proceed(), Settle()]),
    st.builds(Bet, boxes, players, amounts, st.booleans()),
    st.builds(Side, boxes, players, kinds, amounts),
    st.builds(Withdraw, boxes, players, st.none() | kinds),
    st.builds(DealCard, st.sampled_from(DECK)),
    st.builds(Insure, boxes, players, amounts),
    st.builds(EvenMoney, boxes, players),
    st.builds(Surrender, boxes),
    st.builds(Hit, boxes),
    st.builds(Stand, boxes),
    st.builds(WalkAway, boxes),
    st.builds(
        lambda box, named: Double(box, tuple(named.items())),
        boxes,
        st.dictionaries(players, amounts | st.just(ZERO), max_size=3),
    ),
    st.builds(lambda box, names: Split(box, tuple(names)), boxes, st.lists(players, unique=True)),
)


@given(every_command)
def test_what_is_written_is_read_back(command: Command) -> None:
    assert parse(command.line(), RWS) == (command,)


READERS_OF_FAMILIES: Final = {**blackjack.READERS, **si_ki_pi.READERS}
BY_GRAMMAR: Final = tuple(
    kind
    for module in (model, blackjack, si_ki_pi)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Command) and kind.word
)
"""Every kind of command whose line is its word and its fields in order."""
EVERY_WORD: Final = Vocabulary(
    7, frozenset(KINDS), frozenset(kind.word for kind in BY_GRAMMAR), readers=READERS_OF_FAMILIES
)
SAMPLES: Final = {
    grammar.BOX: 3,
    grammar.PLAYER: "ann",
    grammar.KIND: KINDS[0],
    grammar.AMOUNT: Money(6250),
    grammar.SIGNED_AMOUNT: Money(-6250),
    grammar.CARD: DECK[7],
    grammar.CARD_NUMBER: 12,
}


@pytest.mark.parametrize("kind", BY_GRAMMAR, ids=lambda kind: kind.word)
def test_every_command_that_is_a_word_and_its_fields_is_written_and_read_by_them(
    kind: type[Command],
) -> None:
    plain = [field.name for field in fields(kind) if field.required]
    assert len(plain) == len(kind.parts), "each field that must be given has its part"
    for true in (True, False):
        others = [true if field.type is bool else "5.17 as it lies" for field in fields(kind)]
        values = (SAMPLES.get(part, other) for part, other in zip(kind.parts, others, strict=False))
        command = kind(*values)
        assert command.line().split()[0] == kind.word
        assert parse(command.line(), EVERY_WORD) == (command,)
        with pytest.raises(MalformedError):
            parse(kind.word if kind.parts else f"{kind.word} more", EVERY_WORD)


def test_the_sample_of_a_command_sees_all_of_them() -> None:
    assert len(BY_GRAMMAR) >= 30


@pytest.mark.parametrize("number", [1, 9999])
def test_a_card_has_a_number_of_up_to_four_digits(number: int) -> None:
    told = Vocabulary(7, frozenset(), frozenset({"correct"}))
    assert parse(f"correct {number} {DECK[0]}", told) == (Correct(number, DECK[0]),)


def test_one_line_may_bring_several_cards() -> None:
    assert [c.line() for c in parse("card Kh  9d Kd", RWS)] == ["card Kh", "card 9d", "card Kd"]


def test_seated_and_amounts_are_read() -> None:
    assert parse("bet 1 ann 62.5 seated", RWS) == (Bet(1, "ann", Money(6250), seated=True),)
    assert parse("double 1 ann=0 bob=0.00", RWS) == (Double(1, (("ann", ZERO), ("bob", ZERO))),)
    assert parse("withdraw 1 ann rws-pairs", RWS) == (Withdraw(1, "ann", "rws-pairs"),)


BAD_LINES: Final = {
    # unknown commands, and those of other games or of nobody
    "": "empty",
    "   ": "empty",
    "fold 1": "'fold'",
    "OPEN": "'OPEN'",
    "set 1 Kh Kd / 2c 3c": "'set'",
    "laid 1": "'laid'",
    "house-way 1": "'house-way'",
    "reveal": "'reveal'",
    # words that are missing or too many
    "open now": "'now'",
    "close 1": "'1'",
    "proceed x": "'x'",
    "settle x": "'x'",
    "bet": "box",
    "bet 1": "player",
    "bet 1 ann": "amount",
    "bet 1 ann 5 sitting": "'sitting'",
    "bet 1 ann 5 seated seated": "'seated seated'",
    "side 1 ann": "kind",
    "side 1 ann rws-pairs": "amount",
    "side 1 ann rws-pairs 5 x": "'x'",
    "withdraw 1": "player",
    "withdraw 1 ann rws-pairs x": "'x'",
    "insure 1 ann": "amount",
    "insure 1 ann 5 x": "'x'",
    "even-money 1": "player",
    "even-money 1 ann x": "'x'",
    "surrender": "box",
    "surrender 1 2": "'2'",
    "hit": "box",
    "hit 1 x": "'x'",
    "stand": "box",
    "double": "box",
    "split": "box",
    "walk-away": "box",
    "left": "box",
    "left 1 ann": "'ann'",
    "back": "box",
    "card": "lacks its card",
    # boxes
    "hit 0": "'0'",
    "hit 8": "'8'",
    "hit -1": "'-1'",
    "hit 1.0": "'1.0'",
    "hit x": "'x'",
    "hit \u0661": "is not a box",
    "hit \u00b2": "is not a box",
    "hit 00001": "'00001'",
    # numbers of cards
    "correct 0 Kh": "'0' is not a card's number: 1 to 9999",
    "correct 10000 Kh": "'10000'",
    "correct 00001 Kh": "'00001'",
    "correct -1 Kh": "'-1'",
    "correct x Kh": "'x'",
    "correct \u0661 Kh": "is not a card's number",
    "correct " + "9" * 5000 + " Kh": "is not a card's number",
    "hit " + "9" * 5000: "is not a box",
    # players
    "bet 1 a.b 5": "'a.b'",
    "bet 1 a=b 5": "'a=b'",
    "bet 1 \u2603 5": "is not a Player's name",
    # amounts
    "bet 1 ann 0": "'0'",
    "bet 1 ann 0.00": "'0.00'",
    "bet 1 ann -5": "'-5'",
    "bet 1 ann +5": "'+5'",
    "bet 1 ann 1.234": "'1.234'",
    "bet 1 ann 1.": "'1.'",
    "bet 1 ann .5": "'.5'",
    "bet 1 ann 1e3": "'1e3'",
    "bet 1 ann 1,000": "'1,000'",
    "bet 1 ann \u0665": "is not an amount",
    "bet 1 ann 1_000": "'1_000'",
    "bet 1 ann nan": "'nan'",
    "bet 1 ann 1000000000000": "is not an amount",
    "insure 1 ann 0": "'0'",
    "side 1 ann rws-pairs 0": "'0'",
    # kinds of Bets, other games' too
    "side 1 ann pair 5": "'pair'",
    "side 1 ann player-pair 5": "'player-pair'",
    "side 1 ann under-13 5": "'under-13'",
    "side 1 ann bonus-player 5": "'bonus-player'",
    "side 1 ann initial 5": "'initial'",
    "withdraw 1 ann initial": "'initial'",
    # cards
    "card 10h": "'10h'",
    "card kh": "'kh'",
    "card Kx": "'Kx'",
    "card K": "'K'",
    "card Kh Zz": "'Zz'",
    # optional words
    "double 1 ann": "'ann'",
    "double 1 ann=": "is not an amount",
    "double 1 ann=1.234": "'1.234'",
    "double 1 =5": "is not a Player's name",
    "double 1 ann=5 ann=6": "named twice",
    "double 1 ann=no": "'no'",
    "split 1 ann": "'ann'",
    "split 1 ann=yes": "'ann=yes'",
    "split 1 ann=0": "'ann=0'",
    "split 1 ann=no ann=no": "named twice",
}


@pytest.mark.parametrize("line", BAD_LINES, ids=lambda line: repr(line[:40]))
def test_malformed_line_names_its_wrong_word(line: str) -> None:
    with pytest.raises(MalformedError) as caught:
        parse(line, RWS)
    assert BAD_LINES[line] in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_game_reads_only_its_own_words() -> None:
    words = RWS.words - {"even-money"}
    live = Vocabulary(3, frozenset({"pair"}), words, readers=RWS.readers)
    assert parse("side 3 ann pair 5", live)
    for line in ("even-money 1 ann", "side 1 ann rws-pairs 5", "hit 4"):
        with pytest.raises(MalformedError):
            parse(line, live)


@given(st.text() | st.lists(st.sampled_from(" ".join(BAD_LINES).split()), max_size=6).map(" ".join))
def test_any_text_is_a_command_or_malformed(text: str) -> None:
    try:
        parsed = parse(text, RWS)
    except MalformedError:
        return
    assert [parse(command.line(), RWS) for command in parsed] == [(c,) for c in parsed]


SI_KI_PI: Final = Table(load("si-ki-pi")).vocabulary


@pytest.mark.parametrize(
    "line",
    [
        "set 1 Kh Kd / 2c 3c",
        "laid 1",
        "house-way 1",
        "reveal",
        "walk-away 7",
        "left 7",
        "back 7",
        "side 1 ann bonus-player 5.00",
        "side 1 ann bonus-dealer 5.00",
    ],
)
def test_what_si_ki_pi_is_told_is_written_and_read_back(line: str) -> None:
    (command,) = parse(line, SI_KI_PI)
    assert command.line() == line


BAD_IN_SI_KI_PI: Final = {
    "set": "box",
    "set 1": "card",
    "set 1 Kh Kd": "lacks",
    "set 1 Kh Kd 2c 3c": "'2c'",
    "set 1 Kh / Kd 2c 3c": "'/'",
    "set 1 Kh Kd / 2c": "card",
    "set 1 Kh Kd / 2c 3c 4c": "'4c'",
    "set 1 Kh Kx / 2c 3c": "'Kx'",
    "set 8 Kh Kd / 2c 3c": "'8'",
    "laid": "box",
    "laid 8": "'8'",
    "laid 1 2": "'2'",
    "house-way": "box",
    "house-way 1 2": "'2'",
    "reveal 1": "'1'",
    "hit 1": "'hit'",
    "proceed": "'proceed'",
    "surrender 1": "'surrender'",
    "side 1 ann rws-pairs 5": "'rws-pairs'",
}


@pytest.mark.parametrize("line", BAD_IN_SI_KI_PI)
def test_what_si_ki_pi_could_not_be_told_is_malformed(line: str) -> None:
    with pytest.raises(MalformedError, match=BAD_IN_SI_KI_PI[line]):
        parse(line, SI_KI_PI)


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("live-blackjack", "left 1"),
        ("baccarat", "walk-away 1"),
        ("baccarat", "left 1"),
        ("baccarat", "back 1"),
    ],
)
def test_a_game_without_a_command_does_not_read_it_i21(game: str, line: str) -> None:
    with pytest.raises(MalformedError, match="unknown command"):
        parse(line, Table(load(game)).vocabulary)

"""One English word that is two in another language has two keys, and each is said as it should be.

A new key of such a word must be put under the sense that it has.
"""

from __future__ import annotations

import re

import pytest

from tablemgr.basics.languages import load_language
from tablemgr.rules.rulebook.model import PARAGRAPHS

SENSES: dict[str, dict[str, dict[str, tuple[str, ...]]]] = {
    "Player": {
        "the person": {
            "in": ("BetEntryPanel", "FoundBetSheet", "day report", "people", "slips"),
            "said": ("玩家", "Pemain", "ஆட்டக்காரர்"),
        },
        "the side": {
            "in": ("baccarat", "bets of baccarat", "hands on slips"),
            "said": ("闲", "Player", "Player"),
        },
    },
    "Dealer": {
        "the person": {
            "in": ("HeaderBar", "day report", "roles", "settings", "slips"),
            "said": ("荷官", "Dealer", "டீலர்"),
        },
        "the Hand": {
            "in": ("ReportSheet", "case", "hands", "hands on slips"),
            "said": ("庄家", "Dealer", "டீலர்"),
        },
    },
    "Player Pair": {
        "a person's": {
            "in": ("bets of blackjack",),
            "said": ("玩家对子", "Player Pair", "Player Pair"),
        },
        "the side's": {
            "in": ("baccarat", "bets of baccarat"),
            "said": ("闲对", "Player Pair", "Player Pair"),
        },
    },
    "open": {
        "how it is": {
            "in": ("case-file", "cases command"),
            "said": ("未结", "terbuka", "திறந்தது"),
        },
        "what to do": {"in": ("si-ki-pi",), "said": ("打开", "buka", "திற")},
    },
}
"""Words that are written alike: the contexts of each sense, and the word in each language."""
APART = (
    ("Back", "Bets back"),
    ("Clear", "Clear the error"),
    ("Tie", "Stand Off"),
    ("Settle", "First resolve the case. Until then no chips move."),
)
"""English that differs already: no language may say both in one word."""
TAGS = ("zh-SG", "ms-SG", "ta-SG")


@pytest.mark.parametrize("english", SENSES)
def test_each_key_of_a_word_with_two_senses_is_said_in_its_own(english: str) -> None:
    for place, tag in enumerate(TAGS):
        texts = load_language(tag).texts
        said = {context: words for (context, each), words in texts.items() if each == english}
        wanted = {
            context: sense["said"][place]
            for sense in SENSES[english].values()
            for context in sense["in"]
        }
        assert said == wanted, f"{tag}: put a new context under the sense that it has"


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize(("one", "other"), APART)
def test_what_english_says_apart_stays_apart(tag: str, one: str, other: str) -> None:
    texts = load_language(tag).texts
    said = [{words for (_, each), words in texts.items() if each == word} for word in (one, other)]
    assert all(said)
    assert not said[0] & said[1]


WRONG = {
    "zh-SG": (
        (r"\b[Ss]tand [Oo]ff", r"^(?!.*和局)", "和局"),
        (r"\b[Rr]esolve", "结算", "处理, 解决"),
    ),
    "ta-SG": (
        (r"^(?!.*\b[Cc]ards?\b).*\b[Ss]lips?\b", "சீட்டு", "ரசீது: சீட்டு is a card"),
        (r"^(?!.*\b[Ss]lips?\b).*\b[Cc]ards?\b", "ரசீது", "சீட்டு: ரசீது is a slip"),
    ),
}
"""By language: an English sentence of this form is never said so, but with this word."""


@pytest.mark.parametrize("tag", WRONG)
def test_no_sentence_takes_the_word_of_the_other_sense(tag: str) -> None:
    found = [
        f"{context}: {english!r} is said {words!r}; say {instead}"
        for (context, english), words in load_language(tag).texts.items()
        for form, wrong, instead in WRONG[tag]
        if re.search(form, english) and re.search(wrong, words)
    ]
    assert not found, "\n".join(found)


def test_a_dealers_hand_at_baccarat_is_never_the_bank_of_blackjack() -> None:
    texts = load_language("zh-SG").texts
    assert not [
        words for (context, _), words in texts.items() if "baccarat" in context and "庄家" in words
    ]


NUMBER = re.compile(r"\d+(?:\.\d+)*")
SPELT = {"0", "1", "10"}
"""Numbers that a language may spell, or write where English spells them: zero, one, a ten."""


@pytest.mark.parametrize("tag", TAGS)
def test_the_second_reading_of_a_paragraph_has_its_numbers(tag: str) -> None:
    """A wrong pay table or paragraph in the words of another language would be believed."""
    found = {
        english: words
        for (context, english), words in load_language(tag).texts.items()
        if context == PARAGRAPHS
        and {*NUMBER.findall(english)} - SPELT != {*NUMBER.findall(words)} - SPELT
    }
    assert not found


def test_chinese_names_the_stake_first_in_each_paragraph() -> None:
    """3 to 2 is 2赔3: swapped, it would pay wrongly."""
    odds = re.compile(r"\b(\d+) to ([125])\b")
    wrong = [
        f"{english}: {words}"
        for (context, english), words in load_language("zh-SG").texts.items()
        if context == PARAGRAPHS
        for pays, stake in odds.findall(english)
        if int(pays) >= int(stake) and not re.search(rf"(?<!\d){stake}赔{pays}(?!\d)", words)
    ]
    assert not wrong, "\n".join(wrong)

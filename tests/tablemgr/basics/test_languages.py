"""A language is a folder: what it says of itself, and its sentences by context and English text."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.basics.languages import about, languages, load_language, read_words

TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1"><context><name>rules</name>{messages}</context></TS>
"""


def message(english: str, words: str) -> str:
    return f"<message><source>{english}</source><translation>{words}</translation></message>"


def write(folder: Path, tag: str, messages: str, based_on: str = "") -> None:
    (folder / tag).mkdir()
    lines = [f'name = "{tag}"', f'english-name = "{tag}"', "reviewed = false"]
    lines += [f'based-on = "{based_on}"'] if based_on else []
    (folder / tag / "language.toml").write_text("\n".join(lines), encoding="utf-8")
    (folder / tag / "words.ts").write_text(TS.format(messages=messages), encoding="utf-8")


def test_a_sentence_is_said_by_its_context_and_what_is_missing_in_english(tmp_path: Path) -> None:
    write(tmp_path, "de", message("The {card}.", "Die {card}.") + message("Hit", ""))
    german = load_language("de", tmp_path)
    assert languages(tmp_path) == ("de",)
    assert german.translate("rules", "The {card}.") == "Die {card}."
    assert german.translate("rules", "Hit") == "Hit"
    assert german.translate("words", "The {card}.") == "The {card}."


def test_a_variant_says_only_what_differs(tmp_path: Path) -> None:
    write(tmp_path, "zh", message("Dealer", "荷官") + message("Hit", "要牌"))
    write(tmp_path, "zh-MO", message("Hit", "博牌"), based_on="zh")
    variant = load_language("zh-MO", tmp_path)
    assert variant.translate("rules", "Dealer") == "荷官"
    assert variant.translate("rules", "Hit") == "博牌"


@pytest.mark.parametrize("words", ["Die {cart}.", "Die Karte.", "Die {card}. {box}", "Die {card"])
def test_a_sentence_with_other_values_than_the_english_one_is_a_fault(
    tmp_path: Path, words: str
) -> None:
    write(tmp_path, "de", message("The {card}.", words))
    with pytest.raises(Fault, match="does not name the values"):
        read_words(tmp_path / "de" / "words.ts")


def test_a_language_that_is_not_there_or_can_not_be_read_is_a_fault(tmp_path: Path) -> None:
    write(tmp_path, "de", "<message>")
    with pytest.raises(Fault, match="can't be read"):
        load_language("de", tmp_path)
    for tag in ("xx", "../de", "", "de/../de"):
        with pytest.raises(Fault, match="There is no language"):
            about(tag, tmp_path)


@pytest.mark.parametrize("tag", languages())
def test_each_language_of_the_program_can_be_read(tag: str) -> None:
    language = load_language(tag)
    assert language.about.name
    assert language.texts

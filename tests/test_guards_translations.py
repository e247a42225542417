"""Every language says every text of the program, and no text that the program no longer has."""

from __future__ import annotations

import shutil
from pathlib import Path

from assets.languages.collect import LANGUAGES, unfinished, write_ts
from tablemgr.basics.languages import WORDS, about, languages

NEW = "<message><source>{said}</source><translation>{words}</translation></message>"
FILE = "<TS><context><name>rules</name>{messages}</context></TS>"


def test_no_language_lacks_a_text_or_keeps_an_old_one(tmp_path: Path) -> None:
    """`make translations` brings them up to date; each new text is then translated by hand."""
    files = {tag: LANGUAGES / tag / WORDS for tag in languages() if not about(tag).based_on}
    copies = {tag: Path(shutil.copy(file, tmp_path / tag)) for tag, file in files.items()}
    brought = [path.rename(path.with_suffix(".ts")) for path in copies.values()]
    write_ts(brought)
    for copy, file in zip(brought, files.values(), strict=True):
        assert unfinished(copy) == []
        assert copy.read_bytes() == file.read_bytes(), f"{file}: run `make translations`"


def test_what_is_not_translated_is_found(tmp_path: Path) -> None:
    file = tmp_path / "words.ts"
    messages = NEW.format(said="Hit", words="") + NEW.format(said="Stand", words="Berhenti")
    file.write_text(FILE.format(messages=messages), encoding="utf-8")
    assert unfinished(file) == [("rules", "Hit")]

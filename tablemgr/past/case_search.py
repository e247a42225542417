"""Searches a case file by kind, person, paragraph, days and words. Knows no clock."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Final

from msgspec import Struct

from tablemgr.basics.errors import Fault
from tablemgr.basics.names import name_key
from tablemgr.past.case_file import CaseFile

_NONE: Final = "The journal has no case."
_DAYS: Final = {"today": 0, "yesterday": 1}
DAYS_KNOWN: Final = "a date such as 2026-11-28, today or yesterday"


class Wanted(Struct, frozen=True):
    """The conditions for a case to be found; a field that is empty or None does not matter."""

    kind: str = ""
    person: str = ""
    paragraph: str = ""
    since: date | None = None
    until: date | None = None
    text: str = ""

    def fits(self, file: CaseFile, words: str = "") -> bool:
        """Say whether the case is found. `words` is everything that its slip says."""
        day = file.opened.wall().date()
        return (
            self.kind in ("", file.kind)
            and self.paragraph in ("", file.paragraph)
            and (not self.person or name_key(self.person) in map(name_key, file.people))
            and (self.since is None or day >= self.since)
            and (self.until is None or day <= self.until)
            and all(word in words.casefold() for word in self.text.casefold().split())
        )


def kinds_in(files: Iterable[CaseFile]) -> list[str]:
    """Every kind in these files, sorted."""
    return sorted({file.kind for file in files})


def people_in(files: Iterable[CaseFile]) -> list[str]:
    """Everybody who dealt, reported or signed in these files, sorted."""
    return sorted({person for file in files for person in file.people if person})


def paragraphs_in(files: Iterable[CaseFile]) -> list[str]:
    """Every paragraph in these files, sorted by its numbers."""
    return sorted({file.paragraph for file in files}, key=_by_number)


def _by_number(paragraph: str) -> list[tuple[int, str]]:
    return [(int(part) if part.isdecimal() else 0, part) for part in paragraph.split(".")]


def day_of(text: str, today: date) -> date:
    """The day that a text means: a date, `today` or `yesterday`. Raises `ValueError`."""
    word = text.strip().casefold()
    if word in _DAYS:
        return today - timedelta(_DAYS[word])
    try:
        return date.fromisoformat(word)
    except ValueError:
        raise ValueError(f"{text!r} is not a day: give {DAYS_KNOWN}") from None


def check(files: Sequence[CaseFile], wanted: Wanted, kinds: Iterable[str]) -> None:
    """Raises `Fault` if no case can be found because a word is unknown, perhaps mistyped, or the
    days are in the wrong order. `kinds` are those that the program knows.
    """
    known = {*kinds, *kinds_in(files)}
    if wanted.kind and wanted.kind not in known:
        raise Fault(
            "There is no kind {kind!r}.",
            "The kinds: {names}.",
            kind=wanted.kind,
            names=", ".join(sorted(known)),
        )
    people = people_in(files)
    if wanted.person and name_key(wanted.person) not in map(name_key, people):
        raise Fault(
            "No case has a person {person!r}.",
            "People in this journal: {known}." if people else _NONE,
            person=wanted.person,
            known=", ".join(people),
        )
    paragraphs = paragraphs_in(files)
    if wanted.paragraph and wanted.paragraph not in paragraphs:
        raise Fault(
            "No case is under paragraph {paragraph!r}.",
            "Paragraphs in this journal: {known}." if paragraphs else _NONE,
            paragraph=wanted.paragraph,
            known=", ".join(paragraphs),
        )
    if wanted.since and wanted.until and wanted.since > wanted.until:
        raise Fault(
            "No day lies between {since} and {until}.",
            "Exchange --from and --to.",
            since=wanted.since,
            until=wanted.until,
        )

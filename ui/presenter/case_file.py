"""Makes the view of a case file and of a search in it. Decides nothing."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from tablemgr.past.case_file import CaseFile, earlier, is_precedent
from tablemgr.past.case_search import Wanted, kinds_in, paragraphs_in, people_in
from tablemgr.rules.rulebook.model import is_house_ruling, number_in_words
from ui.presenter.reporting import kind_text
from ui.theme.words import listed
from ui.views.case_file import CaseFileView, CaseLine, Search
from ui.views.shared import Tone

translate = QCoreApplication.translate


class Cases(Struct, frozen=True):
    """The cases of one table, and the names of the house and the table for their slips."""

    house: str
    table: str
    files: tuple[CaseFile, ...]
    training: bool = False
    """The table is for training."""


def found(cases: Cases, search: Search) -> list[CaseFile]:
    """The cases that match the search, the newest first."""
    day = date.fromisoformat(search.day) if search.day else None
    wanted = Wanted(search.kind, search.person, search.paragraph, day, day, search.text)
    return [
        file
        for file in reversed(cases.files)
        if wanted.fits(file, _words(cases, file) if search.text else "")
        and (not search.game or is_precedent(file, file.kind, search.game))
    ]


def _words(cases: Cases, file: CaseFile) -> str:
    from tablemgr.slips.case_slip import CaseHead, lines_of  # noqa: PLC0415 - not at a start

    time, training = file.opened.wall(), cases.training
    head = CaseHead(cases.house, cases.table, time, training=training)
    return "\n".join(lines_of(file, head))


def case_file_view(cases: Cases, search: Search) -> CaseFileView:
    """The list of cases found, and the kinds, people, paragraphs and days that can be chosen."""
    files = cases.files
    shown = found(cases, search)
    days = sorted({file.opened.wall().date() for file in files}, reverse=True)
    kinds = sorted((kind_text(kind), kind) for kind in kinds_in(files))
    return CaseFileView(
        tuple(case_line(file) for file in shown),
        _count(len(shown), len(files), search),
        search,
        tuple((kind, label) for label, kind in kinds),
        tuple((person, person) for person in people_in(files)),
        tuple((paragraph, _cited(paragraph)) for paragraph in paragraphs_in(files)),
        tuple((day.isoformat(), day.isoformat()) for day in days),
    )


def _cited(paragraph: str) -> str:
    form = translate("case-file", "§ {number}")
    if is_house_ruling(paragraph):
        form = translate("case-file", "house ruling {number}")
    return form.format(number=number_in_words(paragraph))


def _count(shown: int, every: int, search: Search) -> str:
    if not every:
        return translate("case-file", "Nothing has gone wrong at this table yet.")
    if search.game:
        words = translate("case-file", "Rulings on this kind in this game: {shown}")
        return words.format(shown=shown)
    words = translate("case-file", "{shown} of {every}")
    if not shown:
        words = translate("case-file", "None of {every} cases matches.")
    return words.format(shown=shown, every=every)


def case_line(file: CaseFile) -> CaseLine:
    """One case in the list."""
    time = file.opened.wall()
    words = translate("case-file", "{ref}    {day} {time}    Round {round}")
    if not file.round_no:
        words = translate("case-file", "{ref}    {day} {time}    before the first Round")
    head = words.format(
        ref=file.ref, day=time.date().isoformat(), time=f"{time:%H:%M}", round=file.round_no
    )
    what = f"{kind_text(file.kind)}   {_cited(file.paragraph)}"
    return CaseLine(file.ref, head, what, state_text(file), _tone(file))


def _tone(file: CaseFile) -> Tone:
    if file.closed is None:
        return Tone.WARN
    return Tone.TAKE if file.remedy.startswith("void") else Tone.PLAIN


def state_text(file: CaseFile) -> str:
    """How it ended and who signed: `Reconstructed, mary`; or that it is open."""
    if file.closed is None:
        return translate("case-file", "open")
    ended = remedy_text(file.remedy)
    if not file.acts:
        return translate("case-file", "noted")
    return listed(filter(None, (ended, file.signed_by[0])))


def remedy_text(remedy: str) -> str:
    """A ruling in a few words."""
    if remedy.startswith("void"):
        words = translate("case-file", "Void under {paragraph}")
        return words.format(paragraph=number_in_words(remedy.removeprefix("void ")))
    return {
        "": translate("case-file", "closed"),
        "decide": translate("case-file", "the Shift Manager decided"),
        "reconstruct yes": translate("case-file", "Reconstructed"),
        "reconstruct no": translate("case-file", "not Reconstructed"),
        "judge intentional": translate("case-file", "judged intentional"),
        "judge unintentional": translate("case-file", "judged not intentional"),
        "correct": translate("case-file", "the card was corrected"),
        "correction": translate("case-file", "corrected"),
        "stood": translate("case-file", "the box had stood"),
        "reopening": translate("case-file", "settled again"),
        "resume": translate("case-file", "closed"),
        "retracted": translate("case-file", "retracted"),
    }[remedy]


def precedents_text(files: Sequence[CaseFile], file: CaseFile) -> str:
    """How the House ruled on the kind before, in the same game; empty if it never did."""
    before = earlier((each for each in files if each.seq < file.seq), file.kind, file.game)
    form = translate("case-file", "{remedy}: {count}")
    return "\n".join(
        form.format(remedy=remedy_text(remedy), count=count)
        for remedy, count in before.most_common()
    )

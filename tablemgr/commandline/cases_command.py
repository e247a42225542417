"""`tablemgr cases JOURNAL`: the case file of a table, by kind, person, paragraph, day and words.

Reads the journal without changing it, also while the table is in play. With `--slip N` it prints
the slip of one case.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import brought, keep_new
from tablemgr.basics.terminal import shown
from tablemgr.commandline.spoken import speaker, spoken
from tablemgr.journal import JournalHeader, JournalReader, reading
from tablemgr.past.case_book import case_files
from tablemgr.past.case_file import CONTEXT as CASES
from tablemgr.past.case_file import CaseFile, Effect, PlacedCards, SignedAct
from tablemgr.past.case_kinds import KIND_WORDS
from tablemgr.past.case_search import DAYS_KNOWN, Wanted, check, day_of
from tablemgr.rules.roles import Role
from tablemgr.slips.case_words import noticed_words, remedy_words

CONTEXT: Final = "cases command"
"""Of its own words, for a translator."""
_NO_CODE: Final = (
    "this slip has no code: the table signs it when the case is closed, or when it is "
    "saved from the case file"
)


def main(
    argv: Sequence[str],
    today: Callable[[], date] = date.today,
    print_case: Callable[[Path, str], int] | None = None,
) -> int:
    """List cases, or show or print the slip of one; exit status 0. Raises `Fault` if the journal
    can't be read, or if nothing in it can be what was asked for. `today` gives the day that `--from
    today` means; `print_case` puts the slip of a case on paper and gives the exit status.
    """
    options = _parser(today).parse_args(argv)
    path = Path(options.journal)
    if options.on_paper:
        if options.slip is None or print_case is None:
            raise Fault("--print is only for a slip.", "Say which case with --slip N.")
        return print_case(path, str(options.slip))
    with reading(path) as reader:
        header = reader.header
        found = case_files(reader.entries())
        if options.slip is not None:
            return _slip(found, options, reader)
    if options.out is not None or options.bytes:
        raise Fault("--out and --bytes are only for a slip.", "Say which case with --slip N.")
    chosen = _chosen(found, options, header)
    for file in chosen:
        print(json.dumps(as_json(file, header.table_id)) if options.json else shown(line_of(file)))
    if not chosen:
        say = speaker(CONTEXT)
        none = say("No case matches.") if found else say("The journal has no case.")
        print(none, file=sys.stderr)
    return 0


def _parser(today: Callable[[], date]) -> argparse.ArgumentParser:
    def day(text: str) -> date:
        try:
            return day_of(text, today())
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from None

    parser = argparse.ArgumentParser(
        prog="tablemgr cases", description="List the cases of a journal, or print one."
    )
    parser.add_argument("journal", metavar="JOURNAL")
    parser.add_argument("--kind", default="", help="e.g. foreign-card")
    parser.add_argument("--person", default="", help="who dealt, reported or signed")
    parser.add_argument("--paragraph", default="", help="e.g. 5.7")
    parser.add_argument("--from", dest="since", type=day, metavar="DAY", help=DAYS_KNOWN)
    parser.add_argument("--to", dest="until", type=day, metavar="DAY", help=DAYS_KNOWN)
    parser.add_argument("--text", default="", help="words on the slip")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument(
        "--slip",
        metavar="N",
        help="show the slip of case N; corrections are C1, C2 …, reopenings R1, R2 …",
    )
    parser.add_argument(
        "--print",
        dest="on_paper",
        action="store_true",
        help="with --slip: on paper, at the house's printer; the table must be closed",
    )
    parser.add_argument("--out", metavar="FILE", help="with --slip: a PDF file instead of text")
    parser.add_argument(
        "--bytes",
        action="store_true",
        help="with --slip: what the card reader sent, in an appendix",
    )
    return parser


def _chosen(
    found: Sequence[CaseFile], options: argparse.Namespace, header: JournalHeader
) -> list[CaseFile]:
    from tablemgr.slips.case_slip import CaseHead, lines_of  # noqa: PLC0415 - not for a list

    wanted = Wanted(
        options.kind,
        options.person,
        options.paragraph,
        options.since,
        options.until,
        options.text,
    )
    check(found, wanted, KIND_WORDS)

    def words(file: CaseFile) -> str:
        if not wanted.text:
            return ""
        head = CaseHead(header.house, header.table_id, file.opened.wall(), training=header.training)
        return "\n".join(lines_of(file, head))

    return [file for file in found if wanted.fits(file, words(file))]


def line_of(file: CaseFile) -> str:
    """The case in a line: its number, when, in which Round, what, and what was ruled."""
    say = speaker(CONTEXT)
    person, role = file.signed_by
    state = say.words(remedy_words(file)) or say("closed")
    if file.closed is None:
        state = say("open")
    elif person:
        title = Role(role).message
        state = say("{state}, signed by {person} ({role})", state=state, person=person, role=title)
    time = f"{file.opened.wall():%Y-%m-%d %H:%M:%S}"
    number = say("Round {number}", number=file.round_no)
    what = say.words(noticed_words(file))
    return f"{file.ref:>5}  {time}  {number}  {file.paragraph}  {file.kind}: {what}  [{state}]"


def as_json(file: CaseFile, table: str) -> dict[str, Any]:
    """The case as one object; amounts are strings with two decimals."""
    return {
        "ref": file.ref,
        "number": file.number,
        "table": table,
        "round": file.round_no,
        "game": file.game,
        "kind": file.kind,
        "paragraph": file.paragraph,
        "box": file.box,
        "noticed": file.noticed,
        "reported": file.reported,
        "opened": file.opened.wall().isoformat(),
        "closed": None if file.closed is None else file.closed.wall().isoformat(),
        "dealer": file.dealer,
        "by": file.by,
        "stops": file.stops,
        "remedy": file.remedy,
        "reason_code": file.reason_code,
        "acts": [_act(file, act) for act in file.acts],
        "said": dict(file.said),
        "cards_before": _cards(file.cards_before),
        "cards_after": _cards(file.cards_after),
        "moves": [
            {"number": move.number, "card": None if file.face_down else move.card.code}
            | {"from": list(move.start), "to": list(move.end)}
            for move in file.moves
        ],
        "effects": [_effect(effect) for effect in file.effects],
        "house": str(file.house),
        "raw": [{"seq": raw.seq, "port": raw.port, "hex": raw.data.hex()} for raw in file.raw],
    }


def _act(file: CaseFile, act: SignedAct) -> dict[str, str]:
    """Say what was signed for, by whom, how and when; no card that lies face down is named."""
    words = act.line.split()
    shown = {"first": 1, "correct": 2}.get(words[0]) if file.hides_faces else None
    return {
        "line": " ".join(words[:shown]),
        "person": act.person,
        "role": act.role,
        "how": act.how,
        "time": act.stamp.wall().isoformat(),
        "code": act.code,
    }


def _effect(effect: Effect) -> dict[str, str]:
    """Say what the case changed for a Player."""
    return {
        "player": effect.player,
        "before": str(effect.before),
        "after": str(effect.after),
        "returned": str(effect.returned),
    }


def _cards(cards: Sequence[PlacedCards]) -> list[dict[str, Any]]:
    """The cards at each place: box and Hand (box 0 is the Dealer's, below 0 is in no Hand), and how
    many lie there face down.
    """
    return [
        {"place": list(laid.place), "cards": [card.code for card in laid.cards]}
        | ({"face-down": laid.face_down} if laid.face_down else {})
        for laid in cards
    ]


def _slip(found: Sequence[CaseFile], options: argparse.Namespace, reader: JournalReader) -> int:
    from tablemgr.service.slip_acts import SlipOf, code_of  # noqa: PLC0415 - not for a list
    from tablemgr.slips.case_slip import CaseHead, lines_of  # noqa: PLC0415 - not for a list
    from tablemgr.slips.issuing import with_code  # noqa: PLC0415 - as above
    from tablemgr.slips.kinds import slip_kind  # noqa: PLC0415 - as above
    from tablemgr.slips.kinds.cases import KIND_OF_SERIES, CaseContent  # noqa: PLC0415 - as above
    from tablemgr.slips.paper import Paper  # noqa: PLC0415 - loads reportlab too

    header = reader.header
    ref, out = str(options.slip).upper(), options.out
    file = next((each for each in found if each.ref == ref), None)
    if file is None:
        there = ", ".join(each.ref for each in found) or "none"
        raise Fault(
            "There is no case {slip}.", "The journal has: {there}.", slip=options.slip, there=there
        )
    head = CaseHead(
        header.house, header.table_id, file.opened.wall(), options.bytes, header.training
    )
    code = code_of(reader, KIND_OF_SERIES[file.series], SlipOf(file.ref))
    if not code:
        say = speaker(CONTEXT)
        print(f"tablemgr: {say(_NO_CODE)}", file=sys.stderr)
    if out is None:
        signed = "\n".join(lines_of(file, head)) + "\n"
        text = "\n".join(lines_of(file, head, speaker(CASES))) + "\n"
        if text == signed and code:  # what a code signs is English
            text = with_code(signed, code) or signed
        print(shown(text), end="")
        return 0
    kind, fonts = slip_kind(KIND_OF_SERIES[file.series]), brought("assets") / "fonts"
    pdf = kind.draw(CaseContent(file, head), code, Paper.A6, fonts, language=spoken())
    keep_new(Path(out), pdf)
    print(out)
    return 0

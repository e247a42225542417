"""`tablemgr drill ask | grade | check | list | from | run`: questions, and the written drills."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import add_file, read_written
from tablemgr.past.record import RecordError
from tablemgr.rules.drilling.judging import is_right
from tablemgr.rules.drilling.questions import DrillQuestion, questions
from tablemgr.rules.games.families import drills_of
from tablemgr.rules.rulebook import games, load
from tablemgr.training.drill_file import Drill, find_flaws, judged, read_drill
from tablemgr.training.grading import Graded, GradingError, grade, totals
from tablemgr.training.written_drills import shipped_drills

EXIT_OK: Final = 0
EXIT_DIFFERS: Final = 1
EXIT_UNREADABLE: Final = 2
_ASKED: Final = "Give what `tablemgr drill ask --json` printed."
_ANSWERED: Final = "Give answers, one JSON object a line."
_MOST_QUESTIONS: Final = 1_000_000
_LARGEST_BYTES: Final = 500_000_000


def _no_such_game(game: str) -> Fault:
    return Fault("{game!r} is not a game.", "Games: {names}.", game=game, names=", ".join(games()))


def main(argv: Sequence[str]) -> int:
    """`tablemgr drill …`: 0 all well, 1 a drill or an answer does not hold, 2 can't be read."""
    arguments = _parser().parse_args(argv)
    status: int = arguments.act(arguments)
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tablemgr drill", description="Questions for dealers, answered by the rules."
    )
    acts = parser.add_subparsers(required=True, metavar="ACT")

    ask = acts.add_parser("ask", help="print questions, the same for the same seed")
    ask.add_argument("--game", required=True)
    ask.add_argument("--subject")
    ask.add_argument("--seed", type=_whole, required=True)
    ask.add_argument("--count", type=_whole, required=True)
    ask.add_argument("--json", action="store_true", help="one JSON object a line")
    ask.set_defaults(act=_ask)

    grade_ = acts.add_parser("grade", help="grade answers to questions")
    grade_.add_argument("questions", metavar="QUESTIONS")
    grade_.add_argument("answers", metavar="ANSWERS")
    grade_.add_argument("--json", action="store_true", help="one JSON object a line")
    grade_.set_defaults(act=_grade)

    grade_.add_argument("--progress", metavar="FILE", help="what was learned is kept here")
    grade_.add_argument(
        "--at", type=_moment, metavar="TIME", help="with --progress: when, with zone"
    )

    lesson = acts.add_parser("lesson", help="the lessons of a game, or the questions of one")
    lesson.add_argument("--game", required=True)
    lesson.add_argument("--number", type=_whole, metavar="N")
    lesson.add_argument("--seed", type=_whole, default=1)
    lesson.add_argument("--curriculum", metavar="FILE", help="the house's own")
    lesson.add_argument("--json", action="store_true", help="one JSON object a line")
    lesson.set_defaults(act=_lesson)

    check = acts.add_parser("check", help="say where a drill's answer is not what the rules give")
    check.add_argument("files", metavar="FILE", nargs="+")
    check.set_defaults(act=_check)

    listed = acts.add_parser("list", help="name the written drills that come with the program")
    listed.add_argument("--game")
    listed.add_argument("--json", action="store_true", help="one JSON object a line")
    listed.set_defaults(act=_list)

    _add_from(acts)

    run = acts.add_parser("run", help="sit written drills without a screen")
    run.add_argument("files", metavar="FILE", nargs="+")
    run.add_argument(
        "--headless", action="store_true", required=True, help="without a screen: the only way yet"
    )
    run.add_argument(
        "--answers",
        metavar="ANSWERS",
        required=True,
        help='a file, a line for each: {"id": ..., "answer": ...}',
    )
    run.add_argument("--json", action="store_true", help="one JSON object a line")
    run.set_defaults(act=_run)
    return parser


def _add_from(acts: Any) -> None:
    """The words of `drill from`."""
    made = acts.add_parser(
        "from", help="make a drill of a journal's Round; names and amounts are replaced"
    )
    made.add_argument("journal", metavar="JOURNAL")
    what = made.add_mutually_exclusive_group(required=True)
    what.add_argument("--round", type=_whole, metavar="N")
    what.add_argument("--case", type=_whole, metavar="N", help="asks what was wrong; needs no more")
    made.add_argument("--lines", type=_whole, metavar="N", help="of its record; if not given, all")
    made.add_argument("--ask", metavar="JSON", help="with the Round's own names")
    made.add_argument("--subject")
    made.add_argument("--title")
    made.add_argument("--teaches")
    made.add_argument("--text", help="the question, with the Round's own names")
    made.add_argument("--paragraph", default="", help="if not given, the one that the rules cite")
    made.add_argument("--hint", action="append", default=[])
    made.add_argument("--counts", action="append", default=[], help="what is graded beside it")
    made.add_argument("--out", metavar="FILE", help="if not given, it is printed")
    made.set_defaults(act=_from_journal)


def _whole(text: str) -> int:
    """A whole number from 0 on."""
    if not (text.isascii() and text.isdigit() and int(text) <= _MOST_QUESTIONS):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a whole number up to {_MOST_QUESTIONS:,}"
        )
    return int(text)


def _moment(text: str) -> datetime:
    """A moment with its zone: `2026-11-29T10:00:00+08:00`."""
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        found = None
    if found is None or found.tzinfo is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a time with a zone")
    return found


def _lesson(arguments: argparse.Namespace) -> int:
    from tablemgr.training import curriculum  # noqa: PLC0415 - for this command alone

    if arguments.game not in games():
        raise _no_such_game(arguments.game)
    own = arguments.curriculum
    found = (
        curriculum.shipped_curriculum(arguments.game)
        if own is None
        else curriculum.read_curriculum(Path(own))
    )
    if arguments.number is None:
        for number, each in enumerate(found.lesson, 1):
            told = {"number": number, "title": each.title, "aim": each.aim, "gate": each.gate}
            line = f"{number:>2}  {each.title}: {each.aim} (gate {each.gate})"
            print(json.dumps(told, ensure_ascii=False) if arguments.json else line)
        return EXIT_OK
    if not 1 <= arguments.number <= len(found.lesson):
        raise Fault(
            "There is no lesson {number}.",
            "It has {count}.",
            number=arguments.number,
            count=len(found.lesson),
        )
    lesson = found.lesson[arguments.number - 1]
    _print_asked(curriculum.questions_of(found.game, lesson, arguments.seed), arguments.json)
    return EXIT_OK


def _ask(arguments: argparse.Namespace) -> int:
    asked = questions(arguments.game, arguments.subject, arguments.seed, arguments.count)
    _print_asked(asked, arguments.json)
    return EXIT_OK


def _print_asked(asked: Iterator[DrillQuestion], as_json: bool) -> None:
    for question in asked:
        if as_json:
            print(json.dumps(question.as_json(), ensure_ascii=False))
        else:
            print(f"{question.id}  {question.class_name}\n    {question.text}")
            print("\n".join(f"    {line}" for line in question.record["script"]))


def _lines_of(file: str, remedy: str) -> list[str]:
    try:
        return read_written(Path(file), remedy, _LARGEST_BYTES).splitlines()
    except FileNotFoundError:
        raise Fault("{file}: there is no such file.", remedy, file=file) from None


def _grade(arguments: argparse.Namespace) -> int:
    files = (arguments.questions, arguments.answers)
    asked = _lines_of(files[0], _ASKED)
    answered = _lines_of(files[1], _ANSWERED)
    try:
        found = grade(asked, answered, files)
    except GradingError as error:
        print(error, file=sys.stderr)
        return EXIT_UNREADABLE
    if arguments.progress is not None:
        if arguments.at is None:
            raise Fault("--progress needs --at.", "Say when it was answered, with the zone.")
        _keep_progress(Path(arguments.progress), found, arguments.at)
    _print_graded([one.as_json() for one in found], totals(found), arguments.json)
    return EXIT_OK


def _keep_progress(file: Path, found: Sequence[Graded], at: datetime) -> None:
    """Take the answers up in what somebody has learned, and keep it. Raises `Fault`."""
    from tablemgr.training import recall  # noqa: PLC0415 - loads fsrs

    memory = recall.read_memory(file)
    for one in found:
        item = f"{one.question.subject}/{one.question.class_name}"
        recall.review(memory, recall.Review(item, one.right, at))
    recall.write_memory(file, memory)


def _print_graded(found: list[dict[str, Any]], sums: dict[str, Any], as_json: bool) -> None:
    for one in found:
        if as_json:
            print(json.dumps(one, ensure_ascii=False))
        else:
            said = "right" if one["right"] else f"wrong: {json.dumps(one['correct'])}"
            print(f"{one['id']}  {said} ({one['paragraph']})")
    if as_json:
        print(json.dumps(sums, ensure_ascii=False))
    else:
        print(f"{sums['right']} of {sums['asked']} right")
        for name, (right, asked) in sorted(sums["by"].items()):
            print(f"  {right:>4} of {asked:<4} {name}")


def _read_all(files: Sequence[str]) -> tuple[list[tuple[str, Drill]], int]:
    """Each drill that can be read, with its file; and 2 if one could not."""
    found, status = [], EXIT_OK
    for file in files:
        try:
            found.append((file, read_drill(file)))
        except RecordError as error:
            print(error, file=sys.stderr)
            status = EXIT_UNREADABLE
    return found, status


def _check(arguments: argparse.Namespace) -> int:
    found, status = _read_all(arguments.files)
    for file, drill in found:
        for flaw in find_flaws(drill):
            print(f"{file}: {drill.paragraph or 'no paragraph'}: {flaw}")
            status = status or EXIT_DIFFERS
    return status


def _list(arguments: argparse.Namespace) -> int:
    if arguments.game is not None and arguments.game not in games():
        raise _no_such_game(arguments.game)
    for file, drill in shipped_drills(arguments.game):
        entry = {
            "id": drill.id,
            "game": drill.game,
            "subject": drill.subject,
            "paragraph": drill.paragraph,
            "title": drill.title,
            "file": str(file),
        }
        print(
            json.dumps(entry, ensure_ascii=False)
            if arguments.json
            else f"{drill.id:<48} {drill.subject:<14} {drill.title}"
        )
    return EXIT_OK


def _from_journal(arguments: argparse.Namespace) -> int:
    text = _of_round(arguments) if arguments.case is None else _of_case(arguments)
    if arguments.out is None:
        print(text, end="")
        return EXIT_OK
    try:
        add_file(Path(arguments.out), text.encode())
    except OSError as error:
        raise Fault(
            "{out}: {error}.", "Name another file.", out=arguments.out, error=error.strerror
        ) from error
    return EXIT_OK


def _of_round(arguments: argparse.Namespace) -> str:
    """A drill of a Round, with the question that was given."""
    from tablemgr.journal.reader import reading  # noqa: PLC0415 - for this command alone
    from tablemgr.past.history import past_round  # noqa: PLC0415 - as above
    from tablemgr.training.from_round import drill_of  # noqa: PLC0415 - as above

    for word in ("ask", "subject", "title", "teaches", "text"):
        if getattr(arguments, word) is None:
            raise Fault(
                "A drill of a Round needs --{word}.", "A drill of a case does not.", word=word
            )
    try:
        ask = json.loads(arguments.ask)
    except (ValueError, RecursionError):
        ask = None
    if not isinstance(ask, dict):
        raise Fault(
            "{ask!r} is not a question.",
            'Give an object: {{"kind": "allowed"}}.',
            ask=arguments.ask,
        )
    with reading(Path(arguments.journal)) as reader:
        past = past_round(reader.entries(round_no=arguments.round), arguments.round)
    words = {
        **{name: getattr(arguments, name) for name in ("title", "text", "teaches", "subject")},
        "paragraph": arguments.paragraph,
        "hints": arguments.hint,
        "counts": arguments.counts,
    }
    lines = len(past.lines) if arguments.lines is None else arguments.lines
    return drill_of(past, lines, ask, words)


def _of_case(arguments: argparse.Namespace) -> str:
    """A drill of a case: what was wrong at the moment at which it was noticed."""
    from tablemgr.journal.reader import reading  # noqa: PLC0415 - for this command alone
    from tablemgr.past.case_book import case_files  # noqa: PLC0415 - as above
    from tablemgr.past.history import past_round  # noqa: PLC0415 - as above
    from tablemgr.training.from_case import drill_of_case  # noqa: PLC0415 - as above

    with reading(Path(arguments.journal)) as reader:
        found = case_files(reader.entries())
        case = next((each for each in found if each.ref == str(arguments.case)), None)
        if case is None or not case.round_no:
            raise Fault(
                "The journal has no case {case} in a Round.", "See its cases.", case=arguments.case
            )
        past = past_round(reader.entries(round_no=case.round_no), case.round_no)
    title = arguments.title or f"A case of {case.paragraph}"
    teaches = arguments.teaches or "It happened at a table in service."
    return drill_of_case(past, case.paragraph, title, teaches)


def _run(arguments: argparse.Namespace) -> int:
    found, status = _read_all(arguments.files)
    if status:
        return status
    by_id = {drill.id: drill for _, drill in found}
    said: dict[str, Any] = {}
    for number, line in enumerate(_lines_of(arguments.answers, _ANSWERED), 1):
        if not line.strip():
            continue
        try:
            answer = json.loads(line)
            said[answer["id"]] = answer["answer"]
            known = answer["id"] in by_id
        except (ValueError, TypeError, KeyError, RecursionError):
            print(f"{arguments.answers}:{number}: is not an answer", file=sys.stderr)
            return EXIT_UNREADABLE
        if not known:
            print(f"{arguments.answers}:{number}: answers no drill of these", file=sys.stderr)
            return EXIT_UNREADABLE
    results = [_sat(drill, said.get(id_)) for id_, drill in by_id.items()]
    by: dict[str, list[int]] = {}
    for result, drill in zip(results, by_id.values(), strict=True):
        counts = by.setdefault(drill.subject, [0, 0])
        counts[0] += result["right"]
        counts[1] += 1
    sums = {"asked": len(results), "right": sum(r["right"] for r in results), "by": by}
    _print_graded(results, sums, arguments.json)
    return EXIT_OK


def _sat(drill: Drill, answer: object) -> dict[str, Any]:
    """A written drill with the answer that was given, as it is printed."""
    judgement = judged(drill)
    drills = drills_of(load(drill.game).family)
    return {
        "id": drill.id,
        "right": answer is not None and is_right(drills, drill.ask, judgement, answer),
        "answer": answer,
        "correct": judgement.answer,
        "paragraph": judgement.paragraphs[0] if judgement.paragraphs else None,
        "why": judgement.why,
    }

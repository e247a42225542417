"""`tablemgr resettle --since DAY --rulebook FILE JOURNAL…`: what a corrected rulebook would have
paid in past Rounds. Changes nothing.
"""

from __future__ import annotations

import argparse
import csv
import io
import json
import sys
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final

from tablemgr.basics.files import keep_new
from tablemgr.basics.gaming_day import day_begun
from tablemgr.commandline.gaming_days import add_begin_of_day, begin_of_day, day_argument
from tablemgr.commandline.spoken import speaker
from tablemgr.journal import Entry, EntryKind, JournalReader, reading
from tablemgr.past.case_search import DAYS_KNOWN
from tablemgr.past.resettling import BetResettled, Resettled, resettle
from tablemgr.rules.rulebook import load_corrected

CONTEXT: Final = "resettle command"
"""Of its own words, for a translator."""
_COLUMNS: Final = (
    *("table", "round", "settled", "box", "hand", "player", "bet", "was", "now", "owed"),
)


def main(argv: Sequence[str]) -> int:
    """Say which Bets of past Rounds a corrected rulebook would have paid otherwise."""
    arguments = _parser().parse_args(argv)
    book, begins = load_corrected(Path(arguments.rulebook)), begin_of_day(arguments)
    found: dict[str, Resettled] = {}
    for file in arguments.files:
        with reading(Path(file)) as reader:
            found[reader.header.table_id] = resettle(_rounds(reader, arguments.since, begins), book)
    if arguments.csv:
        text = _as_csv(found)
    elif arguments.json:
        text = json.dumps({table: _as_json(each) for table, each in found.items()}, indent=1) + "\n"
    else:
        text = "".join(f"{line}\n" for table, each in found.items() for line in _told(table, each))
    if arguments.out is None:
        sys.stdout.write(text)
    else:
        keep_new(Path(arguments.out), text.encode())
        print(arguments.out)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tablemgr resettle", description=main.__doc__)
    parser.add_argument("--since", type=day_argument, required=True, metavar="DAY", help=DAYS_KNOWN)
    add_begin_of_day(parser)
    parser.add_argument(
        "--rulebook", required=True, metavar="FILE", help="the corrected one, named by its game"
    )
    parser.add_argument("files", metavar="JOURNAL", nargs="+", help="journals, one a table")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--csv", action="store_true", help="a line a Bet")
    form.add_argument("--json", action="store_true", help="one JSON object")
    parser.add_argument("--out", metavar="FILE", help="a new file; without it, standard output")
    return parser


def _rounds(reader: JournalReader, since: date, begins: str) -> Iterator[list[Entry]]:
    """The acts of each Round that was opened on that gaming day or later; it begins at `begins`."""
    for round_no in range(1, reader.last_round_no + 1):
        acts = list(reader.entries(round_no=round_no, kinds=(EntryKind.ACT,)))
        if acts and day_begun(acts[0].stamp.wall(), begins) >= since:
            yield acts


def _told(table: str, found: Resettled) -> Iterator[str]:
    say = speaker(CONTEXT)
    yield say(
        "Table {table}: {rounds} Rounds settled again, {bets} Bets otherwise",
        table=table,
        rounds=found.rounds,
        bets=len(found.bets),
    )
    for each in found.bets:
        owed = str(abs(each.owed))
        how = (
            say("paid too little by {owed}", owed=owed)
            if each.owed > 0
            else say("paid too much by {owed}", owed=owed)
        )
        yield "  " + say(
            "Round {round_no}, box {box}, Hand {hand}, {player}, {bet}: {was}, now {now}: {how}",
            **{name: getattr(each, name) for name in ("round_no", "box", "hand", "player", "bet")},
            was=str(each.was),
            now=str(each.now),
            how=how,
        )
    yield "  " + say(
        "paid too little {under}, paid too much {over}",
        under=str(found.underpaid),
        over=str(found.overpaid),
    )
    yield from ("  " + say("NOT COMPARED: {what}", what=each) for each in found.refused)
    yield from ("  " + say("left out: {what}", what=each) for each in found.left_out)


def _row(each: BetResettled) -> dict[str, Any]:
    return {
        "round": each.round_no,
        "settled": each.settled.isoformat(),
        "box": each.box,
        "hand": each.hand,
        "player": each.player,
        "bet": each.bet,
        "was": str(each.was),
        "now": str(each.now),
        "owed": str(each.owed),
    }


def _as_json(found: Resettled) -> dict[str, Any]:
    return {
        "rounds": found.rounds,
        "bets": [_row(each) for each in found.bets],
        "paid-too-little": str(found.underpaid),
        "paid-too-much": str(found.overpaid),
        "not-compared": [each.in_words() for each in found.refused],
        "left-out": [each.in_words() for each in found.left_out],
    }


def _as_csv(found: dict[str, Resettled]) -> str:
    out = io.StringIO()
    writer = csv.DictWriter(out, _COLUMNS, lineterminator="\n")
    writer.writeheader()
    for table, each in found.items():
        writer.writerows({"table": table, **_row(bet)} for bet in each.bets)
    return out.getvalue()

"""`tablemgr replay FILE… [--json]`: plays round records and says how each Round ends, and whether
that is what the record expects.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import tablemgr
from tablemgr import BetSettled, Event, Flagged, Noted, PlayedRecord, Table
from tablemgr.basics.counts import counted
from tablemgr.basics.messages import Translate, keep_english
from tablemgr.basics.terminal import shown
from tablemgr.commandline.spoken import translate

CONTEXT: Final = "replay"
"""Of its own words, for a translator."""
EXIT_OK: Final = 0
EXIT_DIFFERS: Final = 1
EXIT_UNREADABLE: Final = 2


def main(argv: Sequence[str]) -> int:
    """`tablemgr replay FILE… [--json]`: 0 all held, 1 something differs, 2 a file is unreadable.

    A record in which the program meets a bug of its own is told last, once the others have their
    answers: the first of these errors is raised.
    """
    parser = argparse.ArgumentParser(
        prog="tablemgr replay",
        description="Play round records, step by step. Exit status: 0 if all held, 1 if something "
        "differs, 2 if a file can't be read.",
    )
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--json", action="store_true", help="one JSON object a file, one a line")
    arguments = parser.parse_args(argv)
    status = EXIT_OK
    bugs: list[Exception] = []
    for file in arguments.files:
        try:
            text, differs = _answered(file, in_json=arguments.json)
        except tablemgr.RecordError as error:
            print(shown(str(error)), file=sys.stderr)
            status = EXIT_UNREADABLE
        except Exception as bug:  # noqa: BLE001 - raised below: it must not cost the other files
            print(f"{file}: the program met a bug in this record: {bug}", file=sys.stderr)
            bugs.append(bug)
        else:
            print(text)
            status = EXIT_DIFFERS if differs and status == EXIT_OK else status
    if bugs:
        raise bugs[0]
    return status


def _answered(file: str, *, in_json: bool) -> tuple[str, bool]:
    """The answer for one file, and whether something differs from what it expects. Raises
    `RecordError` if it can't be read.
    """
    played = tablemgr.play_record(file)
    answer = json.dumps(as_json(played, file)) if in_json else account(played, file, translate)
    return answer, bool(played.differs)


def as_json(played: PlayedRecord, file: str) -> dict[str, Any]:
    """Give the answer of `tablemgr replay --json` for one file."""
    replay, table, differs = played.replay, played.replay.table, played.differs
    position = table.position
    guide = table.guide()
    answer = {
        "file": file,
        "game": played.record.game,
        "phase": position.phase.value,
        **table.family.as_json(position),
        "settlement": [line_as_json(line) for line in position.settlement],
        "net": {player: str(net) for player, net in position.net().items()},
        "flags": [
            {"step": step, "paragraph": flag.paragraph, "text": flag.text}
            for step, flag in replay.flags
        ],
        "refused": [
            {
                "step": step.position,
                "command": step.line,
                "paragraph": why.paragraph,
                "text": why.text,
            }
            for step, why in replay.refused
        ],
        "allowed": table.allowed(),
        "next": {"text": guide.text, "say": guide.say, "paragraph": guide.paragraph},
        "expect": differs if differs is None else differs or "ok",
    }
    books = played.books
    return answer if books is None else {**answer, "session": books}


def line_as_json(line: BetSettled) -> dict[str, Any]:
    """One line of a settlement, amounts as texts with two decimals."""
    return {
        "box": line.box,
        "hand": line.hand,
        "player": line.player,
        "bet": line.bet,
        "stake": str(line.stake),
        "outcome": line.outcome.value,
        "won": str(line.won),
        "lost": str(line.lost),
        "returned": str(line.returned),
        "paragraph": line.paragraph,
    }


def account(played: PlayedRecord, file: str, translate: Translate = keep_english) -> str:
    """Tell the Round as a readable text, ending in the settlement and in `ok` or what differs.

    The words of the record (commands, Bets, outcomes) stay as the record has them.
    """
    say = partial(translate, CONTEXT)
    replay, table = played.replay, played.replay.table
    out = [f"{file}: {table.rulebook.title}, {_of_table(table, say)}"]
    for step, events, refusal in replay.steps:
        out.append(f"{step.position:4}  {step.line}")
        out += [f"        {line}" for line in _consequences(table, events, translate)]
        if refusal is not None:
            why = refusal.message.in_words(translate)
            out.append(f"        {say('refused')}: {why} ({refusal.paragraph})")
    position = table.position
    hands = table.family.hands(position).items()
    names = {hand.key: hand.message for hand in table.family.table_hands}
    lie = " ".join(
        f"{names[key].in_words(translate)}: {text or say('no cards')}." for key, text in hands
    )
    out.append(f"{say('Phase')} {position.phase.value}. {lie.removesuffix('.')}")
    if position.settlement:
        out.append(say("Settlement"))
        out += [f"  {_settled(line, say)}" for line in position.settlement]
        out.append(say("Net"))
        out += [f"  {player:<20} {net:>14}" for player, net in position.net().items()]
    else:
        guide = table.guide()
        out.append(f"{say('Next')}: {guide.message.in_words(translate)} ({guide.paragraph})")
    if played.books is not None:
        out += [say("The table's money"), *_of_books(played.books, say)]
    if played.differs is not None:
        out += played.differs or ["ok"]
    return shown("\n".join(out))


def _of_books(said: dict[str, Any], say: Callable[[str], str]) -> list[str]:
    """Tell the books, a line each."""
    said["explained"] = ", ".join(f"{key} {sum_}" for key, sum_ in said["explained"].items())
    said |= {key: ", ".join(said[key]) or say("none") for key in ("variances", "slips")}
    return [f"  {key:<12} {text}" for key, text in said.items()]


def _of_table(table: Table, say: Callable[[str], str]) -> str:
    """`8 decks, 7 boxes`."""
    decks = counted(table.decks, say("1 deck"), say("{0} decks"))
    return f"{decks}, {counted(table.boxes, say('1 box'), say('{0} boxes'))}"


def _consequences(table: Table, events: Sequence[Event], translate: Translate) -> list[str]:
    out, say = [], partial(translate, CONTEXT)
    for event in events:
        if isinstance(event, Flagged | Noted):
            kind = say("flag") if isinstance(event, Flagged) else say("notice")
            text = tablemgr.message_of(table.rulebook, event.code, event.text).in_words(translate)
            out.append(f"{kind} {event.paragraph}: {text}")
        elif isinstance(event, BetSettled):
            out.append(_settled(event, say))
    return out


def _settled(line: BetSettled, say: Callable[[str], str]) -> str:
    hand = f".{line.hand}" if line.hand > 1 else ""
    return (
        f"{say('box')} {line.box}{hand:<3} {line.player:<16} {line.bet:<13} {line.stake:>12}"
        f"  {line.outcome.value:<10} {say('won')} {line.won:>12}"
        f"  {say('lost')} {line.lost:>12}  {say('returned')} {line.returned:>12}  {line.paragraph}"
    )

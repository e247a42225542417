"""`kill -9` at any moment of a Round: the table stands again where it stood, bets and cards too.

A real process plays: the simulated shoe, its serial line, the codec, the session, the journal. It
prints what a screen would show after each entry is stored; then it is killed, and started again.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import IO

from drivers.link import DeviceLink
from drivers.protocols.angel_eye import AngelEyeCodec
from drivers.reports import PortOpened, RawBytes
from drivers.wire.envelope import EventFrame, encode
from tablemgr.basics.cards import Card, card
from tablemgr.basics.money import Money
from tablemgr.house.profile import DEFAULT, reads
from tablemgr.journal import EntryKind, Journal, JournalHeader, Stamp, reading, verify
from tablemgr.rules.commands import Bet, Close, DealCard, Open
from tablemgr.rules.events_json import decode
from tablemgr.rules.games.position import Phase, Stage
from tablemgr.service.device_acts import store_bytes
from tablemgr.service.session import TableSession
from tests.sampling import sampled
from tests.tablemgr.kill_player import catch_up
from tests.tablemgr.shown import shown
from ui.intake.untold import cards_of

KILLS = sampled(20, 60)
TOLD = (EntryKind.ACT, EntryKind.REFUSAL)
HEADER = JournalHeader("T1", "House", "1", Stamp(0, 0))

# One process imports everything once; each line on its standard input makes it fork a child that
# takes the table up and plays for ever. "gone" follows when the child has ended.
PARENT = """
import os, sys
from pathlib import Path
from tests.sampling import sampled
from tests.tablemgr.kill_player import play_for_ever

for line in sys.stdin:
    if (pid := os.fork()) == 0:
        os.write(1, b"pid %d\\n" % os.getpid())
        try:
            play_for_ever(Path(sys.argv[1]), int(line))
        except BaseException as error:
            os.write(1, f"error {error!r}\\n".encode())
            os._exit(1)
    os.waitpid(pid, 0)
    os.write(1, b"gone\\n")
"""


def kill_once(orders: IO[str], answers: IO[str], random: Random) -> list[str]:
    """Let a child play, kill it at a random moment; gives what it showed, in order."""
    print(random.randrange(1_000_000), file=orders, flush=True)
    pid = int(answers.readline().removeprefix("pid "))
    lines = []
    for _ in range(random.choice([0, 1, 2, 5, 12, 30])):
        lines.append(answers.readline())
        assert not lines[-1].startswith("error"), lines[-1]
    if random.random() < 0.3:  # the machine was put to sleep, and goes on where it was
        os.kill(pid, signal.SIGSTOP)
        os.kill(pid, signal.SIGCONT)
    time.sleep(random.random() * 0.012)  # not for anything: the moment is to be random
    os.kill(pid, signal.SIGKILL)
    while (line := answers.readline()) != "gone\n":
        assert line, "the parent has ended"
        lines.append(line)
    assert not [line for line in lines if line.startswith("error")], lines[-1]
    return lines


def state_at(path: Path, seq: int) -> str:
    """What a screen shows after that entry: the fold of the events up to it, made again."""
    with Journal.open(path, HEADER) as journal:
        table = reads(DEFAULT, "profile").new_table()
        round_no = 0
        for entry in journal.entries(kinds=(EntryKind.ACT,)):
            if entry.seq > seq:
                break
            table.apply(decode(entry.data["events"]))
            round_no = entry.round_no
    return shown(table.position, round_no)


def committed(path: Path) -> list[Card]:
    """The cards in the bytes that were stored, by a parser that began with each connection."""
    cards: list[Card] = []
    link = DeviceLink(AngelEyeCodec())
    with reading(path) as journal:
        for entry in journal.entries(kinds=(EntryKind.RAW, EntryKind.DEVICE)):
            if entry.kind is EntryKind.RAW:
                data = bytes.fromhex(entry.data["hex"])
                cards += cards_of(link.feed(RawBytes(data, 0, entry.stamp.mono_ns)))
            elif entry.data["event"] == "device.connected":
                link.feed(PortOpened("", 0, 0))
    return cards


def told(path: Path) -> list[Card]:
    """The cards that the table was told, whether or not a Round awaited them."""
    with reading(path) as journal:
        lines = [e.data["command"].split() for e in journal.entries(kinds=TOLD)]
    return [card(words[1]) for words in lines if words[0] == "card"]


def caught_up(path: Path) -> int:
    """A new start tells the table what was stored and not told; gives how many cards."""
    with Journal.open(path, HEADER) as journal:
        table = reads(DEFAULT, "profile").new_table()
        return catch_up(TableSession(table, journal, lambda: Stamp(0, 0)))


def reopened(path: Path) -> tuple[str, int, Stage]:
    """What a new start shows, the journal's last number, and the phase."""
    with Journal.open(path, HEADER) as journal:
        table = reads(DEFAULT, "profile").new_table()
        session = TableSession(table, journal, lambda: Stamp(0, 0))
        position = session.table.position
        return shown(position, session.round_no), journal.last_seq, position.phase


def test_a_killed_table_stands_where_it_stood_5_4_1(tmp_path: Path) -> None:
    path, random = tmp_path / "T1.journal", Random(11)
    phases: Counter[Stage] = Counter()
    showings = 0
    command = [sys.executable, "-c", PARENT, str(path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as parent:
        assert parent.stdin is not None
        assert parent.stdout is not None
        for _ in range(KILLS):
            lines = kill_once(parent.stdin, parent.stdout, random)
            if not path.exists():  # killed before there was a journal
                assert not lines
                continue
            stands, last_seq, phase = reopened(path)
            phases[phase] += 1
            assert stands == state_at(path, last_seq)
            if lines:
                showings += len(lines)
                seq, _, state = lines[-1].rstrip("\n").partition(" ")
                assert last_seq >= int(seq), "something that was shown is gone"
                assert state_at(path, int(seq)) == state, "the past is another"
                if last_seq == int(seq):
                    assert stands == state
            caught_up(path)
            assert told(path) == committed(path), "a card was stored and not dealt, or dealt twice"
        parent.stdin.close()
    assert verify(path).ok
    assert showings > KILLS
    assert caught_up(path) == 0
    assert len(told(path)) > KILLS
    open_rounds = sum(phases.values()) - phases[Phase.COMPLETE] - phases[Phase.IDLE]
    assert open_rounds > KILLS // 2, phases
    assert len(phases) >= 3, phases


def test_a_card_whose_bytes_are_stored_is_dealt_at_the_next_start_and_once(tmp_path: Path) -> None:
    path = tmp_path / "T1.journal"
    said = encode(EventFrame(1, b"S")) + b"".join(
        encode(EventFrame(number, b"D\x81" + code)) for number, code in ((2, b"\xc1"), (3, b"\xb8"))
    )
    with Journal.open(path, HEADER) as journal:
        session = TableSession(reads(DEFAULT, "profile").new_table(), journal, lambda: Stamp(0, 0))
        for command in (Open(), Bet(3, "ann", Money(10_000), seated=True), Close()):
            session.do(command)
        store_bytes(session, "shoe", said, Stamp(0, 0), "angel-eye")
        with session.hearing.of(session.hearing.next()):
            session.do(DealCard(card("Ah")))
    assert (told(path), committed(path)) == ([card("Ah")], [card("Ah"), card("8s")])
    assert caught_up(path) == 1
    assert told(path) == committed(path)
    assert caught_up(path) == 0


def test_what_is_compared_would_show_a_difference() -> None:
    table = reads(DEFAULT, "profile").new_table()
    empty = shown(table.position, 0)
    table.do(Open())
    opened = shown(table.position, 1)
    table.do(Bet(3, "ann", Money(10_000), seated=True))
    assert len({empty, opened, shown(table.position, 1)}) == 3
    assert json.loads(shown(table.position, 1))["bets"] == [[3, "ann", "100.00"]]

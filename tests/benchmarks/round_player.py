"""Plays Rounds at a real window and prints what memory it takes, now and then."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent

from tablemgr.basics.cards import DECK
from tablemgr.basics.money import Money
from tablemgr.house.profile import DEFAULT, reads
from tablemgr.rules.commands import Bet, Close, Open, Settle
from tablemgr.rules.games.blackjack.commands import Hit, Proceed, Stand
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import BlackjackPosition
from tablemgr.rules.games.position import Phase
from tablemgr.service.shoe_acts import load_shoe
from ui.sitting.open_table import OpenTable
from ui.table.opening import journal_path, open_session, slips_folder
from ui.theme.style import dress

MOST_STEPS = 200
"""A Round of three boxes is over long before; more of them would be a Round that never ends."""
LOOKS = 20
"""How often memory is looked at, after the first time."""


def rss_kib() -> int:
    """The memory that this process holds."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def play_rounds(
    folder: Path,
    rounds: int,
    turn: Callable[[], object],
    *,
    slips: bool = True,
    look: Callable[[], object] = rss_kib,
) -> None:
    """Play so many Rounds of three boxes, the cards by hand; print before and between what `look`
    gives: the memory, if nothing else is named.

    With `slips` each Round's is drawn, and looked at; without, none is.
    """
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - made by the caller

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    dress(app)
    profile = reads(DEFAULT.replace('"simulator"', '"manual"'), "profile")
    open_table = OpenTable.open(
        profile,
        lambda now: open_session(now, journal_path(now.table, folder)),
        slips_folder(profile, folder),
        lambda _: profile,
        motion=False,
    )
    if not slips:
        vars(open_table.controller.settling)["_print"] = lambda *_: None
    with open_table:
        open_table.window.resize(1280, 800)
        open_table.window.show()
        turn()
        open_table.warm_up()
        print(look(), flush=True)
        for number in range(1, rounds + 1):
            play(open_table, number, turn)
            open_table.resting.rest()  # as after a Round if nobody touches anything for a while
            if slips:
                look_at_slip(open_table, turn)
            if number % max(1, rounds // LOOKS) == 0:
                print(look(), flush=True)


def play(open_table: OpenTable, number: int, turn: Callable[[], object]) -> None:
    """One Round from a new shoe; which cards come depends on its number."""
    controller, next_card = open_table.controller, number * 7
    load_shoe(controller.session)
    controller.tell(Open())
    for box in (1, 4, 7):
        controller.tell(Bet(box, f"p{box}", Money(10_000), seated=True))
    controller.tell(Close())
    for _ in range(MOST_STEPS):
        if controller.phase is Phase.COMPLETE:
            break
        position = controller.session.table.position
        if position.next_card is not None:
            next_card += 11
            controller.device_events.card(DECK[next_card % len(DECK)], "keypad")
        elif position.phase is BlackjackPhase.INTERIM:
            controller.tell(Proceed())
        elif position.phase is Phase.SETTLEMENT:
            controller.tell(Settle())
        else:
            assert isinstance(position, BlackjackPosition)
            assert position.turn is not None
            stand = Stand(position.turn.box)
            barred = controller.session.verify(stand) is not None
            controller.tell(Hit(position.turn.box) if barred else stand)
        turn()
    assert controller.phase is Phase.COMPLETE, f"Round {number}: {controller.phase}"
    turn()
    tidy()


def look_at_slip(open_table: OpenTable, turn: Callable[[], object]) -> None:
    """Show the Round's slip, then put it away."""
    slips = open_table.window.sheets.slips
    slips.show_last()
    turn()
    assert slips.is_shown
    slips.preview.dismiss()
    turn()
    tidy()


def tidy() -> None:
    """What Qt's own loop does between two events, and `turn` does not: what is done with goes."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

"""After a card or a touch the table is asked at most once whether a button's command is allowed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from tablemgr.rules.commands import Command, Settle
from tablemgr.rules.events import Event
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import Reason
from tablemgr.rules.table import Table
from tests.ui.rig import TableRig

NewRig = Callable[..., TableRig]

ROUNDS: dict[str, tuple[str, ...]] = {
    "blackjack-v5": (
        *("open", "bet 1 ann 100 seated", "bet 1 bob 50", "bet 2 cho 100 seated", "close"),
        *("card 8h", "card Ks", "card As", "card 8d", "card 9s", "insure 1 ann 50", "proceed"),
        *("card 2c", "hit 1", "card 2d", "stand 1", "stand 2", "card 7c"),
    ),
    "si-ki-pi": (
        *("open", "bet 1 ann 50 seated", "bet 2 bob 50 seated", "close"),
        *("card 2s", "card 4s", "card 6s", "card 3c", "card 5c", "card 7c", "card 9h", "card Th"),
        *("card Jh", "card 9d", "card Td", "card Jd", "set 1 2s 3c / 9h 9d", "house-way 2"),
        "reveal",
    ),
    "baccarat": (
        *("open", "bet 1 ann banker 50", "close"),
        *("card 2h", "card 5s", "card 2d", "card Kc", "card 7c", "card 3h"),
    ),
}


@contextmanager
def asked() -> Iterator[Counter[Command]]:
    """What the table is asked inside, and how often."""
    count: Counter[Command] = Counter()
    real = Table._answer

    def answer(self: Table, command: Command, role: Role) -> list[Event] | Reason:
        count[command] += 1
        return real(self, command, role)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "_answer", answer)
        yield count


@pytest.mark.parametrize("game", ROUNDS)
def test_each_change_is_shown_by_one_question_a_button(new_rig: NewRig, game: str) -> None:
    rig = new_rig(settings=f'game = "{game}"\ndecks = {1 if game == "si-ki-pi" else 8}')
    every: Counter[Command] = Counter()
    for line in ROUNDS[game]:
        rig.tell(line)
        with asked() as count:
            rig.window.show_table()
        assert set(count.values()) <= {1}, (line, count)
        every += count
    assert Settle() in every


def test_a_card_is_dealt_and_shown_by_one_question_a_button(new_rig: NewRig) -> None:
    rig = new_rig(settings='game = "blackjack-v5"')
    for line in ROUNDS["blackjack-v5"]:
        with asked() as count:
            rig.tell(line)
        if line.startswith("card "):
            assert set(count.values()) == {1}, (line, count)


def test_a_bad_sample_is_counted(new_rig: NewRig) -> None:
    rig = new_rig()
    with asked() as count:
        rig.session.verify(Settle())
        rig.session.verify(Settle())
    assert count == {Settle(): 2}

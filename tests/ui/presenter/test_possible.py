"""What can be done at a table, asked of the table once."""

from __future__ import annotations

import pytest

from tablemgr.basics.errors import Refusal
from tablemgr.rules.commands import Command, Settle
from tablemgr.rules.games.blackjack.commands import Hit, Proceed, Split, Stand
from tablemgr.rules.roles import Role
from tablemgr.rules.table import Table
from tests.ui.presenter.positions import ACE, PAIR, dealt
from ui.presenter.possible import Possible


def test_it_answers_as_the_session_does() -> None:
    for lines in ((), PAIR, ACE):
        session = dealt(*lines)
        possible = Possible(session)
        for command in (Hit(1), Stand(1), Split(1), Proceed(), Settle()):
            assert str(possible.refusal(command)) == str(session.verify(command)), command


def test_what_the_session_bars_is_refused_though_the_rules_allow_it_5_4() -> None:
    session = dealt(*PAIR)
    session.check.interrupted = True
    refused = Possible(session).refusal(Stand(1))
    assert isinstance(refused, Refusal)
    assert refused.code == "interruption-unanswered"
    assert not Possible(session).draw_decides
    decisions = Possible(session).decisions
    assert {type(command) for command, _ in decisions} >= {Hit, Stand, Split}
    codes = {refusal.code for _, refusal in decisions if refusal is not None}
    assert codes == {"interruption-unanswered"}
    assert all(refusal is not None for _, refusal in decisions)


def test_each_command_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Command] = []
    real = Table.verify

    def verify(self: Table, command: Command, role: Role) -> Refusal | None:
        asked.append(command)
        return real(self, command, role)

    monkeypatch.setattr(Table, "verify", verify)
    possible = Possible(dealt(*PAIR))
    for _ in range(2):
        assert possible.decisions
        assert possible.refusal(Stand(1)) is None
        assert possible.refusal(Settle()) is not None
        assert possible.draw_decides
    assert len(asked) == len(set(asked))
    assert {Stand(1), Settle()} <= set(asked)

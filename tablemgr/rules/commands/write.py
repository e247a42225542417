"""Writes a command as its line of a round record, which `read` reads again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from tablemgr.rules.commands.model import (
    Adjust,
    Bet,
    Choose,
    Close,
    Command,
    Correct,
    DealCard,
    Decide,
    Double,
    EvenMoney,
    First,
    FoundBet,
    FoundSide,
    Hit,
    HouseWay,
    Insure,
    Judge,
    Open,
    Proceed,
    Reconstruct,
    Reopen,
    Report,
    Resume,
    Retract,
    Reveal,
    SetHand,
    Settle,
    Side,
    Split,
    Stand,
    Stood,
    Surrender,
    TakeBack,
    Void,
    WalkAway,
    Withdraw,
)


def line_of(command: Command) -> str:
    """The command as a round record writes it."""
    return _WRITERS[type(command)](command)


def _write_bet(c: Bet) -> str:
    kind = f"{c.kind} " if c.kind else ""
    return f"bet {c.box} {c.player} {kind}{c.amount}{' seated' if c.seated else ''}"


def _write_withdraw(c: Withdraw) -> str:
    return f"withdraw {c.box} {c.player}{'' if c.kind is None else ' ' + c.kind}"


def _write_set(c: SetHand) -> str:
    low, high = (" ".join(card.code for card in half) for half in (c.low, c.high))
    return f"set {c.box} {low} / {high}"


def _write_report(c: Report) -> str:
    words = ["irregularity", c.kind]
    if c.box is not None:
        words.append(str(c.box))
    words += [card.code for card in c.cards]
    if c.count:
        words.append(str(c.count))
    words += [word for word, said in (("seen", c.seen), ("by-player", c.by_player)) if said]
    return " ".join([*words, c.text] if c.text else words)


_WRITERS: Final = cast(
    dict[type, Callable[[Any], str]],
    {
        Open: lambda _: "open",
        Bet: _write_bet,
        Side: lambda c: f"side {c.box} {c.player} {c.kind} {c.amount}",
        Withdraw: _write_withdraw,
        Close: lambda _: "close",
        DealCard: lambda c: f"card {c.card.code}",
        Insure: lambda c: f"insure {c.box} {c.player} {c.amount}",
        EvenMoney: lambda c: f"even-money {c.box} {c.player}",
        Surrender: lambda c: f"surrender {c.box}",
        Proceed: lambda _: "proceed",
        Hit: lambda c: f"hit {c.box}",
        Stand: lambda c: f"stand {c.box}",
        Double: lambda c: " ".join(["double", str(c.box), *(f"{p}={a}" for p, a in c.amounts)]),
        Split: lambda c: " ".join(["split", str(c.box), *(f"{p}=no" for p in c.declined)]),
        WalkAway: lambda c: f"walk-away {c.box}",
        SetHand: _write_set,
        HouseWay: lambda c: f"house-way {c.box}",
        Reveal: lambda _: "reveal",
        Settle: lambda _: "settle",
        FoundBet: lambda c: f"found {_write_bet(c.bet)}",
        FoundSide: lambda c: f"found {line_of(c.side)}",
        Report: _write_report,
        Reconstruct: lambda c: f"reconstruct {'yes' if c.possible else 'no'}",
        Correct: lambda c: f"correct {c.number} {c.card.code}",
        Judge: lambda c: f"judge {'intentional' if c.intentional else 'unintentional'}",
        Choose: lambda c: f"choose {c.box} {c.player} {'continue' if c.goes_on else 'return'}",
        First: lambda c: f"first {c.card.code}",
        Resume: lambda _: "resume",
        Void: lambda c: f"void {c.paragraph}",
        Decide: lambda c: f"decide {c.text}",
        Adjust: lambda c: f"adjust {c.box} {c.player} {c.amount}",
        Retract: lambda c: f"retract {c.text}",
        Reopen: lambda _: "reopen",
        TakeBack: lambda _: "take-back",
        Stood: lambda c: f"stood {c.number}",
    },
)

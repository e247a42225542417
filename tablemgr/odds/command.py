"""`tablemgr odds GAME`: what each Bet costs the Player, per unit staked, at a fresh shoe."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tablemgr.errors import Fault
from tablemgr.games.families import odds_of
from tablemgr.odds.cores import tallies
from tablemgr.odds.family import Odds
from tablemgr.odds.simulation import Tally, tasks
from tablemgr.rulebook import Rulebook, load

INITIAL: Final = "initial"
ROUNDS: Final = 1_000_000
_ON_A_TERMINAL_S: Final = 0.5
_IN_A_LOG_S: Final = 10.0


@dataclass(frozen=True, slots=True)
class Question:
    """What was asked on the command line."""

    book: Rulebook
    odds: Odds
    decks: int
    rounds: int
    seed: int
    bets: list[str]
    strategy: str


def main(argv: Sequence[str]) -> int:
    """What each Bet costs the Player, per unit staked, at a fresh shoe."""
    words = _parser().parse_args(argv)
    question = _question(words)
    answers = answer(question, _Progress(question.rounds).tell)
    if words.json:
        print(json.dumps({"game": question.book.id, "decks": question.decks, "bets": answers}))
    else:
        print(account(question, answers))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tablemgr odds", description=main.__doc__)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--decks", type=int, metavar="N", help="default: the rulebook's")
    parser.add_argument(
        "--rounds", type=_count, default=ROUNDS, metavar="N", help=f"default: {ROUNDS:,}"
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="of the shuffles; default 1"
    )
    parser.add_argument("--bets", metavar="B,…", help="these Bets alone")
    parser.add_argument("--strategy", metavar="NAME", help="how the Initial Bet is played")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    return parser


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def _question(words: argparse.Namespace) -> Question:
    """The question, or a `Fault` that says what the game does not have."""
    book = load(words.game)
    odds = odds_of(book.family)
    decks = book.decks.default if words.decks is None else words.decks
    if not book.decks.min <= decks <= book.decks.max:
        raise Fault(
            f"{book.title} is not played with {decks} decks.",
            f"It takes {book.decks.min} to {book.decks.max}.",
        )
    known = [*odds.exact_bets(book), *([] if odds.player is None else [INITIAL])]
    bets = known if words.bets is None else words.bets.split(",")
    for bet in bets:
        _known("Bet", bet, known, book)
    strategy = next(iter(odds.strategies), "") if words.strategy is None else words.strategy
    if words.strategy is not None:
        _known("strategy", strategy, odds.strategies, book)
    return Question(book, odds, decks, words.rounds, words.seed, bets, strategy)


def _known(kind: str, name: str, known: Sequence[str], book: Rulebook) -> None:
    if name not in known:
        raise Fault(
            f"{book.title} has no {kind} {name!r}.", f"Known: {', '.join(known) or 'none'}."
        )


def answer(question: Question, tell: Callable[[int], None]) -> dict[str, Any]:
    """For each Bet its expectation, as `--json` prints it; `tell` hears how many Rounds are in."""
    found: dict[str, Any] = {}
    for bet in question.bets:
        if bet == INITIAL:
            found[bet] = _simulated(question, tell)
        else:
            exact = question.odds.expectation(question.book, question.decks, bet)
            found[bet] = {"expectation": float(exact), "method": "exact"}
    return found


def _simulated(question: Question, tell: Callable[[int], None]) -> dict[str, Any]:
    q = question
    total = Tally()
    for tally in tallies(list(tasks(q.book.id, q.decks, q.strategy, q.seed, q.rounds))):
        total = total + tally
        tell(total.rounds)
    return {
        "expectation": total.expectation,
        "method": "simulated",
        "rounds": total.rounds,
        "ci95": list(total.interval),
    }


def account(question: Question, answers: dict[str, Any]) -> str:
    """The answer for a reader, with the strategy's chart where Rounds were played."""
    decks = "1 deck" if question.decks == 1 else f"{question.decks} decks"
    lines = [f"{question.book.title}, {decks}: gain per unit staked"]
    for bet, found in answers.items():
        line = f"  {bet:<16}{found['expectation']:>10.4%}  {found['method']}"
        if "ci95" in found:
            low, high = found["ci95"]
            line += f", {question.strategy}: {low:.4%} to {high:.4%} (95%)"
            line += f" by {found['rounds']:,} Rounds, seed {question.seed}"
        lines.append(line)
    if INITIAL in answers:
        shown = question.odds.explain(question.book, question.decks, question.strategy)
        lines += ["", shown] if shown else []
    return "\n".join(lines)


class _Progress:
    """Tells on standard error how far the Rounds are: one line on a terminal, few in a log."""

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds
        self.terminal = sys.stderr.isatty()
        self.every_s = _ON_A_TERMINAL_S if self.terminal else _IN_A_LOG_S
        self.started = self.told = time.monotonic()

    def tell(self, done: int) -> None:
        now = time.monotonic()
        over = done >= self.rounds and self.terminal
        if not over and now - self.told < self.every_s:
            return
        self.told = now
        rate = done / max(now - self.started, 1e-9)
        line = f"{done:,} of {self.rounds:,} Rounds, {rate:,.0f} a second"
        if self.terminal:
            print(f"\r{line:<70}", end="\n" if over else "", file=sys.stderr, flush=True)
        else:
            print(line, file=sys.stderr, flush=True)

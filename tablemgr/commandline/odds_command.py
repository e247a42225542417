"""`tablemgr odds GAME`: what each Bet costs the Player, per unit staked, at a fresh shoe."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from tablemgr.basics.errors import Fault
from tablemgr.commandline.progress import Bar, Progress
from tablemgr.rules.games.families import odds_of
from tablemgr.rules.odds.cores import on_all_cores
from tablemgr.rules.odds.family import FamilyOdds
from tablemgr.rules.odds.outcomes import mean
from tablemgr.rules.odds.simulation import Tally, play, tasks
from tablemgr.rules.odds.weighing import parts, sum_of_parts, weigh
from tablemgr.rules.rulebook import Rulebook, load

INITIAL: Final = "initial"
ROUNDS: Final = 1_000_000
_MEANING: Final = (
    "What one Round from a full, shuffled shoe gains on average for each unit of the Bet as it\n"
    "was first laid; a negative figure is the House's edge."
)


class OddsQuestion(Struct, frozen=True):
    """The question of one command line."""

    book: Rulebook
    odds: FamilyOdds
    decks: int
    rounds: int
    seed: int
    bets: list[str]
    strategy: str
    exact: bool


def main(argv: Sequence[str]) -> int:
    """Say what each Bet costs the Player, per unit staked, at a fresh shoe."""
    words = _parser().parse_args(argv)
    question = _question(words)
    answers = answer(question)
    if words.json:
        print(json.dumps(_as_json(question, answers)))
    else:
        print(account(question, answers))
    return 0


def _as_json(question: OddsQuestion, answers: dict[str, Any]) -> dict[str, Any]:
    found = {"game": question.book.id, "decks": question.decks, "bets": answers}
    if question.exact:
        found["conditions"] = question.odds.conditions(question.book, question.decks)
    return found


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tablemgr odds", description=main.__doc__)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--decks", type=int, metavar="N", help="default: the rulebook's")
    parser.add_argument(
        "--rounds", type=_count, default=ROUNDS, metavar="N", help=f"default: {ROUNDS:,}"
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="start of the shuffles; default: 1"
    )
    parser.add_argument("--bets", metavar="B,…", help="only these Bets")
    parser.add_argument("--strategy", metavar="NAME", help="how the Initial Bet is played")
    parser.add_argument(
        "--exact",
        action="store_true",
        help="compute the Initial Bet exactly too, instead of playing Rounds",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object")
    return parser


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 up")
    return int(text)


def _question(words: argparse.Namespace) -> OddsQuestion:
    """The question, or a `Fault` that says what the game does not have."""
    book = load(words.game)
    odds = odds_of(book.family)
    decks = book.decks.default if words.decks is None else words.decks
    if not book.decks.min <= decks <= book.decks.max:
        raise Fault(
            "{title} is not played with {decks}.",
            "It takes {min} to {max}.",
            title=book.title,
            decks=_decks(decks),
            min=book.decks.min,
            max=book.decks.max,
        )
    known = [*odds.exact_bets(book), *([] if odds.player is None else [INITIAL])]
    bets = known if words.bets is None else words.bets.split(",")
    for bet in bets:
        _known("Bet", bet, known, book)
    usual = odds.strategies[-1 if words.exact else 0] if odds.strategies else ""
    strategy = usual if words.strategy is None else words.strategy
    if words.strategy is not None:
        _known("strategy", strategy, odds.strategies, book)
    return OddsQuestion(book, odds, decks, words.rounds, words.seed, bets, strategy, words.exact)


def _decks(number: int) -> str:
    return "1 deck" if number == 1 else f"{number} decks"


def _known(kind: str, name: str, known: Sequence[str], book: Rulebook) -> None:
    if name not in known:
        raise Fault(
            "{title} has no {kind} {name!r}.",
            "Known: {names}.",
            title=book.title,
            kind=kind,
            name=name,
            names=", ".join(known) or "none",
        )


def answer(question: OddsQuestion) -> dict[str, Any]:
    """For each Bet its expectation, as `--json` prints it; standard error shows the progress."""
    found: dict[str, Any] = {}
    for bet in question.bets:
        if bet == INITIAL:
            found[bet] = _weighed(question) if question.exact else _simulated(question)
        else:
            exact = mean(question.odds.outcomes(question.book, question.decks, bet))
            found[bet] = {"expectation": float(exact), "method": "exact"}
    return found


def _simulated(question: OddsQuestion) -> dict[str, Any]:
    q, total = question, Tally()
    progress = Progress(q.rounds)
    for tally in on_all_cores(play, list(tasks(q.book.id, q.decks, q.strategy, q.seed, q.rounds))):
        total = total + tally
        progress.tell(total.rounds)
    return {
        "expectation": total.expectation,
        "method": "simulated",
        "rounds": total.rounds,
        "ci95": list(total.interval),
    }


def _weighed(question: OddsQuestion) -> dict[str, Any]:
    work = parts(question.book.id, question.decks, question.strategy)
    bar, done = Bar(len(work)), {}
    bar.tell(0)
    for number, part in on_all_cores(weigh, work):
        done[number] = part
        bar.tell(len(done))
    gain, within = sum_of_parts(done)
    return {
        "expectation": gain,
        "method": "exact",
        "strategy": question.strategy,
        "within": within,
    }


def account(question: OddsQuestion, answers: dict[str, Any]) -> str:
    """The answer for a reader: the strategy is explained if the Initial Bet was asked about."""
    q = question
    lines = [f"{q.book.title}, {_decks(q.decks)}: gain per unit staked"]
    lines += [f"  {bet:<16}{_line(q, found)}" for bet, found in answers.items()]
    if q.exact:
        lines += ["", _MEANING, *q.odds.conditions(q.book, q.decks)]
    if INITIAL in answers:
        shown = q.odds.explain(q.book, q.decks, q.strategy)
        lines += ["", shown] if shown else []
    return "\n".join(lines)


def _line(question: OddsQuestion, found: dict[str, Any]) -> str:
    line = f"{found['expectation']:>10.4%}  {found['method']}"
    if "ci95" in found:
        low, high = found["ci95"]
        line += f", {question.strategy}: {low:.4%} to {high:.4%} (95%)"
        line += f" by {found['rounds']:,} Rounds, seed {question.seed}"
    elif "strategy" in found:
        line += f", {found['strategy']}"
        line += f", to within {found['within']:.4%}" if found["within"] else ""
    return line

"""A second, small program: it derives every slip and the result from the full export alone.

It imports nothing of the program. The House's win of a Round comes from the chips that moved, not
from the settlement's lines.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

IN = ("take", "recover", "recover-bet")
OUT = ("pay", "give-back-taken", "put-back")
Slip = tuple[str, int, int]
"""Kind, number, and the amount in cents."""


class SecondProgram:
    """Reads the lines of an export in order; amounts in whole cents."""

    def __init__(self) -> None:
        self.slips: list[Slip] = []
        self.chips: dict[tuple[str, int], int] = {}
        """What the chips of a slip add up to."""
        self.won: dict[int, int] = {}
        """By Round what the House has won, from the chips that moved."""
        self.sessions: list[dict[str, int]] = []
        self._booked = 0
        self._asked: dict[int, dict[str, Any]] = {}
        self._amounts: dict[tuple[str, int], int] = {}
        self._counted_in: dict[int, int] = {}
        """By Round, how much of what it won the books have."""

    def read(self, lines: Iterable[dict[str, Any]]) -> None:
        for line in lines:
            for row in line.get("moved", ()):
                self._moved(line["round"], row, 1)
            for row in line.get("not_moved", ()):
                self._moved(line["round"], row, -1)
            if line["kind"] == "act" and line["command"].startswith("reopen"):
                self._count_in(line["round"], 0)
            if "issued" in line and line["kind"] != "void":
                self._settled(line)
            for event in line.get("tray-events", ()):
                getattr(self, f"_{event['type']}", lambda _: None)(event)

    def _moved(self, round_no: int, row: Iterable[Any], sign: int) -> None:
        for kind, *_, cents in row:
            way = (kind in IN) - (kind in OUT)
            self.won[round_no] = self.won.get(round_no, 0) + sign * way * cents

    def _count_in(self, round_no: int, won: int) -> None:
        """The books have so much of the Round from now on."""
        change = won - self._counted_in.get(round_no, 0)
        self._counted_in[round_no] = won
        self._booked += change
        if self.sessions:
            self.sessions[-1]["rounds"] += change

    def _settled(self, line: dict[str, Any]) -> None:
        won = self.won.get(line["round"], 0)
        self._count_in(line["round"], won)
        self.slips.append(("settlement", line["issued"], won))

    def _SlipIssued(self, event: dict[str, Any]) -> None:  # noqa: N802 - named as the event
        kind, number, amount = event["kind"], event["number"], event["amount"]
        self.slips.append((kind, number, amount))
        self._amounts[kind, number] = amount
        if event["chips"]:
            self.chips[kind, number] = sum(value * pieces for value, pieces in event["chips"])
        if kind == "opener":
            self.sessions.append(dict.fromkeys(FIGURES, 0))
            self.sessions[-1]["opener"] = self._booked = amount
            return
        if not self.sessions:
            return
        now = self.sessions[-1]
        if kind in ("count", "closer"):
            now["tray"] += amount - self._booked
            self._booked = amount
            if kind == "closer":
                now["closer"] = amount
        elif kind in ("fill", "credit", "buy-in"):
            now[kind] += amount
            self._booked += amount if kind == "fill" else -amount
        elif kind == "correction":
            now["rounds"] += amount
            self._booked += amount

    def _EffectTakenBack(self, event: dict[str, Any]) -> None:  # noqa: N802 - as above
        amount = self._amounts[event["kind"], event["number"]]
        self.sessions[-1][event["kind"]] -= amount
        self._booked += amount

    def _DropEntered(self, event: dict[str, Any]) -> None:  # noqa: N802 - as above
        self.slips.append(("drop", event["number"], event["amount"]))
        of = self.sessions[event["session"] - 1]
        of["drop"] += event["amount"]
        of["boxes"] += 1

    def result(self, number: int) -> tuple[int, int]:
        """A closed session's result in two ways: by the tray and the box, and explained."""
        of = self.sessions[number - 1]
        drop = of["drop"] if of["boxes"] else of["buy-in"]
        by_count = of["closer"] + of["credit"] + drop - of["opener"] - of["fill"]
        return by_count, of["rounds"] + of["tray"] + (drop - of["buy-in"])


FIGURES = (*("opener", "fill", "credit", "buy-in", "drop", "boxes", "closer", "rounds", "tray"),)

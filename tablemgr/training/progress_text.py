"""Progress as lines of text and as CSV. Knows no paper and no screen."""

from __future__ import annotations

import csv
import io

from tablemgr.training.progress import TARGETS_ARE, GameProgress, ItemProgress, TraineeProgress


def as_lines(found: TraineeProgress) -> list[str]:
    """The progress of somebody, a line each, readiness first."""
    lines = [f"Progress of {found.name}", ""]
    lines += [game_line(game) for game in found.games if game.is_played]
    lines += ["", "Worst first: error rate at most (95%), wrong of asked, P80, recall today"]
    lines += [item_line(item) for item in found.items] or ["Nothing was asked yet."]
    if found.noticed:
        lines += ["", "Faults: seen, late, missed, false alarms, d', criterion"]
        lines += [
            f"{kind}: {n.hits}, {n.late}, {n.misses}, {n.false_alarms}, "
            f"{n.d_prime:.2f}, {n.criterion:.2f}"
            for kind, n in found.noticed
        ]
    if found.confusions:
        lines += ["", "Said instead"]
        lines += [
            f"{count} x {item}: {said}, not {right}"
            for item, said, right, count in found.confusions
        ]
    return [*lines, "", TARGETS_ARE]


def game_line(game: GameProgress) -> str:
    """`Ready for Baccarat.`, or what is wanted yet and how the block stands."""
    if game.ready:
        return f"Ready for {game.title}."
    block = ""
    if game.block is not None:
        block = f" Block {game.tries}: {game.block.done} payments, {game.block.wrong} wrong."
    return f"Not yet for {game.title}: {game.wanted}.{block}"


def item_line(item: ItemProgress) -> str:
    """Write one item: `payout/initial win: 4.2%, 0 of 70, 2.1 s of 6.0 s, 93%`."""
    pace = f"{item.p80_ms / 1000:.1f} s" if item.p80_ms else "no time"
    if item.p80_ms and item.target_ms:
        pace += f" of {item.target_ms / 1000:.1f} s"
    again = ", due today" if item.due else ""
    at_most = f"{item.at_most:.1%}" if item.says_enough else "too few answers"
    return f"{item.item}: {at_most}, {item.wrong} of {item.asked}, {pace}, {item.recall:.0%}{again}"


def as_csv(found: TraineeProgress) -> str:
    """The items, a row each."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(
        ("item", "asked", "wrong", "error at most (95%)", "P80 ms", "target ms", "recall", "due")
    )
    for item in found.items:
        rows.writerow(
            (
                item.item,
                item.asked,
                item.wrong,
                f"{item.at_most:.4f}",
                item.p80_ms,
                item.target_ms,
                f"{item.recall:.2f}",
                "yes" if item.due else "no",
            )
        )
    return out.getvalue()

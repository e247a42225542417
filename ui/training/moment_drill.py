"""The trainer's editor: a moment that was just played at the training table becomes a drill."""

from __future__ import annotations

from pathlib import Path

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import add_file, make_private
from tablemgr.past.history import past_round
from tablemgr.service.session import TableSession
from tablemgr.training.from_round import drill_of
from tablemgr.training.modes import modes
from tablemgr.training.trainee import Trainee, TraineeTask
from ui.training.veil import question


def keep_moment(session: TableSession, asked: TraineeTask | None) -> Path:
    """Write the present moment as a drill beside training's journals, and give its file; `asked` is
    what the trainee is asked, if he is. Raises `Fault` if nothing is asked at this moment.
    """
    table, number = session.table, session.round_no
    task = asked or Trainee(modes()["guided"]).task(table, number)
    if task is None:
        raise Fault(
            "Nothing is asked of a Dealer at this moment.",
            "Play to a card, a total or a payment.",
        )
    past = past_round(session.journal.entries(round_no=number), number)
    words = {
        "title": f"Round {number}, played by the trainer",
        "teaches": "A moment that was played at the training table.",
        "text": question(task, table.rulebook),
        "subject": task.kind,
        "paragraph": "",
        "hints": [],
        "counts": [],
    }
    text = drill_of(past, len(past.lines), task.ask, words)
    folder = session.journal.path.parent.parent / "drills" / table.rulebook.id
    made = folder / f"round-{number}-{len(table.position.cards)}-{task.kind}.drill.toml"
    try:
        make_private(folder)
        add_file(made, text.encode())
    except FileExistsError:
        return made
    except OSError as error:
        remedy = "Training needs a folder that this user may write."
        raise Fault("{made}: {error}.", remedy, made=made, error=error.strerror) from error
    return made

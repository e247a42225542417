"""Makes a drill of a case and keeps it among those of training. Knows no widget."""

from __future__ import annotations

from pathlib import Path

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import add_file, make_private
from tablemgr.past.case_file import CaseFile
from tablemgr.past.history import past_round
from tablemgr.service.session import TableSession


def keep_drill(session: TableSession, file: CaseFile) -> Path:
    """Write the drill of a case into training's data folder, and give its file. Raises `Fault` if
    the case can't be asked about, or the file can't be written.
    """
    from tablemgr.training.from_case import drill_of_case  # noqa: PLC0415 - not before it is wanted

    past = past_round(session.journal.entries(round_no=file.round_no), file.round_no)
    title, teaches = f"A case of {file.paragraph}", "It happened at a table in service."
    text = drill_of_case(past, file.paragraph, title, teaches)
    data = session.journal.path.parent.parent
    folder = (data if session.training else data / "training") / "drills" / file.game
    made = folder / f"case-{file.ref}-round-{file.round_no}.drill.toml"
    try:
        make_private(folder)
        add_file(made, text.encode())
    except FileExistsError:
        return made
    except OSError as error:
        remedy = "Training needs a folder that this user may write."
        raise Fault("{made}: {error}.", remedy, made=made, error=error.strerror) from error
    return made

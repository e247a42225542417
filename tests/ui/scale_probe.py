"""Opens a table on a screen that a file describes, and says how its window lies there, as JSON.

A process of its own: Qt takes the screen and the factor up once.
"""

from __future__ import annotations

import json
import sys
from contextlib import closing
from pathlib import Path

from tablemgr.house.profile import DEFAULT
from tablemgr.rules.commands import parse
from tests.ui.fit import faults
from ui.sitting.sitting import Sitting
from ui.theme.style import dress
from ui.window.scale import fitted_application, is_too_small


def main(folder: Path) -> None:
    """Bets of several Players, the most that the window has to show; a picture beside."""
    app = fitted_application(["tablemgr"])
    dress(app)
    file = folder / "house.toml"
    file.write_text(DEFAULT.replace('port = "simulator"', 'port = "manual"'), encoding="utf-8")
    with closing(Sitting(app, file, folder)) as sitting:
        sitting.open_table()
        assert sitting.table is not None
        window, controller = sitting.table.window, sitting.table.controller
        for line in ("open", "bet 2 ann 100 seated", "bet 2 bob 50", "bet 2 cho 50"):
            (command,) = parse(line, controller.session.table.vocabulary)
            assert controller.tell(command), line
        for _ in range(5):
            app.processEvents()
        window.grab().save(str(folder / "window.png"))
        area, frame = window.screen().availableGeometry(), window.frameGeometry()
        buttons = [*window.guide.row.slots, window.header.menu_button]
        foot = max(b.mapTo(window, b.rect().bottomRight()).y() for b in buttons)
        said = {
            "factor": window.screen().devicePixelRatio(),
            "fits": area.contains(frame),
            "foot": foot < window.height(),
            "faults": faults(window),
            "too_small": is_too_small(window.screen()),
            "alert": any(alert.key == "screen" for alert in window.sheets.messages.shown),
        }
        print(json.dumps(said))
        window.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))

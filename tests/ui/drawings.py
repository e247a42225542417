"""A layout's drawing is read once a process, and rendered once in each size: it is the same in
every test, and both take longer than most tests do.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import cache
from typing import Final

import pytest
from PySide6.QtGui import QPixmap

from ui.felt.layout import Layout, Needs, read_layout
from ui.felt.widget import FeltWidget
from ui.presenter import families
from ui.theme.tokens import is_bright

_KEPT: Final = 24
"""How many rendered drawings are kept; each takes about 2 MB."""


def share_drawings(patch: pytest.MonkeyPatch) -> None:
    """Let windows and felts take what was read and rendered before. What is kept is never painted
    on: a felt copies it into its own picture.
    """
    rendered: OrderedDict[tuple[object, ...], tuple[object, QPixmap]] = OrderedDict()
    render = FeltWidget._render_background

    def once(felt: FeltWidget, dpr: float) -> QPixmap:
        place = felt._geometry.target.getRect()
        look = (dpr, is_bright(), felt._training)
        key = (id(felt._renderer), felt.width(), felt.height(), place, *look)
        if key not in rendered:
            rendered[key] = (felt._renderer, render(felt, dpr))  # so that its id stays its own
            if len(rendered) > _KEPT:
                rendered.popitem(last=False)
        rendered.move_to_end(key)
        return rendered[key][1]

    @cache
    def read(bright: bool, source: str, svg: bytes, needs: Needs) -> Layout:
        assert bright == is_bright()
        return read_layout(source, svg, needs)

    patch.setattr(families, "read_layout", lambda *drawing: read(is_bright(), *drawing))
    patch.setattr(FeltWidget, "_render_background", once)

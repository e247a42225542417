"""All colours, type sizes, spacings, radii and the touch size. Knows no Qt and no widget.

The room is dark and a shift lasts eight hours: surfaces are deep and calm, text is cream and not
white, and colour means something (gold: the House's line; green: paid; red: taken; blue: even).
"""

from __future__ import annotations

import math
import re
from typing import Final

from msgspec import Struct, field
from msgspec.structs import fields, replace

_HEX: Final = re.compile(r"#[0-9a-fA-F]{6}", re.ASCII)
MM_PER_INCH: Final = 25.4
TOUCH_MM: Final = 12.0
"""What a finger needs, in millimetres."""
MOST_PERCENT: Final = 150
"""The largest text that a house or a person can choose."""


class Colours(Struct):
    """Every colour of the program, as `#rrggbb`: those of the dark theme.

    The ones in use, `TOKENS.colours`, are changed in place by `use`: whatever paints looks there.
    """

    room: str = "#0b0f12"
    """Behind everything."""
    surface: str = "#12181d"
    """Bars and panels."""
    raised: str = "#1c252c"
    """Buttons and fields on a panel."""
    live: str = "#2b3b47"
    """A button that can be touched."""
    edge: str = "#6c8190"
    """The border of such a button."""
    pressed: str = "#0e1418"
    line: str = "#34424d"
    """Hairlines between panels."""
    text: str = "#f5efe0"
    muted: str = "#a9b4bb"
    disabled: str = "#87929a"
    gold: str = "#f0c664"
    """What is due is filled with it."""
    announce: str = "#f0c664"
    """Gold as an ink: what is said aloud, headings, what is chosen."""
    on_gold: str = "#17120a"
    felt: str = "#0e3d39"
    felt_light: str = "#114842"
    felt_deep: str = "#08292a"
    felt_line: str = "#c9ab6c"
    felt_text: str = "#f5efe0"
    plate: str = "#071a1b"
    """Behind figures that stand on the felt."""
    card: str = "#fbf8f0"
    card_edge: str = "#b9b2a0"
    card_black: str = "#14181c"
    card_red: str = "#a60f19"
    card_blue: str = "#10449c"
    """Diamonds, if the house wants four colours."""
    card_green: str = "#0b6138"
    """Clubs, if the house wants four colours."""
    back: str = "#0b2c4f"
    """The back of a card."""
    back_light: str = "#16477a"
    back_line: str = "#d9ba7a"
    active: str = "#ffd05a"
    """The plate of the Hand whose turn it is."""
    turn: str = "#ffd05a"
    """The frame of that Hand, and where the next card goes."""
    on_text: str = "#17120a"
    """On a disc of the felt's text."""
    pay: str = "#7fe3a4"
    on_pay: str = "#06210f"
    take: str = "#ff9d92"
    on_take: str = "#2b0705"
    even: str = "#9fcbff"
    on_even: str = "#061a33"
    warn: str = "#ffc46b"
    on_warn: str = "#261703"
    training: str = "#4b1f63"
    """The bars and the felt of a training table."""
    danger: str = "#a3211d"
    on_danger: str = "#ffffff"


class TypeScale(Struct):
    """Sizes in device-independent pixels; the family is registered by `ui.theme.style`.

    Those in use, `TOKENS.type`, are changed in place by `enlarge`.
    """

    family: str = "Roboto"
    percent: int = 100
    """How large texts are shown if their place has room, 100 to 150."""
    caption: int = 14
    body: int = 16
    button: int = 18
    title: int = 20
    figure: int = 24
    guide: int = 28
    """The sentence that says what to do now."""


class Tokens(Struct, frozen=True):
    """A whole theme. Spacing and radii in device-independent pixels."""

    colours: Colours = field(default_factory=Colours)
    type: TypeScale = field(default_factory=TypeScale)
    space_xs: int = 4
    space_s: int = 8
    space_m: int = 12
    space_l: int = 20
    radius_s: int = 4
    radius_m: int = 8
    radius_l: int = 14
    touch_min: int = 70
    """The least touch size, whatever resolution the screen reports."""
    touch_max: int = 120


class InkOnGround(Struct, frozen=True):
    """A text colour, the ground that it is used on, and the contrast that it must have."""

    text: str
    ground: str
    least: float


READ: Final = 7.0
"""The contrast of what the Dealer must read from two metres."""
SEEN: Final = 4.5
"""The contrast of all other texts."""

PAIRS: Final[tuple[InkOnGround, ...]] = (
    *(InkOnGround("text", ground, READ) for ground in ("room", "surface", "raised", "pressed")),
    InkOnGround("text", "live", READ),
    *(InkOnGround(ink, "live", SEEN) for ink in ("muted", "announce")),
    *(InkOnGround("muted", ground, SEEN) for ground in ("room", "surface", "raised", "pressed")),
    *(InkOnGround("disabled", ground, SEEN) for ground in ("surface", "raised")),
    *(InkOnGround("announce", ground, SEEN) for ground in ("room", "surface", "raised")),
    *(InkOnGround("turn", ground, SEEN) for ground in ("felt", "felt_deep")),
    *(
        InkOnGround("felt_text", ground, READ)
        for ground in ("felt", "felt_light", "felt_deep", "plate")
    ),
    *(InkOnGround("felt_line", ground, SEEN) for ground in ("felt", "felt_light", "felt_deep")),
    *(InkOnGround(ink, "plate", READ) for ink in ("announce", "pay", "take", "even", "warn")),
    *(
        InkOnGround(f"on_{ground}", ground, READ)
        for ground in ("gold", "pay", "take", "even", "warn")
    ),
    InkOnGround("on_gold", "active", READ),
    InkOnGround("on_text", "felt_text", READ),
    InkOnGround("on_danger", "danger", READ),
    InkOnGround("text", "training", READ),
    *(InkOnGround(ink, "training", SEEN) for ink in ("muted", "announce", "warn")),
    *(
        InkOnGround(ink, "card", READ)
        for ink in ("card_black", "card_red", "card_blue", "card_green")
    ),
)
"""Every text colour on every ground that it is used on (names of `Colours`' fields)."""

DARK: Final = Colours()
BRIGHT: Final = Colours(
    room="#d9d5cb", surface="#f4f1ea", raised="#ece8de", live="#ffffff", edge="#6b757c",
    pressed="#e6e2d8", line="#bdb8ac", text="#14181d", muted="#3f4a52", disabled="#525c65",
    gold="#f2b91d", on_gold="#17120a", announce="#5c3f00", active="#f2b91d", turn="#6b3d00",
    felt="#d3e6df", felt_light="#dcebe5", felt_deep="#c3dad2", felt_line="#5e4a1a",
    felt_text="#14181d", on_text="#ffffff", plate="#eef5f2",
    pay="#0a4f2a", on_pay="#ffffff", take="#8c1712", on_take="#ffffff",
    even="#0e3d8c", on_even="#ffffff", warn="#6f3c00", on_warn="#ffffff",
    training="#e4d8f5", danger="#8c1712", on_danger="#ffffff",
)  # fmt: skip
"""For a pit with much light: dark letters on bright ground; cards and chips are the same."""
THEMES: Final = {"dark": DARK, "bright": BRIGHT}
TOKENS: Final = Tokens()
PLATE_SHADE: Final = 0.62
"""How much of a felt's shaded tone is left on the plates that lie on it."""


def rgb(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of `#rrggbb`, 0 to 255. Raises `ValueError` for anything else."""
    if _HEX.fullmatch(colour) is None:
        raise ValueError(f"{colour!r} is not a colour: #rrggbb")
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def use(theme: str) -> None:
    """Paint by this theme from now on, a name of `THEMES`; what is shown must be painted again."""
    for each in fields(Colours):
        setattr(TOKENS.colours, each.name, getattr(THEMES[theme], each.name))


def enlarge(percent: int) -> None:
    """Show texts at this part of their designed size from now on, 100 to `MOST_PERCENT`, where
    their place has room; what is shown must be dressed again.
    """
    designed = TypeScale()
    for each in fields(TypeScale):
        if each.type is int:
            size = getattr(designed, each.name)
            setattr(TOKENS.type, each.name, round(size * percent / 100))


def is_bright() -> bool:
    """Say whether the theme in use has dark letters on a bright ground."""
    return luminance(TOKENS.colours.room) > luminance(TOKENS.colours.text)


def luminance(colour: str) -> float:
    """Relative luminance, 0 (black) to 1 (white), as WCAG 2 defines it."""

    def linear(channel: int) -> float:
        part = channel / 255
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(channel) for channel in rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, 1 to 21, as WCAG 2 defines it."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def on_felt(tokens: Tokens, deep: str | None) -> Tokens:
    """The tokens for a felt whose tone in the shade is `deep`; unchanged if there is none.

    Only what is painted onto the felt follows its tone. Raises `ValueError` if it is not a colour.
    """
    if deep is None or deep == tokens.colours.felt_deep:
        return tokens
    dark = not is_bright()
    shaded = (
        channel * PLATE_SHADE if dark else 255 - (255 - channel) * (1 - PLATE_SHADE)
        for channel in rgb(deep)
    )
    plate = "#" + "".join(f"{round(channel):02x}" for channel in shaded)
    return replace(tokens, colours=replace(tokens.colours, felt_deep=deep, plate=plate))


def touch_px(dots_per_inch: float, tokens: Tokens = TOKENS) -> int:
    """The edge of a touch target in device-independent pixels: at least 12 mm.

    `dots_per_inch` is what the screen reports, in device-independent pixels. Some screens report
    nonsense (a projector, a virtual one), so the answer stays between the tokens' least and most.
    """
    if not math.isfinite(dots_per_inch) or dots_per_inch <= 0:
        return tokens.touch_min
    wanted = math.ceil(TOUCH_MM * dots_per_inch / MM_PER_INCH)
    return max(tokens.touch_min, min(tokens.touch_max, wanted))

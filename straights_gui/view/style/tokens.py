"""The design tokens of window and page: colours by rule from a table's, type, radii, durations.

This module needs no Qt: the window paints with these values, and `packaging/web` writes the page's CSS
from them. The grid has 4 pixels: 8 and 12 inside controls, 16 to 20 inside boxes, 24 inside sheets.
"""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import Final

from engine.fast_dataclass import dataclass, replace
from straights_gui.view.cards.colours import contrast, mix

BAR_HEIGHT: Final = 44
BAR_BUTTON: Final = 34
"""The height of what can be clicked in the bar."""
BAR_TEXT: Final = 14
"""The size of texts in the bar and in menus, in pixels, the same in every window."""
BUTTON_HEIGHT: Final = 40
LEAST_HIT: Final = 32
"""The least size of what can be clicked, in each direction."""
SCRIM: Final = "#03100a"
SCRIM_OPACITY: Final = 0.6
"""What covers the table behind a sheet."""
DISABLED_OPACITY: Final = 0.45
SEATS_ON_DARK: Final = (
    *("#8cc4ff", "#ffb27a", "#8fe0a6", "#dcb0f5"),
    *("#ff9fb0", "#7fdcdc", "#cfe07f", "#c6cedb"),
)
SEATS_ON_LIGHT: Final = (
    *("#0a5aa8", "#a63c06", "#1a6e36", "#7a3596"),
    *("#ad1f45", "#0b6868", "#5d6410", "#4c5666"),
)
_SMALLEST_UNIT, _USUAL_UNIT, _LARGEST_UNIT = 14.0, 15.0, 22.0
_USUAL_WIDTH, _USUAL_HEIGHT = 1366, 740


class Sheets(Enum):
    """What sheets, panels and the bar are made of; the table stays as it is."""

    TABLE = "table"
    PAPER = "paper"


@dataclass(frozen=True, slots=True)
class ForcedColours:
    """The only colours of a desktop with high contrast: background and text, also of what is selected."""

    canvas: str
    text: str
    highlight: str
    highlight_text: str


class Radius(IntEnum):
    """The radius of corners, in pixels."""

    FIELD = 8
    BUTTON = 10
    PLATE = 12
    SHEET = 18


class Duration(IntEnum):
    """Milliseconds of changes of the interface at normal speed; the cards' durations are in `motion`."""

    MESSAGE = 120
    SHEET_CLOSE = 120
    SHEET_OPEN = 180
    METER = 400


class TextSize(Enum):
    """The sizes of text: the factor to the unit, the weight, and the smallest size in pixels."""

    CAPTION = (0.8, 400, 12)
    SMALL = (0.87, 400, 13)
    BODY = (1.0, 400, 14)
    STRONG = (1.0, 600, 14)
    HEADING = (1.13, 600, 16)
    TITLE = (1.4, 700, 20)
    HEADLINE = (1.87, 700, 26)

    def pixels(self, unit: float) -> int:
        """The size in pixels for a unit of type (see `type_unit`)."""
        factor, _weight, smallest = self.value
        return max(smallest, round(factor * unit))

    @property
    def weight(self) -> int:
        """The weight, as in CSS and in QFont."""
        return self.value[1]


def type_unit(width: float, height: float) -> float:
    """The size of body text in a window of this size, in pixels, so that text grows with the table.

    >>> type_unit(1366, 740), type_unit(640, 480), type_unit(3840, 2160)
    (15.0, 14.0, 22.0)
    """
    unit = _USUAL_UNIT * min(width / _USUAL_WIDTH, height / _USUAL_HEIGHT)
    return min(max(unit, _SMALLEST_UNIT), _LARGEST_UNIT)


def bar_scale(width: float, height: float) -> float:
    """How much larger the bars and menus of a window of this size are than usual."""
    return min(max(min(width / 1920, height / 1200), 1.0), 1.6)


@dataclass(frozen=True, slots=True)
class Tokens:
    """The colours of the bar, of sheets and of what is on them.

    Attributes:
        box: boxes on a sheet.
        control, hover: secondary buttons; a step lighter, also what is chosen.
        hair: separators, for decoration only.
        edge: the outline of controls, visible on all of these backgrounds.
        sheet_field: text fields and the tracks of switches.
        sheet_accent: marks, focus and links; text in this colour is readable on a sheet.
        on_active: text on the theme's `active` colour, with which primary buttons are filled.
        seats: the colours of the seats.
    """

    bar: str
    sheet: str
    sheet_line: str
    sheet_text: str
    sheet_quiet: str
    box: str
    control: str
    hover: str
    hair: str
    edge: str
    sheet_field: str
    sheet_accent: str
    sheet_danger: str
    on_active: str = "#1d1a0c"
    seats: tuple[str, ...] = SEATS_ON_DARK


PAPER: Final = Tokens(
    bar="#f6f1e6",
    sheet="#fbf8f1",
    sheet_line="#d5ccb6",
    sheet_text="#17251e",
    sheet_quiet="#4d5a53",
    box="#ffffff",
    control="#ece6d8",
    hover="#e2dac8",
    hair="#e2dbcb",
    edge="#847b66",
    sheet_field="#ffffff",
    sheet_accent="#17684a",
    sheet_danger="#a3271f",
    seats=SEATS_ON_LIGHT,
)


def plain(colours: ForcedColours) -> Tokens:
    """The colours of sheets that have only these."""
    canvas, text = colours.canvas, colours.text
    return Tokens(
        bar=canvas,
        sheet=canvas,
        sheet_line=text,
        sheet_text=text,
        sheet_quiet=text,
        box=canvas,
        control=mix(canvas, text, 0.1),
        hover=mix(canvas, text, 0.18),
        hair=text,
        edge=text,
        sheet_field=canvas,
        sheet_accent=colours.highlight,
        sheet_danger=text,
        on_active=colours.highlight_text,
        seats=SEATS_ON_LIGHT if contrast(canvas, "#ffffff") < contrast(canvas, "#000000") else SEATS_ON_DARK,
    )


MORE_CONTRAST: Final = replace(
    plain(ForcedColours("#000000", "#ffffff", "#ffd257", "#1d1a0c")), sheet_danger="#ff9d94"
)

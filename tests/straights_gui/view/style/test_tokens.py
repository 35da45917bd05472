"""The design tokens: readable in every theme, the same for window and page."""

import subprocess
import sys

import pytest

from engine.fast_dataclass import replace
from straights_gui.view.cards.colours import contrast
from straights_gui.view.style.theme import tokens_of
from straights_gui.view.style.themes import FELT, TABLES, Theme
from straights_gui.view.style.tokens import ForcedColours, Sheets, TextSize, Tokens, type_unit

GRAPHICS = 3.0  # what WCAG 2.2 asks of what is no text

THEMES = {
    **TABLES,
    "felt at night": FELT.at_night(),
    "paper": replace(FELT, sheets=Sheets.PAPER),
    "more contrast": FELT.with_more_contrast(),
    "forced colours": FELT.with_forced_colours(ForcedColours("#000000", "#ffffff", "#1aebff", "#000000")),
    "light forced colours": FELT.with_forced_colours(
        ForcedColours("#ffffff", "#000000", "#37006e", "#ffffff")
    ),
}


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest) -> Theme:
    return THEMES[request.param]


def backgrounds(tokens: Tokens) -> tuple[str, ...]:
    return (tokens.bar, tokens.sheet, tokens.box, tokens.control, tokens.hover, tokens.sheet_field)


def test_texts_can_be_read_on_every_background(theme: Theme) -> None:
    tokens = tokens_of(theme)

    assert min(contrast(tokens.sheet_text, each) for each in backgrounds(tokens)) >= 7.8
    assert min(contrast(tokens.sheet_quiet, each) for each in backgrounds(tokens)) >= 5.2
    assert contrast(tokens.on_active, theme.active) >= 12


@pytest.mark.parametrize("name", ["sheet_accent", "sheet_danger"])
def test_coloured_texts_can_be_read_on_sheets(theme: Theme, name: str) -> None:
    tokens = tokens_of(theme)

    assert min(contrast(getattr(tokens, name), each) for each in (tokens.sheet, tokens.box)) >= 5.7


def test_seats_are_told_apart_on_sheets(theme: Theme) -> None:
    tokens = tokens_of(theme)

    assert min(contrast(seat, each) for seat in tokens.seats for each in (tokens.sheet, tokens.box)) >= 5.9


def test_the_edge_of_a_control_is_seen_beside_it(theme: Theme) -> None:
    tokens = tokens_of(theme)

    assert min(contrast(tokens.edge, each) for each in (tokens.sheet, tokens.box, tokens.control)) >= GRAPHICS


def test_text_grows_with_the_window_within_limits() -> None:
    sizes = [type_unit(*size) for size in ((640, 480), (1366, 740), (1920, 1050), (3840, 2160))]

    assert sizes == sorted(sizes)
    assert (14, 15, 22) == (sizes[0], sizes[1], sizes[-1])
    assert [12, 13, 14] == [size.pixels(14) for size in (TextSize.CAPTION, TextSize.SMALL, TextSize.BODY)]


def test_tokens_need_no_qt() -> None:
    program = "import sys; import straights_gui.view.style.tokens; print('PySide6' in sys.modules)"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert "False" == result.stdout.strip()

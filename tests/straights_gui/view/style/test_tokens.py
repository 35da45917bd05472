"""The design tokens: readable in every theme, the same for window and page."""

import pytest

from engine.fast_dataclass import replace
from straights_gui.view.cards.colours import contrast
from straights_gui.view.style.theme import FELT, TABLES, Theme, tokens_of
from straights_gui.view.style.tokens import ForcedColours, Sheets
from tests.support.processes import run_python

TEXTS, GRAPHICS = 4.5, 3.0  # what WCAG 2.2 asks

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


def test_all_can_be_read_where_it_stands(theme: Theme) -> None:
    tokens = tokens_of(theme)
    grounds = (tokens.bar, tokens.sheet, tokens.box, tokens.control, tokens.hover, tokens.sheet_field)
    pairs = [(text, ground) for text in (tokens.sheet_text, tokens.sheet_quiet) for ground in grounds]
    coloured = (tokens.sheet_accent, tokens.sheet_danger, *tokens.seats)
    pairs += [(text, ground) for text in coloured for ground in (tokens.sheet, tokens.box)]
    pairs.append((tokens.on_active, theme.active))

    assert [] == [pair for pair in pairs if contrast(*pair) < TEXTS]


def test_the_edge_of_a_control_is_seen_beside_it(theme: Theme) -> None:
    tokens = tokens_of(theme)

    assert min(contrast(tokens.edge, each) for each in (tokens.sheet, tokens.box, tokens.control)) >= GRAPHICS


def test_tokens_need_no_qt() -> None:
    program = "import sys; import straights_gui.view.style.tokens; print('PySide6' in sys.modules)"

    assert "False\n" == run_python("-c", program).stdout

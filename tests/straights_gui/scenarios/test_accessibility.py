"""Access: readable themes by day and by night, large targets, and names for screen readers."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QPalette
from PySide6.QtWidgets import QApplication

from engine.games.table import Form
from straights_gui.controller.settings.appearance import use_scheme
from straights_gui.view.cards.colours import contrast
from straights_gui.view.style.theme import TABLES, Theme
from straights_gui.view.style.tokens import LEAST_HIT
from straights_gui.view.text.table_text import row_text, seat_text
from tests.support.window.layout_checks import too_small
from tests.support.window.player import Player, Seating, at_turn
from tests.support.window.tables import table_of

READABLE = 4.5
THEMES = [theme for day in TABLES.values() for theme in (day, day.at_night())]


@pytest.mark.parametrize("theme", THEMES)
def test_text_on_the_table_is_readable_in_every_theme(theme: Theme) -> None:
    """At least 4.5 : 1, as WCAG 2.2 asks of ordinary text."""
    panels = theme.panel, theme.active_panel
    pairs = [(theme.text, ground) for ground in (theme.felt_dark, theme.bubble, theme.sheet, *panels)]
    pairs += [(theme.quiet_text, ground) for ground in panels] + [(theme.active, theme.sheet)]

    assert [] == [pair for pair in pairs if contrast(*pair) < READABLE]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_of_windows_is_readable_by_day_and_by_night(qapp: QApplication, scheme: str) -> None:
    use_scheme(scheme)
    palette = qapp.palette()
    roles = QPalette.ColorRole
    pairs = [
        (roles.WindowText, roles.Window),
        (roles.Text, roles.Base),
        (roles.PlaceholderText, roles.Base) if scheme == "dark" else (roles.Text, roles.AlternateBase),
        (roles.ButtonText, roles.Button),
        (roles.ToolTipText, roles.ToolTipBase),
        (roles.HighlightedText, roles.Highlight) if scheme == "dark" else (roles.Text, roles.Window),
    ]
    found = {
        text.name: contrast(*(palette.color(each).name() for each in (text, ground)))
        for text, ground in pairs
    }
    is_really_dark = palette.color(roles.Window).lightness() < 128
    use_scheme("system")
    assert is_really_dark == (scheme == "dark")
    assert {} == {name: ratio for name, ratio in found.items() if ratio < READABLE}


def test_targets_are_large_in_the_smallest_window(seating: Seating) -> None:
    player = at_turn(seating, size=(900, 640))
    player.program.window.act.log.trigger()
    player.program.window.act.replay.trigger()
    player.program.window.act.replay.trigger()
    player.until_settled()
    player.program.replay.bar.show()
    QApplication.processEvents()
    assert [] == too_small(player.program.window)
    homes = [item.home.point.x() for item in player.scene.hand.items]
    assert LEAST_HIT <= min(right - left for left, right in pairwise(homes))
    for panel in player.scene.panels:
        assert LEAST_HIT <= min(panel.rect.width(), panel.rect.height())


def test_bar_rows_and_seats_are_named_for_screen_readers(player: Player) -> None:
    """As the tree of Qt has them, each in its place on the table."""
    names: dict[str, QRect] = {}

    def collect(each: QAccessibleInterface) -> None:
        if not each.state().invisible:
            names[each.text(QAccessible.Text.Name)] = each.rect()
        for number in range(each.childCount()):
            collect(each.child(number))

    window = player.program.window
    collect(QAccessible.queryAccessibleInterface(window))
    table = table_of(player.observation)
    said = [row_text(pile) for pile in table.piles if pile.form is Form.ROW]
    said += [seat_text(table, number) for number in range(4)]

    assert {"Undo", "Hint", "More", "Game", "Round 1 · game to 80", *said} <= set(names)
    panels = [player.scene.panels[number].rect.toRect().size() for number in range(4)]
    assert all(
        abs(panel.width() - names[name].width()) <= 2 for panel, name in zip(panels, said[4:], strict=True)
    )

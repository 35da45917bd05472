"""The message over the table: it lies where nothing is read."""

import pytest
from PySide6.QtWidgets import QApplication

from straights_gui.view.table.results.podium import columns
from straights_gui.view.table.results.result_layout import ResultLayout
from straights_gui.view.window.message_pill import MessagePill
from tests.support.window.player import COMPUTERS, Seating, game


@pytest.mark.parametrize("size", [(640, 480), (640, 700), (700, 900), (800, 600), (1024, 700), (1366, 768)])
def test_a_message_at_the_end_of_a_game_covers_neither_title_nor_podium_nor_buttons(
    seating: Seating, size: tuple[int, int]
) -> None:
    """As after the game was saved."""
    player = seating(game(5, COMPUTERS), size=size)
    player.until(lambda: player.program.table.is_result_shown and player.program.model.turn is None)
    window, table = player.program.window, player.program.table
    window.say("Saved as mine.straights.")
    QApplication.processEvents()
    (pill,) = window.findChildren(MessagePill)
    place = table.mapToScene(pill.geometry()).boundingRect()
    result = ResultLayout.for_table(table.scene_.geometry)
    shown = table.scene_.revealed

    assert pill.isVisible()
    assert shown is not None
    assert [] == [row.seat for row, box in columns(result, shown) if box.intersects(place)]
    sheet = table.overlays.score_sheet
    for part in (sheet.title, sheet.review, sheet.button):
        assert not part.geometry().translated(sheet.pos()).intersects(pill.geometry())

"""packaging/pictures/window_checks.py: what the contact sheets are checked for is found."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea

from pictures import parts, window_checks, window_states
from straights_gui.view.style.fonts import draw_text
from straights_gui.view.style.theme import use_theme
from straights_gui.view.style.themes import FELT

_ALWAYS = ("disabled", "with the focus")
STATES_SEEN = {
    "button": ("under the pointer", *_ALWAYS),
    "icon button": ("under the pointer", *_ALWAYS),
    "segments": ("under the pointer", *_ALWAYS),
    "switch": _ALWAYS,
    "field": _ALWAYS,
    "list": _ALWAYS,
    "level": _ALWAYS,
}


@pytest.mark.usefixtures("qtbot")
def test_a_table_as_it_should_be_has_no_violations(tmp_path: Path) -> None:
    program = window_states.draw_table(tmp_path, (640, 480))
    assert [] == window_checks.violations(program)

    label = QLabel("a text that has no room here", program.window)
    label.setGeometry(0, 0, 20, 20)
    label.show()
    area = QScrollArea(program.window)
    content = QLabel("no room for its width")
    content.setFixedWidth(700)
    area.setWidget(content)
    area.show()
    panel = program.table.scene_.panels[1]
    panel.setPos(program.table.scene_.geometry.board.center() + QPointF(3, 3))
    found = "\n".join(window_checks.violations(program))
    window_states.close(program)

    assert "a text that has no room here" in found
    assert "needs 700 px" in found
    assert "panel 2 and board overlap" in found


@pytest.mark.usefixtures("qtbot")
def test_a_result_lies_below_a_panel_over_the_table(tmp_path: Path) -> None:
    """Nothing of the result is painted over the review, even where it has no room beside it."""
    program = window_states.draw_review(tmp_path, (800, 600))
    panel, sheet = program.window.review, program.table.overlays.score_sheet
    for _ in range(3):
        QApplication.processEvents()
    sheet.setGeometry(program.table.viewport().rect())
    found = window_checks.violations(program)
    sheet.raise_()
    raised = window_checks.violations(program)
    is_docked, title = panel.is_docked, panel.windowTitle()
    window_states.close(program)

    assert not is_docked
    assert [] == found
    assert [f"ScoreSheet lies over the panel {title}"] == raised


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("name", parts.THEMES)
def test_each_state_of_a_part_can_be_seen(name: str) -> None:
    use_theme(parts.THEMES[name])
    same = {
        (part, state)
        for part, make in parts.PARTS.items()
        for state in STATES_SEEN[part.partition(",")[0]]
        if parts.cell(make, parts.STATES["usual"]).toImage()
        == parts.cell(make, parts.STATES[state]).toImage()
    }
    use_theme(FELT)

    assert set() == same


def test_texts_that_are_cut_while_painted_are_collected(qapp: object) -> None:
    assert qapp is not None
    pixmap = QPixmap(100, 20)
    with window_checks.elided_texts() as found:
        painter = QPainter(pixmap)
        draw_text(painter, QRectF(0, 0, 30, 20), 16.0, "Maximiliane")
        draw_text(painter, QRectF(0, 0, 100, 20), 16.0, "Li")
        painter.end()

    assert 1 == len(found)
    assert "Maximiliane" in found[0]

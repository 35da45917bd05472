"""The choice of a portrait: in the dialog of a new game, and for a seat of the running one."""

from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from straights_gui.view.portraits.people import BY_NAME
from straights_gui.view.portraits.portrait_picker import PortraitButton, PortraitPicker
from tests.support.window.blank_window import blank_window


def test_the_popup_closes_with_the_choice_and_marks_it_the_next_time(qtbot: QtBot) -> None:
    """Told is each choice; a portrait that is not known here follows the name, until another is chosen."""
    parent = blank_window(qtbot)
    button, told = PortraitButton(parent, "of tomorrow", 0), list[str]()
    button.changed.connect(lambda: told.append(button.portrait))
    button.show()
    first = button.portrait
    marked = []
    for name in ("bun", "cap", None):
        picker = button.open_picker()
        marked.append([each for each, known in picker.buttons.items() if known.isChecked()])
        (picker.by_name if name is None else picker.buttons[name]).click()
        assert not picker.isVisible()

    assert (BY_NAME, ["bun", "cap", BY_NAME]) == (first, told)
    assert [[], ["bun"], ["cap"]] == marked


def test_the_popup_stays_on_the_screen(qtbot: QtBot) -> None:
    parent = blank_window(qtbot)
    screen = parent.screen().availableGeometry()
    for point in (screen.bottomRight(), screen.topLeft() - QPoint(50, 50)):
        picker = PortraitPicker(parent, BY_NAME)
        picker.open_at(point)
        assert screen.contains(picker.geometry())
        picker.close()

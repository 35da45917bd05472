"""The dialog with the address of the table."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from pictures.cut_texts import cut_texts
from straights_gui.model.hosting.qr_matrix import qr_matrix
from straights_gui.view.hosting.hosted_table_dialog import HostedTableDialog
from tests.support.window.blank_window import blank_window

LINKS = ("http://192.168.1.24:41237/?table=k3f9", "http://10.0.0.3:41237/?table=k3f9")


def opened(qtbot: QtBot, links: tuple[str, ...] = LINKS, *, is_visible: bool = True) -> HostedTableDialog:
    dialog = HostedTableDialog(blank_window(qtbot), links, qr_matrix, is_visible=is_visible)
    dialog.show()
    return dialog


def test_the_link_of_another_network_is_copied_and_coded(qtbot: QtBot) -> None:
    dialog = opened(qtbot)

    QTest.keyClick(dialog.address_field, Qt.Key.Key_Down)
    QTest.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)

    assert LINKS[1] == dialog.link.text() == QGuiApplication.clipboard().text()
    assert dialog.code is not None
    assert qr_matrix(LINKS[1]) == dialog.code.matrix


def test_a_table_of_this_computer_alone_has_no_code(qtbot: QtBot) -> None:
    """No phone could open the link, so there is nothing to scan, and the dialog says so."""
    dialog = opened(qtbot, ("http://127.0.0.1:41237/?table=k3f9",), is_visible=False)

    assert dialog.code is None
    assert not dialog.address_field.isVisible()


def test_a_long_link_is_whole_in_a_small_window(qtbot: QtBot) -> None:
    window = blank_window(qtbot)
    window.resize(640, 480)
    link = "http://192.168.100.124:41237/?table=k3f9x2ab"
    dialog = HostedTableDialog(window, (link,), qr_matrix, is_visible=True)
    dialog.show()
    QApplication.processEvents()
    area = dialog.findChild(QScrollArea)
    assert area is not None
    content = area.widget()
    assert content is not None

    assert content.width() <= area.viewport().width()
    assert [] == cut_texts(dialog)
    assert dialog.link.text() == link

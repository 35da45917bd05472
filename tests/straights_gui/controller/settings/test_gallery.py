"""The gallery: real pictures of each choice, chosen with mouse or keys, shown on the table at once."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QEnterEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QScrollArea

from straights_gui.view.appearance.choice import Appearance
from straights_gui.view.appearance.gallery import AppearanceGallery
from straights_gui.view.appearance.section import Section
from straights_gui.view.appearance.tile import Tile
from straights_gui.view.cards.designs import BACKS, FACES
from straights_gui.view.style.theme import theme
from straights_gui.view.style.themes import TABLES
from tests.support.window.player import Player, Seating, at_turn
from tests.support.window.window_driver import process_events


@pytest.fixture
def player(seating: Seating) -> Player:
    player = at_turn(seating)
    player.program.window.act.appearance.trigger()
    QApplication.processEvents()
    return player


def tiles(player: Player) -> dict[str, Tile]:
    """All tiles, by what is chosen with them."""
    return {tile.value: tile for tile in player.program.window.settings.panel.findChildren(Tile)}


def click(player: Player, value: str) -> None:
    QTest.mouseClick(tiles(player)[value], Qt.MouseButton.LeftButton)


def test_the_gallery_takes_the_focus_and_gives_it_back(player: Player) -> None:
    panel, table = player.program.window.settings, player.program.table
    assert panel.has_focus
    player.program.window.act.settings.trigger()
    player.until_settled()

    assert not panel.is_open
    assert table.hasFocus()


def test_there_is_a_tile_for_each_design(player: Player) -> None:
    assert set(tiles(player)) == {*FACES, *BACKS, *TABLES}
    assert (6, 8, 6) == (len(FACES), len(BACKS), len(TABLES))
    chosen = {value for value, tile in tiles(player).items() if tile.isChecked()}
    assert {"classic", "lattice", "felt"} == chosen


def test_each_back_and_each_face_is_another_picture_on_the_table(player: Player) -> None:
    card = player.observation.hand[0]
    faces: list[QImage] = []
    backs: list[QImage] = []
    for name in FACES:
        click(player, name)
        assert name == player.preferences.faces
        faces.append(player.scene.hand_pixmaps.face(card).toImage())
    for name in BACKS:
        click(player, name)
        assert name == player.preferences.back
        backs.append(player.scene.hand_pixmaps.back().toImage())
    for pictures in (faces, backs):
        assert all(first != other for at, first in enumerate(pictures) for other in pictures[:at])


def test_the_arrow_keys_choose_the_next_tile(player: Player) -> None:
    player.program.window.resize(1366, 768)
    player.until(lambda: tiles(player)["plain"].y() == tiles(player)["felt"].y())
    tiles(player)["felt"].setFocus()
    QTest.keyClick(tiles(player)["felt"], Qt.Key.Key_Right)
    assert "midnight" == player.preferences.table
    QTest.keyClick(tiles(player)["midnight"], Qt.Key.Key_Right)
    assert "linen" == player.preferences.table
    names = [each.choice.text() for each in player.program.window.settings.panel.findChildren(Section)]
    assert ["Linen", "Classic", "Lattice"] == names


def test_the_heading_names_what_the_pointer_is_on(player: Player) -> None:
    """Without a click, else what is chosen."""
    tile = tiles(player)["midnight"]
    section = tile.parentWidget()
    assert isinstance(section, Section)
    names = []
    middle = QPointF(tile.rect().center())
    for event in (QEnterEvent(middle, middle, middle), QEvent(QEvent.Type.Leave)):
        QApplication.sendEvent(tile, event)
        names.append(section.choice.text())

    assert ["Midnight", "Felt"] == names


def test_a_screen_reader_finds_radio_buttons_with_names(player: Player) -> None:
    interface = QAccessible.queryAccessibleInterface(tiles(player)["lattice"])
    assert QAccessible.Role.RadioButton == interface.role()
    assert "Lattice" == interface.text(QAccessible.Text.Name)
    assert "Backs" == interface.text(QAccessible.Text.Description)
    assert interface.state().checked


def corner(tile: Tile) -> QImage:
    """The upper right corner of a tile's picture, inside its edge, without colours and without focus."""
    tile.clearFocus()
    picture = tile.grab().toImage()
    return picture.copy(picture.width() - 24, 5, 18, 16).convertToFormat(QImage.Format.Format_Grayscale8)


def test_the_chosen_tile_is_marked_by_more_than_colour(player: Player) -> None:
    tile = tiles(player)["wood"]
    before = corner(tile)
    click(player, "wood")
    assert before != corner(tile)
    click(player, "felt")
    assert before == corner(tile)


@pytest.mark.parametrize("code", ["en", "fr", "de", "es"])
def test_nothing_needs_scrolling_on_a_small_laptop(player: Player, code: str) -> None:
    """The whole group of the look, beside the table in a maximized window at 1366 x 768."""
    player.preferences.language = code
    player.program.window.resize(1366, 740)
    (area,) = player.program.window.settings.findChildren(QScrollArea)
    player.until(lambda: area.verticalScrollBar().maximum() == 0)
    room = area.viewport().rect()
    for tile in tiles(player).values():
        assert room.contains(tile.rect().translated(tile.mapTo(area.viewport(), QPoint())))


def test_four_colours_go_with_any_faces(player: Player) -> None:
    boxes = player.program.window.settings.panel.findChildren(QCheckBox)
    box = next(each for each in boxes if each.accessibleName() == "A colour for each suit")
    click(player, "large")
    QTest.mouseClick(box, Qt.MouseButton.LeftButton)
    colours = theme().faces.colours
    assert 4 == len({colours.clubs, colours.diamonds, colours.hearts, colours.spades})
    assert theme().faces.is_always_simple
    click(player, "four-colour")
    assert (True, False) == (box.isChecked(), box.isEnabled())


def test_the_gallery_covers_no_card(player: Player) -> None:
    panel = player.program.window.settings
    left = panel.geometry().left()
    assert panel.is_docked
    assert all(item.sceneBoundingRect().right() <= left for item in player.scene.hand.items)
    assert player.scene.geometry.board.right() <= left


@pytest.mark.parametrize("name", ["midnight", "engraved", "deco"])
def test_every_tile_is_reached_with_the_keyboard_in_the_smallest_window(player: Player, name: str) -> None:
    player.program.window.resize(640, 480)
    process_events()
    tile = tiles(player)[name]
    tile.setFocus(Qt.FocusReason.OtherFocusReason)
    assert tile.rect() == tile.visibleRegion().boundingRect()


def test_the_previews_are_painted_as_the_desktop_is_lit(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    lit: list[bool] = []
    shown: list[tuple[bool, str]] = []

    def show(_gallery: AppearanceGallery, choice: Appearance) -> None:
        shown.append((choice.is_dark, choice.table))

    monkeypatch.setattr(AppearanceGallery, "show_choice", show)
    monkeypatch.setattr("straights_gui.controller.settings.gallery.is_dark", lambda _scheme: bool(lit))
    player.program.window.settings.open()
    lit.append(True)
    player.program.window.theme_changed.emit()
    player.preferences.table = "slate"

    assert [(False, "felt"), (True, "felt"), (True, "slate")] == [
        each for number, each in enumerate(shown) if each != shown[number - 1] or number == 0
    ]

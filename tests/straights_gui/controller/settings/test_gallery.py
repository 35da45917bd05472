"""The gallery: real pictures of each choice, chosen with mouse or keys, shown on the table at once."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QFileDialog, QPushButton, QScrollArea

from straights_gui.view.appearance.tile import Section, Tile
from straights_gui.view.cards.backs import own_back, picture_of
from straights_gui.view.cards.designs import BACKS, FACES
from straights_gui.view.style.theme import TABLES, theme
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


def test_there_is_a_tile_for_each_design(player: Player) -> None:
    assert set(tiles(player)) == {*FACES, *BACKS, *TABLES}
    chosen = {value for value, tile in tiles(player).items() if tile.isChecked()}
    assert {"classic", "lattice", "felt"} == chosen


def test_the_arrow_keys_choose_the_next_tile(player: Player) -> None:
    player.program.window.resize(1366, 768)
    player.until(lambda: tiles(player)["plain"].y() == tiles(player)["felt"].y())
    tiles(player)["felt"].setFocus()
    QTest.keyClick(tiles(player)["felt"], Qt.Key.Key_Right)
    assert "midnight" == player.preferences.chosen("table")
    QTest.keyClick(tiles(player)["midnight"], Qt.Key.Key_Right)
    assert "linen" == player.preferences.chosen("table")
    names = [each.choice.text() for each in player.program.window.settings.panel.findChildren(Section)]
    assert ["Linen", "Classic", "Lattice"] == names


def test_a_screen_reader_finds_radio_buttons_with_names(player: Player) -> None:
    interface = QAccessible.queryAccessibleInterface(tiles(player)["lattice"])
    assert QAccessible.Role.RadioButton == interface.role()
    assert "Lattice" == interface.text(QAccessible.Text.Name)
    assert "Backs" == interface.text(QAccessible.Text.Description)
    assert interface.state().checked


@pytest.mark.parametrize("code", ["en", "fr", "de", "es"])
def test_nothing_needs_scrolling_on_a_small_laptop(player: Player, code: str) -> None:
    """The whole group of the look, beside the table in a maximized window at 1366 x 768."""
    player.preferences.choose("language", code)
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


def picture_file(path: Path, width: int, height: int) -> Path:
    image = QImage(width, height, QImage.Format.Format_Mono)
    image.fill(Qt.GlobalColor.color0)
    image.save(str(path))
    return path


def choose_picture(player: Player, monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_asked: (str(path), ""))
    press(player, "Choose a picture")


def press(player: Player, text: str) -> None:
    buttons = player.program.window.settings.panel.findChildren(QPushButton)
    next(each for each in buttons if each.text() == text and each.isVisible()).click()
    process_events()


def test_a_picture_of_ones_own_is_a_back_and_stays_with_the_settings(
    player: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    choose_picture(player, monkeypatch, picture_file(tmp_path / "wide.png", 900, 100))
    kept = player.preferences.texts()["own-back"]
    back = picture_of(kept)

    assert (kept, kept) == (theme().back, player.preferences.back())
    assert (300, 420) == (back.width(), back.height())
    assert QColor("#fdfbf5").lightness() == pytest.approx(back.pixelColor(5, 5).lightness(), abs=3)
    assert back.pixelColor(150, 210).lightness() < 10
    assert tiles(player)["own"].isChecked()
    press(player, "Remove")
    assert ("lattice", "lattice") == (theme().back, player.preferences.back())
    assert (False, "") == (tiles(player)["own"].isVisible(), player.preferences.texts()["own-back"])


@pytest.mark.parametrize(
    "name, width, cut",
    [("a.bmp", 9, 0), ("a.png", 7100, 0), ("a.jpg", 99, 9), ("a.png", 99, 30)],
    ids=["of another kind", "too many pixels", "cut off", "cut off, too"],
)
@pytest.mark.qt_log_ignore("libpng error: Read Error")  # which a PNG that is cut off is
def test_a_picture_that_cannot_be_used_changes_nothing(
    player: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *, name: str, width: int, cut: int
) -> None:
    path = picture_file(tmp_path / name, width, width)
    path.write_bytes(path.read_bytes()[: path.stat().st_size - cut])
    choose_picture(player, monkeypatch, path)

    assert ("lattice", "") == (theme().back, player.preferences.chosen("own-back"))
    assert "can’t be used" in player.program.window.message.text()


def test_a_jpeg_with_bytes_that_fill_is_whole(tmp_path: Path) -> None:
    content = picture_file(tmp_path / "a.jpg", 9, 9).read_bytes()
    filled = content[:2] + b"\xff\xff" + content[2:]

    assert "" != own_back(content) == own_back(filled)


@pytest.mark.parametrize("name", ["midnight", "engraved", "deco"])
def test_every_tile_is_reached_with_the_keyboard_in_the_smallest_window(player: Player, name: str) -> None:
    player.program.window.resize(640, 480)
    process_events()
    tile = tiles(player)[name]
    tile.setFocus(Qt.FocusReason.OtherFocusReason)
    assert tile.rect() == tile.visibleRegion().boundingRect()


@pytest.mark.parametrize("code", ["en", "fr", "de", "es", "pl"])
def test_no_picture_is_squashed_in_the_smallest_window(player: Player, code: str, tmp_path: Path) -> None:
    """Those of the backs get another row for one of the player’s own."""
    player.preferences.choose("language", code)
    player.program.window.resize(640, 480)
    process_events()
    player.preferences.use_back(own_back(picture_file(tmp_path / "a.png", 9, 9).read_bytes()))
    process_events()
    sizes = [(tile.size(), tile.sizeHint()) for tile in tiles(player).values()]

    assert all(0.74 * usual.width() <= now.width() and usual.height() == now.height() for now, usual in sizes)

"""Every state at six sizes, in long words and from right to left: nothing overlaps, nothing is cut."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QLabel,
    QPushButton,
    QToolButton,
    QWidget,
)

from engine.fast_dataclass import replace
from engine.straights.player import Human
from engine.straights.session import Session
from engine.straights.setup import SeatSetup
from straights_gui.view.table.items.card_item import CardItem
from tests.support.playing import play_on
from tests.support.window.player import ALONE, COMPUTERS, Player, Seating, game, game_without_play
from tests.support.window.pseudo_translator import PseudoTranslator

SIZES = ((900, 640), (1024, 700), (1280, 720), (1600, 1000), (1920, 1080), (3840, 2160))
LONG_NAMES = ("Maximiliane-Charlotte von Hohenstein", "Bartholomäus Großschmidt-Übermut", "W" * 40, "Li")


def long_names(session: Session) -> Session:
    """The same game of people whose names do not fit."""
    seats = tuple(
        SeatSetup(name, seat.player) for name, seat in zip(LONG_NAMES, session.setup.seats, strict=True)
    )
    return Session(replace(session.setup, seats=seats), session.actions)


def my_turn(seating: Seating, size: tuple[int, int]) -> Player:
    """A choice of cards."""
    player = seating(long_names(play_on(game(), 12)), size=size)
    player.until_my_turn()
    return player


def hinted(seating: Seating, size: tuple[int, int]) -> Player:
    """A long sentence on the strip."""
    player = my_turn(seating, size)
    player.program.window.act.hint.trigger()
    return player


def nothing_fits(seating: Seating, size: tuple[int, int]) -> Player:
    """A discard is due."""
    player = seating(long_names(game_without_play()), size=size)
    player.until_my_turn()
    return player


def refused(seating: Seating, size: tuple[int, int]) -> Player:
    """A card that does not fit was tried."""
    player = my_turn(seating, size)
    illegal = next(card for card in player.observation.hand if card not in player.observation.legal_plays)
    player.double_click(player.point_of(illegal))
    player.until_settled()
    return player


def round_end(seating: Seating, size: tuple[int, int]) -> Player:
    """The result of a round."""
    player = seating(long_names(play_on(game(), 48)), size=size)
    player.until_my_turn_or_result()
    if not player.program.event_player.shows_result:
        player.play_by_dragging()
    player.until(lambda: player.program.event_player.shows_result)
    return player


def game_end(seating: Seating, size: tuple[int, int]) -> Player:
    """The result of a game."""
    player = seating(long_names(play_on(game(44, COMPUTERS))), size=size)
    player.until(player.program.table.score_sheet.isVisible)
    return player


def handover_screen(seating: Seating, size: tuple[int, int]) -> Player:
    """Between two humans."""
    player = seating(long_names(game(5, (Human(), Human(), *ALONE[2:]))), size=size)
    player.until(player.program.table.handover_screen.isVisible)
    return player


def open_replay(seating: Seating, size: tuple[int, int]) -> Player:
    """All hands, in the middle of a game."""
    player = my_turn(seating, size)
    player.program.window.act.replay.trigger()
    player.program.replay.bar.hands.setChecked(True)
    player.program.replay.bar.slider.setValue(7)
    return player


def log_and_tour(seating: Seating, size: tuple[int, int]) -> Player:
    """The log beside the table, the tour over it."""
    player = my_turn(seating, size)
    player.program.window.act.log.trigger()
    QApplication.processEvents()
    player.program.help_menu.start_tour()
    return player


STATES: tuple[Callable[[Seating, tuple[int, int]], Player], ...] = (
    my_turn,
    hinted,
    nothing_fits,
    refused,
    round_end,
    game_end,
    handover_screen,
    open_replay,
    log_and_tour,
)


def check(player: Player) -> None:
    """What must hold of every picture."""
    QApplication.processEvents()
    scene, view = player.scene, QRectF(player.program.table.rect())
    outside = [
        str(item.card)
        for item in scene.items()
        if isinstance(item, CardItem) and item.isVisible() and not view.contains(box_of(item))
    ]
    assert [] == outside
    panels = [panel.sceneBoundingRect().adjusted(1, 1, -1, -1) for panel in scene.panels]
    piles = [pile.rect.adjusted(1, 1, -1, -1) for pile in scene.piles]
    places = [*panels, *piles, scene.geometry.board]
    assert [] == [box for box in places if not view.contains(box)]
    assert [] == [
        (first, second)
        for number, first in enumerate(places)
        for second in places[:number]
        if first.intersects(second)
    ]
    hand = [box_of(item) for item in scene.hand.items]
    assert [] == [box for box in hand if any(box.intersects(other) for other in places)]
    if scene.message.isVisible():
        strip = scene.message.sceneBoundingRect()
        assert view.contains(strip)
        assert not strip.adjusted(0, 1, 0, -1).intersects(scene.geometry.board)
    window = player.program.window
    if window.log.isVisible():
        assert not window.log.geometry().intersects(window.table.geometry())
        assert window.rect().contains(window.log.geometry())
        assert window.log.panel.width() >= window.log.panel.minimumWidth()
    assert [] == cut(window)


def box_of(item: CardItem) -> QRectF:
    """A card without its shadow."""
    width, height = item.width, item.width * 1.4
    return item.mapRectToScene(QRectF(-width / 2, -height / 2, width, height)).adjusted(2, 2, -2, -2)


def cut(window: QWidget) -> list[str]:
    """The texts of widgets that have less room than they need."""
    found = []
    for kind in (QLabel, QPushButton, QCheckBox, QToolButton):
        for widget in window.findChildren(kind):
            assert isinstance(widget, QLabel | QAbstractButton)
            if not widget.isVisible() or not widget.text() or shows_icon_only(widget):
                continue
            if isinstance(widget, QLabel) and widget.wordWrap():
                if widget.heightForWidth(widget.width()) > widget.height() + 1:
                    found.append(
                        f"{widget.text()}: {widget.heightForWidth(widget.width())} > {widget.height()}"
                    )
            elif isinstance(widget, QToolButton) and widget.sizeHint().width() > widget.width():
                found.append(f"{widget.text()}: {widget.sizeHint().width()} > {widget.width()}")
            elif needed(widget) > widget.width() + 1:
                found.append(f"{widget.text()}: {needed(widget)} > {widget.width()}")
    return found


def shows_icon_only(widget: QWidget) -> bool:
    """Whether the words of a button of a bar are left out, which is better than to cut them."""
    style = widget.toolButtonStyle() if isinstance(widget, QToolButton) else None
    return style is Qt.ToolButtonStyle.ToolButtonIconOnly


def needed(widget: QLabel | QAbstractButton) -> int:
    """How wide the words are."""
    words = widget.text().replace("&", "")
    return max(QFontMetrics(widget.font()).horizontalAdvance(line) for line in words.split("\n"))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("state", STATES)
def test_nothing_overlaps_and_nothing_is_cut(
    seating: Seating, state: Callable[[Seating, tuple[int, int]], Player], size: tuple[int, int]
) -> None:
    """Cards lie inside, seats stand apart, words have the room that they need."""
    check(state(seating, size))


@pytest.fixture
def from_right_to_left(qapp: QApplication) -> Iterator[None]:
    """A made-up language of long words, written from right to left."""
    translator = PseudoTranslator()
    qapp.installTranslator(translator)
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.removeTranslator(translator)
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("state", STATES)
def test_long_words_from_right_to_left_have_room_too(
    seating: Seating,
    from_right_to_left: None,
    state: Callable[[Seating, tuple[int, int]], Player],
    size: tuple[int, int],
) -> None:
    """The smallest sizes are the hard ones."""
    player = state(seating, size)
    QApplication.sendEvent(player.program.window, QEvent(QEvent.Type.LanguageChange))
    check(player)


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0, 3.0])
def test_nothing_is_blurred(seating: Seating, ratio: float) -> None:
    """Every picture has a pixel for each of the screen's."""
    player = my_turn(seating, (1024, 700))
    view = player.program.table.size().toSizeF()
    player.scene.set_size(view, 17.0, ratio)
    for pixmap in (
        *(panel.pixmap() for panel in player.scene.panels),
        *(item.pixmap() for item in player.scene.hand.items),
        *(item.pixmap() for item in player.scene.board.values()),
        player.scene.message.pixmap(),
    ):
        assert pixmap.devicePixelRatio() == pytest.approx(ratio)
        assert pixmap.width() == pytest.approx(pixmap.deviceIndependentSize().width() * ratio, abs=1)

"""Every state at all sizes, in long words and from right to left: nothing overlaps, nothing is cut."""

from collections.abc import Callable, Iterable, Iterator

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QApplication

from engine.straights.player import Human
from pictures.window_checks import violations
from tests.support.playing import play_on
from tests.support.window.layout_checks import check_layout, long_names
from tests.support.window.player import ALONE, COMPUTERS, Player, Seating, at_turn, game, game_without_play
from tests.support.window.pseudo_translator import PseudoTranslator
from tests.support.window.window_driver import process_events

SMALL_SIZES = ((683, 344), (854, 440), (640, 480), (800, 600), (700, 1000), (1024, 700))
SIZES = (*SMALL_SIZES, (1280, 720), (1600, 1000), (1920, 1080), (3840, 2160))


def my_turn(seating: Seating) -> Player:
    return at_turn(seating, long_names(play_on(game(), 12)), size=SIZES[0])


def hinted(seating: Seating) -> Player:
    """A long sentence on the strip."""
    player = my_turn(seating)
    player.program.window.act.hint.trigger()
    return player


def nothing_fits(seating: Seating) -> Player:
    return at_turn(seating, long_names(game_without_play()), size=SIZES[0])


def refused(seating: Seating) -> Player:
    player = my_turn(seating)
    illegal = next(card for card in player.observation.hand if card not in player.observation.legal_plays)
    player.double_click(player.point_of(illegal))
    player.until_settled()
    return player


def round_end(seating: Seating) -> Player:
    player = seating(long_names(play_on(game(), 48)), size=SIZES[0])
    player.finish_round()
    return player


def game_end(seating: Seating) -> Player:
    player = seating(long_names(play_on(game(44, COMPUTERS))), size=SIZES[0])
    player.until(player.program.table.overlays.score_sheet.isVisible)
    return player


def handover_screen(seating: Seating) -> Player:
    player = seating(long_names(game(5, (Human(), Human(), *ALONE[2:]))), size=SIZES[0])
    player.until(player.program.table.overlays.handover_screen.isVisible)
    return player


def open_replay(seating: Seating) -> Player:
    """All hands, in the middle of a game."""
    player = my_turn(seating)
    player.program.window.act.replay.trigger()
    player.program.replay.bar.hands.setChecked(True)
    player.program.replay.bar.slider.setValue(7)
    return player


def open_log(seating: Seating) -> Player:
    player = my_turn(seating)
    player.program.window.act.log.trigger()
    return player


State = Callable[[Seating], Player]
STATES: tuple[State, ...] = (
    my_turn,
    hinted,
    nothing_fits,
    refused,
    round_end,
    game_end,
    handover_screen,
    open_replay,
    open_log,
)


def check_layouts(player: Player, sizes: Iterable[tuple[int, int]]) -> None:
    player.program.window.fit_into(QSize(683, 384))  # a screen of 1366 x 768 with text of 200 %
    for width, height in sizes:
        player.program.window.resize(width, height)
        process_events()
        assert (width, height) == player.program.window.size().toTuple()
        try:
            check_layout(player)
        except AssertionError as error:
            error.add_note(f"in a window of {width} x {height}")
            raise


@pytest.mark.parametrize("state", STATES)
def test_nothing_overlaps_and_nothing_is_cut(seating: Seating, state: State) -> None:
    check_layouts(state(seating), SIZES)


def test_a_result_lies_below_a_panel_over_the_table(seating: Seating) -> None:
    """The review is not covered where it has no room beside the result."""
    player = round_end(seating)
    player.program.review.open()
    sheet = player.program.table.overlays.score_sheet
    sheet.setGeometry(player.program.table.viewport().rect())
    covered = [each for each in violations(player.program) if "lies over" in each]
    sheet.raise_()

    assert [] == covered
    assert any("ScoreSheet lies over the panel" in each for each in violations(player.program))


@pytest.fixture
def from_right_to_left(qapp: QApplication) -> Iterator[None]:
    """A made-up language of long words, written from right to left."""
    translator = PseudoTranslator()
    qapp.installTranslator(translator)
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.removeTranslator(translator)
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.mark.parametrize("state", STATES)
def test_long_words_from_right_to_left_have_room_too(
    seating: Seating, from_right_to_left: None, state: State
) -> None:
    """The smallest sizes are the hard ones."""
    player = state(seating)
    QApplication.sendEvent(player.program.window, QEvent(QEvent.Type.LanguageChange))
    check_layouts(player, SMALL_SIZES)


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0, 3.0])
def test_nothing_is_blurred(seating: Seating, ratio: float) -> None:
    """Every picture has a pixel for each of the screen's."""
    player = my_turn(seating)
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

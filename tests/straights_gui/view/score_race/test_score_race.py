"""The race to the limit: in step with the table, readable without colour, told in words."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.straights.advice.win_probability import win_probabilities
from engine.straights.events import RoundEnded
from engine.straights.setup import Variant
from straights_gui.view.score_race.lines import line_colour, line_sample
from straights_gui.view.score_race.panel import ScoreRacePanel
from straights_gui.view.score_race.plot import ScoreRacePlot
from straights_gui.view.score_race.state import ScoreRaceState, percent_text, race_text
from straights_gui.view.style.dark_palette import dark_palette
from tests.support.playing import near_the_end
from tests.support.window.contrast import contrast
from tests.support.window.player import COMPUTERS, Player, Seating, game

NAMES = ("Anna", "Clara", "Diego", "Hugo")
SCORES = ((14, 2, 12, 0), (30, 30, 55, 30))


def race(scores: tuple[tuple[int, ...], ...] = SCORES, names: tuple[str, ...] = NAMES) -> ScoreRaceState:
    last = scores[-1] if scores else (0, 0, 0, 0)
    return ScoreRaceState(names, scores, Variant(80), win_probabilities(last, 80), 0)


def opened(player: Player) -> ScoreRacePanel:
    QTest.keyClick(player.program.window, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert player.program.window.score_race.isVisible()
    return player.program.window.score_race.panel


def figures(panel: ScoreRacePanel) -> list[tuple[str, ...]]:
    rows = []
    for row in range(panel.table.rowCount()):
        items = [panel.table.item(row, column) for column in range(3)]
        rows.append(tuple(item.text() for item in items if item is not None))
    return rows


def test_a_round_counts_when_its_result_lies_on_the_table(seating: Seating) -> None:
    """Not while its last card flies, although the game knows it by then; another game begins without any."""
    player = seating(game())
    panel = opened(player)
    assert "No rounds finished yet." in panel.plot.accessibleDescription()
    assert ["25%"] * 4 == [chance for _name, _points, chance in figures(panel)]
    told: list[str] = []

    def note(event: object) -> None:
        if isinstance(event, RoundEnded):
            assert player.observation.results
            told.append(panel.plot.accessibleDescription())

    player.program.event_player.playing.connect(note)
    player.finish_round()

    assert "No rounds finished yet." in told[0]
    scores = player.observation.results[0].scores
    assert panel.plot.accessibleDescription().startswith("After round 1: ")
    names, points, chances = zip(*figures(panel), strict=True)
    assert [seat.name for seat in player.observation.seats] == list(names)
    assert [str(score) for score in scores] == list(points)
    assert [percent_text(each) for each in win_probabilities(scores, 80)] == list(chances)
    player.until_my_turn()
    assert panel.plot.accessibleDescription().startswith("After round 1: ")
    player.program.game_menu.begin(game(6))
    player.until_my_turn()
    assert "No rounds finished yet." in panel.plot.accessibleDescription()


def test_at_the_end_the_chances_are_the_result(seating: Seating) -> None:
    player = seating(near_the_end(game(44, COMPUTERS)))
    player.until(lambda: player.observation.turn is None and player.program.game.is_settled)

    panel = opened(player)

    winners = player.observation.winners
    for seat, (_name, _points, chance) in enumerate(figures(panel)):
        assert (percent_text(1 / len(winners)) if seat in winners else "0%") == chance
    assert f"After round {len(player.observation.results)}:" in panel.plot.accessibleDescription()
    assert "Race to 80" == player.program.window.score_race.windowTitle()


def test_the_race_is_told_in_text(qapp: object) -> None:
    words = race_text(race(((1, 20, 20, 20),)))

    assert words.startswith("After round 1: Anna: 1 point, chance of winning ")
    assert "Hugo: 20 points, chance of winning " in words


@pytest.mark.parametrize(
    "chance, expected", [(0.0, "0%"), (0.004, "below 1%"), (0.25, "25%"), (0.996, "100%"), (1.0, "100%")]
)
def test_a_small_chance_is_not_none(qapp: object, chance: float, expected: str) -> None:
    assert expected == percent_text(chance)


def test_the_lines_are_told_apart_without_colour(qapp: QApplication) -> None:
    palette = QPalette(qapp.palette())
    samples = []
    for seat in range(4):
        image = line_sample(seat, palette, 20.0, 1.0).toImage()
        flat = QImage(image.size(), QImage.Format.Format_RGB32)
        flat.fill(QColor("white"))
        for x in range(image.width()):
            for y in range(image.height()):
                if image.pixelColor(x, y).alpha() > 127 and image.pixelColor(x, y).lightness() < 200:
                    flat.setPixelColor(x, y, QColor("black"))
        samples.append(flat)
    for one, other in combinations(samples, 2):
        unlike = sum(
            one.pixel(x, y) != other.pixel(x, y) for x in range(one.width()) for y in range(one.height())
        )
        assert unlike > 20


@pytest.mark.parametrize("paint", [QPalette, dark_palette])
def test_the_lines_can_be_seen_by_day_and_by_night(qapp: object, paint: Callable[[], QPalette]) -> None:
    """At least 4.5 : 1."""
    palette = paint()
    ground = palette.color(QPalette.ColorRole.Base)
    assert all(4.5 <= contrast(line_colour(seat, palette), ground) for seat in range(4))


@pytest.mark.parametrize(
    "scores",
    [(), SCORES, ((79, 79, 79, 79),), tuple((n, n, n, n) for n in range(60)), ((250, 3, 3, 3),)],
)
@pytest.mark.parametrize("size", [(130, 84), (300, 260), (900, 700)])
def test_the_plot_paints_whatever_there_is(
    qtbot: object, scores: tuple[tuple[int, ...], ...], size: tuple[int, int]
) -> None:
    room = QWidget()
    plot, empty = ScoreRacePlot(room), ScoreRacePlot(room)
    for each in (plot, empty):
        each.resize(QSize(*size))
    plot.show_state(race(scores, ("W" * 40, "Li", "Bartholomäus", "Anna")))

    assert plot.grab().toImage() != empty.grab().toImage()


@pytest.mark.parametrize("limit", [1, 500, 10**9])
def test_the_limit_stands_whole_beside_its_line(qtbot: object, limit: int) -> None:
    """However many digits it has: nothing is painted at the left edge, where it would be cut off."""
    room = QWidget()
    plot = ScoreRacePlot(room)
    plot.resize(QSize(420, 300))
    plot.show_state(ScoreRaceState(NAMES, (), Variant(limit), win_probabilities((0,) * 4, limit), 0))
    image = plot.grab().toImage()

    assert 1 == len({image.pixel(1, y) for y in range(image.height())})


@pytest.mark.parametrize("size", [(1, 1), (30, 300), (300, 30), (300, 42), (60, 60), (100, 30)])
def test_a_plot_without_room_for_its_lines_is_left_empty(qtbot: object, size: tuple[int, int]) -> None:
    """A dock that is just being opened may be a few pixels high."""
    room = QWidget()
    plot = ScoreRacePlot(room)
    plot.resize(QSize(*size))
    plot.show_state(race())

    assert QSize(*size) == plot.grab().toImage().size()


def test_the_race_opens_in_a_window_that_was_never_used(seating: Seating) -> None:
    """Ctrl+G while the first round is played, at the size of a first start."""
    player = seating(None, size=(1180, 800))
    panel = opened(player)
    player.until(lambda: panel.plot.height() >= panel.plot.minimumSizeHint().height())

    assert not player.said

"""The tour: five steps over the real table, by itself at the first start, skipped at any moment."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.straights.session import Session
from engine.straights.setup import Variant
from engine.straights.text.table import tour_steps
from pictures.cut_texts import cut_texts
from straights_gui.view.text.languages import CODES
from straights_gui.view.tour.tour import Tour
from tests.support.window.player import Player, Seating, game


def touring(
    seating: Seating,
    session: Session | None = None,
    *,
    size: tuple[int, int] = (1024, 700),
    language: str = "en",
) -> tuple[Player, Tour]:
    player = seating(session or game(), size=size)
    player.preferences.choose("language", language)
    player.until_my_turn()
    return player, begun(player)


def begun(player: Player) -> Tour:
    player.program.window.act.tour.trigger()
    tour = player.program.help_menu.running_tour
    assert tour is not None
    return tour


def test_five_steps_lead_to_play(seating: Seating) -> None:
    player, tour = touring(seating)
    assert 5 == len(tour_steps(Variant(80)))
    lights = []
    for number in range(5):
        assert number == tour.number
        assert (number == 4) == tour.light.isEmpty()
        lights.append(tour.light.getRect())
        QTest.keyClick(tour.next_button, Qt.Key.Key_Return)
    assert 5 == len(set(lights))
    assert player.program.help_menu.running_tour is None
    assert player.preferences.has_seen_tour
    assert player.program.window.table.hasFocus()
    assert player.scene.hand.chosen is None
    player.until_my_turn()
    player.play_by_dragging()
    player.until(lambda: len(player.program.model.session.actions) > 3)


@pytest.mark.parametrize("way", ["button", "escape"])
def test_the_tour_is_skipped(seating: Seating, way: str) -> None:
    player, tour = touring(seating)
    if way == "button":
        tour.skip_button.click()
    else:
        QTest.keyClick(tour, Qt.Key.Key_Escape)
    assert player.program.help_menu.running_tour is None
    again = begun(player)
    assert (0, False) == (again.number, again.back_button.isVisible())
    again.end()


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("size", [(640, 480), (1024, 700), (1366, 740), (1366, 768), (1600, 1000)])
def test_the_words_leave_what_they_speak_of_in_the_light(
    seating: Seating, size: tuple[int, int], language: str
) -> None:
    """The card lies inside the table and beside the light, at each step; none of its texts is cut."""
    _player, tour = touring(seating, size=size, language=language)
    for number in range(5):
        tour.show_step(number)
        QApplication.processEvents()
        card: QRect = tour.card.geometry()
        assert tour.rect().contains(card)
        assert not card.intersects(tour.light.toRect())
        assert [] == cut_texts(tour)
    tour.end()


def test_tab_goes_round_the_buttons_of_the_tour(seating: Seating) -> None:
    """Neither it nor a click reaches the dimmed hand below; Enter presses the button that has the focus."""
    player, tour = touring(seating)
    tour.show_step(2)
    point = player.point_of(player.observation.legal_plays[0])
    QTest.mouseClick(tour, Qt.MouseButton.LeftButton, pos=point)
    assert (0, None) == (player.count_moves(), player.scene.hand.chosen)
    seen = []
    for _ in range(4):
        focus = QApplication.focusWidget()
        assert focus is not None
        seen.append(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)

    assert [tour.next_button, tour.skip_button, tour.back_button, tour.next_button] == seen
    tour.back_button.setFocus()
    QTest.keyClick(tour.back_button, Qt.Key.Key_Return)
    assert 1 == tour.number
    tour.end()

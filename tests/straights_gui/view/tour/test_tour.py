"""The tour: five steps over the real table, by itself at the first start, skipped at any moment."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from engine.fast_dataclass import replace
from engine.straights.session import Session
from engine.straights.setup import Variant
from straights_gui.view.tour.tour import Tour, tour_steps
from tests.support.window.player import Player, Seating, game


def touring(seating: Seating) -> tuple[Player, Tour]:
    """A game whose tour has begun."""
    player = seating(game())
    player.until_my_turn()
    player.program.window.act.tour.trigger()
    tour = player.program.help_menu.running_tour
    assert tour is not None
    return player, tour


def test_five_steps_lead_to_play(seating: Seating) -> None:
    """Each lights something else; after the last the game goes on."""
    player, tour = touring(seating)
    assert 5 == len(tour_steps(80))
    lights = []
    for number in range(5):
        assert number == tour.number
        lights.append(tour._light().getRect())
        QTest.keyClick(tour.next_button, Qt.Key.Key_Return)
        if tour.next_button.isVisible() and number == tour.number:
            tour.next_button.click()
    assert 5 == len(set(lights))
    assert player.program.help_menu.running_tour is None
    assert player.preferences.has_seen_tour
    player.until_my_turn()
    player.play_by_dragging()
    player.until(lambda: len(player.program.model.session.actions) > 3)


def test_back_goes_back(seating: Seating) -> None:
    """From the second step to the first, and no further."""
    _player, tour = touring(seating)
    assert not tour.back_button.isEnabled()
    tour.next_button.click()
    tour.back_button.click()
    assert 0 == tour.number
    tour.end()


@pytest.mark.parametrize("way", ["button", "escape"])
def test_the_tour_is_skipped(seating: Seating, way: str) -> None:
    """By its button or by Escape; it can be begun again."""
    player, tour = touring(seating)
    if way == "button":
        tour.skip_button.click()
    else:
        QTest.keyClick(tour, Qt.Key.Key_Escape)
    assert player.program.help_menu.running_tour is None
    player.program.window.act.tour.trigger()
    again = player.program.help_menu.running_tour
    assert again is not None
    assert 0 == again.number
    again.end()


def test_computers_wait_while_one_reads(seating: Seating) -> None:
    """And go on afterwards, unless they waited before."""
    player, tour = touring(seating)
    assert player.program.window.act.pause.isChecked()
    tour.end()
    assert not player.program.window.act.pause.isChecked()
    player.program.window.act.pause.setChecked(True)
    player.program.window.act.tour.trigger()
    again = player.program.help_menu.running_tour
    assert again is not None
    again.end()
    assert player.program.window.act.pause.isChecked()


@pytest.mark.parametrize("size", [(900, 640), (1024, 700), (1600, 1000)])
def test_the_words_leave_what_they_speak_of_in_the_light(seating: Seating, size: tuple[int, int]) -> None:
    """The card with the words lies inside the table and beside the light, wherever there is room for it."""
    player = seating(game(), size=size)
    player.until_my_turn()
    player.program.window.act.tour.trigger()
    tour = player.program.help_menu.running_tour
    assert tour is not None
    for number in range(5):
        tour.show_step(number)
        QApplication.processEvents()
        card: QRect = tour._card.geometry()
        assert tour.rect().contains(card)
        assert number in (0, 4) or not card.intersects(tour._light().toRect())
    tour.end()


def test_the_tour_names_the_limit_of_the_game(seating: Seating) -> None:
    """A game to 150 ends there."""
    player = seating(Session(replace(game().setup, variant=Variant(score_limit=150))))
    player.program.window.act.tour.trigger()
    tour = player.program.help_menu.running_tour
    assert tour is not None
    tour.show_step(3)
    assert "150 points" in " ".join(label.text() for label in tour.findChildren(QLabel))

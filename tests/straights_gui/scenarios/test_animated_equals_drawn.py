"""The table's law: animating the events gives the same picture as drawing the observation, for whole games.

At every moment at which somebody may act, the picture that the animations have left is compared with a new
drawing of the observation, in which every card, seat, pile and sentence counts.
"""

from dataclasses import fields, replace

import pytest
from PySide6.QtWidgets import QApplication

from engine.games.table import Table
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import Setup, Variant
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.items.seat_state import SeatState
from tests.support.window.player import ALONE, COMPUTERS, TWO_PEOPLE, Player, Seating, game
from tests.support.window.snapshot import TableSnapshot
from tests.support.window.tables import table_of


class Referee:
    """Compares at each turn; sits between the controller and the table."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.compared = 0
        self.differences: list[str] = []
        self._table = player.program.table
        self._settle = self._table.settle

    def settle(self, table: Table) -> None:
        """Settle as usual, then draw the same and compare; before, only what is to change may differ."""
        animated = self.player.picture
        items = self._card_items()
        self._settle(table)
        settled = self.player.picture
        if table.turn is not None:
            self._compare(without_turn(animated), without_turn(settled))
            self._table.scene_.draw(table)
            self._compare(settled, self.player.picture)
            assert items == self._card_items() == len(settled.board) + len(settled.hand)
        self.compared += 1

    def _compare(self, one: TableSnapshot, other: TableSnapshot) -> None:
        """Note what differs: an error raised here would only end in Qt's event loop."""
        for field in fields(TableSnapshot):
            left, right = getattr(one, field.name), getattr(other, field.name)
            if left != right:
                self.differences.append(f"turn {self.compared}, {field.name}: {left} became {right}")

    def _card_items(self) -> int:
        """How many cards there are in the scene, seen or not."""
        return sum(isinstance(item, CardItem) for item in self.player.scene.items())


def without_turn(picture: TableSnapshot) -> TableSnapshot:
    """A picture without what `settle` is there to change: the turn, its marks, the sentence.

    A deal between two humans is seen by nobody, so `settle` also changes whose seat is called "you".
    """
    return replace(
        picture,
        hand=tuple((card, CardAppearance.FACE, x, 0.0) for card, _look, x, _y in picture.hand),
        seats=tuple(
            seat and replace(without_points(seat), is_turn=False, is_thinking=False, is_viewer=False)
            for seat in picture.seats
        ),
        piles=tuple((count, False) for count, _is_drop_target in picture.piles),
        marks=(),
        message="",
    )


def without_points(seat: SeatState) -> SeatState:
    return replace(seat, data=replace(seat.data, facts=seat.data.facts[:1]))


def play(player: Player, rounds: int, quits: tuple[int, ...]) -> Referee:
    """Play some rounds; at some numbers of moves the viewer leaves in anger, and comes back later."""
    referee = Referee(player)
    program = player.program
    program.table.settle = referee.settle  # type: ignore[method-assign]  # the referee settles as usual
    program.start()
    left_at = None
    while program.model.turn is not None and player.observation.number <= rounds:
        QApplication.processEvents()
        moves = len(program.model.session.actions)
        if program.event_player.shows_result:
            player.go_on()
        elif program.table.overlays.is_handover_shown:
            program.table.overlays.handover_screen.button.click()
        elif left_at is not None and moves > left_at + 9:
            program.window.act.take_seat.trigger()
            left_at = None
        elif program.game.is_settled and player.observation.is_my_turn:
            if any(number <= moves < number + 5 for number in quits):
                program.window.act.rage_quit.trigger()
                left_at = len(program.model.session.actions) if not program.model.humans else None
            else:
                card = (player.observation.legal_plays or player.observation.hand)[0]
                program.table.card_activated.emit(card)
    return referee


@pytest.mark.parametrize(
    "seed, players, rounds, quits",
    [
        (5, (Human(),) * 4, 1, ()),
        (7, ALONE, 3, (8, 60, 112)),
        (8, TWO_PEOPLE, 2, (30, 80)),
    ],
)
def test_after_every_turn_the_animated_picture_is_the_drawn_one(
    seating: Seating, seed: int, players: tuple[Human | Computer, ...], rounds: int, quits: tuple[int, ...]
) -> None:
    player = seating(game(seed, players), start=False)

    referee = play(player, rounds, quits)

    assert [] == referee.differences
    assert referee.compared >= 52 * rounds


@pytest.mark.parametrize("players", [ALONE, COMPUTERS])
def test_to_the_end_of_a_game_the_animated_picture_is_the_drawn_one(
    seating: Seating, players: tuple[Human | Computer, ...]
) -> None:
    player = seating(Session(Setup.of(44, players, Variant(score_limit=20))), start=False)
    referee = play(player, 99, ())
    player.until(player.program.table.overlays.score_sheet.isVisible)
    player.until_settled()
    animated, winners = player.picture, player.program.table.overlays.score_sheet.title.text()

    player.program.table.draw(table_of(player.observation))

    assert [] == referee.differences
    assert animated == player.picture
    assert winners == player.program.table.overlays.score_sheet.title.text()

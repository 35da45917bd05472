"""What a seat's panel says of its last move, and who is thinking."""

from collections.abc import Callable

from engine.straights.record import Move
from tests.support.playing import play_on
from tests.support.window.player import Player, Seating, game


class Desk:
    """An executor whose computers think until somebody lets them answer."""

    def __init__(self) -> None:
        self.tasks: list[Callable[[], None]] = []

    def run(self, task: Callable[[], None]) -> None:
        self.tasks.append(task)

    def wait(self) -> None:
        self.tasks.clear()


def shown(player: Player) -> tuple[Move | None, ...]:
    return tuple(panel.state.last_move if panel.state else None for panel in player.scene.panels)


def thinking(player: Player) -> list[int]:
    return [panel.seat for panel in player.scene.panels if panel.state and panel.state.is_thinking]


def test_the_last_moves_are_those_of_the_game_after_each_move_and_after_undo_and_redo(
    seating: Seating,
) -> None:
    """3.1: the panels follow the public moves, forwards and backwards."""
    player = seating(play_on(game(), 8))
    player.until_my_turn()
    before = shown(player)
    assert player.observation.last_moves == before

    player.play_by_dragging()
    player.until_my_turn()
    after = shown(player)
    assert player.observation.last_moves == after != before

    player.program.window.act.undo.trigger()
    player.until_settled()
    assert before == shown(player)

    player.program.window.act.redo.trigger()
    player.until_my_turn()
    assert player.observation.last_moves == shown(player)


def test_a_computer_is_shown_thinking_until_it_has_chosen(seating: Seating) -> None:
    desk = Desk()
    player = seating(play_on(game(), 8), executor=desk)
    while player.observation.is_my_turn or not desk.tasks:
        player.play_by_dragging()
        player.until(lambda: bool(desk.tasks))

    player.until(lambda: [player.observation.turn] == thinking(player))
    player.program.window.act.pause.trigger()
    assert [] == thinking(player)
    player.program.window.act.pause.trigger()
    player.until(lambda: [player.observation.turn] == thinking(player))

    turn = player.observation.turn
    desk.tasks.pop()()
    player.until(lambda: player.observation.turn != turn)
    assert turn not in thinking(player)

"""A game from the deal to the victory, with a real mouse."""

from pathlib import Path

from engine.straights.storage.savegame import loads
from engine.straights.text.results import standing
from engine.text.rendering import render
from tests.support.window.player import Seating, game


def test_a_game_is_played_to_its_end_by_dragging_every_card(seating: Seating, tmp_path: Path) -> None:
    """Every card of the human is dragged; the winner on screen is that of the saved game played again."""
    player = seating(game(44), size=(1280, 860))
    drags = 0
    while player.observation.turn is not None:
        player.until_my_turn()
        if player.observation.is_my_turn:
            player.play_by_dragging()
            drags += 1
    player.until(player.program.table.overlays.score_sheet.isVisible)

    replayed = loads((tmp_path / "running-game.straights").read_bytes())
    assert replayed.is_over
    names = [seat.name for seat in replayed.setup.seats]
    result = standing(names, replayed.state.results[-1].scores, 0, is_over=True)
    assert render(result) == player.program.table.overlays.score_sheet.title.text()
    assert 13 * len(replayed.observe(None).results) == drags

"""The actions of menu and toolbar: new game, deck, pause, speed, log, rules."""

import pytest
from PySide6.QtWidgets import QDialog

from engine.straights.setup import Variant
from straights_gui.controller.menus.new_games import last_variant
from straights_gui.view.dialogs.new_game_dialog import NewGameDialog
from tests.support.window.player import Seating, at_turn


def test_a_new_game_has_the_chosen_players_seed_and_length(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The length is that of the next game, too."""
    player = at_turn(seating)

    def fill(dialog: NewGameDialog) -> QDialog.DialogCode:
        dialog.names[0].setText("Anna")
        dialog.seed.setText("6788")
        dialog.length.setCurrentIndex(3)
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(NewGameDialog, "exec", fill)
    player.program.window.act.new_seed.trigger()
    player.until_my_turn()

    assert 6788 == player.program.model.session.setup.seed
    assert "Anna" == player.observation.seats[0].name
    assert "6788" in player.program.window.seed_label.text()
    length = Variant(score_limit=150)
    assert length == player.program.model.session.setup.variant == last_variant(player.preferences)


def test_a_cancelled_new_game_changes_nothing(seating: Seating, monkeypatch: pytest.MonkeyPatch) -> None:
    player = at_turn(seating)
    before = player.picture
    monkeypatch.setattr(NewGameDialog, "exec", lambda _dialog: QDialog.DialogCode.Rejected)

    player.program.window.act.new.trigger()
    player.until_settled()

    assert before == player.picture

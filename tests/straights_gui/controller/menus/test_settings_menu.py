"""The Settings menu: the names of the players, which are changed in the dialog of the settings."""

import pytest
from PySide6.QtWidgets import QLineEdit

from straights_gui.controller.menus.new_games import last_seats
from straights_gui.view.dialogs.settings_dialog import SettingsDialog
from tests.support.window.player import Player, Seating, at_turn


def rename(player: Player, monkeypatch: pytest.MonkeyPatch, seat: int, name: str) -> list[str]:
    """Type another name for a seat, and leave its field; the names that stood there before."""
    before: list[str] = []

    def type_name(dialog: SettingsDialog) -> int:
        fields = dialog.findChildren(QLineEdit)[-4:]
        before.extend(field.text() for field in fields)
        fields[seat].setText(name)
        fields[seat].editingFinished.emit()
        dialog.close()
        return 0

    monkeypatch.setattr(SettingsDialog, "exec", type_name)
    player.program.window.act.settings.trigger()
    return before


def test_a_player_gets_another_name_in_this_game_and_in_those_to_come(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = at_turn(seating)
    status = player.program.window.statusBar()
    rename(player, monkeypatch, 2, "  Zoë ")
    player.until_my_turn()
    assert "Zoë" == player.observation.seats[2].name
    assert player.program.model.session.setup.seats == last_seats(player.preferences)
    kept = player.preferences.seats
    not_shown = "This name contains characters that cannot be shown."
    for wrong, problem in (("", "Enter a name."), ("   ", "Enter a name."), ("a\u200bb", not_shown)):
        before = rename(player, monkeypatch, 2, wrong)
        assert ["Player1", "Player2", "Zoë", "Player4"] == before
        assert problem == status.currentMessage()
        status.clearMessage()
        assert (kept, "Zoë") == (player.preferences.seats, player.observation.seats[2].name)
    player.until_my_turn()

"""The Settings menu: the names of the players, which are changed in the panel of the settings."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLineEdit

from straights_gui.controller.games.new_games import last_seats
from straights_gui.view.style.parts.choices import Segments
from tests.support.window.player import Player


def rename(player: Player, seat: int, name: str) -> list[str]:
    """Type another name for a seat, and leave its field; the names that stood there before."""
    panel = player.program.window.settings
    panel.open()
    fields = panel.panel.findChildren(QLineEdit)[-4:]
    before = [field.text() for field in fields]
    fields[seat].setText(name)
    fields[seat].editingFinished.emit()
    panel.close()
    return before


def test_a_player_gets_another_name_in_this_game_and_in_those_to_come(player: Player) -> None:
    status = player.program.window.message
    rename(player, 2, "  Zoë ")
    player.until_my_turn()
    assert "Zoë" == player.observation.seats[2].name
    assert "Zoë plays" in player.program.window.log.panel.toPlainText()
    assert player.program.model.session.setup.seats == last_seats(player.preferences)
    kept = player.preferences.seats
    not_shown = "This name contains characters that can’t be shown."
    for wrong, problem in (("", "Enter a name."), ("   ", "Enter a name."), ("a\u200bb", not_shown)):
        before = rename(player, 2, wrong)
        assert ["Player1", "Player2", "Zoë", "Player4"] == before
        assert problem == status.text()
        status.show_text("")
        assert (kept, "Zoë") == (player.preferences.seats, player.observation.seats[2].name)
    player.until_my_turn()


def test_one_speed_is_for_all_and_two_where_they_differ_already(player: Player) -> None:
    preferences, panel = player.preferences, player.program.window.settings
    panel.open()

    def speeds() -> list[Segments]:
        names = ("Speed", "Computers")
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return [each for each in panel.panel.findChildren(Segments) if each.accessibleName() in names]

    preferences.choose_speed("fast")
    (both,) = speeds()
    both.buttons[0].click()
    assert ("slow", "slow") == (preferences.chosen("speed"), preferences.chosen("pauses"))

    preferences.choose("pauses", "at-once")
    assert [0, 3] == [each.index for each in speeds()]

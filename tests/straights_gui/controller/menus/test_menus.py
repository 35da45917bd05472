"""The actions of menu and toolbar: new game, deck, pause, speed, log, rules."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel

from engine.cards.card import CARDS
from engine.straights.player import Computer, Human
from engine.straights.setup import FIRST_LEGAL, ONE_ROUND, Variant
from straights_gui.controller.menus.new_games import last_variant
from straights_gui.model.preferences import Preferences, Speed
from straights_gui.view.dialogs.deck_dialog import DeckDialog
from straights_gui.view.dialogs.new_game_dialog import NewGameDialog, SeatChoice
from straights_gui.view.dialogs.rules_dialog import RulesDialog
from straights_gui.view.style.hit_size import SMALLEST
from tests.support.window.player import COMPUTERS, Seating, game

SEATS = (
    SeatChoice("Anna", Human()),
    SeatChoice("Clara", Computer(FIRST_LEGAL)),
    SeatChoice("Diego", Computer(FIRST_LEGAL)),
    SeatChoice("Hugo", Computer(FIRST_LEGAL)),
)
PLAYERS = (Human(), Computer(FIRST_LEGAL))
RANGE = (-(2**31), 2**32 - 1)


def test_a_new_game_has_the_chosen_players_and_seed(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = seating(game())
    player.until_my_turn()

    def fill(dialog: NewGameDialog) -> QDialog.DialogCode:
        dialog.names[0].setText("Anna")
        dialog.seed.setText("6788")
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(NewGameDialog, "exec", fill)
    player.program.window.act.new_seed.trigger()
    player.until_my_turn()

    assert 6788 == player.program.model.session.setup.seed
    assert "Anna" == player.observation.seats[0].name
    assert "6788" in player.program.window.seed_label.text()


def test_a_cancelled_new_game_changes_nothing(seating: Seating, monkeypatch: pytest.MonkeyPatch) -> None:
    player = seating(game())
    player.until_my_turn()
    before = player.picture
    monkeypatch.setattr(NewGameDialog, "exec", lambda _dialog: QDialog.DialogCode.Rejected)

    player.program.window.act.new.trigger()
    player.until_settled()

    assert before == player.picture


@pytest.mark.parametrize("seed", ["", "x", "1.5", "-2147483649", "4294967296", "٣", "99999999999999999999"])
def test_a_seed_that_is_none_cannot_be_dealt(qtbot: object, seed: str) -> None:
    dialog = NewGameDialog(None, SEATS, PLAYERS, (1, 2), RANGE)

    dialog.seed.setText(seed)

    assert not dialog.deal_button.isEnabled()
    assert "-2147483648" in dialog.problem.text()


@pytest.mark.parametrize("seed", ["0", "-1", "+7", "-2147483648", "4294967295", " 44 "])
def test_every_seed_can_be_dealt(qtbot: object, seed: str) -> None:
    """Whole numbers from -2^31 to 2^32-1."""
    dialog = NewGameDialog(None, SEATS, PLAYERS, (1, 2), RANGE)

    dialog.seed.setText(seed)

    assert dialog.deal_button.isEnabled()
    assert int(seed) == dialog.chosen_seed()


def test_the_running_game_s_seed_can_be_used_again(qtbot: object) -> None:
    dialog = NewGameDialog(None, SEATS, PLAYERS, (1, 6788), RANGE)
    assert "1" == dialog.seed.text()

    dialog.running_button.click()

    assert 6788 == dialog.chosen_seed()


def test_a_player_needs_a_name(qtbot: object) -> None:
    """A name of blanks cannot be dealt; names are trimmed, and a human or computer is chosen for each."""
    dialog = NewGameDialog(None, SEATS, PLAYERS, (1, 2), RANGE)
    assert SEATS == dialog.choices()

    dialog.names[2].setText("  ")

    assert not dialog.deal_button.isEnabled()
    assert "name" in dialog.problem.text()


def test_the_deck_is_shown_only_after_a_question(seating: Seating, monkeypatch: pytest.MonkeyPatch) -> None:
    player = seating(game())
    player.until_my_turn()
    shown: list[str] = []
    monkeypatch.setattr(DeckDialog, "exec", lambda dialog: shown.append(dialog.accessibleDescription()))
    monkeypatch.setattr(DeckDialog, "is_wanted", staticmethod(lambda _parent, counts: False))
    player.program.window.act.deck.trigger()
    assert [] == shown

    monkeypatch.setattr(DeckDialog, "is_wanted", staticmethod(lambda _parent, counts: True))
    player.program.window.act.deck.trigger()

    order = player.program.model.session.state.deck.order
    assert [list(map(str, order[:13])), 4] == [shown[0].split("\n")[0].split(), len(shown[0].split("\n"))]


def test_the_deck_dialog_names_every_card(qtbot: object) -> None:
    dialog = DeckDialog(None, CARDS, ("a", "b", "c", "d"))

    names = [label.accessibleName() for label in dialog.findChildren(QLabel) if label.accessibleName()]

    assert ("ace of clubs", "king of spades", 52) == (names[0], names[-1], len(names))


def test_paused_computers_wait_and_then_go_on(seating: Seating) -> None:
    player = seating(game(44, COMPUTERS), factor=1.0)
    QTest.keyClick(player.program.window, Qt.Key.Key_P)
    player.program.motion.set_speed(0.0)
    player.program.motion.finish()
    player.until_settled()
    moves = len(player.program.model.session.actions)
    player.qtbot.wait(20)
    assert moves == len(player.program.model.session.actions)

    QTest.keyClick(player.program.window, Qt.Key.Key_P)

    player.until(lambda: len(player.program.model.session.actions) > moves + 4)


def test_the_chosen_speed_is_kept(seating: Seating, tmp_path: Path) -> None:
    player = seating(game())
    act, motion = player.program.window.act, player.program.motion
    act.animations["fast"].trigger()
    act.pauses["slow"].trigger()
    assert (True, True) == (0 < motion.factor < 1, motion.pause_factor > 1)
    act.animations["at-once"].trigger()
    assert (0, True) == (motion.factor, motion.pause_factor > 1)
    motion.finish()

    kept = Preferences(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    assert (Speed.AT_ONCE, Speed.SLOW) == (kept.animations, kept.pauses)


def test_the_log_tells_the_console_s_lines_with_names(seating: Seating) -> None:
    player = seating(game())
    player.until_my_turn()

    QTest.keyClick(player.program.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)

    assert player.program.window.log.isVisible()
    lines = player.program.window.log.panel.toPlainText().split("\n")
    assert "A new round begins. It's Player2's turn to play." == lines[0]
    assert ["Player2 plays 7♠.", "Player3 plays 8♠.", "Player4 plays 6♠."] == lines[1:]


@pytest.mark.parametrize("limit", [80, 150])
def test_the_rules_have_their_pictures_and_the_limit(qtbot: object, limit: int) -> None:
    dialog = RulesDialog(None, Variant(limit))
    text = dialog.browser.document()

    assert 4 == dialog.browser.toHtml().count("<img")
    assert f"{limit} points" in text.toPlainText()


@pytest.mark.parametrize("index, limit", [(0, ONE_ROUND), (1, 50), (2, 80), (3, 150)])
def test_the_length_of_the_game_is_chosen(qtbot: object, index: int, limit: int) -> None:
    """One round, 50, 80 (the usual one) and 150."""
    dialog = NewGameDialog(None, SEATS, PLAYERS, (1, 2), RANGE)
    assert 80 == dialog.chosen_variant().score_limit

    dialog.length.setCurrentIndex(index)

    assert limit == dialog.chosen_variant().score_limit


def test_any_score_can_end_the_game(qtbot: object) -> None:
    dialog = NewGameDialog(None, SEATS, PLAYERS, (1, 2), RANGE)
    assert dialog.length.points.isHidden()

    dialog.length.setCurrentIndex(dialog.length.count() - 1)
    dialog.length.points.setValue(333)

    assert not dialog.length.points.isHidden()
    assert dialog.length.points.minimumHeight() >= SMALLEST
    assert Variant(score_limit=333) == dialog.chosen_variant()
    again = NewGameDialog(None, SEATS, PLAYERS, (1, 2), RANGE, variant=Variant(score_limit=333))
    assert 333 == again.chosen_variant().score_limit


def test_the_chosen_length_is_played_and_remembered(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = seating(game())

    def choose(dialog: NewGameDialog) -> QDialog.DialogCode:
        dialog.length.setCurrentIndex(3)
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(NewGameDialog, "exec", choose)
    player.program.window.act.new.trigger()
    assert 150 == player.program.model.session.setup.variant.score_limit
    assert Variant(score_limit=150) == last_variant(player.preferences)

"""The actions of menu and toolbar: new game, deck, pause, speed, log, rules."""

import pytest
from PySide6.QtWidgets import QDialog, QLabel

from engine.cards.card import CARDS
from engine.straights.setup import Variant
from straights_gui.controller.menus.new_games import last_variant
from straights_gui.view.dialogs.deck_dialog import DeckDialog
from straights_gui.view.dialogs.new_game_dialog import NewGameDialog
from straights_gui.view.dialogs.rules_dialog import RulesDialog
from tests.support.window.player import Seating, game


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


@pytest.mark.parametrize("limit", [80, 150])
def test_the_rules_have_their_pictures_and_the_limit(qtbot: object, limit: int) -> None:
    dialog = RulesDialog(None, Variant(limit))
    text = dialog.browser.document()

    assert 4 == dialog.browser.toHtml().count("<img")
    assert f"{limit} points" in text.toPlainText()


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

"""The end of a round and of the game, before the eyes of the player."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from engine.cards.card import CARDS
from engine.straights.review.game_review import RoundReview
from pictures.cut_texts import cut_texts
from straights_gui.resources import LANGUAGES
from straights_gui.view.table.results.result_boxes import DearestChoice, ResultReview
from straights_gui.view.table.results.result_layout import ResultLayout
from tests.support.playing import near_the_end, play_on
from tests.support.window.player import COMPUTERS, Seating, game


@pytest.mark.parametrize("size", [(1366, 740), (1024, 700)])
def test_all_of_a_result_is_reached_with_the_tab_key(seating: Seating, size: tuple[int, int]) -> None:
    """Where its boxes stand beside each other as well as where they are behind tabs."""
    player = seating(play_on(game(), 48), size=size)
    player.finish_round()
    sheet, window = player.program.table.overlays.score_sheet, player.program.window
    why = "8♦ opened 9♦ to the others. Nothing of yours was behind it."
    choice = DearestChoice(CARDS[0], CARDS[1], "about 15 points", why)
    sheet.show_review(ResultReview("A round.", choice, (RoundReview(1, (), -6.0, 19.0),)))
    QApplication.processEvents()
    sheet.button.setFocus()
    seen = set()
    for _ in range(40):
        focused = window.focusWidget()
        assert focused is not None
        seen.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    buttons = [each for each in sheet.findChildren(QPushButton) if each.isVisible()]

    assert {"your card", "was better"} <= {each.text() for each in sheet.findChildren(QLabel)}  # or a discard
    assert {"Next round", "Review this round", "Try that move again"} <= {each.text() for each in buttons}
    assert [] == [
        each.text() for each in buttons if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each not in seen
    ]


def test_the_game_ends_with_its_winner_and_can_be_played_again(seating: Seating) -> None:
    """1: the lowest score wins; Enter deals another game to the same players, wherever the focus is."""
    player = seating(near_the_end(game(44, COMPUTERS)))
    player.until(
        lambda: player.program.model.turn is None and player.program.table.overlays.score_sheet.isVisible()
    )
    winner = player.observation.winners[0]

    assert f"Player{winner + 1} wins" in player.program.table.overlays.score_sheet.title.text()
    assert [seat in player.observation.winners for seat in range(4)] == [
        panel.state.data.is_winner for panel in player.scene.panels if panel.state
    ]

    seed = player.program.model.session.setup.seed
    player.program.window.act.pause.trigger()
    player.program.table.setFocus()
    player.key(Qt.Key.Key_Return)
    player.until_settled()

    assert seed != player.program.model.session.setup.seed
    assert player.program.model.turn is not None


@pytest.mark.parametrize("size", [(640, 480), (800, 600)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_over_the_table_leaves_the_result_and_its_buttons_in_sight(
    seating: Seating, size: tuple[int, int], text_size: int, language: str
) -> None:
    """In a small window large text leaves only the buttons; in the smallest the largest covers all.

    Closed, it leaves all.
    """
    player = seating(play_on(game(), 48), size=size)
    player.preferences.choose("language", language)
    player.finish_round()
    sheet, review = player.program.table.overlays.score_sheet, player.program.window.review
    before = sheet.geometry()

    QTest.mouseClick(sheet.review, Qt.MouseButton.LeftButton)
    player.until(lambda: review.is_seen and not player.program.motion.is_running())
    buttons = [button.geometry().translated(sheet.pos()) for button in (sheet.review, sheet.button)]
    rows = [row.toRect() for row in ResultLayout.for_table(player.scene.geometry).rows]

    is_whole = review.geometry() == player.program.table.rect()
    assert is_whole is ((text_size, size[0]) == (200, 640))
    if not is_whole:
        is_tight = size[0] == 640 or text_size == 200
        assert is_tight is sheet.geometry().intersects(review.geometry())
        assert [] == [box for box in buttons if any(map(box.intersects, [*rows, review.geometry()]))]
        assert [] == cut_texts(sheet)
    review.close()
    assert before == sheet.geometry()

"""The end of a round on the table, and the recap of missed moves."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from straights_gui.controller.play.shown_table import timeline_of
from straights_gui.model.game_model import GameModel
from straights_gui.view.style.motion import Motion
from straights_gui.view.table.items.card_item import CardAppearance, CardItem
from straights_gui.view.table.items.result_row import ResultRow
from straights_gui.view.table.table_view import TableView
from tests.support.playing import play_on
from tests.support.window.player import COMPUTERS, TWO_PEOPLE, Seating, game
from tests.support.window.tables import table_of


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[TableView]:
    """A table of ordinary speed."""
    view = TableView(Motion())
    qtbot.addWidget(view)
    view.resize(1024, 700)
    view.show()
    yield view
    view.motion.cancel()


def test_at_the_end_of_the_game_cards_fly_once_and_are_gone(table: TableView) -> None:
    over = play_on(game(44, COMPUTERS))
    before, after = over.rewound(len(over.actions) - 1), over.observe(0)
    table.draw(table_of(before.observe(0)))
    model = GameModel(over, lambda _session: None)
    for step in model.last_steps():
        timeline = timeline_of(table, model.happenings, step)
        timeline.show(timeline.length)
    table.resize(900, 600)  # the podium is laid out again, and not the rows of the last round
    assert table.scene_.shows_podium
    assert not [item for item in table.scene_.transient_items if isinstance(item, ResultRow)]
    assert not table.motion.is_running()
    table.show_result(table_of(after))
    assert table.motion.is_running()

    table.motion.finish()

    assert not table.motion.is_running()
    assert not [item for item in table.scene_.items() if isinstance(item, CardItem)]


def test_the_moves_since_one_s_last_turn_are_shown_again(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = seating(game(5, TWO_PEOPLE))
    said: list[str] = []
    show_text = player.scene.message.show_text

    def note(text: str, *, warning: bool = False) -> None:
        said.append(text)
        show_text(text, warning=warning)

    monkeypatch.setattr(player.scene.message, "show_text", note)
    for _ in range(4):
        said.clear()
        seat = player.look()
        seen = player.observation
        own = [number for number, move in enumerate(seen.moves) if move.seat == seat]
        missed = seen.moves[own[-1] + 1 if own else 0 :]
        told = [text for text in said if " played the " in text or " discarded a " in text]

        assert [seen.seats[move.seat].name for move in missed] == [text.split()[0] for text in told]
        assert [move.card is None for move in missed] == [" discarded a " in text for text in told]
        player.play_by_dragging()


def test_the_hand_is_hidden_during_the_recap(seating: Seating) -> None:
    """Who looks over the shoulder sees backs in an even fan until the last card of the recap has arrived."""
    player = seating(game(5, TWO_PEOPLE))
    player.look()
    player.play_by_dragging()
    player.until(player.must_hand_over)
    player.program.motion.factor = 1.0
    player.program.table.overlays.handover_screen.button.click()
    player.until(lambda: "played" in player.message or "discarded" in player.message)
    hand = player.scene.hand.items
    assert {CardAppearance.BACK} == {item.appearance for item in hand}
    assert player.scene.geometry.hand_poses(len(hand)) == tuple(item.pose for item in hand)
    player.program.motion.factor = 0.0
    player.program.motion.finish()
    player.until_settled()

"""After a handover: what one has missed is shown once more, in order and with names; then the hand."""

import pytest

from straights_gui.view.table.items.card_item import CardAppearance
from tests.support.window.player import TWO_PEOPLE, Seating, game


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


def test_the_log_says_names(seating: Seating) -> None:
    """Never "you": who reads it over somebody's shoulder must know who is meant."""
    player = seating(game(5, TWO_PEOPLE))
    seat = player.look()
    player.play_by_dragging()
    player.until(player.must_hand_over)
    text = player.program.window.log.panel.toPlainText()
    assert f"{player.observation.seats[seat].name} plays" in text
    assert " you" not in text.lower()

"""Who sits where: several humans at one machine, rage-quit and coming back, and what nobody may see."""

from PySide6.QtWidgets import QLabel, QWidget

from tests.support.window.player import COMPUTERS, TWO_PEOPLE, Player, Seating, game


def all_text(player: Player) -> str:
    """Whatever can be read in the window: labels, tooltips, accessible texts, the log, the sentence."""
    window = player.program.window
    texts = [player.message, window.log.panel.toPlainText(), window.message.text()]
    for widget in window.findChildren(QWidget):
        texts += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel):
            texts.append(widget.text())
    texts += [item.toolTip() for item in player.scene.items()]
    return "\n".join(texts)


def test_nothing_of_another_hand_is_anywhere_in_the_window(seating: Seating) -> None:
    """No item, tooltip, accessible text or log line knows a card that its reader may not know.

    Nor are the hands of the next round dealt before all eyes.
    """
    player = seating(game(7, TWO_PEOPLE))
    program = player.program
    handovers = 0
    for _ in range(400):
        player.qtbot.wait(1)
        if program.event_player.shows_result:
            break
        state = program.model.session.state
        viewer = program.model.viewer
        hidden = {
            card
            for number, seat in enumerate(state.seats)
            for card in (*seat.hand, *seat.discards)
            if number != viewer and program.model.session.observe(0).number == 1
        }
        assert set() == hidden & player.cards_in_memory()
        log = program.window.log.panel.toPlainText()
        assert not [card for card in hidden if f" {card}" in log]
        assert not [card for card in hidden if str(card) in all_text(player).split()]
        if player.must_hand_over():
            handovers += 1
            assert viewer is None
            program.table.overlays.handover_screen.button.click()
        elif player.observation.is_my_turn and program.game.is_settled:
            card = (player.observation.legal_plays or player.observation.hand)[0]
            program.table.card_activated.emit(card)

    assert program.event_player.shows_result
    assert handovers >= 20

    player.go_on()
    assert () == player.scene.hand.cards
    assert 13 == len(player.scene.hand.items)
    player.until(player.must_hand_over)
    assert set(player.observation.table.cards()) == player.cards_in_memory()
    assert program.model.viewer is None


def test_who_has_left_is_not_asked_to_play(player: Player) -> None:
    """After a rage-quit while the computers are paused, it is the computer's turn."""
    player.program.window.act.pause.trigger()

    player.program.window.act.rage_quit.trigger()
    player.until_settled()

    name = player.observation.seats[0].name
    assert f"{name}’s turn." == player.message


def test_among_computers_the_first_seat_can_be_taken(seating: Seating) -> None:
    player = seating(game(5, COMPUTERS))
    player.program.window.act.pause.trigger()
    player.until_settled()
    assert player.program.window.act.take_seat.isEnabled()

    player.program.window.act.take_seat.trigger()
    player.until(lambda: player.program.model.viewer == 0)

    player.until_settled()
    assert (0,) == player.program.model.humans
    assert not player.must_hand_over()
    assert set(player.observation.hand) == set(player.scene.hand.cards)
    assert not player.program.window.act.take_seat.isEnabled()

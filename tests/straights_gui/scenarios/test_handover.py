"""The machine goes from hand to hand: who may look when somebody leaves or comes; and nobody is hurried."""

from PySide6.QtWidgets import QLabel

from tests.support.window.player import TWO_PEOPLE, Seating, game


def test_who_is_left_alone_by_the_other_human_is_asked_to_look(seating: Seating) -> None:
    """One of two leaves in anger, and still sits at the screen: the other's hand stays hidden."""
    player = seating(game(5, TWO_PEOPLE))
    left = player.look()
    stays = 2 - left

    player.program.window.act.rage_quit.trigger()
    player.until(player.must_hand_over)

    played = set(player.observation.table.cards())
    assert played == player.cards_in_memory()
    labels = player.program.table.overlays.handover_screen.findChildren(QLabel)
    assert player.observation.seats[stays].name in " ".join(label.text() for label in labels)
    assert stays == player.look()
    assert set(player.program.model.session.observe(stays).hand) == set(player.scene.hand.cards)

    player.take_turn()
    assert stays == player.program.model.viewer


def test_a_covered_hand_leaves_no_names_of_cards_behind(seating: Seating) -> None:
    """Screen readers can ask for the names of hidden buttons, too."""
    player = seating(game(5, TWO_PEOPLE))
    seat = player.look()
    named = [button.accessibleName() for button in player.program.table.accessible_cards.buttons]
    assert len(player.program.model.session.observe(seat).hand) == sum(map(bool, named))

    player.play_by_dragging()
    player.until(player.must_hand_over)

    buttons = player.program.table.accessible_cards.buttons
    assert {("", None)} == {(button.accessibleName(), button.card) for button in buttons}

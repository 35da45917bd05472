"""What a seat may know of a state, field by field; test_properties checks that it is no more."""

from engine.poker.game.projection import prompt
from engine.poker.game.transitions import start
from engine.poker.hands.card_names import cards_named
from tests.support.poker.dealing import NOTHING, PAIR, ROYAL, dealt, done, setup_of


def test_7_21_a_prompt_is_what_a_player_of_the_assignment_is_told() -> None:
    """7, 21: its cards, how many are left, its balance, and the bet."""
    state, _ = done(dealt(PAIR, ROYAL, NOTHING), "fold", "bet 250")
    assert (2, False, cards_named(NOTHING), 2, 900, 250) == prompt(state)
    state, _ = done(state, "match")
    assert (1, True, cards_named(ROYAL), 2, 650, 0) == prompt(state)
    assert prompt(start(setup_of(2))) is None

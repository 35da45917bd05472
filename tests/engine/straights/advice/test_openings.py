"""What a card opens: the cards that fit once it lies, and did not before."""

from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card import CARDS
from engine.straights.advice.openings import opening_of
from engine.straights.observation import Observation
from engine.straights.player import Computer
from engine.straights.rules import is_legal
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, Setup
from tests.support.playing import play_on


def observation_after(seed: int, moves: int) -> Observation:
    session = Session(Setup.of(seed, (Computer(FIRST_LEGAL),) * 4))
    play_on(session, moves)
    assert session.turn is not None
    return session.observe(session.turn)


@given(st.integers(1, 60), st.integers(0, 50))
def test_a_play_opens_what_fits_after_it_and_did_not_before(seed: int, moves: int) -> None:
    observation = observation_after(seed, moves)
    for card in observation.legal_plays:
        after = observation.table.with_card(card)
        expected = {
            each for each in CARDS if is_legal(each, after) and not is_legal(each, observation.table)
        } - set(observation.discards)

        opening = opening_of(card, observation)

        assert expected == set(opening.cards)
        assert expected & set(observation.hand) == set(opening.own)

"""Games of the family, written out by hand.

Fan Tan as described at bicyclecards.com/how-to-play/fan-tan (United States Playing Card Company) and by the
Encyclopaedia Britannica (Fan-Tan, card game): one chip each before the deal, another of who has fewer cards;
the player after the dealer begins, with any seven; who cannot play pays a chip; the first without cards takes
the pool, and a chip for each card that is left.
"""

from dataclasses import replace

import pytest
from hypothesis import given

from engine.cards.card import Card
from engine.cards.deck import Deck
from engine.errors import GameIsOver, NotYourTurn
from engine.sevens import game
from engine.sevens.errors import MayNotPass, MustLead
from engine.sevens.play import dealt
from engine.sevens.rules import FAN_TAN, SEVENS, Points, rules_of
from engine.sevens.state import Pass, RoundEnded, Setup, State, known
from engine.straights.commands import Discard, RageQuit, TakeSeat
from engine.straights.errors import CardNotPlayable, MustPlay, NoSuchSeat, SeatIsComputer, SeatIsHuman
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import Setup as StraightsSetup
from engine.straights.setup import Variant
from tests.support.any_game import Played
from tests.support.playing import CHANCES, cards, play_on
from tests.support.sevens import SETUPS, begun, played

HANDS = """
    6S 5S 4S 3S 2S AS KD
    7C 6C 5C 4C 3C 2C AC
    8C 9C TC JC QC KC KS
    6D 5D 4D 3D 2D AD KH
    7S 8S 9S TS JS QS
    7D 8D 9D TD JD QD
    6H 5H 4H 3H 2H AH
    7H 8H 9H TH JH QH
"""
LAPS = """
    -  7C 8C -  7S 7D -  7H
    6S 6C 9C 6D 8S 8D 6H 8H
    5S 5C TC 5D 9S 9D 5H 9H
    4S 4C JC 4D TS TD 4H TH
    3S 3C QC 3D JS JD 3H JH
    2S 2C KC 2D QS
"""


def test_a_round_of_fan_tan_with_eight() -> None:
    """Twelve chips at first, three passes; ten cards are left when the fifth player is out."""
    state = begun(replace(FAN_TAN, players=8, rounds=1), HANDS)
    assert (12, [19] * 4 + [18] * 4) == (state.pool, [seat.score for seat in state.seats])

    before_last = played(state, LAPS.rsplit(maxsplit=1)[0])
    ended = played(before_last, "QS")

    assert (15, 4) == (before_last.pool, before_last.turn)
    (result,) = ended.results
    assert (4, 15, (2, 1, 1, 2, 0, 1, 2, 1)) == (result.out, result.pool, result.paid)
    assert (16, 18, 18, 16, 43, 17, 15, 17) == result.scores
    assert ((4,), None, 0) == (ended.winners, ended.turn, ended.pool)


def test_a_player_who_can_play_may_not_pass_and_only_a_seven_opens() -> None:
    state = begun(replace(FAN_TAN, players=8), HANDS)

    with pytest.raises(CardNotPlayable):
        played(state, "6S")
    with pytest.raises(MayNotPass):
        played(state, "- -")
    with pytest.raises(NotYourTurn):
        game.apply(state, Pass(1))
    with pytest.raises(MustPlay):
        game.apply(state, Discard(0, Card.parse("6S")))


def test_the_deal_moves_on_and_who_has_fewer_cards_pays_another_chip() -> None:
    """With three, one of them has eighteen cards: the one after the dealer."""
    state = begun(replace(FAN_TAN, players=3))
    second = played(begun(replace(FAN_TAN, players=3), "7S\n8S\n9S"), "7S")

    assert ([18, 17, 17], [19, 18, 18], 0) == (sizes(state), [seat.score for seat in state.seats], state.turn)
    assert ([17, 18, 17], 5, 1) == (sizes(second), second.pool, second.turn)


def sizes(state: State) -> list[int]:
    return [len(seat.hand) for seat in state.seats]


def test_four_are_dealt_as_in_straights_and_others_round() -> None:
    deck = Deck.unshuffled(0)

    assert deck.hands(4) == dealt(deck, 4, 2)
    assert cards("AC 6C JC 3D 8D KD 5H TH 2S 7S QS") == dealt(deck, 5, 2)[2]
    assert [10, 10, 11, 11, 10] == [len(hand) for hand in dealt(deck, 5, 2)]


def test_with_the_rules_of_straights_four_play_straights() -> None:
    strategy, seed = "highest", 11
    players = (Computer(strategy),) * 4
    setup = StraightsSetup.of(seed, players, Variant(100))
    straights = play_on(Session(setup))
    state, _ = game.start(Setup(seed, setup.seats, rules_of("4-spades-discard-0-all-discards-100p")))

    for action in straights.actions:
        state, _ = game.apply(state, action)

    results = [(each.discards, each.gained, each.scores) for each in straights.state.results]
    assert results == [(each.cards, each.gained, each.scores) for each in state.results]
    assert straights.state.winners == state.winners


@pytest.mark.parametrize("points", [Points.CARDS, Points.RANKS])
def test_who_is_out_first_ends_a_round_of_sevens(points: Points) -> None:
    """Others get what they hold; the same player has to begin who holds the seven of diamonds."""
    state = begun(replace(SEVENS, players=3, points=points, rounds=1), "7S 8S\n7D\n9S KS 2C")

    with pytest.raises(MustLead, match="7D"):
        played(replace(state, turn=0), "7S")
    ended = played(replace(state, turn=1), "7D")

    (expected,) = {Points.CARDS: [(2, 0, 3)], Points.RANKS: [(15, 0, 24)]}[points]
    assert (expected, (1,)) == (ended.results[0].scores, ended.winners)


def test_a_free_pass_is_kept_for_a_card_that_fits() -> None:
    """One a round, beside those where nothing fits; the first card has to be played."""
    rules = rules_of("3-spades-pass-1-first-cards-20p")
    state = replace(begun(rules, "7S 7H KS KH\n8S 9S 2D\n3C 4C 6S"), turn=0)
    with pytest.raises(MayNotPass):
        played(state, "-")

    state = played(state, "7S - 6S -")

    assert [1, 1, 0] == [seat.passes for seat in state.seats]
    seen = [[seat.passes for seat in game.observe(state, viewer).seats] for viewer in (0, 2, None)]
    assert [[1, 0, 0], [0, 0, 0], [0, 0, 0]] == seen
    assert 0 == played(state, "8S -").turn
    with pytest.raises(MayNotPass):
        played(state, "-")
    with pytest.raises(MayNotPass):
        played(state, "8S - -")


def test_all_play_to_the_end_for_the_pool_of_who_was_out_first() -> None:
    """Until a player has no chips left."""
    rules = rules_of("3-any-pay-0-all-chips-0p")
    state = replace(begun(rules, "7S\n9S\n8S TS"), turn=0)
    broke = replace(state, seats=(*state.seats[:1], replace(state.seats[1], score=0), *state.seats[2:]))

    ended = played(broke, "7S - 8S 9S TS")

    assert (0, 5, ((), (), ())) == (ended.results[0].out, ended.results[0].pool, ended.results[0].cards)
    assert ((24, 0, 18), None, (0,)) == (ended.results[0].scores, ended.turn, ended.winners)
    assert played(state, "7S - 8S 9S TS").turn is not None


@given(SETUPS, CHANCES)
def test_no_chip_is_lost_and_a_round_has_its_end(setup: Setup, chance: object) -> None:
    one = Played("sevens", setup, chance, 150)  # type: ignore[arg-type]  # a generator of random numbers
    has_chips = setup.rules.points is Points.CHIPS
    chips = [sum(seat.score for seat in moment.state.seats) + moment.state.pool for moment in one.moments]
    held = [
        card for seat in one.moments[-1].state.seats for card in (*known(seat.hand), *known(seat.discards))
    ]
    ended = [event for event in one.moments[-1].history if isinstance(event, RoundEnded)]

    assert not has_chips or {20 * setup.rules.players} == set(chips)
    assert all(seat.score >= 0 for moment in one.moments for seat in moment.state.seats)
    assert len(set(held)) == len(held)
    assert len(ended) == len(one.moments[-1].state.results)


def test_seats_are_given_away_and_taken_back_until_the_game_is_over() -> None:
    state = begun(replace(SEVENS, players=3, rounds=1), "7D\n8D\n9D")
    left, _ = game.apply(state, game.exchange(state, 1, "lowest"))
    other, _ = game.apply(left, game.exchange(left, 1, "locker"))

    assert Computer("locker") == other.seats[1].player
    assert Human() == game.apply(other, game.exchange(other, 1, ""))[0].seats[1].player
    with pytest.raises(SeatIsHuman):
        game.apply(state, TakeSeat(1))
    with pytest.raises(SeatIsComputer):
        game.apply(left, RageQuit(1))
    with pytest.raises(NoSuchSeat):
        game.apply(state, Pass(3))
    with pytest.raises(GameIsOver):
        game.apply(played(replace(state, turn=0), "7D"), Pass(1))

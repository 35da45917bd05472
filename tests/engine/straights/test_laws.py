"""The laws of the game, on random games with random changes of seats."""

from contextlib import suppress
from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card import CARDS, Suit
from engine.errors import Refusal
from engine.straights.commands import Action, Discard, Play, RageQuit, SetStrategy, TakeSeat
from engine.straights.events import RoundEnded
from engine.straights.player import Computer, Human
from engine.straights.projection import observe
from engine.straights.session import Session
from engine.straights.setup import SEATS, Setup
from engine.straights.state import GameState
from engine.straights.transitions import verify_choice
from tests.support.hidden import other_world
from tests.support.playing import ALL_NAMES, SETUPS, Step, legal_turns, names_of, value, walks

Walked = tuple[Session, list[Step]]


def accounted(state: GameState) -> list[str]:
    """Every card of the round, wherever it is."""
    held = [card for seat in state.seats for card in (*seat.hand, *seat.discards)]
    return sorted(names_of((*held, *state.table.cards())))


@given(walks())
def test_every_card_is_always_in_one_place(walked: Walked) -> None:
    """2: the 52 cards are in hands, on the table or among discards, each once."""
    session, steps = walked

    for state in (session.state, *(step.after for step in steps)):
        assert ALL_NAMES == accounted(state)


def keep_unbroken_piles(step: Step) -> None:
    for suit in Suit:
        values = [rank.index + 1 for rank in step.after.table.ranks(suit)]
        assert not values or (7 in values and values == list(range(values[0], values[-1] + 1)))


@given(walks())
def test_piles_are_unbroken_around_their_sevens(walked: Walked) -> None:
    """3.1: a suit's pile is a run without gaps that holds its seven."""
    for step in walked[1]:
        keep_unbroken_piles(step)


@given(walks(), st.data())
def test_the_choices_of_a_seat_are_what_the_rules_allow_it(walked: Walked, data: st.DataObject) -> None:
    """3.2: what sections 3.1 and 3.2 say, nothing else, and nothing by a seat that is not on turn."""
    session, steps = walked
    state = data.draw(st.sampled_from([session.state, *(step.before for step in steps)]))

    for seat in range(SEATS):
        allowed = set()
        for choice in (kind(seat, card) for kind in (Play, Discard) for card in CARDS):
            with suppress(Refusal):
                verify_choice(choice, state.turn, state.seats[seat].hand, state.table)
                allowed.add(choice)

        seen = observe(state, seat)
        legal = legal_turns(state) if seat == state.turn else []
        assert {*legal} == allowed == {*seen.choices}
        assert seat == state.turn or not seen.legal_plays


@given(walks())
def test_giving_a_seat_away_changes_who_plays_it_and_nothing_else(walked: Walked) -> None:
    for step in walked[1]:
        if isinstance(step.action, RageQuit | TakeSeat | SetStrategy):
            seat = step.action.seat
            now = Human() if isinstance(step.action, TakeSeat) else Computer(step.action.strategy)
            seats = list(step.before.seats)
            seats[seat] = replace(seats[seat], player=now)
            assert replace(step.before, seats=tuple(seats)) == step.after


@given(walks())
def test_scores_are_the_ranks_of_the_discards_added_up(walked: Walked) -> None:
    """4: a round costs the ranks of one's discards, and game scores add the rounds up."""
    session, _ = walked
    totals = [0] * SEATS

    for event in session.history:
        if isinstance(event, RoundEnded):
            gained = [sum(value(card) for card in cards) for cards in event.result.discards]
            totals = [total + points for total, points in zip(totals, gained, strict=True)]
            assert (gained, totals) == (list(event.result.gained), list(event.result.scores))
    assert totals == [seat.score for seat in session.state.seats]


@given(walks())
def test_the_game_ends_after_the_first_round_that_reaches_the_limit(walked: Walked) -> None:
    """4: no round is played after somebody stands at the limit; the lowest score wins."""
    session, _ = walked
    state = session.state
    limit = session.setup.variant.score_limit

    assert all(max(result.scores) < limit for result in state.results[:-1])
    if state.results and max(state.results[-1].scores) >= limit:
        lowest = min(state.results[-1].scores)
        winners = [seat for seat, score in enumerate(state.results[-1].scores) if score == lowest]
        assert (None, winners) == (state.turn, list(state.winners))
    else:
        assert state.turn is not None


@given(walks(), st.sampled_from([None, *range(SEATS)]), st.integers())
def test_an_observation_reveals_nothing_hidden(walked: Walked, viewer: int | None, chance: int) -> None:
    """Two deals that differ only in what a seat cannot see give it equal observations."""
    session, _ = walked
    other, _ = other_world(session.state, (), viewer, Random(chance))

    assert observe(session.state, viewer) == observe(other, viewer)


@given(walks(), st.data())
def test_a_refusal_leaves_everything_as_it_was(walked: Walked, data: st.DataObject) -> None:
    session, _ = walked
    seat, card = data.draw(st.integers(0, SEATS - 1)), data.draw(st.sampled_from(CARDS))
    asked: list[Action] = [
        Play(seat, card),
        Discard(seat, card),
        RageQuit(seat),
        TakeSeat(seat),
        SetStrategy(seat, "first-legal"),
    ]

    for action in asked:
        before = (session.state, session.actions, session.history)
        try:
            session.submit(action)
        except Refusal:
            assert before == (session.state, session.actions, session.history)
        else:
            assert (*before[1], action) == session.actions
            return


@given(SETUPS)
def test_a_round_is_begun_by_who_holds_the_seven_of_spades(setup: Setup) -> None:
    """3.1: its holder leads, and it is the only legal play of the first turn."""
    session = Session(setup)
    leader = session.turn
    assert leader is not None

    assert "7S" in names_of(session.state.seats[leader].hand)
    assert ["7S"] == names_of(session.observe(leader).legal_plays)

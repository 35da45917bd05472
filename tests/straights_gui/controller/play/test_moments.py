"""Moments of a review on the table: the answer that is told, and the game that goes on from there."""

from engine.fast_dataclass import replace
from engine.straights.advice.advisor import advice_for
from engine.straights.advice.analysis import Budget
from engine.straights.review.own_turns import OwnTurn
from engine.straights.review.reviewer import decision_of
from engine.straights.session import Session
from engine.straights.setup import Setup
from straights_gui.view.text.hint_text import advice_text
from tests.support.playing import play_on
from tests.support.window.network import first_choice
from tests.support.window.player import Player, Seating, counted_game, game


def opened(seating: Seating, session: Session) -> Player:
    """A moment of the very game that is played: the player's turn."""
    player = seating(play_on(session, 8))
    player.until_my_turn()
    model = player.program.model
    observation = model.observation()
    advice = advice_for(observation, Budget(50, 5), seed=1)
    assert advice is not None
    turn = OwnTurn(len(model.session.actions), observation, first_choice(observation))
    decision = decision_of(turn, advice)
    setup, actions = model.session.setup, model.session.actions
    player.program.moments.open(setup, actions, "Round 1", decision, is_puzzle=True)
    return player


def test_the_answer_stands_on_the_table(seating: Seating) -> None:
    """What is best, and what each card costs; the text beside it says whether the choice was right."""
    player = opened(seating, game())
    moments, told = player.program.moments, list[str]()
    decision = moments._decision
    assert decision is not None
    moments.told.connect(told.append)
    moments.tell()
    message = player.message
    moments.close()
    moments.tell()

    assert advice_text(decision.advice) == message
    assert 1 == len(told)


def test_who_plays_on_from_a_moment_plays_a_game_that_does_not_count(seating: Seating) -> None:
    """The same deals, without what would let it count; its later deals are known from then on."""
    player = opened(seating, counted_game())
    model, moments = player.program.model, player.program.moments
    taken: list[tuple[Session, str]] = []
    practice: list[tuple[int, bool]] = []
    moments.taken.disconnect()
    moments.taken.connect(lambda session, place: taken.append((session, place)))
    model.practice_marked.connect(lambda number, for_good: practice.append((number, for_good)))
    setup: Setup = model.session.setup
    moments.play_on()
    moments.play_on()

    assert [("Round 1", model.session.actions)] == [(place, each.actions) for each, place in taken]
    assert replace(setup, salt="") == taken[0][0].setup
    assert setup.salt
    assert [(1, True)] == practice

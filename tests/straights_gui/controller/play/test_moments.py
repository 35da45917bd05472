"""Moments of a review on the table: the answer that is told, and the game that goes on from there."""

from PySide6.QtCore import Qt

from engine.fast_dataclass import replace
from engine.straights.advice.advisor import advice_for
from engine.straights.advice.analysis import Budget
from engine.straights.commands import Play
from engine.straights.review.game_review import Decision
from engine.straights.review.own_turns import OwnTurn
from engine.straights.review.reviewer import decision_of
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, Setup
from engine.straights.strategies.registry import strategy_named
from engine.text.cards import card_sign
from tests.support.playing import play_on
from tests.support.window.player import Player, Seating, at_turn, counted_game, game


def opened(seating: Seating, session: Session, turns: int = 8) -> Player:
    """A moment of the very game that is played: the player's turn."""
    player = at_turn(seating, play_on(session, turns))
    setup, actions = player.program.model.session.setup, player.program.model.session.actions
    player.program.moments.open(setup, actions, "Round 1", priced(player), is_puzzle=True)
    return player


def priced(player: Player) -> Decision:
    """The first choice of the player's turn, with what each costs."""
    model = player.program.model
    observation = model.observation()
    advice = advice_for(observation, Budget(50, 5), seed=1)
    assert advice is not None
    turn = OwnTurn(len(model.session.actions), observation, strategy_named(FIRST_LEGAL).choose(observation))
    return decision_of(turn, advice)


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


def test_a_moment_answers_about_the_card_that_was_tried(seating: Seating) -> None:
    player = opened(seating, counted_game())
    dear = [each for each in priced(player).advice.alternatives if not each.is_near_tie]
    tried = min(dear, key=lambda each: each.cost).card
    player.program.moments.tell(tried)

    assert f"{card_sign(tried)} costs about" in player.message


def test_a_moment_of_another_game_leaves_the_running_one_its_worth(seating: Seating) -> None:
    """Nothing of its deals was seen; nor does a game that is over lose by a moment of its own."""
    player = opened(seating, counted_game())
    model, moments = player.program.model, player.program.moments
    moments.close()
    decision = priced(player)
    moments.taken.disconnect()
    practice: list[tuple[int, bool]] = []
    model.practice_marked.connect(lambda number, for_good: practice.append((number, for_good)))
    own, first = model.session.setup, replace(decision, action=0)
    moments.open(replace(own, seed=own.seed + 1), model.session.actions[:0], "", first, is_puzzle=True)
    moments.play_on()
    model.replace(play_on(Session(own)))
    moments.open(own, model.session.actions, "", decision, is_puzzle=True)
    moments.play_on()

    assert [] == practice


def test_a_moment_says_nothing_of_a_card_that_may_not_be_played(seating: Seating) -> None:
    """By click and by drag alike; each that may be is judged, and the game stays as it is."""
    player = opened(seating, game(), 0)
    moments, model, told = player.program.moments, player.program.model, list[str]()
    ends: list[bool] = []
    moments.told.connect(told.append)
    moments.left.connect(lambda: ends.append(moments.is_open))
    actions, observation = model.session.actions, player.observation
    assert observation.legal_plays
    heard: list[str] = []
    player.program.table.advised.connect(heard.append)
    fits = observation.legal_plays[0]
    does_not = next(card for card in observation.hand if card not in observation.legal_plays)
    player.drag(does_not, player.place_of(does_not))
    player.program.table.card_activated.emit(does_not)
    assert "This card doesn’t fit. Choose one of the raised cards." == player.message
    assert [] == told
    player.drag(fits, player.place_of(fits))
    player.program.table.card_activated.emit(fits)
    assert 2 == len(told)
    sentences = heard[-1].split(". ")
    assert len(sentences) == len(set(sentences))
    assert actions == model.session.actions

    player.key(Qt.Key.Key_Escape)
    moments.close()
    assert [False] == ends
    assert player.program.table.hasFocus()
    player.until_my_turn()
    player.program.table.card_activated.emit(fits)
    assert (2, Play(0, fits)) == (len(told), model.session.actions[len(actions)])

"""A table's answers to queries about the game; nothing here changes state."""

from __future__ import annotations

from math import isfinite

from engine.cards.card import CARDS, Card
from engine.errors import EngineError, GameIsOver, NotYourTurn
from engine.straights.advice.hints import Advice
from engine.straights.console_text.export_game import export_game
from engine.straights.errors import BadMessage, SeatIsComputer
from engine.straights.hosting.errors import HandIsHidden, HintFailed
from engine.straights.hosting.hosted_game import HostedGame
from engine.straights.observation import Observation
from engine.straights.protocol.table_messages import (
    CardLocation,
    DeckMessage,
    Hello,
    Rating,
    RatingBand,
    RatingMessage,
    TrackedCard,
    TrackerMessage,
    TranscriptMessage,
)
from engine.straights.protocol.table_state import VERSION, Refused, StrategyInfo
from engine.straights.session import Session
from engine.straights.setup import MAX_NAME_LENGTH, MAX_SCORE_LIMIT, MAX_SEED, MIN_SEED, SCORE_LIMIT
from engine.straights.strategies.registry import DEFAULT_OPPONENTS, STRATEGIES
from engine.version import VERSION as PROGRAM_VERSION


def hello() -> Hello:
    """The greeting: protocol version, limits and available strategies."""
    return Hello(
        v=VERSION,
        program=f"Straights {PROGRAM_VERSION}",
        strategies=strategies(),
        opponents=DEFAULT_OPPONENTS,
        score_limit=SCORE_LIMIT,
        highest_score_limit=MAX_SCORE_LIMIT,
        seed_range=(MIN_SEED, MAX_SEED),
        longest_name=MAX_NAME_LENGTH,
    )


def strategies() -> tuple[StrategyInfo, ...]:
    """The available strategies, the weakest first."""
    return tuple(StrategyInfo(info.name, info.level, info.description) for info in STRATEGIES.values())


def hint(game: HostedGame) -> Advice:
    """The hint for the viewer's turn; raises a Refusal or a TableError."""
    observation = game.observation()
    if observation.turn is None:
        raise GameIsOver("the game is over")
    if observation.seat is None:
        raise HandIsHidden("nobody's hand is shown")
    if observation.seat not in game.humans:
        raise SeatIsComputer("a computer plays this seat")
    if not observation.is_my_turn:
        raise NotYourTurn("another seat is to move")
    from engine.straights.advice.advisor import advice_for  # noqa: PLC0415  # loads the expert

    try:
        advice = advice_for(observation)
    except Exception as error:
        raise HintFailed(str(error)) from error
    assert advice is not None  # it is the viewer's turn
    return advice


def rating(prices: tuple[float, ...]) -> RatingMessage:
    """The points given away per round: the rating, its course round by round, and the computers' bands."""
    from engine.straights.review.rating import BANDS, MIN_ROUNDS, rating_line, rating_of  # noqa: PLC0415  # rarely

    found = rating_of(prices)
    value = None
    if found is not None:
        value = Rating(found.price, found.low, found.high, found.rounds, found.band.strategy)
    bands = tuple(RatingBand(each.strategy, each.most if isfinite(each.most) else None) for each in BANDS)
    return RatingMessage(MIN_ROUNDS, value, tuple(rating_line(prices)), bands)


def tracker(game: HostedGame) -> TrackerMessage:
    """The possible places of each card, from what the viewer may know; raises a Refusal or a TableError."""
    observation = game.observation()
    if observation.turn is None:
        raise GameIsOver("the game is over")
    if observation.seat is None and game.humans:
        raise HandIsHidden("nobody's hand is shown")
    from engine.straights.advice.inference import possible_holders  # noqa: PLC0415  # loads tables of bits

    count = len(observation.seats)
    first = 0 if observation.seat is None else observation.seat + 1
    seats = [(first + place) % count for place in range(count)]
    others = tuple(seat for seat in seats if seat != observation.seat)
    holders = possible_holders(observation)
    cards = tuple(_tracked(observation, card, others, holders.get(card)) for card in CARDS)
    return TrackerMessage(others, cards)


def deck(session: Session) -> DeckMessage:
    """This round's cards as shuffled: the hands as dealt."""
    return DeckMessage(session.state.deck.hands(len(session.setup.seats)))


def transcript(session: Session) -> TranscriptMessage:
    """The console's input and output for this game, and its arguments."""
    game = export_game(session)
    return TranscriptMessage(game.input, game.output, arguments=game.command.partition(" ")[2])


def refusal(error: EngineError) -> Refused:
    """The reason why a request changed nothing."""
    reason = BadMessage.__name__ if isinstance(error, BadMessage) else type(error).__name__
    return Refused(reason, str(error))


def _tracked(
    observation: Observation, card: Card, others: tuple[int, ...], holders: frozenset[int] | None
) -> TrackedCard:
    """What the viewer knows of a card; `holders` are the seats that can have it, None where it is visible."""
    can_hold = tuple(holders is not None and seat in holders for seat in others)
    if holders is not None:
        location = CardLocation.UNSEEN
    elif card in observation.hand:
        location = CardLocation.IN_HAND
    else:
        is_discarded = card in observation.discards
        location = CardLocation.PUT_DOWN if is_discarded else CardLocation.ON_TABLE
    return TrackedCard(card, location, can_hold)

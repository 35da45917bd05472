"""The messages of the table in the page to its client."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from engine.cards.card import CARDS
from engine.fast_dataclass import dataclass
from engine.straights.advice.hints import Advice
from engine.straights.protocol.game_record import GameRecord
from engine.straights.protocol.records import FLAT, Flat, Length, Tagged
from engine.straights.protocol.table_state import Refused, StrategyInfo, TableMessage, TableState
from engine.straights.protocol.values import (
    ADVICE,
    Count,
    GameEvent,
    Hands,
    MessageNumber,
    PlayedCard,
    Points,
    Positive,
    Seat,
    Seed,
    Seen,
    SignedPoints,
)
from engine.straights.review.game_review import Reason

FlatAdvice = Annotated[Advice, ADVICE, FLAT]


@dataclass(frozen=True, slots=True)
class Hello:
    """The table is ready.

    Attributes:
        strategies: the weakest first.
        opponents, score_limit: the default ones.
        seed_range: the lowest and the highest seed.
        longest_name: the maximum number of characters in a player's name.
    """

    v: Positive
    program: str
    strategies: tuple[StrategyInfo, ...]
    opponents: Annotated[tuple[str, ...], Length(3, 3)]
    score_limit: Count
    highest_score_limit: Count
    seed_range: Annotated[tuple[Seed, ...], Length(2, 2)]
    longest_name: Count


@dataclass(frozen=True, slots=True)
class EventsMessage:
    """What has happened, as the viewer may know it, and the game after it."""

    seq: MessageNumber
    events: tuple[GameEvent, ...]
    state: Flat[TableState]
    n: MessageNumber | None = None


@dataclass(frozen=True, slots=True)
class HintMessage:
    """A recommended choice."""

    seq: MessageNumber
    advice: FlatAdvice
    n: MessageNumber | None = None


class CardLocation(Enum):
    """Where a card is, as far as the viewer knows."""

    ON_TABLE = "on_table"
    IN_HAND = "in_hand"
    PUT_DOWN = "put_down"
    UNSEEN = "unseen"


@dataclass(frozen=True, slots=True)
class TrackedCard:
    """Where a card is, and for each of the other seats whether it can have it."""

    card: PlayedCard
    location: CardLocation
    can_hold: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class TrackerMessage:
    """The possible places of each card; `seats` are the other seats in order of play."""

    seats: Annotated[tuple[Seat, ...], Length(3, 4)]
    cards: Annotated[tuple[TrackedCard, ...], Length(len(CARDS), len(CARDS))]
    n: MessageNumber | None = None


@dataclass(frozen=True, slots=True)
class DeckMessage:
    """The hands of the round as they were dealt."""

    hands: Hands
    n: MessageNumber | None = None


@dataclass(frozen=True, slots=True)
class TranscriptMessage:
    """What the console reads and prints for the game, and its arguments."""

    input: str
    output: str
    arguments: str
    n: MessageNumber | None = None


@dataclass(frozen=True, slots=True)
class ReplayMessage:
    """The game after `at` of `count` actions.

    Attributes:
        rounds: after how many actions each round begins.
        hands: of all seats, None unless they are open.
        event: of the last action.
    """

    at: Count
    count: Count
    rounds: tuple[Count, ...]
    observation: Seen
    hands: Hands | None
    event: GameEvent | None
    n: MessageNumber | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """The review of a choice.

    Attributes:
        action: the number of earlier actions in the game.
        move: the number of the move in the round, from 1.
        sd: the standard deviation of the price.
        observation: what the seat could know.
        advice: where `against` is about the card played.
    """

    action: Count
    move: Positive
    played: PlayedCard
    price: Points
    sd: Points
    mistake: bool
    near_tie: bool
    reason: Reason
    observation: Seen
    advice: FlatAdvice


@dataclass(frozen=True, slots=True)
class Luck:
    """The result of a round beside what its choices cost."""

    price: Points
    price_sd: Points
    par: SignedPoints
    par_error: Points
    result: SignedPoints
    unlucky: bool


@dataclass(frozen=True, slots=True)
class ReviewMessage:
    """A step of a review: a decision, or in the last one the luck of the round."""

    seat: Seat
    round: Positive
    step: Count
    steps: Positive
    decision: Decision | None
    luck: Luck | None
    n: MessageNumber | None = None


@dataclass(frozen=True, slots=True)
class Rating:
    """The points given away a round, with the 95 % interval, and the computer that gives away as much."""

    price: Points
    low: Points
    high: Points
    rounds: Positive
    strategy: str


@dataclass(frozen=True, slots=True)
class RatingBand:
    """A computer, and the upper limit of its band in points a round; None for the last."""

    strategy: str
    most: Points | None


@dataclass(frozen=True, slots=True)
class RatingMessage:
    """The rating, None with fewer than `fewest` rounds, and its course from then on."""

    fewest: Positive
    rating: Rating | None
    line: tuple[Points, ...]
    bands: tuple[RatingBand, ...]
    n: MessageNumber | None = None


@dataclass(frozen=True, slots=True)
class SavedMessage:
    """The game as the text of a saved file; `game` is its number at this table."""

    seq: MessageNumber
    game: MessageNumber
    text: str
    n: MessageNumber | None = None


@dataclass(frozen=True, slots=True)
class StatisticsMessage:
    """The record of the game, which has changed."""

    record: GameRecord


Answer = (
    TableMessage
    | EventsMessage
    | HintMessage
    | TrackerMessage
    | DeckMessage
    | TranscriptMessage
    | ReplayMessage
    | ReviewMessage
    | RatingMessage
    | SavedMessage
    | Refused
)
"""The messages that answer a request."""

FromTable = Hello | Answer | StatisticsMessage

FROM_TABLE = Tagged[FromTable](
    {
        "hello": Hello,
        "table": TableMessage,
        "events": EventsMessage,
        "hint": HintMessage,
        "tracker": TrackerMessage,
        "deck": DeckMessage,
        "transcript": TranscriptMessage,
        "replay": ReplayMessage,
        "review": ReviewMessage,
        "rating": RatingMessage,
        "saved": SavedMessage,
        "statistics": StatisticsMessage,
        "refused": Refused,
    },
    is_open=True,
    name="FromTable",
)

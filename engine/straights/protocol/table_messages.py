"""The messages of the table in the page to its client."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.fast_dataclass import dataclass
from engine.protocol.codecs import AnyObject, Length
from engine.protocol.records import Flat, Json, Tagged
from engine.protocol.sentences import Said, SaidParts
from engine.protocol.sheet import CardGrid, Sheet
from engine.protocol.values import Count, MessageNumber, NotNegative, PlayedCard, WholeNumber
from engine.straights.protocol import daily_messages as daily
from engine.straights.protocol.game_record import KeptRecord
from engine.straights.protocol.other_games import GamesMessage, LessonMessage, NewGameMessage
from engine.straights.protocol.tables import (
    Description,
    EventTexts,
    GameLength,
    LineUp,
    Refused,
    SentTable,
    TableMoved,
    TableReplay,
    WholeTable,
)
from engine.straights.protocol.values import Positive, Seat, Seed
from engine.straights.strategies.registry import StrategyInfo


@dataclass(frozen=True, slots=True)
class Hello:
    """The table is ready.

    Attributes:
        strategies: the weakest first.
        opponents, score_limit: the default ones.
        seed_range: the lowest and the highest seed.
        longest_name: the maximum number of characters in a player's name.
        table_texts: `text.table.TABLE_TEXTS`.
        table_phrases, event_texts: what tables and events have the numbers of.
        lengths, line_ups: those that dialogs offer.
        game_end: when a game of the default length ends.
    """

    v: Positive
    program: str
    strategies: tuple[StrategyInfo, ...]
    opponents: Annotated[tuple[str, ...], Length(3, 3)]
    score_limit: Count
    highest_score_limit: Count
    seed_range: Annotated[tuple[Seed, ...], Length(2, 2)]
    longest_name: Count
    table_texts: dict[str, Said] | None = None
    table_phrases: SaidParts = ()
    event_texts: tuple[EventTexts, ...] = ()
    lengths: tuple[GameLength, ...] = ()
    line_ups: tuple[LineUp, ...] = ()
    game_end: Said | None = None


@dataclass(frozen=True, slots=True)
class Cost:
    """What another card costs: points, a text with them, and what a mark on the card says."""

    card: PlayedCard
    cost: NotNegative
    near_tie: bool
    text: Said
    mark: Said | None = None
    short_mark: Said | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """The best card, as a text and as what a screen reader says, and the costs of the others.

    Attributes:
        best: None in a game that advises more than a card.
        best_texts: what can be expected of that card, and against whom.
    """

    best: PlayedCard | None
    advice: Said
    spoken: SaidParts
    costs: tuple[Cost, ...]
    best_texts: tuple[Said, ...] = ()


@dataclass(frozen=True, slots=True)
class HintMessage:
    """A recommended choice and its reasons."""

    seq: MessageNumber
    reasons: SaidParts
    advice: Flat[Advice]


@dataclass(frozen=True, slots=True)
class TrackerMessage:
    """The possible places of each card."""

    grid: CardGrid


@dataclass(frozen=True, slots=True)
class SheetMessage:
    """A sheet that was asked for."""

    sheet: Sheet


@dataclass(frozen=True, slots=True)
class Decision:
    """The review of a choice.

    Attributes:
        action: the number of earlier actions in the game.
        answers: to the player who tries a card, "" for none, by its name: paragraphs; `advised` in one line.
        table: what the seat could know.
    """

    action: Count
    played: PlayedCard
    kind: Literal["best", "tie", "cost", "mistake"]
    price: NotNegative
    place: Said
    choice: Said
    answers: dict[str, tuple[SaidParts, ...]]
    advised: dict[str, Said]
    table: SentTable
    advice: Flat[Advice]


@dataclass(frozen=True, slots=True)
class LuckPart:
    """What decided a round in part: its name, points better than the others' average, and these as a text."""

    name: Said
    points: WholeNumber
    text: Said


@dataclass(frozen=True, slots=True)
class DearestChoice:
    """A choice that cost most: its action, about how much, and why."""

    action: Count
    cost: Said
    reason: SaidParts


@dataclass(frozen=True, slots=True)
class Summary:
    """What the review of some rounds has found.

    Attributes:
        moments: the actions that cost most.
        other_choices: what all others cost, so that the list adds up; None if nothing.
        headline: the rounds in one sentence.
        decided, total: the parts and their sum, in words.
        dearest: the moments in words.
    """

    moments: tuple[Count, ...]
    other_choices: Said | None = None
    headline: Said | None = None
    decided: tuple[LuckPart, ...] = ()
    total: Said | None = None
    dearest: tuple[DearestChoice, ...] = ()


@dataclass(frozen=True, slots=True)
class ReviewMessage:
    """A step of a review: a decision, or in the last one the sum of the round and of all wanted ones."""

    seat: Seat
    round: Positive
    step: Count
    steps: Positive
    decision: Decision | None
    summary: Summary | None
    total: Summary | None


@dataclass(frozen=True, slots=True)
class FiguresMessage:
    """The statistics of the records that the client has kept.

    Attributes:
        sheets: for each choice of opponents or of another game, by its key.
        chosen: the key of the sheet to show first, that of the running game.
        records: what is left of them after a reset, otherwise None.
        games_table: the games as comma-separated values; None unless they were asked for.
    """

    sheets: dict[str, Sheet]
    chosen: str
    records: tuple[KeptRecord, ...] | None
    games_table: str | None = None


@dataclass(frozen=True, slots=True)
class SealMessage:
    """The seal of a game, which names its record; None if it has none."""

    seal: str | None


@dataclass(frozen=True, slots=True)
class BackupMessage:
    """The text of a file, or what the client has to keep, with the `states` of its games."""

    text: str
    added: Annotated[Json, AnyObject()]
    said: Said


@dataclass(frozen=True, slots=True)
class SavedMessage:
    """The game as the text of a saved file; `game` is its number at this table."""

    seq: MessageNumber
    game: MessageNumber
    text: str


@dataclass(frozen=True, slots=True)
class StatisticsMessage:
    """The record of the game, which has changed; `to_review` is the round whose price its rating lacks."""

    record: KeptRecord
    to_review: Positive | None


@dataclass(frozen=True, slots=True)
class PuzzleMessage:
    """A puzzle: its place among those of the day, and the decision, whose choice is the best."""

    number: Count
    place: Said
    decision: Decision


_AboutGames = WholeTable | TableMoved | GamesMessage | NewGameMessage | LessonMessage
_AboutGame = HintMessage | TrackerMessage | SheetMessage | Description | TableReplay | ReviewMessage
_AboutWhatIsKept = FiguresMessage | SealMessage | BackupMessage | SavedMessage
Answer = _AboutGames | _AboutGame | _AboutWhatIsKept | daily.DailyAnswer | PuzzleMessage | Refused
"""The messages that answer a request."""

FromTable = Hello | Answer | StatisticsMessage | daily.HelpedMessage

_SHORT: dict[str, type[FromTable]] = {"table": WholeTable, "moved": TableMoved, "replay": TableReplay}
FROM_TABLE = Tagged[FromTable](FromTable, _SHORT, is_open=True, name="FromTable")

"""What the sheet of today shows, as values."""

from __future__ import annotations

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from straights_gui.view.style.parts.scale import ScaleMark


@dataclass(frozen=True, slots=True)
class Standing:
    """A player of the running game; `limit` is the score that ends it, 0 for a single round."""

    name: str
    mark: int
    score: int
    limit: int
    is_own: bool


@dataclass(frozen=True, slots=True)
class GameContent:
    """The running game: its board and its players, the best first."""

    title: str
    cards: frozenset[Card]
    standings: tuple[Standing, ...]
    button: str


@dataclass(frozen=True, slots=True)
class DealContent:
    """The deal of the day.

    Attributes:
        hand: the player's cards; empty once the deal is played.
        verdict, marks: the result of the day, or of the day before, in words and on a line.
    """

    hand: tuple[Card, ...]
    note: str
    verdict: str
    marks: tuple[ScaleMark, ...]
    button: str


@dataclass(frozen=True, slots=True)
class PuzzleContent:
    """The puzzles: whether each answer was right, None without one, and the best card if it is known."""

    note: str
    solved: tuple[bool | None, ...]
    cards: tuple[Card | None, ...]
    button: str


@dataclass(frozen=True, slots=True)
class DayMark:
    """A day of the week: its letter, and whether something was finished on it."""

    letter: str
    is_finished: bool
    is_today: bool


@dataclass(frozen=True, slots=True)
class FormContent:
    """The player's form: the week, the days in a row, and the rating in words and on a line."""

    week: tuple[DayMark, ...]
    days: str
    rating: str
    marks: tuple[ScaleMark, ...]


@dataclass(frozen=True, slots=True)
class NewGameContent:
    """The next game with the same opponents: marks and portraits, and who they are in words."""

    portraits: tuple[tuple[int, str], ...]
    note: str


@dataclass(frozen=True, slots=True)
class TodayContent:
    """Everything on the sheet."""

    greeting: str
    game: GameContent
    deal: DealContent
    puzzles: PuzzleContent
    form: FormContent
    new_game: NewGameContent

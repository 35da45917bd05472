"""The values of the statistics: which round is meant, and what was counted."""

from __future__ import annotations

from engine.fast_dataclass import dataclass

MIXED = "mixed"
"""The level of opponents who are not all of one."""


@dataclass(frozen=True, slots=True)
class RoundKey:
    """Which round of which game, and against whom.

    Attributes:
        game: a name that no other game has.
        number: of the round, from 1.
        levels: the strategies of the opponents.
    """

    game: str
    number: int
    levels: tuple[str, ...]

    @property
    def level(self) -> str:
        """The opponents' level where they have one, MIXED otherwise."""
        return self.levels[0] if len(set(self.levels)) == 1 else MIXED


@dataclass(frozen=True, slots=True)
class StatisticsSummary:
    """The figures against one level of opponents, or all; None where nothing was played. Low points are good.

    Attributes:
        games, wins, ties: how many; a tie for the first place is a win as well.
        average_place: from 1 to 4.
        best_game, worst_game: final scores.
        current_streak, longest_streak: games won in a row.
        rounds, rounds_without_points, hints: how many.
        mean_points, best_round, worst_round: points of a round.
    """

    games: int
    wins: int
    ties: int
    average_place: float | None
    best_game: int | None
    worst_game: int | None
    current_streak: int
    longest_streak: int
    rounds: int
    mean_points: float | None
    rounds_without_points: int
    best_round: int | None
    worst_round: int | None
    hints: int

"""Statistics across games: rounds, games and hints, by the opponents' level."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from engine.fast_dataclass import dataclass
from straights_gui.model.statistics.database import Statement, StatisticsDatabase
from straights_gui.model.storage.autosave import write_durably

FILE = "statistics.sqlite3"
_COUNTED_GAMES = """
FROM games WHERE score IS NOT NULL AND practice_from IS NULL AND (:level IS NULL OR level = :level)
AND NOT EXISTS (SELECT 1 FROM rounds WHERE rounds.game = games.game AND practice)
"""
_COUNTED_ROUNDS = """
FROM rounds JOIN games USING (game)
WHERE gained IS NOT NULL AND NOT practice AND (practice_from IS NULL OR number < practice_from)
AND (:level IS NULL OR level = :level)
"""
_GAMES_EXPORTED = """
SELECT moment, level, score, place, tied FROM games WHERE score IS NOT NULL ORDER BY moment
"""
_ROUNDS_EXPORTED = """
SELECT rounds.moment, game, number, level, gained, hints, practice
FROM rounds JOIN games USING (game) WHERE gained IS NOT NULL ORDER BY rounds.moment
"""
_RECORD = """
UPDATE rounds SET gained = coalesce(gained, ?), moment = coalesce(moment, ?) WHERE game = ? AND number = ?
"""
_MARK = "UPDATE rounds SET practice = 1 WHERE gained IS NULL AND game = ? AND number = ?"
_MARK_GAME = "UPDATE games SET practice_from = coalesce(practice_from, ?) WHERE score IS NULL AND game = ?"
_IS_PRACTICE = """
SELECT 1 FROM rounds WHERE game = ? AND number = ? AND practice
UNION SELECT 1 FROM games WHERE game = ? AND practice_from <= ?
"""
# Created with the first price: reading the file of an earlier version must not write to it.
_PRICES = """
CREATE TABLE IF NOT EXISTS prices (
    game TEXT NOT NULL, number INTEGER NOT NULL, hundredths INTEGER NOT NULL, PRIMARY KEY (game, number)
)
"""
_PLAYS = """
CREATE TABLE IF NOT EXISTS plays (
    game TEXT NOT NULL, number INTEGER NOT NULL, play TEXT NOT NULL, PRIMARY KEY (game, number)
)
"""
# A round that an earlier version has counted has no play, so that a later play cannot be recorded for it.
_RECORD_PLAY = """
INSERT OR IGNORE INTO plays SELECT ?, ?, ?
WHERE NOT EXISTS (SELECT 1 FROM rounds WHERE game = ? AND number = ? AND gained IS NOT NULL)
"""
_RECORD_PRICE = """
INSERT OR IGNORE INTO prices SELECT game, number, ? FROM plays WHERE game = ? AND number = ? AND play = ?
"""
_PRICES_SHOWN = """
SELECT hundredths FROM prices JOIN rounds USING (game, number) JOIN games USING (game)
WHERE gained IS NOT NULL AND NOT practice AND (practice_from IS NULL OR number < practice_from)
AND (:level IS NULL OR level = :level) AND hints = 0 ORDER BY rounds.moment, rounds.rowid
"""
_COUNT_HINT = "UPDATE rounds SET hints = hints + 1 WHERE game = ? AND number = ?"


@dataclass(frozen=True, slots=True)
class RoundKey:
    """A round of a game, and the level of the opponents.

    Attributes:
        game: a unique name.
        number: of the round, from 1.
        level: of the opponents, as given by `game_record.level_of`.
    """

    game: str
    number: int
    level: str


@dataclass(frozen=True, slots=True)
class StatisticsSummary:
    """The figures against one level of opponents, or all; None if nothing was played. Low points are good.

    Attributes:
        games, wins, ties: counts; a tie for first place is also a win.
        average_place: from 1 to 4.
        best_game, worst_game: final scores.
        current_streak, longest_streak: games won in a row.
        rounds, rounds_without_points, hints: counts.
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


class StatisticsStore:
    """The statistics in a folder. Every method but `close` raises StatisticsError if the file does.

    A practice round does not count, nor does its game; replaying a round changes nothing. Moments are ISO
    8601 in UTC.
    """

    def __init__(self, folder: Path) -> None:
        """The file is opened on demand."""
        self._file = StatisticsDatabase(folder / FILE)

    def record_round(self, key: RoundKey, gained: int, moment: str, play: str = "") -> None:
        """Record a finished round; `play` is the result of `game_record.play_of`, or "" for unknown."""
        place = (key.game, key.number)
        before = [(_PLAYS, ()), (_RECORD_PLAY, (*place, play, *place))]
        self._touch(key, _RECORD, gained, moment, before=before)

    def mark_practice(self, key: RoundKey) -> None:
        """Mark a round as practice, unless it has already ended and so was played fairly."""
        self._touch(key, _MARK)

    def mark_rest(self, key: RoundKey) -> None:
        """Mark this and all later rounds of the game as practice: their cards are known."""
        self._touch(key, _MARK)
        self._file.write([(_MARK_GAME, (key.number, key.game))])

    def count_hint(self, key: RoundKey) -> None:
        """Count a hint."""
        self._touch(key, _COUNT_HINT)

    def record_game(self, key: RoundKey, scores: tuple[int, ...], seat: int, moment: str) -> None:
        """Record a game that has ended with this round and these scores."""
        score = scores[seat]
        place = 1 + sum(other < score for other in scores)
        statement = """
            INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, NULL) ON CONFLICT (game) DO UPDATE SET
            moment = excluded.moment, score = excluded.score, place = excluded.place, tied = excluded.tied
            WHERE score IS NULL
        """
        values = (key.game, key.level, moment, score, place, scores.count(score) > 1)
        self._file.write([(statement, values)])

    def is_practice(self, key: RoundKey) -> bool:
        """Whether a round is marked, by itself or from an earlier one on."""
        place = (key.game, key.number)
        return bool(self._file.rows(_IS_PRACTICE, (*place, *place), (int,)))

    def levels(self) -> tuple[str, ...]:
        """The levels of opponents for which there are figures."""
        query = f"SELECT DISTINCT level {_COUNTED_ROUNDS} ORDER BY level"
        rows = self._file.rows(query, {"level": None}, (str,))
        return tuple(level for (level,) in rows)

    def figures(self, level: str | None = None) -> StatisticsSummary:
        """The figures against a level, or all for None."""
        choice: dict[str, object] = {"level": level}
        query = f"SELECT place, tied, score {_COUNTED_GAMES} ORDER BY moment, rowid"
        games = self._file.rows(query, choice, (int, int, int))
        rounds = self._file.rows(f"SELECT gained, hints {_COUNTED_ROUNDS}", choice, (int, int))
        places = [place for place, _tied, _score in games]
        scores = [score for _place, _tied, score in games]
        points = [gained for gained, _hints in rounds]
        streaks = _streaks(place == 1 for place in places)
        return StatisticsSummary(
            games=len(games),
            wins=places.count(1),
            ties=sum(place == 1 and bool(tied) for place, tied, _score in games),
            average_place=_mean(places),
            best_game=min(scores, default=None),
            worst_game=max(scores, default=None),
            current_streak=streaks[-1],
            longest_streak=max(streaks),
            rounds=len(rounds),
            mean_points=_mean(points),
            rounds_without_points=points.count(0),
            best_round=min(points, default=None),
            worst_round=max(points, default=None),
            hints=sum(hints for _gained, hints in rounds),
        )

    def history(self, level: str | None = None) -> tuple[int, ...]:
        """The points of the rounds against a level, oldest first."""
        query = f"SELECT gained {_COUNTED_ROUNDS} ORDER BY rounds.moment, rounds.rowid"
        return tuple(gained for (gained,) in self._file.rows(query, {"level": level}, (int,)))

    def record_price(self, key: RoundKey, price: float, play: str) -> None:
        """Record what the choices of a finished round cost, in points against the alternatives.

        Only the play that was counted has a price, not a later one after an undo or in a branch.
        """
        values = (round(100 * price), key.game, key.number, play)
        self._file.write([(_PRICES, ()), (_PLAYS, ()), (_RECORD_PRICE, values)])

    def prices(self, level: str | None = None) -> tuple[float, ...]:
        """The costs of the reviewed rounds without hints against a level, oldest first."""
        if not self._has_table("prices"):
            return ()
        rows = self._file.rows(_PRICES_SHOWN, {"level": level}, (int,))
        return tuple(hundredths / 100 for (hundredths,) in rows)

    def reset(self) -> None:
        """Delete all statistics."""
        tables = ("rounds", "games", *(name for name in ("prices", "plays") if self._has_table(name)))
        self._file.write([(f"DELETE FROM {table}", ()) for table in tables])  # noqa: S608  # names of our own

    def _has_table(self, name: str) -> bool:
        return bool(self._file.rows("SELECT 1 FROM sqlite_master WHERE name = ?", (name,), (int,)))

    def export_csv(self, path: Path) -> Path:
        """Write games to a file and rounds to another beside it; returns the latter. Raises OSError too."""
        games, rounds = self._file.rows(_GAMES_EXPORTED), self._file.rows(_ROUNDS_EXPORTED)
        beside = path.with_name(f"{path.stem}-rounds{path.suffix}")
        write_durably(path, _csv(("ended", "opponents", "score", "place", "tied"), games))
        heads = ("ended", "game", "round", "opponents", "points", "hints", "practice")
        write_durably(beside, _csv(heads, rounds))
        return beside

    def close(self) -> None:
        """Close the database."""
        self._file.close()

    def _touch(self, key: RoundKey, change: str, *values: object, before: Sequence[Statement] = ()) -> None:
        """Change the row of a round, created if necessary; `before` is executed first."""
        place = (key.game, key.number)
        self._file.write(
            [
                *before,
                ("INSERT OR IGNORE INTO games (game, level) VALUES (?, ?)", (key.game, key.level)),
                ("INSERT OR IGNORE INTO rounds (game, number) VALUES (?, ?)", place),
                (change, (*values, *place)),
            ]
        )


def _mean(values: list[int]) -> float | None:
    return sum(values) / len(values) if values else None


def _streaks(wins: Iterable[bool]) -> list[int]:
    """The number of consecutive wins up to each game, after a leading 0."""
    lengths = [0]
    for is_win in wins:
        lengths.append(lengths[-1] + 1 if is_win else 0)
    return lengths


def _csv(heads: tuple[str, ...], rows: Iterable[tuple[object, ...]]) -> bytes:
    """A table as CSV (RFC 4180)."""
    import csv
    import io

    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(heads)
    writer.writerows(rows)
    return text.getvalue().encode()

"""The figures of 20,000 rounds: from the window's file, and from the records that the page has kept.

The reference is SQLite's reading of the records as texts, which Python's JSON reads.
"""

import json
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from reporting import print_times

from engine.straights.local_table.figures_answer import figures_answer
from engine.straights.protocol.game_record import GAME_RECORD
from engine.straights.protocol.table_requests import AskStatistics
from engine.straights.statistics.figures import figures_of, levels_of
from engine.straights.statistics.records import GameEnd, GameRecord, RoundRecord
from straights_gui.model.statistics.store import FILE, StatisticsStore

GAMES, ROUNDS = 2_500, 8
LEVELS = ("expert", "mixed", "locker", "highest --score-limit 50")
RUNS = 11
GOAL_MS = 150.0
RECORDS = "SELECT record FROM games"


def game(number: int) -> GameRecord:
    """A record of a game; the names and moments are as long as genuine ones."""
    rounds = tuple(
        RoundRecord(each, (number * each) % 30, number % 3, moment=moment(number, each), price=each + 0.25)
        for each in range(1, ROUNDS + 1)
    )
    end = GameEnd(number % 90, 1 + number % 4, tied=False, moment=moment(number, ROUNDS))
    return GameRecord(f"{number:064x}", LEVELS[number % len(LEVELS)], rounds, end)


def moment(number: int, each: int) -> str:
    """When a round ended."""
    return f"20{number // 100:02}-01-01T{number % 24:02}:{number % 60:02}:{each:02}Z"


def times_of(action: Callable[[], object]) -> list[float]:
    """The milliseconds of a process that an action takes, again and again."""
    times = []
    for _ in range(RUNS):
        start = time.process_time()
        action()
        times.append((time.process_time() - start) * 1000)
    return times


def keep(store: StatisticsStore, record: GameRecord) -> None:
    """Write a record of a new game."""
    store.change(GameRecord(record.game, record.level), lambda _new: record)


def summed_from(folder: Path) -> None:
    """Read the file as the window does for its dialog, and sum it."""
    with closing(StatisticsStore(folder)) as store:
        records = store.records()
    levels_of(records)
    figures_of(records)


def main() -> None:
    """Measure and print."""
    records = [game(number) for number in range(GAMES)]
    values = [value for record in records if isinstance(value := GAME_RECORD.write(record), dict)]
    request = AskStatistics(records=tuple(values), reset=False, tables=False)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with closing(StatisticsStore(folder)) as store:
            for record in records:
                keep(store, record)
        with closing(sqlite3.connect(folder / FILE)) as file:
            read = times_of(lambda: [json.loads(text) for (text,) in file.execute(RECORDS)])
        window = times_of(lambda: summed_from(folder))
    page = times_of(lambda: figures_answer(request))
    print_times("SQLite and JSON read the records", read)
    print_times("the window reads and sums its file", window)
    print_times("the page's table sums the records", page)
    print(
        f"window to both: {min(window) / min(read):.1f}; at best {min(window):.0f} ms (goal: {GOAL_MS:.0f})"
    )


if __name__ == "__main__":
    main()

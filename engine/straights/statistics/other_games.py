"""Which games other than Straights count, and what the end of a round changes in their records."""

from __future__ import annotations

from engine.fast_dataclass import replace
from engine.games.registry import AnyGame, AnySession, new_games
from engine.games.seal import seal_of_key
from engine.straights.statistics.figures import MIXED
from engine.straights.statistics.records import GameRecord


def new_record(rules: AnyGame, session: AnySession) -> GameRecord | None:
    """The empty record of a game, None for one that does not count: unsealed, own rules, not one human."""
    games, setup = new_games(rules.name), session.setup
    key, kind, players = games.key_of(setup), games.preset_of(setup), session.first_players
    if not key or not kind or players.count("") != 1:
        return None
    levels = {*players} - {""}
    return GameRecord(seal_of_key(key), levels.pop() if len(levels) == 1 else MIXED, kind=kind)


def recorded(record: GameRecord, rules: AnyGame, session: AnySession, moment: str) -> GameRecord:
    """The record after the end of a round, and perhaps of the game."""
    if session.is_exchanged:
        return record
    (seat,) = session.humans
    seen = session.observe(seat)
    result, number = rules.result(seen), sum(rules.happening(event).shows_result for event in session.history)
    assert result is not None
    record = record.with_round(number, new_games(rules.name).gained(seen)[seat], "", moment)
    if not result.is_last:
        return record
    rows = sorted(result.rows, key=lambda row: row.seat)
    ended = record.with_end(number, tuple(row.place for row in rows), seat, moment)
    if ended.end is None or ended is record:
        return record
    return replace(ended, end=replace(ended.end, score=rows[seat].columns[-1].number))

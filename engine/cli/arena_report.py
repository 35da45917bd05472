"""What the arena tells: a table for people, JSON for programs, a line for a strategy that lost its seat."""

from __future__ import annotations

import json
from collections.abc import Iterator

from engine.straights.arena.match import Match
from engine.straights.arena.tally import Figures, Tally
from engine.straights.setup import FIRST_LEGAL

_MOST_REASONS = 5
_HEADINGS = ("seat", "strategy", "points a round", "won", "95 % of decisions in", "seats lost")


def as_json(match: Match, tally: Tally) -> str:
    """One line for programs; an interval that a single set cannot give is null."""
    seats = [{name: getattr(each, name) for name in Figures.__match_args__} for each in tally.figures()]
    return json.dumps({"rounds": tally.rounds, "games": tally.games, "seed": match.seed, "seats": seats})


def as_text(match: Match, tally: Tally) -> str:
    """What was played, and a table with a line for each strategy."""
    rows = [_HEADINGS, *(_row(seat, each) for seat, each in enumerate(tally.figures(), 1))]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_HEADINGS))]
    lines = [
        "  ".join(
            cell.ljust(width) if column == 1 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
    return "\n".join([_played(match, tally), "", *lines])


def fault_line(match: Match, number: int, reason: str, count: int = 0) -> str:
    """That an entrant lost its seat, and how often if that is known."""
    times = {0: "", 1: " once"}.get(count, f" {count} times")
    name = match.entrants[number]
    return f"seat {number + 1} ({name}) lost its seat to {FIRST_LEGAL}{times}: {reason}"


def fault_lines(match: Match, tally: Tally) -> Iterator[str]:
    """A line for each reason for which an entrant lost its seat, the most frequent ones first."""
    for number in range(len(match.entrants)):
        found = [(count, reason) for (who, reason), count in tally.reasons.items() if who == number]
        found.sort(key=lambda each: (-each[0], each[1]))
        for count, reason in found[:_MOST_REASONS]:
            yield fault_line(match, number, reason, count)
        rest = found[_MOST_REASONS:]
        if rest:
            reason = f"{len(rest)} more reasons like these"
            yield fault_line(match, number, reason, sum(count for count, _ in rest))


def _played(match: Match, tally: Tally) -> str:
    """What the figures are about."""
    rounds = _counted(tally.rounds, "round")
    what = f"{rounds} in {_counted(tally.games, 'whole game')}" if match.whole_games else rounds
    won = "games won" if match.whole_games else "rounds with the fewest points"
    return (
        f"{what}, seed {match.seed}: {_counted(tally.sets, 'deal')}, each played from all four seats.\n"
        f"Won: {won}, ties shared. The intervals hold with 95 %."
    )


def _counted(number: int, what: str) -> str:
    """A number with its noun."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _row(seat: int, figures: Figures) -> tuple[str, ...]:
    """The cells of a strategy."""
    return (
        str(seat),
        figures.strategy,
        f"{figures.points_per_round:.2f} {_width(figures.points_ci95, 1, 2)}",
        f"{100 * figures.win_share:.1f} % {_width(figures.win_ci95, 100, 1)}",
        f"{figures.decision_ms_p95:.3f} ms",
        str(figures.faults),
    )


def _width(half: float | None, scale: int, places: int) -> str:
    """How far off a figure may be."""
    return "± ?" if half is None else f"± {scale * half:.{places}f}"

"""The report of a ladder: a table of ratings with their intervals as text, and the same as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

from engine.straights.arena.ladder import Standing

_HEADINGS = ("", "strategy", "rating", "points a round", "won", "matches", "met", "seats lost")


def open_text(count: int, matches: int) -> str:
    """A sentence about matches in which strategies were not isolated; "" if there are none."""
    if not count:
        return ""
    return (
        f"In {count} of {matches} matches the system did not permit to keep strategies apart from other "
        "processes and files, or had no bubblewrap."
    )


def report_text(standings: Sequence[Standing], matches: int, open_matches: int = 0) -> str:
    """The table with a line for each strategy, the best first, and what its figures mean."""
    rows = [_HEADINGS, *(_row(place, each) for place, each in enumerate(standings, 1))]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    table = (
        f"{place:>{widths[0]}}  {name:{widths[1]}}  "
        + "  ".join(f"{cell:>{width}}" for cell, width in zip(cells, widths[2:], strict=True))
        for place, name, *cells in rows
    )
    about = (
        f"{len(standings)} strategies, {matches} matches of four whole games, everybody at each seat once.",
        "Ratings are those of the Plackett-Luce model; ± holds with 95 %. Points are means a round: fewer",
        "are better.",
    )
    return "\n".join((*about, *filter(None, [open_text(open_matches, matches)]), "", *table, ""))


def report_json(standings: Sequence[Standing], matches: int, open_matches: int = 0) -> str:
    """A line with the same figures, for programs; null for an interval that one match does not give."""
    told = {
        "matches": matches,
        "open_matches": open_matches,
        "standings": [asdict(each) for each in standings],
    }
    return f"{json.dumps(told)}\n"


def _row(place: int, standing: Standing) -> tuple[str, ...]:
    half = "?" if standing.points_ci95 is None else f"{standing.points_ci95:.2f}"
    return (
        str(place),
        standing.name,
        f"{standing.rating:.1f} ± {standing.rating_ci95:.1f}",
        f"{standing.points:.2f} ± {half}" if standing.matches else "",
        f"{100 * standing.win_share:.1f} %" if standing.matches else "",
        str(standing.matches),
        str(standing.met),
        str(standing.faults),
    )

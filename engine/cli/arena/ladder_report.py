"""The report of a ladder: a table and a plot of ratings with their intervals, in one file without scripts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from engine.straights.arena.ladder import Standing

_ROW, _LEFT, _WIDTH, _TOP = 22, 190, 900, 36
_HEADINGS = ("", "strategy", "rating", "points a round", "won", "matches", "met", "seats lost")
_STYLE = """\
:root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid #8884 }
th:nth-child(2), td:nth-child(2) { text-align: left; overflow-wrap: anywhere }
svg { width: 100%; height: auto; margin: 1rem 0 }
svg text { fill: currentColor; font-size: 13px }
.interval { stroke: #2a7d4f; stroke-width: 3; stroke-linecap: round; opacity: .55 }
.rating { fill: #2a7d4f }
.grid { stroke: #8884 }
@media (prefers-color-scheme: dark) { .interval { stroke: #6fcf97 } .rating { fill: #6fcf97 } }
"""


def open_text(count: int, matches: int) -> str:
    """A sentence about matches in which strategies were not isolated; "" if there are none."""
    if not count:
        return ""
    return (
        f"In {count} of {matches} matches the system did not permit to keep strategies apart from other "
        "processes and files, or had no bubblewrap."
    )


def page(standings: Sequence[Standing], matches: int, open_matches: int = 0) -> str:
    """The whole page; strategies that have not played yet are left out of the plot."""
    warning = open_text(open_matches, matches)
    played = [each for each in standings if each.matches]
    rows = "".join(_row(place, each) for place, each in enumerate(standings, 1))
    head = "".join(f"<th>{text}</th>" for text in _HEADINGS)
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>Ladder of Straights</title>\n<style>\n{_STYLE}</style>\n<h1>Ladder</h1>\n"
        f"<p>{len(standings)} strategies, {matches} matches of four whole games, each on the same deals from "
        "all four seats. Ratings are those of the Plackett-Luce model; bars and ± hold with 95 %. "
        "Points are means a round: fewer are better.</p>\n"
        f"{f'<p><strong>{warning}</strong></p>' if warning else ''}\n"
        f"{plot(played) if played else ''}"
        f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n</html>\n"
    )


def plot(standings: Sequence[Standing]) -> str:
    """Ratings as dots with error bars, one strategy per line, as SVG."""
    low = min(each.rating - each.rating_ci95 for each in standings)
    high = max(each.rating + each.rating_ci95 for each in standings)
    scale = (_WIDTH - _LEFT - 20) / max(high - low, 1e-9)

    def x_of(rating: float) -> float:
        return _LEFT + (rating - low) * scale

    height = _TOP + _ROW * len(standings) + 8
    step = max(round((high - low) / 6), 1)
    marks = range(-(-int(low) // step) * step, int(high) + 1, step)
    grid = "".join(
        f'<line class="grid" x1="{x_of(mark):.1f}" x2="{x_of(mark):.1f}" y1="{_TOP - 12}" y2="{height}"/>'
        f'<text x="{x_of(mark):.1f}" y="16" text-anchor="middle">{mark}</text>'
        for mark in marks
        if low <= mark <= high
    )
    lines = "".join(_line(each, _TOP + _ROW * place, x_of) for place, each in enumerate(standings))
    label = "Ratings with their intervals"
    return f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{label}">{grid}{lines}</svg>\n'


def _line(standing: Standing, y: int, x_of: Callable[[float], float]) -> str:
    name = standing.name if len(standing.name) <= 24 else f"{standing.name[:23]}…"
    first = x_of(standing.rating - standing.rating_ci95)
    last = x_of(standing.rating + standing.rating_ci95)
    return (
        f'<text x="{_LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(name)}</text>'
        f'<line class="interval" x1="{first:.1f}" x2="{last:.1f}" y1="{y}" y2="{y}"/>'
        f'<circle class="rating" cx="{x_of(standing.rating):.1f}" cy="{y}" r="4.5"/>'
    )


def _row(place: int, standing: Standing) -> str:
    half = "?" if standing.points_ci95 is None else f"{standing.points_ci95:.2f}"
    cells = (
        str(place),
        escape(standing.name),
        f"{standing.rating:.1f} ± {standing.rating_ci95:.1f}",
        f"{standing.points:.2f} ± {half}" if standing.matches else "",
        f"{100 * standing.win_share:.1f} %" if standing.matches else "",
        str(standing.matches),
        str(standing.met),
        str(standing.faults),
    )
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>\n"

"""The reports of a match and of a ladder: tables, JSON for programs, a line for each lost seat."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict

from engine.counts import counted
from engine.straights.arena import isolation
from engine.straights.arena.ladder import Standing
from engine.straights.arena.match import Match
from engine.straights.arena.stats import ContestantSummary, MatchStats
from engine.straights.setup import FIRST_LEGAL, SCORE_LIMIT

_MAX_REASONS = 5
_LADDER_HEADINGS = ("", "strategy", "rating", "points a round", "won", "matches", "met", "seats lost")
_HEADINGS = ("seat", "strategy", "points a round", "won", "95 % of decisions in", "seats lost")


def json_report(match: Match, stats: MatchStats) -> str:
    """The report as one line of JSON; an interval that cannot be computed from a single set is null."""
    fields = ContestantSummary.__match_args__
    seats = [{field: getattr(each, field) for field in fields} for each in stats.summaries()]
    played = {"rounds": stats.rounds, "games": stats.games, "seed": match.deals.seed, "seats": seats}
    deals = {"practice": not match.deals.is_secret, "key": match.deals.key, "seal": match.deals.seal}
    return json.dumps(played | deals | {"closed_in": not stats.open_games})


def text_report(match: Match, stats: MatchStats) -> str:
    """The kind of match, and a table with a row for each strategy."""
    rows = [_HEADINGS, *(_row(seat, each) for seat, each in enumerate(stats.summaries(), 1))]
    return "\n".join([_description(match, stats), *_fairness(match, stats), "", *_aligned(rows)])


def separation_text() -> str:
    """A sentence about how this system keeps strategies apart."""
    if isolation.is_complete():
        return "strategies are kept apart from each other, and from other files"
    missing = "this system has no bubblewrap or no libseccomp, or permits no namespaces"
    return f"strategies are NOT kept apart, so each game has deals of its own: {missing}"


def fault_line(match: Match, number: int, reason: str, count: int = 0) -> str:
    """A line about a strategy that lost its seat, with the number of times if known."""
    times = {0: "", 1: " once"}.get(count, f" {count} times")
    name = match.strategies[number]
    return f"seat {number + 1} ({name}) lost its seat to {FIRST_LEGAL}{times}: {reason}"


def fault_lines(match: Match, stats: MatchStats) -> Iterator[str]:
    """A line for each reason why a strategy lost its seat, the most frequent first."""
    for number in range(len(match.strategies)):
        found = [(count, reason) for (who, reason), count in stats.reasons.items() if who == number]
        found.sort(key=lambda each: (-each[0], each[1]))
        for count, reason in found[:_MAX_REASONS]:
            yield fault_line(match, number, reason, count)
        rest = found[_MAX_REASONS:]
        if rest:
            reason = f"{len(rest)} more reasons like these"
            yield fault_line(match, number, reason, sum(count for count, _ in rest))


def _description(match: Match, stats: MatchStats) -> str:
    rounds = counted(stats.rounds, "round")
    limit = match.variant.score_limit
    length = "" if limit == SCORE_LIMIT else f" to {counted(limit, 'point')}"
    what = f"{rounds} in {counted(stats.games, 'whole game')}{length}" if match.whole_games else rounds
    seed = "" if match.deals.seed is None else f", seed {match.deals.seed}"
    won = "games won" if match.whole_games else "rounds with the fewest points"
    deals = f"{counted(stats.sets, 'deal')}, each played from all four seats"
    if match.has_fresh_deals:
        deals = "a deal for each game (--fresh-deals)"
    return f"{what}{seed}: {deals}.\nWon: {won}, ties shared. The intervals hold with 95 %."


def _fairness(match: Match, stats: MatchStats) -> Iterator[str]:
    """The reliability of the result, as far as strategies could know more than they should."""
    deals = match.deals
    if deals.is_secret:
        yield f"The deals followed from the key {deals.key}"
        yield f"of the SHA-256 {deals.seal}."
    else:
        yield f"Practice: whoever knows the {'key' if deals.key else 'seed'} can deal the cards again."
    if stats.open_games:
        yield (
            "This system did not permit to keep strategies apart from other processes and files, "
            "or has no bubblewrap."
        )


def _row(seat: int, summary: ContestantSummary) -> tuple[str, ...]:
    return (
        str(seat),
        summary.strategy,
        f"{summary.points_per_round:.2f} {_interval(summary.points_ci95, 1, 2)}",
        f"{100 * summary.win_share:.1f} % {_interval(summary.win_ci95, 100, 1)}",
        f"{summary.decision_ms_p95:.3f} ms",
        str(summary.faults),
    )


def _interval(half: float | None, scale: int, places: int) -> str:
    return "± ?" if half is None else f"± {scale * half:.{places}f}"


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
    rows = [_LADDER_HEADINGS, *(_standing(place, each) for place, each in enumerate(standings, 1))]
    about = (
        f"{len(standings)} strategies, {matches} matches of four whole games, everybody at each seat once.",
        "Ratings are those of the Plackett-Luce model; ± holds with 95 %. Points are means a round: fewer",
        "are better.",
    )
    return "\n".join((*about, *filter(None, [open_text(open_matches, matches)]), "", *_aligned(rows), ""))


def report_json(standings: Sequence[Standing], matches: int, open_matches: int = 0) -> str:
    """A line with the same figures, for programs; null for an interval that one match does not give."""
    told = {
        "matches": matches,
        "open_matches": open_matches,
        "standings": [asdict(each) for each in standings],
    }
    return f"{json.dumps(told)}\n"


def _standing(place: int, standing: Standing) -> tuple[str, ...]:
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


def _aligned(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """The lines of a table, whose second column begins at the left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if column == 1 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]

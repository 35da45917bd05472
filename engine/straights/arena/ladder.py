"""The pairings of a ladder, in which everybody meets everybody, and the ratings from all its matches."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from math import sqrt
from random import Random
from typing import Annotated

from engine.errors import BadMessage
from engine.fast_dataclass import TYPE_CHECKING, dataclass
from engine.protocol.codecs import Length
from engine.protocol.records import Record
from engine.straights.arena.stats import MatchStats
from engine.straights.errors import ArenaError
from engine.straights.setup import SEATS
from engine.student_t import t_quantile

if TYPE_CHECKING:
    from types import ModuleType

_QUANTILE = 1.96


@dataclass(frozen=True, slots=True)
class LadderMatch:
    """A completed match: one set of four whole games, each strategy at each seat once.

    Attributes:
        versions: the strategies with the digest of their files at that time, `name@digest`.
        points: the points per round of each.
        shares: the share of the games that each won.
        faults: how often each lost its seat.
        key, seal: the key of the deals, and its SHA-256.
        closed_in: whether the strategies ran in sandboxes.
    """

    versions: Annotated[tuple[str, ...], Length(SEATS, SEATS)]
    points: Annotated[tuple[float, ...], Length(SEATS, SEATS)]
    shares: Annotated[tuple[float, ...], Length(SEATS, SEATS)]
    faults: Annotated[tuple[int, ...], Length(SEATS, SEATS)]
    key: str
    seal: str
    closed_in: bool

    @staticmethod
    def of(versions: tuple[str, ...], stats: MatchStats, key: str, seal: str) -> LadderMatch:
        """The match of these statistics."""
        each = stats.summaries()
        points = tuple(summary.points_per_round for summary in each)
        shares = tuple(summary.win_share for summary in each)
        faults = tuple(summary.faults for summary in each)
        return LadderMatch(versions, points, shares, faults, key, seal, not stats.open_games)

    def line(self) -> str:
        """The match as a line of JSON."""
        return json.dumps(_MATCH.write(self)) + "\n"


_MATCH = Record(LadderMatch)


@dataclass(frozen=True, slots=True)
class Standing:
    """The results of one strategy.

    Attributes:
        matches: the number of its matches.
        rating, rating_ci95: of the Plackett-Luce model (Weng and Lin 2011); 25 at the start.
        points, points_ci95: the mean points per round; the half width is None after a single match.
        win_share: the share of its games that it won, ties split; 0.25 is expected by chance.
        faults: the number of times that it lost its seat.
        met: the number of opponents that it has met.
    """

    name: str
    matches: int
    rating: float
    rating_ci95: float
    points: float
    points_ci95: float | None
    win_share: float
    faults: int
    met: int


def tables(
    versions: Sequence[str], played: Iterable[Sequence[str]], seed: int, others: Sequence[str] = ()
) -> list[tuple[str, ...]]:
    """The next matches, in which each of the versions plays at least once, against those it has met least.

    `played` are the tables so far. If players are missing at the last table, some play twice; with fewer than
    four versions, the others fill it up.
    """
    rng = Random(f"{seed}")  # noqa: S311  # a schedule, no secret
    met: Counter[tuple[str, str]] = Counter()
    for table in played:
        met.update((one, other) for one in table for other in table)
    waiting = list(versions)
    rng.shuffle(waiting)
    found = []
    while waiting:
        table = [waiting.pop(0)]
        while len(table) < SEATS:
            again = [each for each in versions if each not in table]
            pool = waiting or again or [each for each in others if each not in table]
            best = min(pool, key=lambda each: sum(met[each, other] for other in table))
            if waiting:
                waiting.remove(best)
            table.append(best)
        met.update((one, other) for one in table for other in table)
        found.append(tuple(table))
    return found


def read_matches(text: str) -> Iterator[LadderMatch]:
    """Parse a file with one match per line; skips what is none, and lines cut off by a kill.

    Raises ArenaError.
    """
    for number, line in enumerate(text.splitlines(), 1):
        try:
            read = json.loads(line)
            if isinstance(read, dict) and "versions" in read:
                yield _MATCH.read(read)
        except ValueError:
            continue
        except BadMessage as error:
            raise ArenaError(f"line {number} of the matches so far cannot be read: {error}") from error


def open_count(matches: Iterable[LadderMatch]) -> int:
    """The number of matches in which the strategies were not isolated from each other."""
    return sum(not match.closed_in for match in matches)


def verify_library() -> None:
    """Raise ArenaError unless the library that computes ratings is installed."""
    _rating_models()


def standings(versions: Sequence[str], matches: Iterable[LadderMatch]) -> list[Standing]:
    """The standings from the matches among these strategies, the best first; raises ArenaError."""
    known = set(versions)
    counted = [match for match in matches if known.issuperset(match.versions)]
    ratings = _ratings(versions, counted)
    found = [_standing(version, ratings[version], counted) for version in versions]
    return sorted(found, key=lambda each: (-each.rating, each.name))


def _rating_models() -> ModuleType:
    try:
        return import_module("openskill.models")
    except ImportError as error:
        raise ArenaError("a ladder needs openskill: pip install 'straights[arena]'") from error


def _ratings(versions: Sequence[str], matches: Sequence[LadderMatch]) -> dict[str, tuple[float, float]]:
    """Rating and half width of each, from the points of the matches, which are less noisy than wins."""
    model = _rating_models().PlackettLuce()
    ratings = {version: model.rating() for version in versions}
    for match in matches:
        teams = [[ratings[version]] for version in match.versions]
        rated = model.rate(teams, scores=[-points for points in match.points])  # a higher score is better
        for version, (rating,) in zip(match.versions, rated, strict=True):
            ratings[version] = rating
    return {version: (rating.mu, _QUANTILE * rating.sigma) for version, rating in ratings.items()}


def _standing(version: str, rating: tuple[float, float], matches: Sequence[LadderMatch]) -> Standing:
    own = [(match, match.versions.index(version)) for match in matches if version in match.versions]
    points = [match.points[seat] for match, seat in own]
    count = len(own)
    mean = sum(points) / count if count else 0.0
    half = None
    if count > 1:
        variance = sum((each - mean) ** 2 for each in points) / (count - 1)
        half = t_quantile(count - 1) * sqrt(variance / count)
    share = sum(match.shares[seat] for match, seat in own) / count if count else 0.0
    faults = sum(match.faults[seat] for match, seat in own)
    met = len({each for match, _ in own for each in match.versions} - {version})
    return Standing(version.partition("@")[0], count, *rating, mean, half, share, faults, met)

"""What is remarkable of a round or a game, and what its result means to a player."""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING, replace
from engine.straights import rules
from engine.straights.round_summary import ahead_of, places, ranking
from engine.straights.text.table import winning
from engine.text.sentence import Names, Sentence, plural, points, sentence, signed, signs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.straights.observation import Observation
    from engine.straights.record import RoundResult
    from engine.text.sentence import Value


_LEAD = sentence("RoundText", "{name} leads with {points}.")
_SHARED_LEAD = sentence("RoundText", "{name} share the lead.")
_PLACES = {
    2: sentence("RoundText", "You are second, {points} behind {name}."),
    3: sentence("RoundText", "You are third, {points} behind {name}."),
    4: sentence("RoundText", "You are fourth, {points} behind {name}."),
}

STANDINGS = (_LEAD, _SHARED_LEAD, *_PLACES.values())

_BIG_JUMP = 30
"""The points of a round from which a gain is worth mentioning."""

_NEAR_LIMIT = 10
"""The most points below the score limit at which a player may soon end the game."""

_CLOSE_GAME, _CLEAR_GAME = 3, 30
"""The points between first and second up to which a game is close, and from which it is clear."""


def result_notes(
    names: Sequence[str], results: Sequence[RoundResult], seen: Observation
) -> tuple[Sentence, ...]:
    """What is most remarkable, or the result of a match, below a title by `standing`."""
    if seen.winners and seen.variant.duplicate_deals:
        return (match_result(names, results[-1].scores),)
    note = _of_game(results, seen) if seen.winners else _of_round(names, results, seen)
    return () if note is None else (note,)


def _of_round(names: Sequence[str], results: Sequence[RoundResult], seen: Observation) -> Sentence | None:
    """Of the last round, the most remarkable first; who has taken the lead reads so in the title."""
    last = results[-1]
    before, leaders, most = _scores_before(last), rules.winners(last.scores), max(last.gained)
    clean = tuple(names[seat] for seat, gained in enumerate(last.gained) if not gained)
    if clean:
        return sentence("RoundText", "A clean round for {name}!", name=Names(clean))
    is_new = any(before) and len(leaders) == 1 and leaders[0] not in rules.winners(before)
    if is_new and leaders[0] != seen.seat:
        return sentence("RoundText", "{name} takes the lead.", name=names[leaders[0]])
    unlucky = last.gained.index(most)
    name, after = names[unlucky], last.scores[unlucky]
    if any(before) and most >= _BIG_JUMP and last.gained.count(most) == 1:
        jump = {"before": after - most, "after": after}
        return sentence("RoundText", "{name} jumps from {before} to {after}.", name=name, **jump)
    if len(results) > 2 and most > max(max(each.gained) for each in results[:-1]):
        return sentence(
            "RoundText", "The worst round so far: {points} for {name}.", points=points(most), name=name
        )
    highest = max(last.scores)
    to_go = seen.score_limit - highest
    if 0 < to_go <= _NEAR_LIMIT:
        name = names[last.scores.index(highest)]
        return sentence("RoundText", "{name} is {points} from the limit.", name=name, points=points(to_go))
    return None


def _of_game(results: Sequence[RoundResult], seen: Observation) -> Sentence | None:
    """Of a whole game; a winner reads the margin in the title."""
    last, winners = results[-1], seen.winners
    best, second, *_others = sorted(last.scores)
    if best == 0:
        return sentence("RoundText", "A perfect game!")
    if len(winners) > 1:
        return None
    if len(results) > 1 and winners[0] not in rules.winners(_scores_before(last)):
        return sentence("RoundText", "Decided in the last round.")
    margin = points(second - best)
    if winners[0] != seen.seat and second - best <= _CLOSE_GAME:
        return sentence("RoundText", "A close game: {points} ahead.", points=margin)
    if winners[0] != seen.seat and second - best >= _CLEAR_GAME:
        return sentence("RoundText", "A clear win: {points} ahead.", points=margin)
    return None


def _scores_before(result: RoundResult) -> tuple[int, ...]:
    return tuple(score - gained for score, gained in zip(result.scores, result.gained, strict=True))


def with_hints(count: int) -> Sentence:
    """How many hints helped in a game."""
    return plural("RoundPlurals", "With one hint", "With %n hints", count)


def match_result(names: Sequence[str], scores: Sequence[int]) -> Sentence:
    """The result of a duplicate match, in whole points better than par, the best first.

    Everybody has had the same hands, so par, in points ahead of the mean of the others, is 0 for each sum.
    """
    ahead = {seat: signed(round(ahead_of(scores, seat))) for seat in ranking(scores)}
    one, two, three, four = (signs("{name} {ahead}", name=names[seat], ahead=ahead[seat]) for seat in ahead)
    results = signs("{one}, {two}, {three}, {four}", one=one, two=two, three=three, four=four)
    return sentence("RoundText", "Better than average: {results}", results=results)


def standing(names: Sequence[str], scores: Sequence[int], seat: int | None, *, is_over: bool) -> Sentence:
    """What the scores mean to the player of a seat, or to somebody who looks on (None)."""
    best, *others = sorted(scores)
    leaders = rules.winners(scores)
    is_ahead = leaders == (seat,)
    if is_over and not is_ahead:
        return winning(names, scores, leaders)
    values: dict[str, Value] = {
        "points": points(best if seat is None else scores[seat] - best),
        "name": Names(tuple(names[each] for each in leaders)),
    }
    if seat is None:
        return replace(_LEAD if len(leaders) == 1 else _SHARED_LEAD, values=values)
    if is_ahead:
        lead = points(others[0] - best)
        if is_over:
            return sentence("RoundText", "You win, {points} ahead!", points=lead)
        return sentence("RoundText", "You lead by {points}.", points=lead)
    if seat in leaders:
        return sentence("RoundText", "You share the lead.")
    return replace(_PLACES[places(scores)[seat]], values=values)

"""The highlights of a round or a game, and what its result means to a player."""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING, replace
from engine.straights.round_summary import (
    Fact,
    FactKind,
    ahead_of,
    game_facts,
    places,
    ranking,
    round_facts,
)
from engine.straights.text.table import winning
from engine.text.sentence import Names, Sentence, plural, points, sentence, signed, signs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.straights.observation import Observation
    from engine.straights.record import RoundResult
    from engine.text.sentence import Value


_LEAD = sentence("RoundText", "{name} leads with {points}.")
_SHARED_LEAD = sentence("RoundText", "{name} share the lead.")
_FACTS = {
    FactKind.CLEAN_ROUND: sentence("RoundText", "A clean round for {name}!"),
    FactKind.NEW_LEADER: sentence("RoundText", "{name} takes the lead."),
    FactKind.BIG_JUMP: sentence("RoundText", "{name} jumps from {before} to {after}."),
    FactKind.WORST_ROUND: sentence("RoundText", "The worst round so far: {points} for {name}."),
    FactKind.NEAR_LIMIT: sentence("RoundText", "{name} is {points} from the limit."),
    FactKind.LEADER: _LEAD,
    FactKind.PERFECT_GAME: sentence("RoundText", "A perfect game!"),
    FactKind.TURNED_GAME: sentence("RoundText", "Decided in the last round."),
    FactKind.CLOSE_GAME: sentence("RoundText", "A close game: {points} ahead."),
    FactKind.CLEAR_GAME: sentence("RoundText", "A clear win: {points} ahead."),
}
_PLACES = {
    2: sentence("RoundText", "You are second, {points} behind {name}."),
    3: sentence("RoundText", "You are third, {points} behind {name}."),
    4: sentence("RoundText", "You are fourth, {points} behind {name}."),
}

STANDINGS = (_LEAD, _SHARED_LEAD, *_PLACES.values())

_MARGINS = (FactKind.CLOSE_GAME, FactKind.CLEAR_GAME)
"""What a player who has won reads in the title."""


def highlight(fact: Fact, names: Sequence[str]) -> Sentence:
    """A fact as a sentence of at most twelve words."""
    is_shared = fact.kind is FactKind.LEADER and len(fact.seats) > 1
    values: dict[str, Value] = {
        "name": Names(tuple(names[seat] for seat in fact.seats)),
        "before": fact.before,
        "after": fact.after,
        "points": points(fact.points),
    }
    return replace(_SHARED_LEAD if is_shared else _FACTS[fact.kind], values=values)


def result_notes(
    names: Sequence[str], results: Sequence[RoundResult], seen: Observation
) -> tuple[Sentence, ...]:
    """What is remarkable, or the result of a match; the title tells who leads, and a winner the margin."""
    winners, variant, own = seen.winners, seen.variant, (seen.seat,)
    if winners and variant.duplicate_deals:
        return (match_result(names, results[-1].scores),)
    facts = game_facts(results) if winners else round_facts(results, variant) if results else ()
    if not winners:  # the title tells who leads
        facts = tuple(fact for fact in facts if fact.kind is not FactKind.NEW_LEADER or fact.seats != own)
    told = {FactKind.LEADER, *(_MARGINS if winners == own else ())}
    return tuple(highlight(fact, names) for fact in facts[:1] if fact.kind not in told)


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
    leaders = tuple(number for number, score in enumerate(scores) if score == best)
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
        return (
            sentence("RoundText", "You win, {points} ahead!", points=lead)
            if is_over
            else sentence("RoundText", "You lead by {points}.", points=lead)
        )
    if seat in leaders:
        return sentence("RoundText", "You share the lead.")
    return replace(_PLACES[places(scores)[seat]], values=values)

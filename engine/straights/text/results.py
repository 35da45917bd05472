"""The highlights of a round or a game."""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING, replace
from engine.straights.round_summary import FactKind
from engine.straights.text.sentence import Names, Sentence, points, sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.straights.round_summary import Fact
    from engine.straights.text.sentence import Value


_FACTS = {
    FactKind.CLEAN_ROUND: sentence("RoundText", "A clean round for {name}!"),
    FactKind.NEW_LEADER: sentence("RoundText", "{name} takes the lead."),
    FactKind.BIG_JUMP: sentence("RoundText", "{name} jumps from {before} to {after}."),
    FactKind.WORST_ROUND: sentence("RoundText", "The worst round so far: {points} for {name}."),
    FactKind.NEAR_LIMIT: sentence("RoundText", "{name} is {points} from the limit."),
    FactKind.LEADER: sentence("RoundText", "{name} leads with {points}."),
    FactKind.PERFECT_GAME: sentence("RoundText", "A perfect game!"),
    FactKind.TURNED_GAME: sentence("RoundText", "Decided in the last round."),
    FactKind.CLOSE_GAME: sentence("RoundText", "A close game: {points} ahead."),
    FactKind.CLEAR_GAME: sentence("RoundText", "A clear win: {points} ahead."),
}
_SHARED_LEAD = sentence("RoundText", "{name} share the lead.")


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

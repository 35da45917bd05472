"""Endgames looked through to the end: all ways the unseen cards can lie, and all that anybody may do."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from engine.straights.commands import Choice, Discard, Play
from engine.straights.observation import Observation
from tests.support.playing import ALL_NAMES, NEIGHBOURS, VALUES, names_of

Hands = tuple[frozenset[str], ...]
Points = tuple[int, ...]


def choices_of(observation: Observation) -> list[Choice]:
    seat = observation.seat
    assert seat is not None
    plays: list[Choice] = [Play(seat, card) for card in observation.legal_plays]
    return plays or [Discard(seat, card) for card in observation.hand]


def endings(observation: Observation) -> list[dict[Choice, set[Points]]]:
    """For each way the cards can lie and each choice: the points of the round that all seats may end with."""
    seat = observation.seat
    assert seat is not None
    laid = frozenset(names_of(observation.table.cards()))
    found = []
    for hands, points in ways(observation):
        told: dict[Choice, set[Points]] = {}
        for choice in choices_of(observation):
            told[choice] = set(after(str(choice.card), hands, laid, seat, points))
        found.append(told)
    return found


def ways(observation: Observation) -> Iterator[tuple[Hands, Points]]:
    """Tell every way the unseen cards can lie: what each seat holds, and the points that it has so far."""
    seat = observation.seat
    assert seat is not None
    own = frozenset(names_of(observation.hand))
    known = own | set(names_of((*observation.table.cards(), *observation.discards)))
    denied = denials(observation)

    def rest(number: int, unseen: frozenset[str]) -> Iterator[tuple[Hands, Points]]:
        if number == len(observation.seats):
            yield (), ()
            return
        view = observation.seats[number]
        if number == seat:
            assert view.round_points is not None
            for hands, points in rest(number + 1, unseen):
                yield (own, *hands), (view.round_points, *points)
            return
        for held in map(frozenset, combinations(sorted(unseen - denied[number]), view.cards_left)):
            for pile in combinations(sorted(unseen - held), view.discard_count):
                cost = sum(VALUES[name[0]] for name in pile)
                for hands, points in rest(number + 1, unseen - held - set(pile)):
                    yield (held, *hands), (cost, *points)

    yield from rest(0, frozenset(ALL_NAMES) - known)


def denials(observation: Observation) -> list[set[str]]:
    """List by seat the cards that it cannot hold: they fitted when it put another down."""
    laid: frozenset[str] = frozenset()
    denied: list[set[str]] = [set() for _ in observation.seats]
    for move in observation.moves:
        if move.card is None:
            denied[move.seat] |= {name for name in ALL_NAMES if fits(name, laid)}
        else:
            laid |= {str(move.card)}
    return denied


@cache
def after(name: str, hands: Hands, laid: frozenset[str], turn: int, points: Points) -> frozenset[Points]:
    """Follow a choice to every end: section 3 of the assignment, said a second time."""
    hands = (*hands[:turn], hands[turn] - {name}, *hands[turn + 1 :])
    if fits(name, laid):
        laid |= {name}
    else:
        points = (*points[:turn], points[turn] + VALUES[name[0]], *points[turn + 1 :])
    if not any(hands):
        return frozenset({points})
    turn = (turn + 1) % len(hands)
    fitting = [each for each in hands[turn] if fits(each, laid)]
    return frozenset().union(*(after(each, hands, laid, turn, points) for each in fitting or hands[turn]))


def fits(name: str, laid: frozenset[str]) -> bool:
    """Say by section 3.1 whether a card may be laid."""
    if not laid:
        return name == "7S"
    return name not in laid and (name[0] == "7" or bool(NEIGHBOURS[name] & laid))


def ahead(points: Points, seat: int) -> float:
    return (sum(points) - points[seat]) / 3 - points[seat]

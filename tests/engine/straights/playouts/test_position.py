"""What the playouts know of a turn: seats are counted from the observer, as in everything that follows."""

from engine.cards.card import CARDS
from engine.fast_dataclass import replace
from engine.straights.observation import Observation
from engine.straights.playouts.bits import bits
from engine.straights.playouts.position import position_of
from engine.straights.setup import Variant
from tests.support.playing import COMPUTERS, play_on, session_with


def turns() -> list[Observation]:
    """What seats see in the middle of a round; the points of finished rounds are told apart."""
    found = []
    for played in range(20, 24):
        session = play_on(session_with(COMPUTERS), played)
        seen = session.observe(session.turn)
        seats = tuple(
            replace(view, score=score) for view, score in zip(seen.seats, (3, 14, 15, 92), strict=True)
        )
        found.append(replace(seen, seats=seats, variant=Variant(150)))
    return found


def test_seats_are_counted_from_the_observer() -> None:
    """Scores, what was laid and who has moved: the observer is the first of all of them."""
    for seen in turns():
        assert seen.seat is not None
        position = position_of(seen)
        others = [(seen.seat + number) % 4 for number in range(4)]
        assert tuple(seen.seats[seat].score for seat in others) == position.scores
        laid = [
            sum(bits((move.card,)) for move in seen.moves if move.seat == seat and move.card is not None)
            for seat in others
        ]
        assert (0, *laid[1:]) == position.played
        moved = [others.index(move.seat) for move in seen.moves if move.seat != seen.seat]
        assert moved == [moment.seat for moment in position.moments]


def test_cards_are_those_that_the_observer_knows() -> None:
    for seen in turns():
        position = position_of(seen)
        assert bits(seen.hand) == position.hand
        assert bits(seen.discards) == position.dead
        assert len(CARDS) - len(seen.moves) == position.left
        assert 150 == position.limit

"""The numbers that a server sends beside events are those of its seat after each of them."""

from engine.straights.events import CardDiscarded, CardPlayed, RoundStarted
from engine.straights.protocol.sent_events import SeatCounts
from tests.support.playing import first_legal, session_with


def test_after_each_move_its_seat_is_counted() -> None:
    session, counts, points = session_with(), SeatCounts(), [0] * 4
    for event in session.history:
        counts.counted(event)
    while len(session.state.results) < 2:
        before = session.observe(session.turn).seats
        for event in session.submit(first_legal(session)):
            sent = counts.counted(event)
            known, hidden = sent.details, sent.redacted(None).details
            match event:
                case CardPlayed(seat=seat) | CardDiscarded(seat=seat):
                    left = before[seat].cards_left - 1
                    assert (left, left, None) == (known.cards_left, hidden.cards_left, hidden.round_points)
                    if isinstance(event, CardDiscarded):
                        assert event.card is not None
                        points[seat] += event.card.rank.index + 1
                        assert points[seat] == known.round_points
                        assert before[seat].discard_count + 1 == known.discard_count == hidden.discard_count
                case RoundStarted():
                    assert (13, None) == (known.cards_left, known.round_points)
                    points = [0] * 4
                case _:
                    assert (None, None, None) == (
                        known.cards_left,
                        known.discard_count,
                        known.round_points,
                    )

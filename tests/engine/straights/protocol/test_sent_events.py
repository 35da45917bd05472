"""The numbers that a server sends beside events are those of its seat after each of them."""

from engine.straights.events import CardDiscarded, CardPlayed, RoundEnded, RoundStarted
from engine.straights.projection import own_view_after, redact
from engine.straights.protocol.sent_events import SentEvent
from tests.support.playing import first_legal, session_with


def test_after_each_move_its_seat_is_counted() -> None:
    """Over ends of rounds, after which the next hands are dealt already; points of known discards only."""
    session, points = session_with(), [0] * 4
    while len(session.state.results) < 2:
        before = session.observe(session.turn).seats
        events = session.submit(first_legal(session))
        ends = any(isinstance(event, RoundEnded) for event in events)
        for event in events:
            view = own_view_after(session.state, event)
            known, hidden = (SentEvent.counted(each, view).details for each in (event, redact(event, None)))
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
                case _:
                    assert view is None
        points = [0] * 4 if ends else points

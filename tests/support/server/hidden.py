"""What a message of a server may not hold: cards that its viewer cannot know."""

from collections.abc import Mapping


def verify_nothing_hidden(message: Mapping[str, object], seat: int | None) -> None:
    """No hand but one's own, and no card that somebody else has put down, before the round is over."""
    events = message.get("events" if message["type"] == "moved" else "history", ())
    assert isinstance(events, list | tuple)
    ends = [place for place, event in enumerate(events) if event["type"] == "round_ended"]
    if message["type"] == "table":
        assert message["viewer"] in (None, seat)
    for event in events[ends[-1] + 1 :] if ends else events:
        if event["type"] == "round_started":
            assert all(hand is None or place == seat for place, hand in enumerate(event["hands"]))
        if event["type"] == "card_discarded":
            assert event["card"] is None or event["seat"] == seat

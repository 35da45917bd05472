"""The check of the ranking that the assignment asks for."""

from io import StringIO

import pytest

from engine.poker.hands.hand import Hand
from engine.poker.hands.hand_types import HandType
from engine.poker.play.game import EXAMPLES, Game


def test_2_validating_shows_hands_of_every_type() -> None:
    """2: each type that there is, unknown too, made by hand and printed; each is found to be what it is."""
    output = StringIO()

    assert Game.validate_hand_ranking(output)
    shown = output.getvalue().splitlines()
    assert set(HandType) == {expected for _, expected in EXAMPLES}
    assert len(EXAMPLES) == len(shown)
    assert "{AD, KD, QD, JD, 10D} : royal_flush" == shown[0]
    assert "{5C, 4S, 3H, 2D, AC} : straight" in shown
    assert "{AS, KH, QC, JD, 10S} : straight" in shown


def test_2_validating_tells_a_wrong_type(monkeypatch: pytest.MonkeyPatch) -> None:
    output = StringIO()
    monkeypatch.setattr(Hand, "determine_rank", lambda _: HandType.FLUSH)

    assert not Game.validate_hand_ranking(output)
    said = output.getvalue().splitlines()
    assert "{JD, 9D, 8D, 4D, 2D} : flush" in said
    assert "{5C, 4S, 3H, 2D, AC} : flush, not straight" in said
    assert "{AC, KD, QH, JS} : flush, not unknown" in said

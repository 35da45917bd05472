"""Reviews that are kept: known again by what was priced and how; damaged ones are refused."""

import pytest

from engine.straights.player import Computer
from engine.straights.review import records
from engine.straights.review.records import review_key
from engine.straights.setup import Setup


def test_a_review_priced_in_another_way_is_another_review(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name of a review depends on the version of the pricing."""
    setup = Setup.of(1, (Computer("blocker"),) * 4)
    key = review_key(setup, (), 0, 200)
    assert key == review_key(setup, (), 0, 200)

    monkeypatch.setattr(records, "_PRICING", 0)
    assert key != review_key(setup, (), 0, 200)

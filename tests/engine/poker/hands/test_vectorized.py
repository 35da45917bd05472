"""Many hands at once: the same strengths as one at a time, and all hands counted."""

import sys
from collections.abc import Callable
from itertools import combinations
from math import comb
from random import Random

import pytest

from engine.cards.card import CARDS
from engine.errors import EngineError
from engine.poker.errors import NotAHand
from engine.poker.hands import vectorized
from engine.poker.hands.hand_types import HandType
from engine.poker.hands.rank_sums import SUMMANDS
from engine.poker.hands.ranking import strength, strength_of
from engine.poker.odds import draws

np = pytest.importorskip("numpy", reason="arrays are NumPy's")

COUNTS = {
    HandType.ROYAL_FLUSH: 4,
    HandType.STRAIGHT_FLUSH: 36,
    HandType.FOUR_KIND: 624,
    HandType.FULL_HOUSE: 3_744,
    HandType.FLUSH: 5_108,
    HandType.STRAIGHT: 10_200,
    HandType.THREE_KIND: 54_912,
    HandType.TWO_PAIR: 123_552,
    HandType.ONE_PAIR: 1_098_240,
    HandType.HIGH_CARD: 1_302_540,
}


def test_all_hands_are_counted_by_type() -> None:
    """The well-known numbers, from each of the 2,598,960 hands; the types that exist and no others."""
    assert COUNTS == vectorized.count_types()
    assert sum(COUNTS.values()) == comb(52, 5)


@pytest.mark.parametrize("count", [0, 1, 5, 1_000, 32_768, 32_769, 100_000])
def test_arrays_rank_as_the_plain_path(count: int) -> None:
    """Hands by chance, so many that they are taken in one piece or in several."""
    chance = Random(count)
    hands = [chance.sample(range(52), 5) for _ in range(count)]
    columns = vectorized.codes(np.array(hands, np.int64).reshape(count, 5).T)
    expected = [strength(*hand) for hand in hands]

    assert expected == vectorized.strengths(columns).tolist()


@pytest.mark.soak
def test_arrays_rank_all_hands_as_the_plain_path() -> None:
    from engine.poker.hands.subset_sums import subset_places

    found = vectorized.strengths(vectorized.codes(subset_places(5)))
    for hand in combinations(CARDS, 5):
        assert found[draws.hand_number(hand)] == strength_of(hand)


@pytest.mark.parametrize("kind", ["int64", "uint8", "uint32"])
def test_places_of_any_kind_of_number_give_codes(kind: str) -> None:
    places = np.arange(52, dtype=kind).reshape(4, 13)

    assert list(SUMMANDS) == vectorized.codes(places).ravel().tolist()
    assert (4, 13) == vectorized.codes(places).shape
    assert list(SUMMANDS) == vectorized.codes(range(52)).tolist()  # type: ignore[arg-type]  # works all the same


def test_codes_in_any_form_are_ranked() -> None:
    columns = vectorized.codes(
        np.random.default_rng(1).permuted(np.tile(np.arange(52), (100, 1)), axis=1)[:, :5].T
    )
    expected = vectorized.strengths(np.ascontiguousarray(columns)).tolist()

    assert not columns.flags.c_contiguous
    assert expected == vectorized.strengths(columns).tolist()
    assert expected == vectorized.strengths(columns.astype(np.int64)).tolist()
    assert expected == vectorized.strengths(list(columns)).tolist()  # type: ignore[arg-type]  # works all the same
    assert expected[::2] == vectorized.strengths(columns[:, ::2]).tolist()


@pytest.mark.parametrize("shape", [(), (5,), (4, 3), (6, 3), (5, 3, 2)])
def test_another_shape_is_refused(shape: tuple[int, ...]) -> None:
    with pytest.raises(NotAHand, match="5 x n"):
        vectorized.strengths(np.zeros(shape, np.uint32))


@pytest.mark.parametrize(
    "asked", [vectorized.count_types, draws.best_draws], ids=["count_types", "best_draws"]
)
def test_without_numpy_an_error_says_what_to_install(
    asked: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("engine.poker.") and "array" in name]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)

    with pytest.raises(EngineError, match="pip install numpy"):
        asked()
    assert draws.best_draw(CARDS[:5]).dropped == ()

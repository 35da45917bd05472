"""Where deals come from: a seed or a key, never both, never neither."""

import pytest

from engine.errors import SetupError
from engine.straights.arena.deals import Deals

KEY = "0123456789abcdef" * 4


@pytest.mark.parametrize("seed, key", [(None, ""), (1, KEY)])
def test_deals_follow_from_a_seed_or_from_a_key(seed: int | None, key: str) -> None:
    """From one of the two, also where the seed is 0."""
    with pytest.raises(SetupError, match="a seed or from a key"):
        Deals(seed, key)
    assert (None, KEY) == (Deals(0).seal, Deals(key=KEY).key)


@pytest.mark.parametrize("key", ["0", KEY[1:], KEY + "0", KEY.upper(), "g" * 64])
def test_a_key_has_64_hexadecimal_digits(key: str) -> None:
    """Small letters, or two texts were one key."""
    with pytest.raises(SetupError, match="64 hexadecimal digits"):
        Deals(key=key)

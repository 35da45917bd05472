"""Where deals come from: a seed or a key, never both, never neither."""

from hashlib import sha256
from itertools import islice

import pytest

from engine.errors import SetupError
from engine.straights.arena.deals import Deals
from engine.straights.session import Session
from engine.straights.setup import Variant

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


@pytest.mark.parametrize("drawn", [0, 1, 2**256 - 1])
def test_a_secret_key_is_all_that_was_drawn(drawn: int) -> None:
    """However small that is; its seal is its SHA-256."""
    deals = Deals.secret({256: drawn}.__getitem__)

    assert (f"{drawn:064x}", True, None) == (deals.key, deals.is_secret, deals.seed)
    assert sha256(deals.key.encode()).hexdigest() == deals.seal


@pytest.mark.parametrize("deals", [Deals(1), Deals(key=KEY)])
def test_a_seat_does_not_tell_who_plays_it(deals: Deals) -> None:
    """All have one kind of player and names by their numbers, whatever the deal."""
    setups = [deals.setup(number, Variant()) for number in range(3)]

    assert 1 == len({seat.player for setup in setups for seat in setup.seats})
    assert [("Player1", "Player2", "Player3", "Player4")] * 3 == [
        tuple(seat.name for seat in setup.seats) for setup in setups
    ]


@pytest.mark.parametrize("deals, other", [(Deals(1), Deals(2)), (Deals(key=KEY), Deals(key=KEY[::-1]))])
def test_each_set_has_cards_of_its_own_and_each_game_seeds_of_its_own(deals: Deals, other: Deals) -> None:
    hands = [
        Session(each.setup(number, Variant())).open_hands() for each in (deals, other) for number in range(5)
    ]
    seeds = [
        tuple(islice(each.strategy_seeds(number, rotation), 4))
        for each in (deals, other)
        for number in range(3)
        for rotation in range(4)
    ]

    assert 10 == len(set(hands))
    assert hands[3] == Session(deals.setup(3, Variant())).open_hands()
    assert 24 * 4 == len({seed for four in seeds for seed in four})
    assert seeds[5] == tuple(islice(deals.strategy_seeds(1, 1), 4))
    assert Variant(30) == deals.setup(0, Variant(30)).variant

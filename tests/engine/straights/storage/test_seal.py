"""Sealed deals, of a seed or of a key: what is shown at the start fixes them, and gives nothing away."""

from hashlib import sha256
from secrets import randbits

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.cards.card import CARDS
from engine.cards.deck import Deck
from engine.cards.keyed_shuffle import shuffled_by_key
from engine.straights.console_text.export_game import export_game
from engine.straights.errors import NoConsoleDeal
from engine.straights.events import RoundStarted
from engine.straights.session import Session
from engine.straights.setup import SeatSetup, Setup, Variant
from engine.straights.storage.seal import keyed_setup, seal, seal_of, sealed_setup
from tests.support.playing import SEEDS, play_on

SALTS = st.text("0123456789abcdef", min_size=1, max_size=64)
SEATS = tuple(SeatSetup(name) for name in ("North", "East", "South", "West"))


@given(SEEDS, SALTS)
def test_anybody_can_compute_the_seal(seed: int, salt: str) -> None:
    """SHA-256 of the salt, a colon and the seed in decimal."""
    assert seal(seed, salt) == sha256(f"{salt}:{seed}".encode()).hexdigest()
    assert seal_of(Setup(seed, SEATS, salt=salt)) == seal(seed, salt)


@given(st.integers(0))
@example(0)
@example(2**128 - 1)
def test_a_sealed_deal_has_a_seed_of_31_bits_and_a_salt_of_32_digits(drawn: int) -> None:
    asked: list[int] = []

    def draw(bits: int) -> int:
        asked.append(bits)
        return min(drawn, (1 << bits) - 1)

    setup = sealed_setup(SEATS, Variant(80), draw)

    assert [31, 128] == asked
    assert (min(drawn, 2**31 - 1), f"{min(drawn, 2**128 - 1):032x}") == (setup.seed, setup.salt)


def test_a_seed_that_somebody_chose_is_not_sealed() -> None:
    assert seal_of(Setup(44, SEATS)) is None


KEY = "00112233445566778899aabbccddeeff"


def test_each_round_is_dealt_from_the_key_and_its_number() -> None:
    """Not from the round before it, nor from any seed."""
    session = play_on(Session(Setup(0, SEATS, key=KEY)), 120)
    assert 3 == session.state.number
    hands = Deck(shuffled_by_key(CARDS, bytes.fromhex(KEY), 3), 0).hands(4)
    dealt = [event.hands for event in session.history if isinstance(event, RoundStarted)]
    assert hands == dealt[2]


def test_a_key_has_256_random_bits_and_a_seal() -> None:
    """Two games never have the same; the seal is the SHA-256 of the key's digits."""
    one, other = (keyed_setup(SEATS, Variant(), randbits) for _ in range(2))
    assert one.key != other.key
    assert 64 == len(one.key)
    assert sha256(one.key.encode()).hexdigest() == seal_of(one)


def test_a_key_that_begins_with_zeros_has_all_its_digits() -> None:
    """One key of sixteen does, and its game begins like any other; more bits than asked for do no harm."""
    assert "0" * 63 + "5" == keyed_setup(SEATS, Variant(), lambda _bits: 5).key
    assert "f" * 64 == keyed_setup(SEATS, Variant(), lambda _bits: 2**300 - 1).key
    assert 52 == len(
        {
            card
            for hand in Session(keyed_setup(SEATS, Variant(), lambda _bits: 5)).state.seats
            for card in hand.hand
        }
    )


def test_the_console_cannot_deal_from_a_key() -> None:
    """It reads a seed alone, which would deal other cards."""
    with pytest.raises(NoConsoleDeal):
        export_game(Session(Setup(0, SEATS, key=KEY)))

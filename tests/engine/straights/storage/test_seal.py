"""Sealed deals: what is shown at the start fixes the seed, and gives nothing of it away."""

from hashlib import sha256

from hypothesis import example, given
from hypothesis import strategies as st

from engine.straights.session import Session
from engine.straights.setup import SeatSetup, Setup, Variant
from engine.straights.storage.savegame import dumps, loads
from engine.straights.storage.seal import seal, seal_of, sealed_setup
from tests.support.playing import SEEDS

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


@given(SEEDS, SALTS)
def test_a_saved_game_keeps_its_salt(seed: int, salt: str) -> None:
    """Or the seal could not be checked after a restart."""
    assert loads(dumps(Session(Setup(seed, SEATS, salt=salt)))).setup.salt == salt

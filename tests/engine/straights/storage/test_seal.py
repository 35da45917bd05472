"""Sealed deals: what is shown at the start fixes the seed, and gives nothing of it away."""

import json
import subprocess
from hashlib import sha256

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.errors import SetupError
from engine.straights.errors import DamagedSaveGame
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


def test_the_shell_command_of_the_docstring_gives_it_too() -> None:
    command = "printf '%s:%s' 00ff 44 | sha256sum"
    told = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True).stdout
    assert told.split()[0] == seal(44, "00ff")


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


def test_a_game_of_the_first_version_is_still_read() -> None:
    """It has no salt, and none of its rules has changed."""
    document = json.loads(dumps(Session(Setup(44, SEATS))))
    del document["setup"]["salt"], document["checksum"]
    document["version"] = 1
    canonical = json.dumps(document, sort_keys=True, separators=(",", ":"))
    import zlib

    document["checksum"] = f"{zlib.crc32(canonical.encode()):08x}"
    assert loads(json.dumps(document)).setup == Setup(44, SEATS)


@pytest.mark.parametrize("salt", ["xyz", "A0", "0" * 65, "é"])
def test_a_salt_is_hexadecimal(salt: str) -> None:
    with pytest.raises(SetupError):
        Setup(44, SEATS, salt=salt)
    text = dumps(Session(Setup(44, SEATS, salt="00"))).replace(
        '"salt": "00"', json.dumps({"salt": salt})[1:-1]
    )
    with pytest.raises(DamagedSaveGame):
        loads(text)

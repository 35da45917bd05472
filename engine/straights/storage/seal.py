"""Sealed deals: a hash that commits to the seed from the start without revealing it.

A commitment as in every "provably fair" shuffle: SHA-256 over a salt of 128 random bits and the seed is shown
before the first card; salt and seed are shown afterwards, so that anybody can verify the hash, for example
with `printf '%s:%s' SALT SEED | sha256sum`. A key is sealed without a salt: see `engine.games.seal`.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.games.seal import SEED_BITS, new_key, seal_of_key
from engine.straights.setup import SeatSetup, Setup, Variant

_SALT_BITS = 128


def sealed_setup(seats: tuple[SeatSetup, ...], variant: Variant, draw_secret: Callable[[int], int]) -> Setup:
    """A setup with a random secret seed; `draw_secret` returns this many random bits."""
    seed, salt = draw_secret(SEED_BITS) % 2**SEED_BITS, draw_secret(_SALT_BITS) % 2**_SALT_BITS
    return Setup(seed, seats, variant, f"{salt:0{_SALT_BITS // 4}x}")


def keyed_setup(seats: tuple[SeatSetup, ...], variant: Variant, draw_secret: Callable[[int], int]) -> Setup:
    """A setup for strangers, dealt from a key that can be neither guessed nor computed from a hand."""
    return Setup(0, seats, variant, key=new_key(draw_secret))


def seal(seed: int, salt: str) -> str:
    """The seal of a seed: 64 hexadecimal digits.

    >>> seal(44, "00")[:16]
    'c098cc93f6e8b665'
    """
    from hashlib import sha256  # noqa: PLC0415  # OpenSSL takes long to load

    return sha256(f"{salt}:{seed}".encode("ascii")).hexdigest()


def seal_of(setup: Setup) -> str | None:
    """The seal of a game with a random seed or key; None if somebody chose the seed."""
    if setup.key:
        return seal_of_key(setup.key)
    return seal(setup.seed, setup.salt) if setup.salt else None

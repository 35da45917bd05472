"""Keys of deals, and their seals: a hash that commits to a key from the start without revealing it.

The seal is shown before the first card, the key at the end of the game, so that anybody can verify the hash:
`printf '%s' KEY | sha256sum`.
"""

from __future__ import annotations

from engine.errors import SetupError
from engine.fast_dataclass import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

SEED_BITS = 31
"""The size of a random seed."""

_KEY_BITS = 256
_MIN_LENGTH, _MAX_LENGTH = 32, 64
_DIGITS = frozenset("0123456789abcdef")


def new_key(draw_secret: Callable[[int], int]) -> str:
    """A key that can be neither guessed nor computed from a hand; `draw_secret` returns random bits."""
    return f"{draw_secret(_KEY_BITS) % 2**_KEY_BITS:0{_KEY_BITS // 4}x}"


def seal_of_key(key: str) -> str:
    """The seal of a key: 64 hexadecimal digits."""
    from hashlib import sha256  # noqa: PLC0415  # OpenSSL takes long to load

    return sha256(key.encode("ascii")).hexdigest()


def verify_key(key: str, *, has_seed: bool) -> None:
    """Raise SetupError unless it is "", or a key in a setup that has no seed."""
    if not key:
        return
    if not _MIN_LENGTH <= len(key) <= _MAX_LENGTH or len(key) % 2:
        raise SetupError(f"a key has {_MIN_LENGTH} to {_MAX_LENGTH} hexadecimal digits, an even number")
    if not set(key) <= _DIGITS:
        raise SetupError("a key has hexadecimal digits alone, in lower case")
    if has_seed:
        raise SetupError("a game dealt from a key has no seed")

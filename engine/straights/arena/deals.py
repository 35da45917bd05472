"""The deals of a match, derived from a secret key or a public seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from random import Random

from engine.errors import SetupError
from engine.fast_dataclass import dataclass, replace
from engine.straights.player import Computer
from engine.straights.setup import SEATS, Setup, Variant

_SEEDS = 2**31
_KEY_BITS = 256
_KEY_DIGITS = frozenset("0123456789abcdef")

# The name is the same for all: a strategy cannot identify its opponents.
_PLAYERS = (Computer("contestant"),) * SEATS


@dataclass(frozen=True, slots=True)
class Deals:
    """The source of all deals and all randomness of a match: either a seed or a key.

    Attributes:
        seed: a chosen number, from which anybody can reproduce the deals.
        key: 64 hexadecimal digits, without which nobody can.
        is_secret: whether the key was unknown before the match.
    """

    seed: int | None = None
    key: str = ""
    is_secret: bool = False

    def __post_init__(self) -> None:
        if (self.seed is None) is (not self.key):
            raise SetupError("deals follow from a seed or from a key")
        if self.key and (len(self.key) != _KEY_BITS // 4 or not set(self.key) <= _KEY_DIGITS):
            raise SetupError(f"a key of deals has {_KEY_BITS // 4} hexadecimal digits")

    @staticmethod
    def secret(draw_secret: Callable[[int], int]) -> Deals:
        """Deals from a new key; `draw_secret` returns this many unpredictable bits."""
        key = f"{draw_secret(_KEY_BITS) % 2**_KEY_BITS:0{_KEY_BITS // 4}x}"
        return Deals(key=key, is_secret=True)

    @property
    def seal(self) -> str | None:
        """The SHA-256 of the key, which commits to the deals without revealing them; None for a seed."""
        return sha256(self.key.encode("ascii")).hexdigest() if self.key else None

    def setup(self, number: int, variant: Variant) -> Setup:
        """The setup of the games of a set, which all have the same deals."""
        if self.key:
            return replace(Setup.of(0, _PLAYERS, variant), key=self._derived(f"deal {number}"))
        seed = Random(f"{self.seed} {number}").randrange(_SEEDS)  # noqa: S311  # a game, no secret
        return Setup.of(seed, _PLAYERS, variant)

    def strategy_seeds(self, number: int, rotation: int) -> Iterator[int]:
        """The seeds of the strategies in a game; they reveal no deal."""
        name = f"{number} {rotation} strategies"
        # Independent of the deal's seed, with which a strategy could reproduce the deal.
        text = self._derived(name) if self.key else f"{self.seed} {name}"
        rng = Random(text)  # noqa: S311  # as above
        while True:
            yield rng.randrange(_SEEDS)

    def _derived(self, name: str) -> str:
        """A separate key for each purpose, which reveals none of the others."""
        return sha256(f"{self.key} {name}".encode("ascii")).hexdigest()

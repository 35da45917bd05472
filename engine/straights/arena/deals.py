"""Where the deals of a match come from: a secret key, or a seed that anybody may know."""

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

# The name is the same for all: a strategy cannot tell whom it plays with.
_PLAYERS = (Computer("contestant"),) * SEATS


@dataclass(frozen=True, slots=True)
class Deals:
    """What all deals and all chance of a match follow from: either a seed or a key.

    Attributes:
        seed: a number that somebody chose; whoever knows it can deal the cards again.
        key: 64 hexadecimal digits, with which nobody can before they are told.
        is_secret: whether nobody has seen the key before the match.
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
        """Deals from a new key; `draw_secret` gives this many bits that nobody foresees."""
        key = f"{draw_secret(_KEY_BITS) % 2**_KEY_BITS:0{_KEY_BITS // 4}x}"
        return Deals(key=key, is_secret=True)

    @property
    def seal(self) -> str | None:
        """The SHA-256 of the key, which fixes the deals and tells nothing of them; None for a seed."""
        return sha256(self.key.encode("ascii")).hexdigest() if self.key else None

    def setup(self, number: int, variant: Variant) -> Setup:
        """The games of a set, which all have the same deals."""
        if self.key:
            return replace(Setup.of(0, _PLAYERS, variant), key=self._derived(f"deal {number}"))
        seed = Random(f"{self.seed} {number}").randrange(_SEEDS)  # noqa: S311  # a game, no secret
        return Setup.of(seed, _PLAYERS, variant)

    def strategy_seeds(self, number: int, rotation: int) -> Iterator[int]:
        """The seeds of the strategies in a game, from which no deal can be found."""
        name = f"{number} {rotation} strategies"
        # Not made of the deal's seed, or a strategy could deal the cards again and look.
        text = self._derived(name) if self.key else f"{self.seed} {name}"
        rng = Random(text)  # noqa: S311  # as above
        while True:
            yield rng.randrange(_SEEDS)

    def _derived(self, name: str) -> str:
        """A key of its own for each purpose, from which the others cannot be computed."""
        return sha256(f"{self.key} {name}".encode("ascii")).hexdigest()

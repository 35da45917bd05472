"""All strategies: their names, levels, descriptions and factories."""

from __future__ import annotations

from engine.errors import UnknownStrategy
from engine.fast_dataclass import TYPE_CHECKING, dataclass
from engine.straights.setup import FIRST_LEGAL

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.straights.strategies.strategy import Strategy


@dataclass(frozen=True, slots=True)
class StrategyInfo:
    """A strategy's entry, in English; the window translates level and description.

    Attributes:
        level: its strength, in a player's words.
        description: its play in one sentence.
        make: creates an instance; random strategies are reproducible with a seed.
    """

    name: str
    level: str
    description: str
    make: Callable[[int | None], Strategy]


def strategy_named(name: str, seed: int | None = None) -> Strategy:
    """Create a strategy by name; raises UnknownStrategy.

    Random strategies are reproducible with a seed; without one, only those that promise it.
    """
    if name not in STRATEGIES:
        raise UnknownStrategy(f"no strategy is called {name!r}; there are: {', '.join(NAMES)}")
    return STRATEGIES[name].make(seed)


def _random(seed: int | None) -> Strategy:
    from engine.straights.strategies.random_legal import RandomLegal

    return RandomLegal(seed)


def _first_legal(_seed: int | None) -> Strategy:
    from engine.straights.strategies.first_legal import FirstLegal

    return FirstLegal()


def _lowest(_seed: int | None) -> Strategy:
    from engine.straights.strategies.greedy import Greedy
    from engine.straights.value_functions.rank_based import Lowest

    return Greedy(Lowest())


def _highest(_seed: int | None) -> Strategy:
    from engine.straights.strategies.greedy import Greedy
    from engine.straights.value_functions.rank_based import Highest

    return Greedy(Highest())


def _locker(_seed: int | None) -> Strategy:
    from engine.straights.strategies.greedy import Greedy
    from engine.straights.value_functions.locker import Locker

    return Greedy(Locker())


def _blocker(_seed: int | None) -> Strategy:
    from engine.straights.strategies.greedy import Greedy
    from engine.straights.value_functions.blocker import Blocker

    return Greedy(Blocker())


def _expert(seed: int | None) -> Strategy:
    from engine.straights.strategies.expert import Expert

    return Expert(seed=seed or 0)


def _adaptive(seed: int | None) -> Strategy:
    from engine.straights.strategies.adaptive import Adaptive

    return Adaptive(seed or 0)


_ALL = (
    StrategyInfo("random", "beginner", "Plays any card that fits, at random.", _random),
    StrategyInfo(FIRST_LEGAL, "very easy", "Plays the first card of its hand that fits.", _first_legal),
    StrategyInfo("lowest", "easy", "Plays its lowest card and discards its highest.", _lowest),
    StrategyInfo("highest", "medium", "Plays its highest card and discards its lowest.", _highest),
    StrategyInfo("locker", "hard", "Tries to lock in the kings, queens and jacks of others.", _locker),
    StrategyInfo("blocker", "very hard", "Holds back the cards that only others need.", _blocker),
    StrategyInfo("expert", "expert", "Tries each card in thousands of deals that are possible.", _expert),
    StrategyInfo("adaptive", "adaptive", "Plays better when you win, worse when you lose.", _adaptive),
)

STRATEGIES = {info.name: info for info in _ALL}
"""All strategies by name, the weakest first (docs/strength.md); `adaptive` has no fixed strength."""

DEFAULT_OPPONENTS = ("highest", "locker", "blocker")
"""The opponents of a player who has not chosen any."""

LINE_UPS = {
    "relaxed": ("lowest",) * 3,
    "even": DEFAULT_OPPONENTS,
    "strong": ("expert",) * 3,
    "adaptive": ("adaptive",) * 3,
}
"""Opponents that are offered together, by name, the weakest first."""

NAMES = tuple(STRATEGIES)

"""All strategies: their names, levels and descriptions, and what makes them."""

from __future__ import annotations

from engine.errors import UnknownStrategy
from engine.fast_dataclass import TYPE_CHECKING, dataclass
from engine.straights.setup import FIRST_LEGAL

if TYPE_CHECKING:
    from engine.straights.strategies.strategy import Strategy


@dataclass(frozen=True, slots=True)
class StrategyInfo:
    """A strategy's entry, in English; the window translates level and description.

    Attributes:
        level: its strength, in a player's words.
        description: its play in one sentence.
    """

    name: str
    level: str
    description: str


def strategy_named(name: str, seed: int | None = None) -> Strategy:
    """Create a strategy by name; raises UnknownStrategy.

    Random strategies are reproducible with a seed; without one, only those that promise it.
    """
    match name:
        case "random":
            from engine.straights.strategies.random_legal import RandomLegal

            return RandomLegal(seed)
        case "first-legal":
            from engine.straights.strategies.first_legal import FirstLegal

            return FirstLegal()
        case "expert":
            from engine.straights.strategies.expert import Expert

            return Expert(seed=seed or 0)
        case "adaptive":
            from engine.straights.strategies.adaptive import Adaptive

            return Adaptive(seed or 0)
        case _:
            return _greedy(name)


def _greedy(name: str) -> Strategy:
    from engine.straights.strategies.greedy import Greedy
    from engine.straights.value_functions.values import Blocker, Highest, Locker, Lowest

    match name:
        case "lowest":
            return Greedy(Lowest())
        case "highest":
            return Greedy(Highest())
        case "locker":
            return Greedy(Locker())
        case "blocker":
            return Greedy(Blocker())
        case _:
            raise UnknownStrategy(f"no strategy is called {name!r}; there are: {', '.join(NAMES)}")


_ALL = (
    StrategyInfo("random", "beginner", "Plays any card that fits, at random."),
    StrategyInfo(FIRST_LEGAL, "very easy", "Plays the first card of its hand that fits."),
    StrategyInfo("lowest", "easy", "Plays its lowest card and discards its highest."),
    StrategyInfo("highest", "medium", "Plays its highest card and discards its lowest."),
    StrategyInfo("locker", "hard", "Tries to lock in the kings, queens and jacks of others."),
    StrategyInfo("blocker", "very hard", "Holds back the cards that only others need."),
    StrategyInfo("expert", "expert", "Tries each card in thousands of deals that are possible."),
    StrategyInfo("adaptive", "adaptive", "Plays better when you win, worse when you lose."),
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

"""What is decided before the first card and never changes: names, seed, money and every rule switch."""

from __future__ import annotations

from engine.errors import SetupError
from engine.lean import dataclass
from engine.poker.game.money import MOST

FEWEST_SEATS = 2
MOST_SEATS = 10
"""Ten hands are fifty cards; an eleventh could not be dealt."""

HAND_SIZE = 5
_SEEDS = range(-(2**31), 2**32)
_LONGEST_NAME = 40


def is_name(name: object) -> bool:
    r"""Whether a name can be shown on one line: 1 to 40 printable characters, no blanks around them.

    >>> is_name("Player1"), is_name(""), is_name("two\nlines")
    (True, False, False)
    """
    if not isinstance(name, str):
        return False
    return bool(name) and name == name.strip() and name.isprintable() and len(name) <= _LONGEST_NAME


@dataclass(frozen=True, slots=True)
class Setup:
    """A whole game before it begins; with the commands it gives every state again.

    Attributes:
        names: of the seats, in their order; 2 to 10, each once.
        balance: the cents that each seat begins with.
        ante: the cents that each seat pays for a round.
        seed: what the deals follow from, -2**31 .. 2**32 - 1.
        rotate: whether the seat that acts first moves on by one a round.
        min_bet: the fewest cents of a bet, unless the seat bets all that it has.
        max_rounds: the game stops after so many rounds; None for never.
        double_ante_every: the ante doubles after so many rounds, again and again; None for never.
    """

    names: tuple[str, ...]
    balance: int
    ante: int
    seed: int
    rotate: bool = True
    min_bet: int = 0
    max_rounds: int | None = None
    double_ante_every: int | None = None

    def __post_init__(self) -> None:
        """Refuse what no game can be made of."""
        if not FEWEST_SEATS <= len(self.names) <= MOST_SEATS:
            raise SetupError(f"poker has {FEWEST_SEATS} to {MOST_SEATS} seats, not {len(self.names)}")
        if len(set(self.names)) < len(self.names) or not all(map(is_name, self.names)):
            raise SetupError(f"a name has 1 to {_LONGEST_NAME} printable characters, and is there once")
        if type(self.seed) is not int or self.seed not in _SEEDS:  # else `in` would try all
            raise SetupError(f"a seed is {_SEEDS.start} to {_SEEDS.stop - 1}, unlike {self.seed!r}")
        self._verify_money()
        for rounds in (self.max_rounds, self.double_ante_every):
            if rounds is not None and (type(rounds) is not int or rounds < 1):
                raise SetupError(f"a number of rounds is 1 or more, unlike {rounds}")

    def _verify_money(self) -> None:
        """Refuse money that nobody could play with."""
        if self.ante < 1:
            raise SetupError("an ante is one cent or more, or games need not end")
        if self.balance < self.ante:
            raise SetupError("nobody could pay the first ante")
        if self.balance * len(self.names) > MOST:
            raise SetupError(f"there are at most {MOST} cents in a game")
        if self.min_bet < 0:
            raise SetupError("a least bet is 0 or more")

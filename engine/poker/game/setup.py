"""Settings fixed before the first deal: names, seed, money and rule options."""

from __future__ import annotations

from engine.errors import SetupError
from engine.fast_dataclass import dataclass
from engine.games.seal import verify_key
from engine.names import is_printable
from engine.poker.game.money import MAX_CENTS

MIN_SEATS = 2
MAX_SEATS = 10
"""Ten hands are fifty cards; an eleventh could not be dealt."""

HAND_SIZE = 5
_SEEDS = range(-(2**31), 2**32)
_MAX_NAME_LENGTH = 40


def is_name(name: object) -> bool:
    r"""Whether a name can be displayed: 1 to 40 printable characters, no space at either end.

    >>> is_name("Player1"), is_name(""), is_name("two\nlines")
    (True, False, False)
    """
    if not isinstance(name, str):
        return False
    return bool(name) and name == name.strip() and is_printable(name) and len(name) <= _MAX_NAME_LENGTH


@dataclass(frozen=True, slots=True)
class Setup:
    """A game before its start; the setup and the commands reproduce every state.

    Attributes:
        names: of the seats, in order; 2 to 10, all different.
        balance: the cents of each seat at the start.
        ante: the cents that each seat pays per round.
        seed: of the shuffles, -2**31 .. 2**32 - 1; 0 with a key.
        rotate: whether the first seat to act moves on by one each round.
        min_bet: the smallest bet in cents; a seat with less may bet all it has.
        max_rounds: the game stops after this many rounds; None for never.
        double_ante_every: the ante doubles each time this many rounds were played; None for never.
        key: hexadecimal digits of which the shuffles follow instead of the seed; "" for none.
    """

    names: tuple[str, ...]
    balance: int
    ante: int
    seed: int
    rotate: bool = True
    min_bet: int = 0
    max_rounds: int | None = None
    double_ante_every: int | None = None
    key: str = ""

    def __post_init__(self) -> None:
        """Raise SetupError for a game that is not possible."""
        if not MIN_SEATS <= len(self.names) <= MAX_SEATS:
            raise SetupError(f"poker has {MIN_SEATS} to {MAX_SEATS} seats, not {len(self.names)}")
        if len(set(self.names)) < len(self.names) or not all(map(is_name, self.names)):
            raise SetupError(f"a name has 1 to {_MAX_NAME_LENGTH} printable characters, and is there once")
        if type(self.seed) is not int or self.seed not in _SEEDS:  # otherwise `in` would search linearly
            raise SetupError(f"a seed is {_SEEDS.start} to {_SEEDS.stop - 1}, unlike {self.seed!r}")
        verify_key(self.key, has_seed=bool(self.seed))
        self._verify_money()
        for rounds in (self.max_rounds, self.double_ante_every):
            if rounds is not None and (type(rounds) is not int or rounds < 1):
                raise SetupError(f"a number of rounds is 1 or more, unlike {rounds}")

    def _verify_money(self) -> None:
        if self.ante < 1:
            raise SetupError("an ante is one cent or more, or games need not end")
        if self.balance < self.ante:
            raise SetupError("nobody could pay the first ante")
        if self.balance * len(self.names) > MAX_CENTS:
            raise SetupError(f"there are at most {MAX_CENTS} cents in a game")
        if self.min_bet < 0:
            raise SetupError("a least bet is 0 or more")

"""The settings of a game, fixed before the first card: seats, seed and variant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.cards.card import CARDS
from engine.errors import SetupError
from engine.fast_dataclass import dataclass
from engine.games.seal import verify_key
from engine.names import MAX_NAME_LENGTH, is_name
from engine.straights.player import Human, Player

SEATS = 4
"""The number of seats."""

BY_SEAT = tuple(range(SEATS))
"""Each seat by its number."""

CARDS_OF_A_HAND = len(CARDS) // SEATS
"""The number of cards that each seat is dealt."""

SCORE_LIMIT = 80
"""The default score limit; a game ends after a round in which any score reaches it."""

ONE_ROUND = 0
"""The score limit that every score reaches; the game ends after its first round."""

USUAL_SCORE_LIMITS = (ONE_ROUND, 50, SCORE_LIMIT, 150)
"""The score limits that dialogs offer by name; players may choose any other."""

MAX_SCORE_LIMIT = 10**9
"""Far above any real score; every sum of scores fits the integers of C and of Qt."""

MAX_DUPLICATE_DEALS = 8
"""The most deals of a duplicate match, each of which is dealt once for each seat."""

MAX_TABLE_SCORE_LIMIT = 1000
"""The highest score limit at a table of a server, whose log has a maximum length."""

FIRST_LEGAL = "first-legal"
"""The name of the assignment's computer, which plays or discards the first card that it may."""

MIN_SEED = -(2**31)
MAX_SEED = 2**32 - 1
_MAX_SALT_LENGTH = 64
_SALT_LETTERS = frozenset("0123456789abcdef")


def read_seed(text: str) -> int | None:
    """The seed that somebody has entered, None if it is none."""
    text = text.strip()
    digits = text[1:] if text[:1] in ("-", "+") else text
    is_number = digits.isascii() and digits.isdigit() and len(digits) <= len(str(MAX_SEED))
    return int(text) if is_number and MIN_SEED <= int(text) <= MAX_SEED else None


def marks_of(players: Sequence[Player]) -> tuple[int, ...]:
    """The mark of each seat, from 0: its colour, its shape, and the portrait that was chosen for it.

    Whoever sits alone among computers has mark 0 at any seat, and the others follow in the order of play, so
    that a player looks the same in every game. Among several people at one screen, and among computers alone,
    the marks are the numbers of the seats.
    Those who sit there when the first cards are dealt decide: the marks stay the same when a seat changes its
    player, and in replays, reviews and saved games.
    Games that are dealt from a key, as those at a server, have the numbers of the seats, too: players and
    spectators see the same marks as in the waiting room.
    """
    people = [seat for seat, player in enumerate(players) if isinstance(player, Human)]
    first = people[0] if len(people) == 1 else 0
    return tuple((seat - first) % len(players) for seat in range(len(players)))


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """A seat at the start: its displayed name and its player."""

    name: str
    player: Player = Human()

    def __post_init__(self) -> None:
        """Reject names that cannot be shown on one line."""
        if not is_name(self.name):
            raise SetupError(f"a name has 1 to {MAX_NAME_LENGTH} printable characters, unlike {self.name!r}")


@dataclass(frozen=True, slots=True)
class Variant:
    """The rule switches of a game, without its seats and its seed.

    Attributes:
        score_limit: the game ends after a round in which any score reaches it; ONE_ROUND for a single round.
        reseed_each_round: whether the generator starts from the seed again before each shuffle.
        duplicate_deals: the deals of a duplicate match, which ends when everybody has had each hand of them,
            whatever the scores; 0 for any other game.
    """

    score_limit: int = SCORE_LIMIT
    reseed_each_round: bool = False
    duplicate_deals: int = 0

    def __post_init__(self) -> None:
        if not ONE_ROUND <= self.score_limit <= MAX_SCORE_LIMIT:
            raise SetupError(f"a score limit is 0 to {MAX_SCORE_LIMIT}, unlike {self.score_limit}")
        if not 0 <= self.duplicate_deals <= MAX_DUPLICATE_DEALS:
            raise SetupError(
                f"a duplicate match has 1 to {MAX_DUPLICATE_DEALS} deals, unlike {self.duplicate_deals}"
            )

    @property
    def match_rounds(self) -> int:
        """The number of rounds of a duplicate match; 0 for any other game."""
        return self.duplicate_deals * SEATS

    def values(self) -> dict[str, object]:
        """The switches by name, as in saved games; a later one only if it is not as usual."""
        match = {"duplicate_deals": self.duplicate_deals} if self.duplicate_deals else {}
        return {"score_limit": self.score_limit, "reseed_each_round": self.reseed_each_round, **match}

    @staticmethod
    def of(values: Mapping[str, object]) -> Variant:
        """The variant of these values; missing switches take their defaults. Raises SetupError."""
        score_limit = values.get("score_limit", SCORE_LIMIT)
        reseed_each_round = values.get("reseed_each_round", False)
        if type(score_limit) is not int or type(reseed_each_round) is not bool:
            raise SetupError("a score limit is a whole number, re-seeding is true or false")
        duplicate_deals = values.get("duplicate_deals", 0)
        if type(duplicate_deals) is not int:
            raise SetupError("the deals of a duplicate match are a whole number")
        return Variant(score_limit, reseed_each_round, duplicate_deals)


DUPLICATE_MATCH = Variant(ONE_ROUND, duplicate_deals=4)
"""The duplicate match that dialogs offer: 16 rounds take about an hour."""


@dataclass(frozen=True, slots=True)
class Setup:
    """All settings of a game; with the recorded actions they reproduce every state.

    Attributes:
        seed: determines the deals, -2**31 .. 2**32 - 1.
        seats: four, in the order of play.
        variant: the rule switches.
        salt: hexadecimal digits that seal the seed, secret until the game is over; empty for a seed that
            somebody chose.
        key: for a game among strangers, 128 to 256 random bits as hexadecimal digits that determine the
            deals instead of the seed (then 0); empty for all other games.
    """

    seed: int
    seats: tuple[SeatSetup, ...]
    variant: Variant = Variant()
    salt: str = ""
    key: str = ""

    def __post_init__(self) -> None:
        if len(self.seats) != SEATS:
            raise SetupError(f"Straights has {SEATS} seats, not {len(self.seats)}")
        if not MIN_SEED <= self.seed <= MAX_SEED:
            raise SetupError(f"a seed is {MIN_SEED} to {MAX_SEED}, unlike {self.seed}")
        if len(self.salt) > _MAX_SALT_LENGTH or not set(self.salt) <= _SALT_LETTERS:
            raise SetupError(
                f"a salt has at most {_MAX_SALT_LENGTH} hexadecimal digits, unlike {self.salt!r}"
            )
        verify_key(self.key, has_seed=bool(self.seed or self.salt or self.variant.reseed_each_round))
        if self.variant.duplicate_deals and not self.key:
            raise SetupError("a duplicate match is dealt from a key")

    @property
    def marks(self) -> tuple[int, ...]:
        """The mark of each seat, as in `marks_of`."""
        return BY_SEAT if self.key else marks_of([seat.player for seat in self.seats])

    @staticmethod
    def of(seed: int, players: tuple[Player, ...], variant: Variant = Variant()) -> Setup:
        """A game whose seats are named Player1 to Player4."""
        seats = tuple(SeatSetup(f"Player{seat}", player) for seat, player in enumerate(players, 1))
        return Setup(seed, seats, variant)

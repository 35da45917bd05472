"""A deal that everybody can play: a seed, a seat and the same three computers, as a short text and a game.

Of the games to go on with, the player's own one and the deal of a day beside it, neither pushes the other
out: `games` are that on the table, then those that were left, the latest first. An earlier state of a game
that went on is not offered.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import date, timedelta
from hashlib import sha256

from engine.errors import NotationError
from engine.fast_dataclass import dataclass
from engine.games.seal import SEED_BITS
from engine.straights.player import Computer, Human, Player
from engine.straights.session import Session
from engine.straights.setup import ONE_ROUND, SEATS, SeatSetup, Setup, Variant

COMPUTERS = ("highest", "locker", "blocker")
"""The strategies at the other seats, in the order of play after the player's."""

DAYS = 364
"""A deal of a day is recognized if it is one of so many, today's the last: a year of weeks."""

_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_CODE = re.compile(r"([0-9]{1,10})/([1-4])")


@dataclass(frozen=True, slots=True)
class DuplicateDeal:
    """A deal of one round.

    Attributes:
        seed: determines the cards, 0 to 2**31 - 1.
        chair: the seat of the player, 0 to 3.
        day: the day whose deal it is; None for any other.
    """

    seed: int
    chair: int
    day: date | None = None

    @property
    def code(self) -> str:
        """A short text that names the deal: its day, or its seed and seat.

        >>> DuplicateDeal(77, 2).code
        '77/3'
        """
        return self.key if self.day is None else self.day.isoformat()

    @property
    def key(self) -> str:
        """Seed and seat; also for the deal of a day, since its date identifies it only for some weeks."""
        return f"{self.seed}/{self.chair + 1}"

    def setup(self, names: tuple[str, ...]) -> Setup:
        """The game for the player; `names` are those of the player, then of the computers."""
        players: tuple[Player, ...] = (Human(), *map(Computer, COMPUTERS))
        return self._setup(tuple(SeatSetup(*each) for each in zip(names, players, strict=True)))

    def setup_for(self, strategy: str) -> Setup:
        """The game with a strategy at the player's seat."""
        players = map(Computer, (strategy, *COMPUTERS))
        return self._setup(tuple(SeatSetup(each.strategy, each) for each in players))

    def is_set_up(self, setup: Setup) -> bool:
        """Whether a game plays the deal, whatever the players are called."""
        names = tuple(setup.seats[(self.chair + seat) % SEATS].name for seat in range(SEATS))
        return self.setup(names) == setup

    def _setup(self, seats: tuple[SeatSetup, ...]) -> Setup:
        turned = tuple(seats[(seat - self.chair) % SEATS] for seat in range(SEATS))
        return Setup(self.seed, turned, Variant(ONE_ROUND))


def deal_of(day: date) -> DuplicateDeal:
    """The deal of a day, the same everywhere, computed without a server."""
    digest = int.from_bytes(sha256(f"straights {day.isoformat()}".encode("ascii")).digest())
    return DuplicateDeal(digest % 2**SEED_BITS, (digest >> SEED_BITS) % SEATS, day)


def parse_deal(text: str) -> DuplicateDeal:
    """Parse the text of `code`; raises NotationError."""
    text = text.strip()
    if _DAY.fullmatch(text):
        try:
            return deal_of(date.fromisoformat(text))
        except ValueError as error:
            raise NotationError(f"there is no day {text}") from error
    found = _CODE.fullmatch(text)
    if found is None or int(found[1]) >= 2**SEED_BITS:
        raise NotationError(f"{text!r} names no deal: a day such as 2026-11-22 does, or 77/3")
    return DuplicateDeal(int(found[1]), int(found[2]) - 1)


def deal_in(setup: Setup, today: date) -> DuplicateDeal | None:
    """The deal that a game was set up for, including the deals of the last days; None if there is none."""
    deal = undated_deal_in(setup)
    if deal is None:
        return None
    days = (deal_of(today - timedelta(days)) for days in range(DAYS))
    return next((each for each in days if each.key == deal.key), deal)


def undated_deal_in(setup: Setup) -> DuplicateDeal | None:
    """The same without the day."""
    humans = [seat for seat, each in enumerate(setup.seats) if isinstance(each.player, Human)]
    if len(humans) != 1 or setup.salt or setup.key or not 0 <= setup.seed < 2**SEED_BITS:
        return None
    deal = DuplicateDeal(setup.seed, humans[0])
    return deal if deal.is_set_up(setup) else None


def own_game(games: Iterable[Session], today: date) -> Session | None:
    """The latest game that is not over and no deal of a day."""
    return next((each for each in _unfinished(games) if not _is_daily(each.setup, today)), None)


def begun_deal(games: Iterable[Session], deal: DuplicateDeal) -> Session | None:
    """The latest game of the deal, which goes on, or if it is over, has its result; its cards are known."""
    return next((each for each in games if deal.is_set_up(each.setup)), None)


def _unfinished(games: Iterable[Session]) -> Iterator[Session]:
    seen: set[Setup] = set()
    for each in games:
        is_humans = any(isinstance(seat.player, Human) for seat in each.state.seats)
        if each.turn is not None and is_humans and each.setup not in seen:
            yield each
        seen.add(each.setup)


def _is_daily(setup: Setup, today: date) -> bool:
    deal = deal_in(setup, today)
    return deal is not None and deal.day is not None

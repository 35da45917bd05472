"""Players for tests: passive ones, scripted ones, and misbehaving ones."""

from collections.abc import Callable, Sequence
from decimal import Decimal
from random import Random

from engine.cards.card import CARDS
from engine.poker.game.events import Event
from engine.poker.game.money import Amount
from engine.poker.game.player import Player
from engine.poker.game.setup import Setup
from engine.poker.hands.hand import Hand
from engine.poker.hands.hand_types import HandType
from engine.poker.play.table import Table
from tests.support.poker.dealing import setup_of


class Calm:
    """Never folds, never bets, stands pat."""

    def __init__(self, name: str = "Calm") -> None:
        self.name = name

    def will_start_round(self, number: int) -> None: ...

    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        return False

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> Amount:
        return 0

    def discard_unwanted(self, hand: Hand) -> int:
        return 0


class Tight(Calm):
    """Folds below a pair, bets a tenth with two pair or better, drops unpaired cards."""

    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        return hand.determine_rank() < HandType.ONE_PAIR

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> Amount:
        return max_bet / 10 if hand.determine_rank() >= HandType.TWO_PAIR else 0

    def discard_unwanted(self, hand: Hand) -> int:
        ranks = [card.rank for card in hand.cards]
        return sum(hand.drop_card(card) for card in hand.cards if ranks.count(card.rank) == 1)


class Bold(Calm):
    """Bets everything, always."""

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> Amount:
        return max_bet


class Folder(Calm):
    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        return True


class Scripted(Calm):
    """Bets the given amounts in order, then nothing; records the calls of its methods."""

    def __init__(self, name: str, *bets: object) -> None:
        super().__init__(name)
        self.bets = list(bets)
        self.asked: list[tuple[object, ...]] = []

    def will_start_round(self, number: int) -> None:
        self.asked.append(("will_start_round", number))

    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        self.asked.append(("is_folding", player_count, balance))
        return False

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> Amount:
        self.asked.append(("place_bet", player_count, max_bet))
        return self.bets.pop(0) if self.bets else 0  # type: ignore[return-value]  # whatever a test wants it to be

    def discard_unwanted(self, hand: Hand) -> int:
        self.asked.append(("discard_unwanted", len(hand)))
        return 0


class Watching(Calm):
    def __init__(self, name: str = "Watching") -> None:
        super().__init__(name)
        self.seen: list[Event] = []

    def watch(self, event: Event) -> None:
        self.seen.append(event)


class Dropping(Calm):
    """Drops cards, and answers, as a function says."""

    def __init__(self, drop: Callable[[Hand], object]) -> None:
        super().__init__("North")
        self._drop = drop

    def discard_unwanted(self, hand: Hand) -> int:
        return self._drop(hand)  # type: ignore[return-value]  # whatever a test wants it to be


class Tantrum(BaseException):
    """An exception that `except Exception` does not catch."""


class Contrary:
    """An object whose methods all raise."""

    def __bool__(self) -> bool:
        raise Tantrum

    def __float__(self) -> float:
        raise Tantrum

    def __eq__(self, other: object) -> bool:
        raise Tantrum

    def __hash__(self) -> int:
        raise Tantrum

    def __repr__(self) -> str:
        raise Tantrum


class Raising(Calm):
    def will_start_round(self, number: int) -> None:
        raise Tantrum

    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        raise Tantrum

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> Amount:
        raise Tantrum

    def discard_unwanted(self, hand: Hand) -> int:
        raise Tantrum

    def watch(self, event: Event) -> None:
        raise Tantrum


ERRORS: tuple[Callable[[], BaseException], ...] = (
    ValueError,
    SystemExit,
    GeneratorExit,
    RecursionError,
    MemoryError,
    StopIteration,
    Tantrum,
)
GARBAGE: tuple[object, ...] = (
    None,
    "x",
    "5",
    b"7",
    [],
    (),
    float("nan"),
    float("inf"),
    -1,
    -0.01,
    10**40,
    1e308,
    0.001,
    True,
    3j,
    Decimal("NaN"),
    Decimal("1e999999"),
    Contrary(),
    object,
)


class Wild:
    """Answers at random; with probability `outrage` it raises, lies, or tampers with its hand."""

    def __init__(self, name: str, chance: Random, outrage: float = 0.0) -> None:
        self.name = name
        self._chance = chance
        self._outrage = outrage
        self._kept: list[Hand] = []

    def will_start_round(self, number: int) -> None:
        self._is_raging()

    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        if self._is_raging():
            self._break(hand)
            return self._chance.choice(GARBAGE)  # type: ignore[return-value]  # that is the outrage
        return self._chance.random() < 0.2

    def place_bet(self, hand: Hand, player_count: int, max_bet: float) -> Amount:
        if self._is_raging():
            self._break(hand)
            return self._chance.choice(GARBAGE)  # type: ignore[return-value]  # as above
        return max_bet * self._chance.choice((0, 0, 0, 0.01, 0.1, 0.3, 1))

    def discard_unwanted(self, hand: Hand) -> int:
        wanted = self._chance.sample(hand.cards, self._chance.randrange(len(hand) + 1))
        dropped = sum(hand.drop_card(card) for card in wanted)
        if self._is_raging():
            self._break(hand)
            return self._chance.choice(GARBAGE)  # type: ignore[return-value]  # as above
        return dropped

    def watch(self, event: Event) -> None:
        self._is_raging()

    def _is_raging(self) -> bool:
        """Whether to misbehave; half of the time it raises an exception at once."""
        if self._chance.random() >= self._outrage:
            return False
        if self._chance.randrange(2):
            error = self._chance.choice(ERRORS)
            raise error()
        return True

    def _break(self, hand: Hand) -> None:
        """Drop cards from this hand and older ones, drop other cards, overwrite private fields."""
        self._kept.append(hand)
        for held in self._kept[-20:]:
            for card in self._chance.sample(CARDS, 5):
                held.drop_card(card)
        forced: list[object] = [CARDS, (), (Contrary(),), None]
        match self._chance.randrange(4):
            case 0:
                hand._cards = CARDS  # noqa: SLF001  # by force, as no public door gives it
            case 1:
                dropped = self._chance.choice(forced)
                hand._dropped = dropped  # type: ignore[assignment]  # noqa: SLF001  # by force
            case 2:
                del hand._dropped  # noqa: SLF001  # by force, as no public door gives it
            case _:
                pass


class WildMatcher(Wild):
    def will_match(self, hand: Hand, player_count: int, balance: float, bet: float) -> bool:
        return not self.is_folding(hand, player_count, balance)


def game_of(players: Sequence[Player], *, seed: int = 1, balance: int = 1000, ante: int = 100) -> Table:
    """Seat the players at a table; cents."""
    setup = setup_of(len(players), balance=balance, ante=ante, seed=seed)
    return Table(setup, players)


def played(*players: Player, setup: Setup | None = None) -> tuple[Table, tuple[Event, ...]]:
    table = Table(setup or setup_of(len(players)), players)
    return table, table.play_round()

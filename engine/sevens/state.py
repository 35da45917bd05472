"""The state of a game, what a seat may see of it, and what happens in it."""

from __future__ import annotations

from enum import Enum

from engine.cards.card import Card, Rank
from engine.cards.deck import Deck
from engine.errors import SetupError
from engine.fast_dataclass import dataclass
from engine.games.seal import verify_key
from engine.sevens.rules import NothingFits, Rules, Start
from engine.straights.commands import Discard, Exchange, Play
from engine.straights.events import CardDiscarded, CardPlayed, GameEnded, SeatChanged
from engine.straights.player import Player
from engine.straights.setup import MAX_SEED, MIN_SEED, SeatSetup, marks_of
from engine.straights.table import Table

FIRST_CARDS = {Start.SPADES: Card.parse("7S"), Start.DIAMONDS: Card.parse("7D")}
"""The cards whose holders begin."""

Cards = tuple[Card | None, ...]
"""Cards in order; None for one that the viewer may not know."""


@dataclass(frozen=True, slots=True)
class Setup:
    """All settings of a game; with the recorded actions they reproduce every state.

    The deals follow from the key if there is one, and else from the seed.
    """

    seed: int
    seats: tuple[SeatSetup, ...]
    rules: Rules
    key: str = ""

    def __post_init__(self) -> None:
        if len(self.seats) != self.rules.players:
            raise SetupError(f"the rules are for {self.rules.players} players, not {len(self.seats)}")
        if not MIN_SEED <= self.seed <= MAX_SEED:
            raise SetupError(f"a seed is {MIN_SEED} to {MAX_SEED}, unlike {self.seed}")
        verify_key(self.key, has_seed=bool(self.seed))

    @property
    def marks(self) -> tuple[int, ...]:
        """The mark of each seat, as in Straights."""
        return tuple(range(len(self.seats))) if self.key else marks_of([seat.player for seat in self.seats])


@dataclass(frozen=True, slots=True)
class Pass:
    """Lay no card, and pay a chip if the rules say so."""

    seat: int


Choice = Play | Discard | Pass
Action = Choice | Exchange


class Word(Enum):
    """What a seat did last, if it laid no card."""

    DISCARD = "discard"
    PASS = "pass"  # noqa: S105  # no password


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: it owns cards and score; its player is an exchangeable field.

    Attributes:
        score: the points of the finished rounds, or the chips.
        passes: those of this round with a card that fits; only the seat knows which they are.
        last: what it did last in this round.
    """

    name: str
    player: Player
    hand: Cards = ()
    discards: Cards = ()
    score: int = 0
    passes: int = 0
    last: Card | Word | None = None


@dataclass(frozen=True, slots=True)
class RoundResult:
    """What a round has brought.

    Attributes:
        out: the seat that was the first without cards.
        cards: of each seat, those that count.
        paid: the chips that each seat pays to it for these.
        pool: the chips in it.
        gained, scores: the points or chips of the round, and all.
    """

    out: int
    cards: tuple[tuple[Card, ...], ...]
    paid: tuple[int, ...]
    pool: int
    gained: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class State:
    """The state, hidden cards included.

    Attributes:
        number: of the round, from 1.
        turn: the seat that is to move; None once the game is over.
        out: the first seat without cards in this round.
    """

    setup: Setup
    deck: Deck
    number: int
    turn: int | None
    seats: tuple[Seat, ...]
    table: Table = Table()
    pool: int = 0
    out: int | None = None
    results: tuple[RoundResult, ...] = ()
    winners: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Observation:
    """The state as a seat may see it, or somebody who looks on (None); hidden cards are None."""

    seat: int | None
    rules: Rules
    marks: tuple[int, ...]
    number: int
    turn: int | None
    seats: tuple[Seat, ...]
    table: Table
    pool: int
    results: tuple[RoundResult, ...]
    winners: tuple[int, ...]

    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's cards."""
        return () if self.seat is None else known(self.seats[self.seat].hand)

    @property
    def discards(self) -> tuple[Card, ...]:
        """The viewer's discards."""
        return () if self.seat is None else known(self.seats[self.seat].discards)

    @property
    def plays(self) -> tuple[Card, ...]:
        """The cards that the viewer may play now."""
        return legal_plays(self.hand, self.table, self.rules) if self.seat == self.turn else ()

    @property
    def may_pass(self) -> bool:
        """Whether the viewer, who is on turn, may lay no card."""
        assert self.seat is not None
        return may_pass(self.seats[self.seat], self.table, self.rules)


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """Cards were dealt; `hands` has None for hidden ones, `paid` the chips of each seat to the pool."""

    number: int
    leader: int
    hands: tuple[Cards, ...]
    paid: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat laid no card, and paid chips to the pool: one or none."""

    seat: int
    paid: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round is over; the cards of its result lie in the hands, unless they are discards."""

    number: int
    result: RoundResult
    are_discards: bool


Event = RoundStarted | CardPlayed | CardDiscarded | Passed | RoundEnded | GameEnded | SeatChanged


def known(cards: Cards) -> tuple[Card, ...]:
    """Those of the cards that are not hidden."""
    return tuple(card for card in cards if card is not None)


def legal_plays(hand: tuple[Card, ...], table: Table, rules: Rules) -> tuple[Card, ...]:
    """The cards of a hand that may be played now, in its order."""
    if not table.is_empty:
        return tuple(card for card in hand if table.fits(card))
    first = FIRST_CARDS.get(rules.start)
    return tuple(card for card in hand if (card == first if first else card.rank is Rank.SEVEN))


def may_pass(seat: Seat, table: Table, rules: Rules) -> bool:
    """Whether a seat may lay no card: never where it discards, and with a card that fits some times a round.

    The holder of the seven that begins a round has to play it.
    """
    if rules.nothing_fits is NothingFits.DISCARD:
        return False
    if not legal_plays(known(seat.hand), table, rules):
        return True
    return seat.passes < rules.passes and not (table.is_empty and rules.start in FIRST_CARDS)

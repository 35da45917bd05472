"""The values of a game at a table: setup, state, further actions and events, and what a seat sees."""

from __future__ import annotations

from engine.cards.card import Card
from engine.errors import SetupError, UnknownStrategy
from engine.fast_dataclass import dataclass
from engine.poker.game.commands import Command
from engine.poker.game.events import Event, Hands
from engine.poker.game.pots import Pot
from engine.poker.game.setup import Setup
from engine.poker.game.state import GameState, Phase

COMPUTERS = {"reckless": "random", "cautious": "tight", "calculating": "odds"}
"""The players of `engine.poker.players` by their names at a table, which no other game has."""


@dataclass(frozen=True, slots=True)
class TableSetup:
    """A game, and who plays each seat: the name of a computer, "" for a human."""

    setup: Setup
    players: tuple[str, ...]

    def __post_init__(self) -> None:
        if len(self.players) != len(self.setup.names):
            raise SetupError(f"{len(self.setup.names)} seats need as many players, not {len(self.players)}")
        for player in self.players:
            verify_player(player)


def verify_player(player: str) -> None:
    """Raise UnknownStrategy unless it is the name of a computer, or "" for a human."""
    if player and player not in COMPUTERS:
        raise UnknownStrategy(f"no player is called {player!r}; there are: {', '.join(COMPUTERS)}")


@dataclass(frozen=True, slots=True)
class SetPlayer:
    """Somebody else plays the seat from now on: a computer, or a human ("")."""

    seat: int
    player: str


@dataclass(frozen=True, slots=True)
class PlayerSet:
    """Somebody else plays the seat now."""

    seat: int
    player: str


@dataclass(frozen=True, slots=True)
class TableCleared:
    """All cards of the hand before left the table.

    Attributes:
        hands: of the seats that were in until the end; a single one was not shown.
        mucked: the cards that lay aside.
    """

    hands: Hands
    mucked: int

    @property
    def is_shown(self) -> bool:
        """Whether there was a showdown."""
        return sum(hand != () for hand in self.hands) > 1


@dataclass(frozen=True, slots=True)
class BetsCollected:
    """The bets of a phase went to the pots, but for what nobody has called.

    Attributes:
        bets: what each seat put in.
        before: the chips of each pot until then; fewer seats may play for them now.
        pots: the pots after it.
    """

    bets: tuple[int, ...]
    before: tuple[int, ...]
    pots: tuple[Pot, ...]


Action = Command | SetPlayer
TableEvent = Event | PlayerSet | TableCleared | BetsCollected
Events = tuple[TableEvent, ...]


@dataclass(frozen=True, slots=True)
class TableState:
    """A game, who plays, and what has happened.

    Attributes:
        events: of the running hand, or of the last one until the next is dealt.
        finished: the public events of the last finished hand.
    """

    game: GameState
    players: tuple[str, ...]
    events: Events = ()
    finished: Events = ()


@dataclass(frozen=True, slots=True)
class Observation:
    """All that a seat may know, or somebody who looks on; neither deck nor seed.

    Attributes:
        seat: whose it is; None for somebody who looks on.
        players: who plays each seat, as in `TableSetup`.
        least_bet: of a seat that has as much.
        number: of the hand, from 1.
        own: the seat's cards in the order of the game.
        seated: the seats that have not lost all.
        live: the seats that are still in the hand, in the order in which they act.
        bet: what is to be called in this phase.
        winners: of the game, once it is over.
        events: of the hand, as the seat knows them.
        finished: the public events of the last finished hand.
    """

    seat: int | None
    names: tuple[str, ...]
    players: tuple[str, ...]
    least_bet: int
    number: int
    phase: Phase
    turn: int | None
    own: tuple[Card, ...]
    balances: tuple[int, ...]
    seated: tuple[int, ...]
    live: tuple[int, ...]
    bet: int
    winners: tuple[int, ...]
    events: Events
    finished: Events

    @property
    def is_my_turn(self) -> bool:
        """Whether the seat is to act."""
        return self.turn is not None and self.turn == self.seat

    @property
    def is_between(self) -> bool:
        """Whether no hand is being played."""
        return self.phase in (Phase.BEFORE_ROUND, Phase.GAME_OVER)

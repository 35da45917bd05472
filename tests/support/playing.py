"""What tests of games share: cards from text, random legal choices, and the rules said a second time."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from engine.cards.card import CARDS, Card
from engine.straights.commands import Action, Discard, Play, RageQuit, SetStrategy, TakeSeat
from engine.straights.events import Event
from engine.straights.observation import Observation
from engine.straights.player import Computer, Human, Player
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, MAX_SEED, MIN_SEED, SeatSetup, Setup, Variant
from engine.straights.state import GameState
from engine.straights.strategies.registry import NAMES, strategy_named
from engine.straights.strategies.strategy import Strategy
from engine.straights.table import Table

HUMANS = (Human(), Human(), Human(), Human())
COMPUTERS = (Computer(FIRST_LEGAL), Computer(FIRST_LEGAL), Computer(FIRST_LEGAL), Computer(FIRST_LEGAL))
RANKS = "A23456789TJQK"
VALUES = {rank: value for value, rank in enumerate(RANKS, 1)}
CARD_NAMES = {card: str(card) for card in CARDS}
# What a card may be laid to: the ranks beside its own, king and ace being no neighbours (section 3.1).
NEIGHBOURS = {
    rank + suit: {other + suit for other in RANKS[max(place - 1, 0) : place + 2] if other != rank}
    for suit in "CDHS"
    for place, rank in enumerate(RANKS)
}


def cards(text: str) -> tuple[Card, ...]:
    """Read cards from names with blanks between them."""
    return tuple(Card.parse(name) for name in text.split())


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards whose bits are set, clubs to spades, ace to king."""
    return tuple(card for place, card in enumerate(CARDS) if mask >> place & 1)


def table_with(text: str) -> Table:
    table = Table()
    for card in cards(text):
        table = table.with_card(card)
    return table


def session_with(players: tuple[Player, ...] = HUMANS, *, seed: int = 1) -> Session:
    return Session(Setup.of(seed, players))


def first_legal(session: Session) -> Play | Discard:
    """Ask the assignment's computer what the seat on turn should do."""
    assert session.turn is not None
    return strategy_named(FIRST_LEGAL).choose(session.observe(session.turn))


def play_on(
    session: Session,
    turns: int = 10_000,
    strategy: Strategy | Sequence[Strategy] | None = None,
    *,
    until: Callable[[], object] = lambda: False,
) -> Session:
    """Let a strategy, the assignment's where none is named, or each seat's own choose for who is on turn.

    It plays some turns, until something holds, or to the end.
    """
    players = strategy if isinstance(strategy, Sequence) else (strategy or strategy_named(FIRST_LEGAL),) * 4
    for _ in range(turns):
        if session.turn is None or until():
            break
        session.submit(players[session.turn].choose(session.observe(session.turn)))
    return session


def turns_of(session: Session, *players: Strategy, rounds: int = 1) -> Iterator[Observation]:
    """What is seen on each turn of the first rounds, which these strategies play in turn, or first-legal."""
    strategies = players or (strategy_named(FIRST_LEGAL),)
    while session.turn is not None and session.state.number <= rounds:
        observation = session.observe(session.turn)
        yield observation
        session.submit(strategies[session.turn % len(strategies)].choose(observation))


def near_the_end(session: Session, turns: int = 20) -> Session:
    """Let it choose in a game that has not begun, up to so many turns before the end."""
    whole = play_on(Session(session.setup))
    return play_on(session, len(whole.actions) - turns)


def value(card: Card) -> int:
    """Count the points of a card, read off its name."""
    return VALUES[str(card)[0]]


def playable(state: GameState, seat: int) -> list[Card]:
    """List by section 3.1, independently of the engine, what the seat may play now."""
    laid = {CARD_NAMES[move.card] for move in state.moves if move.card is not None}
    hand = [(card, CARD_NAMES[card]) for card in state.seats[seat].hand]
    if not laid:
        return [card for card, name in hand if name == "7S"]
    return [card for card, name in hand if name[0] == "7" or not NEIGHBOURS[name].isdisjoint(laid)]


def legal_turns(state: GameState) -> list[Play | Discard]:
    """List everything that the seat on turn may do, independently of the engine."""
    if state.turn is None:
        return []
    plays: list[Play | Discard] = [Play(state.turn, card) for card in playable(state, state.turn)]
    return plays or [Discard(state.turn, card) for card in state.seats[state.turn].hand]


def legal_exchanges(state: GameState) -> list[Action]:
    """List every way in which a seat may be given to somebody else now."""
    found: list[Action] = []
    for number, seat in enumerate(state.seats):
        if isinstance(seat.player, Human):
            found += [RageQuit(number, name) for name in NAMES]
        else:
            found += [TakeSeat(number), *(SetStrategy(number, name) for name in NAMES)]
    return found


@dataclass(frozen=True)
class Step:
    before: GameState
    action: Action
    after: GameState
    events: tuple[Event, ...]


def walk(session: Session, chance: Random, length: int) -> Iterator[Step]:
    """Do random legal things, one in twelve an exchange of a seat, until the game or the length is over."""
    for _ in range(length):
        before = session.state
        turns = legal_turns(before)
        if not turns:
            return
        action: Action = (
            chance.choice(turns) if chance.randrange(12) else chance.choice(legal_exchanges(before))
        )
        events = session.submit(action)
        yield Step(before, action, session.state, events)


SEEDS = st.integers(MIN_SEED, MAX_SEED)
CHANCES = st.builds(Random, st.integers(0, 2**32 - 1))
SETUPS = st.builds(
    Setup,
    seed=SEEDS,
    seats=st.tuples(
        *(
            st.builds(SeatSetup, st.just(name), st.sampled_from([Human(), *map(Computer, NAMES)]))
            for name in ("North", "East", "South", "West")
        )
    ),
    variant=st.builds(Variant, score_limit=st.integers(1, 100), reseed_each_round=st.booleans()),
)


@st.composite
def walks(draw: st.DrawFn, longest: int = 300) -> tuple[Session, list[Step]]:
    """Draw a game at a random moment, with all that led there."""
    session = Session(draw(SETUPS))
    steps = list(walk(session, draw(CHANCES), draw(st.integers(0, longest))))
    return session, steps


def games(longest: int = 300) -> st.SearchStrategy[Session]:
    """Draw a game at a random moment."""
    return walks(longest).map(lambda walked: walked[0])


def names_of(held: tuple[Card, ...]) -> list[str]:
    return [str(card) for card in held]


ALL_NAMES = sorted(names_of(CARDS))

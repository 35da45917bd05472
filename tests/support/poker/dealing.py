"""What tests of poker share: tables with chosen money and cards, and commands as short texts."""

from dataclasses import replace

from engine.cards.card import CARDS, Card
from engine.cards.deck import Deck
from engine.poker.game.commands import Bet, Choice, Deal, Draw, Fold, Hold, Match
from engine.poker.game.events import AntePaid, Event, HandsDealt, RoundStarted
from engine.poker.game.setup import Setup
from engine.poker.game.state import Cards, GameState, Seat
from engine.poker.game.transitions import apply, start
from engine.poker.hands.card_names import cards_named

ANTE = 100
NAMES = ("North", "East", "South", "West", "Five", "Six", "Seven", "Eight", "Nine", "Ten")

# Five hands without a card in common, the strongest first.
ROYAL, FULL, FLUSH, PAIR, NOTHING = (
    "AD KD QD JD 10D",
    "9S 9H 9C 4S 4H",
    "KH QH 8H 6H 2H",
    "7S 7C KS 5C 3C",
    "JC 10S 8C 6S 2S",
)


def setup_of(
    seats: int = 3,
    *,
    balance: int = 1000,
    ante: int = ANTE,
    seed: int = 1,
    rotate: bool = True,
    min_bet: int = 0,
    max_rounds: int | None = None,
    double_ante_every: int | None = None,
) -> Setup:
    return Setup(NAMES[:seats], balance, ante, seed, rotate, min_bet, max_rounds, double_ante_every)


def table_with(balances: tuple[int, ...], setup: Setup | None = None) -> GameState:
    """Make a table between rounds whose seats have these balances, in cents."""
    setup = setup or setup_of(len(balances))
    state = start(setup)
    able = tuple(seat for seat, balance in enumerate(balances) if balance >= setup.ante)
    return replace(state, seats=tuple(Seat(balance) for balance in balances), players=able)


def stacked(state: GameState, hands: tuple[str, ...], stock: str = "") -> GameState:
    """Replace the dealt cards with chosen ones; the stock starts with the cards of `stock`."""
    chosen = [cards_named(hand) for hand in hands]
    seats = tuple(replace(seat, hand=hand) for seat, hand in zip(state.seats, chosen, strict=True))
    first = cards_named(stock)
    taken = {card for hand in (*chosen, first) for card in hand}
    rest = tuple(card for card in CARDS if card not in taken)
    held = sum(len(hand) for hand in chosen)
    order = tuple(card for hand in chosen for card in hand) + first + rest
    return replace(state, seats=seats, cards=Cards(Deck(order, state.cards.deck.generator), order[held:]))


def dealt(
    *hands: str, balances: tuple[int, ...] | None = None, stock: str = "", setup: Setup | None = None
) -> GameState:
    """Deal chosen hands in a first round; balances are those before the ante, by default 10 dollars each."""
    state, _ = apply(table_with(balances or (1000,) * len(hands), setup), Deal(1))
    return stacked(state, hands, stock)


def turn_of(state: GameState) -> int:
    assert state.turn is not None
    return state.turn


def done(state: GameState, *texts: str) -> tuple[GameState, tuple[Event, ...]]:
    """Let the seats on turn act: `fold`, `hold`, `bet 500`, `match`, `draw`, `draw 2C 3C`."""
    events: tuple[Event, ...] = ()
    for text in texts:
        state, more = apply(state, command_of(text, turn_of(state)))
        events += more
    return state, events


def command_of(text: str, seat: int) -> Choice:
    verb, _, rest = text.partition(" ")
    match verb:
        case "fold":
            return Fold(seat)
        case "hold":
            return Hold(seat)
        case "match":
            return Match(seat)
        case "bet":
            return Bet(seat, int(rest))
        case _:
            assert verb == "draw"
            return Draw(seat, cards_named(rest))


def balances_of(state: GameState) -> tuple[int, ...]:
    return tuple(seat.balance for seat in state.seats)


def next_round(state: GameState) -> tuple[GameState, RoundStarted, tuple[AntePaid, ...], HandsDealt]:
    state, events = apply(state, Deal(state.number + 1))
    started, *paid, hands = events
    assert isinstance(started, RoundStarted)
    assert isinstance(hands, HandsDealt)
    return state, started, tuple(event for event in paid if isinstance(event, AntePaid)), hands


def cards_of(state: GameState) -> list[Card]:
    """All cards of the state, in the order of an unshuffled deck."""
    everywhere = [
        *state.cards.stock,
        *state.cards.muck,
        *(card for seat in state.seats for card in seat.hand),
    ]
    return sorted(everywhere, key=lambda card: (card.suit.index, card.rank.index))

"""Properties of the game, on random rounds with players who answer at random, also outrageously."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card import CARDS, Card
from engine.cards.deck import Deck
from engine.errors import Refusal
from engine.poker.game.commands import Bet, Choice, Command, Deal, Draw, Fold, Hold, Match
from engine.poker.game.events import (
    AntePaid,
    BetMatched,
    BetPlaced,
    CardsDrawn,
    Event,
    Folded,
    HandsDealt,
    HandsShown,
    MoneyReturned,
    PotWon,
    RoundEnded,
    RoundStarted,
)
from engine.poker.game.pots import pots_of, shares
from engine.poker.game.projection import prompt
from engine.poker.game.setup import Setup
from engine.poker.game.state import Cards, GameState, Phase
from engine.poker.game.transitions import apply, start
from engine.poker.hands.ranking import strength_of
from engine.poker.play.safe_calls import ViolationKind
from engine.poker.play.table import Table
from tests.support.poker.dealing import NAMES, cards_of
from tests.support.poker.players import Wild, WildMatcher

CHANCES = st.builds(Random, st.integers(0, 2**32 - 1))
SETUPS = st.builds(
    Setup,
    names=st.integers(2, 10).map(lambda seats: NAMES[:seats]),
    balance=st.integers(500, 5000),
    ante=st.integers(1, 500),
    seed=st.integers(-(2**31), 2**32 - 1),
    rotate=st.booleans(),
    min_bet=st.sampled_from([0, 0, 1, 300]),
    max_rounds=st.none() | st.integers(1, 20),
    double_ante_every=st.none() | st.integers(1, 10),
)
OUTRAGES = st.lists(st.sampled_from([0.0, 0.1, 0.5, 1.0]), min_size=1, max_size=3).map(tuple)


@dataclass(frozen=True, repr=False)
class Step:
    before: GameState
    command: Command
    after: GameState
    events: tuple[Event, ...]

    def __repr__(self) -> str:
        """Show the command alone: the setup and the commands identify a failing game."""
        return repr(self.command)


def legal(state: GameState, chance: Random) -> Command:
    """Choose at random among all commands that the rules allow, defined here independently."""
    if state.phase is Phase.BEFORE_ROUND:
        return Deal(state.number + 1)
    assert state.turn is not None
    seat = state.turn
    own = state.seats[seat]
    if state.phase is Phase.DRAWING:
        return Draw(seat, tuple(chance.sample(own.hand, chance.randrange(5))))
    if state.bet:
        return Match(seat) if chance.random() < 0.7 else Fold(seat)
    least = min(max(1, state.setup.min_bet), own.balance)
    choices: list[Choice] = [Hold(seat), Hold(seat), Fold(seat), Bet(seat, own.balance)]
    return chance.choice([*choices, Bet(seat, chance.randint(least, own.balance)), Bet(seat, least)])


def walk(state: GameState, chance: Random, length: int) -> Iterator[Step]:
    for _ in range(length):
        if state.is_over:
            return
        command = legal(state, chance)
        after, events = apply(state, command)
        yield Step(state, command, after, events)
        state = after


@st.composite
def walks(draw: st.DrawFn, longest: int = 120) -> tuple[GameState, list[Step]]:
    """Draw a game at a random moment, with all that led there."""
    state = start(draw(SETUPS))
    steps = list(walk(state, draw(CHANCES), draw(st.integers(0, longest))))
    return (steps[-1].after if steps else state), steps


Walked = tuple[GameState, list[Step]]


def money_of(state: GameState) -> int:
    return sum(seat.balance + seat.staked for seat in state.seats)


def keep_the_rules_of_a_state(state: GameState) -> None:
    assert money_of(state) == state.setup.balance * len(state.seats)
    assert all(seat.balance >= 0 and seat.staked >= 0 for seat in state.seats)
    if state.phase in (Phase.BEFORE_ROUND, Phase.GAME_OVER):
        assert all((seat.hand, seat.staked) == ((), 0) for seat in state.seats)
        assert () == state.queue
        return
    assert list(CARDS) == cards_of(state)
    assert len(state.live) >= 2
    assert state.queue
    assert all(
        len(state.seats[seat].hand) == (5 if seat in state.live else 0) for seat in range(len(state.seats))
    )
    assert set(state.queue) <= set(state.live) <= set(state.players)
    if state.phase is not Phase.DRAWING:
        assert all(state.seats[seat].balance for seat in state.queue)
        assert state.bet or sum(state.seats[seat].balance > 0 for seat in state.live) >= 2


def keep_the_rules_of_a_step(step: Step) -> None:
    keep_the_rules_of_a_state(step.after)
    if isinstance(step.command, Bet):
        assert 0 == step.before.bet
    if isinstance(step.command, Fold):
        assert len(step.before.live) >= 2
        assert Folded(step.command.seat, step.before.seats[step.command.seat].hand) == step.events[0]


def keep_the_rules_of_a_round(events: tuple[Event, ...]) -> None:
    """Check a whole round by its events alone: stakes, layers, winners, odd cents, balances."""
    started, ended = events[0], next(event for event in events if isinstance(event, RoundEnded))
    assert isinstance(started, RoundStarted)
    balances, staked = list(started.balances), [0] * len(started.balances)
    hands: dict[int, list[Card]] = {}
    live = list(started.order)
    paid: dict[int, int] = {}
    for event in events:
        match event:
            case AntePaid() | BetPlaced() | BetMatched():
                balances[event.seat] -= event.cents
                staked[event.seat] += event.cents
                assert event.left == balances[event.seat] >= 0
            case HandsDealt():
                hands = {seat: list(hand or ()) for seat, hand in enumerate(event.hands)}
            case CardsDrawn():
                assert event.dropped is not None
                assert event.drawn is not None
                assert event.count == len(event.dropped) == len(event.drawn)
                kept = [card for card in hands[event.seat] if card not in event.dropped]
                hands[event.seat] = [*kept, *event.drawn]
            case Folded():
                live.remove(event.seat)
            case MoneyReturned():
                balances[event.seat] += event.cents
                staked[event.seat] -= event.cents
            case HandsShown():
                assert live == [seat for seat in started.order if event.hands[seat] is not None]
                assert all(event.hands[seat] == tuple(hands[seat]) for seat in live)
            case PotWon():
                balances[event.seat] += event.cents
                paid[event.seat] = paid.get(event.seat, 0) + event.cents
            case _:
                pass
    assert list(ended.balances) == balances
    assert 2 <= sum(stake == max(staked) for stake in staked) or len(live) == 1
    assert payouts(staked, live, hands) == paid


def payouts(staked: list[int], live: list[int], hands: dict[int, list[Card]]) -> dict[int, int]:
    """Divide the stakes: each pot among the strongest of those whom it is for."""
    paid = Counter[int]()
    strength = {seat: strength_of(hands[seat]) for seat in live}
    for pot in pots_of(staked, live):
        best = max(strength[seat] for seat in pot.contenders)
        winners = [seat for seat in pot.contenders if strength[seat] == best]
        paid.update(dict(zip(winners, shares(pot.cents, len(winners)), strict=True)))
    return dict(+paid)


def rounds_of(steps: list[Step]) -> Iterator[tuple[Event, ...]]:
    events: list[Event] = []
    for step in steps:
        events += step.events
        if step.after.queue == ():
            yield tuple(events)
            events = []


@given(walks())
def test_5_14_money_and_cards_are_conserved_at_every_moment(walked: Walked) -> None:
    """5, 14: to the cent and to the card; no balance below zero, no card twice; at least two in the round."""
    for step in walked[1]:
        keep_the_rules_of_a_step(step)


@given(walks())
def test_3_4_9_pots_go_to_the_strongest_in_layers_to_the_cent(walked: Walked) -> None:
    """3, 4, 9: what events say was staked is what is won, returned, and in the balances afterwards."""
    for events in rounds_of(walked[1]):
        keep_the_rules_of_a_round(events)


@given(walks())
def test_7_every_other_player_answers_a_bet_once(walked: Walked) -> None:
    """7: after a bet, all others who have money left match or fold, each once, before anything else."""
    expected: list[int] = []
    for step in walked[1]:
        if expected:
            assert isinstance(step.command, Match | Fold)
            assert expected.pop(0) == step.command.seat
            if step.after.phase is Phase.BEFORE_ROUND or step.after.is_over:
                expected = []
        elif isinstance(step.command, Bet):
            live = step.before.live
            place = live.index(step.command.seat)
            others = live[place + 1 :] + live[:place]
            expected = [seat for seat in others if step.before.seats[seat].balance]


@given(walks(), st.data())
def test_a_refusal_leaves_everything_as_it_was(walked: Walked, data: st.DataObject) -> None:
    state, _ = walked
    seat, cents = data.draw(st.integers(-1, 10)), data.draw(st.integers(-5, 6000))
    cards = tuple(data.draw(st.lists(st.sampled_from(CARDS), max_size=6)))
    before = repr(state)
    asked: list[Command] = [
        Fold(seat),
        Hold(seat),
        Bet(seat, cents),
        Match(seat),
        Draw(seat, cards),
        Deal(seat),
    ]
    for command in asked:
        try:
            after, events = apply(state, command)
        except Refusal:
            assert before == repr(state)
        else:
            assert events
            keep_the_rules_of_a_step(Step(state, command, after, events))


# --------------------------------------------------------------------------------------- hidden information


def hidden_otherwise(state: GameState, viewer: int | None, chance: Random) -> GameState:
    """The state with everything shuffled that the viewer may not see."""
    known = state.seats[viewer] if viewer is not None else None
    seats = list(state.seats)
    pool = [card for card in CARDS if card not in (known.hand if known else ())]
    chance.shuffle(pool)
    for number, seat in enumerate(seats):
        if number != viewer:
            hand = tuple(pool.pop() for _ in seat.hand)
            seats[number] = replace(seat, hand=hand)
    stock = tuple(pool.pop() for _ in state.cards.stock)
    deck = Deck(tuple(chance.sample(CARDS, 52)), chance.randrange(1, 2**31 - 1))
    setup = replace(state.setup, seed=chance.randrange(2**32))
    return replace(state, seats=tuple(seats), cards=Cards(deck, stock, tuple(pool)), setup=setup)


@given(walks(), st.integers())
def test_21_a_prompt_reveals_nothing_hidden(walked: Walked, chance: int) -> None:
    """21: what a player is asked follows from its own cards and from what is public."""
    state, _ = walked
    asked = prompt(state)

    assert (asked is None) == (state.turn is None)
    assert asked == prompt(hidden_otherwise(state, state.turn, Random(chance)))


# ---------------------------------------------------------------------- through the players, also wild ones


def wild_table(setup: Setup, chance: int, outrages: tuple[float, ...]) -> Table:
    """Seat players who answer at random, all from one seed; how outrageously, seat by seat in turns."""
    kinds = (Wild, WildMatcher)
    return Table(
        setup,
        [
            kinds[seat % 3 == 1](name, Random(f"{chance} {name}"), outrages[seat % len(outrages)])
            for seat, name in enumerate(setup.names)
        ],
    )


@given(SETUPS, st.integers(), OUTRAGES)
def test_19_whatever_players_do_every_round_keeps_the_rules(
    setup: Setup, chance: int, outrages: tuple[float, ...]
) -> None:
    """5, 9, 12 to 19: no exception comes out, no cent and no card is lost, nobody is harmed."""
    table = wild_table(setup, chance, outrages)
    for _ in range(3):
        if not table.is_over:
            events = table.play_round()
            keep_the_rules_of_a_round(events)
            keep_the_rules_of_a_state(table.state)
    for seat in range(len(setup.names)):
        if not outrages[seat % len(outrages)]:
            assert table.violations.count(seat) == table.violations.count(seat, ViolationKind.TOO_LITTLE)


@given(SETUPS, CHANCES)
def test_15_every_game_ends(setup: Setup, chance: Random) -> None:
    """15: when antes double now and then, after some hundred rounds at most; the winners have the most."""
    setup = replace(setup, double_ante_every=setup.double_ante_every or 10, max_rounds=None)
    state = start(setup)
    steps = list(walk(state, chance, 20_000))
    state = steps[-1].after

    assert state.is_over
    assert len(state.players) < 2
    most = max(seat.balance for seat in state.seats)
    assert state.winners == tuple(seat for seat, each in enumerate(state.seats) if each.balance == most)

"""What players are asked, and what the game makes of their answers."""

from collections.abc import Callable
from decimal import Decimal

import pytest

from engine.poker.game.events import BetPlaced, CardsDrawn, Event, Folded, Held, RoundStarted
from engine.poker.hands.hand import Hand
from engine.poker.play.safe_calls import Violation, ViolationKind
from engine.poker.play.table import Table
from tests.support.poker.dealing import setup_of
from tests.support.poker.players import (
    ERRORS,
    Calm,
    Contrary,
    Dropping,
    Raising,
    Scripted,
    Tantrum,
    Watching,
    game_of,
    played,
)


def kinds(table: Table, seat: int = 0) -> list[ViolationKind]:
    return [violation.kind for violation in table.violations.of(seat)]


def of_seat(events: tuple[Event, ...], seat: int, *types: type) -> list[Event]:
    return [event for event in events if isinstance(event, types) and getattr(event, "seat", None) == seat]


def test_7_a_player_is_asked_as_the_assignment_has_it() -> None:
    """7: will_start_round, then is_folding and place_bet, discard_unwanted, and the bets again; dollars."""
    north, east = Scripted("North"), Scripted("East")
    played(north, east, setup=setup_of(2, balance=1050))

    once = [("is_folding", 2, 9.5), ("place_bet", 2, 9.5)]
    assert [("will_start_round", 1), *once, ("discard_unwanted", 5), *once] == north.asked
    assert north.asked == east.asked


def test_8_a_match_is_asked_by_is_folding_again() -> None:
    """8: a player without will_match is asked whether it folds; it is not asked for another bet."""
    north, east = Scripted("North"), Scripted("East", 2)
    _, events = played(north, east)

    assert ["will_start_round", "is_folding", "place_bet", "is_folding", "discard_unwanted"] == [
        asked for asked, *_ in north.asked
    ][:5]
    assert ["Held", "BetPlaced", "BetMatched"] == [type(event).__name__ for event in events[4:7]]


class Picky(Scripted):
    """Matches up to three dollars."""

    def will_match(self, hand: Hand, player_count: int, balance: float, bet: float) -> bool:
        self.asked.append(("will_match", player_count, balance, bet))
        return bet <= 3


@pytest.mark.parametrize("bet, expected", [(3, "BetMatched"), (3.01, "Folded")])
def test_8_a_player_with_will_match_is_told_the_bet(bet: float, expected: str) -> None:
    """8: it is asked that instead, and only about matching."""
    north, east = Picky("North"), Scripted("East", bet)
    _, events = played(north, east)

    assert ("will_match", 2, 9.0, bet) == north.asked[3]
    assert "is_folding" == north.asked[1][0]
    assert expected == type(events[6]).__name__


HOLDS, ALL = [Held(0)], [BetPlaced(0, 900, 0)]


@pytest.mark.parametrize(
    "bet, first, violations",
    [
        *((bet, HOLDS, []) for bet in (0, 0.0, 0.001, "0", Decimal(0))),
        *((bet, HOLDS, [ViolationKind.NO_AMOUNT]) for bet in (float("nan"), float("inf"), float("-inf"), -1)),
        *((bet, HOLDS, [ViolationKind.NO_AMOUNT]) for bet in ("five", None, True, [5], Contrary(), object())),
        *((bet, ALL, [ViolationKind.TOO_MUCH]) for bet in (9.01, 1e308, 10**40, Decimal("1e300"))),
    ],
    ids=lambda value: type(value).__name__,
)
def test_10_16_17_what_is_no_bet_holds_and_too_much_is_all(
    bet: object, first: list[Event], violations: list[ViolationKind]
) -> None:
    """Less than a cent is nothing; all else that is no amount up to the balance is recorded."""
    table, events = played(Scripted("North", bet), Calm())

    assert first == of_seat(events, 0, Held, BetPlaced)[:1]
    assert violations == kinds(table)


def test_16_a_violation_says_who_when_what_and_how() -> None:
    table, _ = played(Calm(), Scripted("East", -1))

    assert (Violation(1, 1, "place_bet", ViolationKind.NO_AMOUNT, "-1"),) == table.violations.of(1)
    assert (1, 0, 1) == (table.violations.count(), table.violations.count(0), table.violations.count(1))


def test_10_a_bet_below_the_least_one_holds_and_is_recorded() -> None:
    """10: nobody is made to bet more than it said; all that one has is always enough."""
    setup = setup_of(2, min_bet=500)
    table, events = played(Scripted("North", 4.99), Calm(), setup=setup)
    assert Held(0) == of_seat(events, 0, Held, BetPlaced)[0]
    assert [ViolationKind.TOO_LITTLE] == kinds(table)

    table, events = played(Scripted("North", 3), Calm(), setup=setup_of(2, min_bet=500, balance=400))
    assert [BetPlaced(0, 300, 0)] == of_seat(events, 0, BetPlaced)
    assert [] == kinds(table)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.__name__)
def test_19_an_exception_in_the_draw_stands_pat(error: Callable[[], BaseException]) -> None:
    """19: also where cards were dropped before it; the hand stays as it was dealt."""

    def dropping(hand: Hand) -> int:
        hand.drop_card(hand.cards[0])
        raise error()

    table, events = played(Dropping(dropping), Calm())

    assert CardsDrawn(0, 0, (), ()) in events
    assert [ViolationKind.RAISED] == kinds(table)


@pytest.mark.parametrize(
    "method", ["is_folding", "place_bet", "discard_unwanted", "will_start_round", "watch"]
)
def test_19_strict_raises_exceptions_on(method: str) -> None:
    """19: so that whoever writes a player sees them; the round can be played on."""
    player = Watching("North")
    broken = [True]

    def raising(*_: object) -> bool:
        if broken.pop():
            raise Tantrum
        return False

    calm = getattr(player, method)
    setattr(player, method, raising)
    table = Table(setup_of(2), [player, Calm()], is_strict=True)
    with pytest.raises(Tantrum):
        table.play_round()
    setattr(player, method, calm)

    assert 1 == table.play_round()[-1].number  # type: ignore[union-attr]  # RoundEnded
    assert 0 == table.violations.count()


def test_19_the_keyboard_interrupts_whoever_is_asked() -> None:
    """19: and the game can be continued where it was."""

    class Interrupted(Calm):
        times = 1

        def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
            if self.times:
                self.times -= 1
                raise KeyboardInterrupt
            return False

    table = Table(setup_of(2), [Calm(), Interrupted()])
    with pytest.raises(KeyboardInterrupt):
        table.play_round()
    events = table.play_round()

    assert isinstance(events[0], RoundStarted)
    assert [Held(0), Held(1), Held(0), Held(1)] == [event for event in events if isinstance(event, Held)]


@pytest.mark.parametrize(
    "answer, is_violation", [(1, False), (0, False), ("no", True), (None, True), ([], True)]
)
def test_a_folding_that_is_neither_true_nor_false_counts_as_what_it_is_worth(
    answer: object,
    is_violation: bool,  # noqa: FBT001  # a parameter of the test
) -> None:
    """Where the assignment is silent: Python's truth, recorded unless it equals True or False."""

    class Undecided(Calm):
        def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
            return answer  # type: ignore[return-value]  # that is the point

    table, events = played(Undecided(), Calm())

    assert bool(answer) == bool(of_seat(events, 0, Folded))
    assert is_violation == (ViolationKind.NO_TRUTH in kinds(table))


def test_violations_are_counted_and_the_first_of_each_kind_kept() -> None:
    """A bad player in a long match costs no memory."""
    table = game_of([Raising(), Calm()], balance=100_000)
    rounds = [table.play_round() for _ in range(9)]
    first = Violation(0, 1, "will_start_round", ViolationKind.RAISED, "Tantrum()")

    assert (first,) == table.violations.of(0)
    assert table.violations.count(0) == table.violations.count(kind=ViolationKind.RAISED) > 3 * len(rounds)
    assert 0 == table.violations.count(0, ViolationKind.TOO_MUCH)


def test_a_violation_is_described_whatever_the_answer_does() -> None:
    for answer in (Contrary(), "x" * 1_000_000, 10**6000):
        table, _ = played(Scripted("North", answer), Calm())

        assert 0 < len(table.violations.of(0)[0].detail) <= 200


def test_a_description_can_be_interrupted() -> None:
    class Slow:
        def __repr__(self) -> str:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        played(Scripted("North", Slow()), Calm())

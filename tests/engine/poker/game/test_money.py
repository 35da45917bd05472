"""Money: what is taken for an amount, and that nothing of it is lost."""

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.poker.errors import NotMoney
from engine.poker.game.money import MAX_CENTS, cents_of, dollars, format_cents

CENTS = st.integers(0, MAX_CENTS)


class Scalar:
    """A number of another library."""

    def __init__(self, number: float) -> None:
        self.number = number

    def __float__(self) -> float:
        return self.number


class Whole:
    """A whole number of another library."""

    def __index__(self) -> int:
        return 5


class Liar:
    """Says that it is a float, and is none."""

    @property  # type: ignore[misc]  # mypy knows better
    def __class__(self) -> type:
        return float


class Bomb:
    """Leaves the program when it is taken for a number."""

    def __float__(self) -> float:
        raise SystemExit

    @property  # type: ignore[misc]  # as above
    def __class__(self) -> type:
        raise SystemExit


class LargeInt(int):
    """Compares as it likes."""

    def __lt__(self, other: object) -> bool:
        raise ValueError


class OwnFloat(float):
    """Says that it is another number."""

    def __float__(self) -> float:
        return 1e9

    def __index__(self) -> int:
        raise ValueError


CENTS_OF = {
    0: (0, 0.009, -0.0, Decimal("-0")),
    29: (0.29, Decimal("0.29")),  # 28.999999999999996 hundredths, if one multiplies
    33: (Fraction(1, 3),),
    50: (" 0.5 ", ".5"),
    80: (0.7 + 0.1,),
    199: (1.999, "1.999"),
    250: (OwnFloat(2.5), Scalar(2.5)),
    300: (LargeInt(3),),
    500: (Whole(),),
    700: ("7.",),
    2000: (20, "20"),
    2050: (20.5, "$20.50", Decimal("20.50")),
    2498: (18.47 + 6.51,),  # 24.979999999999997, which is 2497.9999999999995 cents
    10**24: (1e22,),
}


@pytest.mark.parametrize("cents", CENTS_OF)
def test_5_amounts_of_every_kind_are_floored_to_a_cent(cents: int) -> None:
    """5: int, Decimal, str and float are taken, and what other libraries call a number."""
    assert {cents} == {cents_of(amount) for amount in CENTS_OF[cents]}


NO_AMOUNTS = (
    *(-1, -0.01, *map(float, ("nan", "inf", "-inf")), Scalar(float("nan"))),
    *map(Decimal, ("NaN", "sNaN", "Infinity", "-0.01", "1e999999999")),
    *("", ".", "five", "-5", "1e5", "1.2.3", "9" * 400, "٣"),  # a digit, elsewhere
    *(None, True, False, b"5", 3j, [5], float, object(), Liar(), Bomb()),
)


def test_16_what_is_no_amount_is_refused_with_one_error() -> None:
    """16: negative, infinite, not a number, garbage, one that lies or leaves the program: NotMoney."""
    for amount in NO_AMOUNTS:
        with pytest.raises(NotMoney):
            cents_of(amount)


def test_the_keyboard_still_interrupts() -> None:
    class Interrupt:
        def __float__(self) -> float:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        cents_of(Interrupt())


@given(CENTS)
@example(29)
@example(MAX_CENTS)
def test_5_a_player_is_handed_dollars_that_come_back_as_the_same_cents(cents: int) -> None:
    """5: up to the most that a game may hold, no cent is lost between the game and its players."""
    assert cents == cents_of(dollars(cents))
    assert cents == cents_of(Decimal(cents) / 100)
    assert cents == cents_of(format_cents(cents))


@pytest.mark.parametrize(
    "cents, expected",
    [(0, "$0"), (5, "$0.05"), (50, "$0.50"), (2000, "$20"), (2050, "$20.50"), (199, "$1.99")],
)
def test_5_money_is_printed_in_dollars_with_cents_only_where_there_are_any(cents: int, expected: str) -> None:
    assert expected == format_cents(cents)

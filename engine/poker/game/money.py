"""Money: whole cents inside, dollars for players and readers, and nothing lost on the way.

The game itself calculates with cents: plain integers, and named so wherever they stand. A player is handed
dollars as a float, as the assignment has it. That is exact here: up to `MOST`, each number of cents has its
own float, which comes back as the same cents, equals the number that anybody would write (`balance == 0.29`
is false for a Decimal) and can be multiplied by another float (for a Decimal an error). What a player makes
of it is its own affair: an answer is taken to the cent, and no sum of the game goes through it.
"""

from __future__ import annotations

from engine.errors import NotMoney
from engine.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from decimal import Decimal
    from typing import TypeGuard, TypeVar

    Amount = int | float | str | Decimal
    Kind = TypeVar("Kind")
else:
    Amount = object  # so that it can be imported; type checkers know more

MOST = 10**13
"""The most cents in one game: a hundred thousand million dollars, far within what floats tell apart."""

_MOST_DIGITS = 309  # of a float's whole dollars: what is longer counts as infinite
_SAME = 1e-6  # of a cent: what a float's sums are wrong by, and nobody means


def cents_of(amount: object) -> int:
    """The whole cents of an amount in dollars: of an int, a Decimal, a str, a float, or what converts to one.

    >>> cents_of(20), cents_of("$20.50"), cents_of(0.29), cents_of(1.999)
    (2000, 2050, 29, 199)

    Raises NotMoney for what is negative, infinite, no number, or no amount at all (a bool is none), and
    nothing else whatever the object does: a player may have answered it.
    """
    if _is(amount, float):
        return _of_float(float.__float__(amount))
    if _is(amount, int) and not _is(amount, bool):
        return _of_int(int.__int__(amount))
    if _is(amount, str):
        return _of_text(str.__str__(amount))
    return _of_other(amount)


def dollars(cents: int) -> float:
    """The amount as a player is handed it.

    >>> dollars(2050), cents_of(dollars(2050))
    (20.5, 2050)
    """
    return cents / 100


def in_words(cents: int) -> str:
    """The amount as a reader sees it.

    >>> in_words(2000), in_words(2050), in_words(5)
    ('$20', '$20.50', '$0.05')
    """
    whole, part = divmod(cents, 100)
    return f"${whole}.{part:02}" if part else f"${whole}"


def _is(amount: object, kind: type[Kind]) -> TypeGuard[Kind]:
    """Whether the amount is of the kind in truth: what an object says of its class need not be so."""
    return issubclass(type(amount), kind)


def _of_int(whole: int) -> int:
    """Whole dollars in cents."""
    if whole < 0:
        raise NotMoney("no amount of money is negative")
    return 100 * whole


def _of_float(number: float) -> int:
    """A float floored to a cent; 0.7 + 0.1, which is a little less than 0.8, is 80 cents all the same."""
    if not 0 <= number < float("inf"):
        raise NotMoney(f"no amount of money is {number}")
    if number >= MOST:  # no cents are left in such a float
        return 100 * int(number)
    nearest = round(100 * number)
    is_meant = nearest / 100 == number or abs(100 * number - nearest) < _SAME
    return nearest if is_meant else int(100 * number)


def _of_text(text: str) -> int:
    """Digits with at most one point in them, and a dollar sign before them if one likes."""
    whole, _, part = text.strip().removeprefix("$").partition(".")
    digits = whole + part
    if not (digits.isascii() and digits.isdigit() and len(digits) <= _MOST_DIGITS):
        raise NotMoney(f"no amount of money is written {text[:40]!r}")
    return int((whole or "0") + part[:2].ljust(2, "0"))


def _of_other(amount: object) -> int:
    """A Decimal, exactly; anything else that says how to become an int or a float."""
    from decimal import ROUND_FLOOR, Context, Decimal  # noqa: PLC0415  # a millisecond that few games need

    if _is(amount, Decimal):
        is_negative = Decimal.is_signed(amount) and not Decimal.is_zero(amount)
        if is_negative or not Decimal.is_finite(amount) or Decimal.adjusted(amount) >= _MOST_DIGITS:
            raise NotMoney("no amount of money is negative, infinite or no number")
        context = Context(prec=2 * _MOST_DIGITS, rounding=ROUND_FLOOR, traps=[])
        return int(Decimal.scaleb(amount, 2, context))
    number = None if _is(amount, bool) else _as_number(amount)
    if number is None:
        raise NotMoney("this is no amount of money")
    return _of_int(number) if isinstance(number, int) else _of_float(number)


def _as_number(amount: object) -> int | float | None:
    """What a number of some library says that it is: a Fraction, a scalar of numpy; None for all else."""
    try:
        if hasattr(amount, "__index__"):
            return int(amount.__index__())
        if hasattr(amount, "__float__"):
            return float(amount.__float__())
    except KeyboardInterrupt:
        raise
    except BaseException:  # noqa: BLE001  # whatever an object does that poses as a number
        return None
    return None

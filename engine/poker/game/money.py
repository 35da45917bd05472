"""Money: integer cents in the game, dollars as floats for players, text for readers; conversions are exact.

Players are given dollars as a float, as the assignment has it. Up to `MAX_CENTS`, each number of cents has a
float of its own that converts back to the same cents. Unlike a Decimal, that float equals the literal that
people write (`balance == 0.29`) and can be multiplied by other floats. What players answer is floored to a
cent; the game itself adds integers only.
"""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING
from engine.poker.errors import NotMoney

if TYPE_CHECKING:
    from decimal import Decimal
    from typing import TypeGuard, TypeVar

    Amount = int | float | str | Decimal
    Kind = TypeVar("Kind")
else:
    Amount = object  # so that it can be imported; the type-checking branch defines the real type

MAX_CENTS = 10**13
"""The most cents in one game, a hundred billion dollars: far below the limit of exact floats."""

_MAX_DIGITS = 309  # of a float's whole dollars: anything longer counts as infinite
_TOLERANCE = 1e-6  # of a cent: more than the rounding errors of sums of floats


def cents_of(amount: object) -> int:
    """The cents of an amount in dollars, floored: an int, float, Decimal, str, or what converts to a number.

    >>> cents_of(20), cents_of("$20.50"), cents_of(0.29), cents_of(1.999)
    (2000, 2050, 29, 199)

    Raises NotMoney for anything negative, infinite or not a number; a bool is not an amount. Raises nothing
    else, whatever the object's methods do: it may be a player's answer.
    """
    if _is(amount, float):
        return _of_float(float.__float__(amount))
    if _is(amount, int) and not _is(amount, bool):
        return _of_int(int.__int__(amount))
    if _is(amount, str):
        return _of_text(str.__str__(amount))
    return _of_other(amount)


def dollars(cents: int) -> float:
    """The amount as players are given it.

    >>> dollars(2050), cents_of(dollars(2050))
    (20.5, 2050)
    """
    return cents / 100


def format_cents(cents: int) -> str:
    """The amount as text.

    >>> format_cents(2000), format_cents(2050), format_cents(5)
    ('$20', '$20.50', '$0.05')
    """
    whole, part = divmod(cents, 100)
    return f"${whole}.{part:02}" if part else f"${whole}"


def _is(amount: object, kind: type[Kind]) -> TypeGuard[Kind]:
    """Whether the amount really is an instance of the type: `__class__`, which isinstance asks, can lie."""
    return issubclass(type(amount), kind)


def _of_int(whole: int) -> int:
    if whole < 0:
        raise NotMoney("no amount of money is negative")
    return 100 * whole


def _of_float(number: float) -> int:
    """A float floored to a cent; 0.7 + 0.1, which is slightly less than 0.8, still gives 80 cents."""
    if not 0 <= number < float("inf"):
        raise NotMoney(f"no amount of money is {number}")
    if number >= MAX_CENTS:  # a float of this size has no cents
        return 100 * int(number)
    nearest = round(100 * number)
    is_exact = nearest / 100 == number or abs(100 * number - nearest) < _TOLERANCE
    return nearest if is_exact else int(100 * number)


def _of_text(text: str) -> int:
    """Digits with at most one decimal point, and an optional dollar sign before them."""
    whole, _, part = text.strip().removeprefix("$").partition(".")
    digits = whole + part
    if not (digits.isascii() and digits.isdigit() and len(digits) <= _MAX_DIGITS):
        raise NotMoney(f"no amount of money is written {text[:40]!r}")
    return int((whole or "0") + part[:2].ljust(2, "0"))


def _of_other(amount: object) -> int:
    """A Decimal, or any object with `__float__` or `__index__`."""
    try:
        number = None if _is(amount, bool) else _as_number(amount)
    except KeyboardInterrupt:
        raise
    except BaseException:  # noqa: BLE001  # the object's methods may raise anything
        number = None
    if number is None:
        raise NotMoney("this is no amount of money")
    return _of_int(number) if isinstance(number, int) else _of_float(number)


def _as_number(amount: object) -> int | float | None:
    if hasattr(amount, "__index__"):
        return int(amount.__index__())
    return float(amount.__float__()) if hasattr(amount, "__float__") else None

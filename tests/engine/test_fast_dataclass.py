"""Values that start fast are what `dataclasses` makes: frozen, slotted, equal, hashable, copyable."""

import copy
import dataclasses
import pickle
from typing import Never, cast

import pytest

from engine.cards.card import Card
from engine.fast_dataclass import assert_never, dataclass, replace
from engine.straights.commands import Discard, Play
from engine.straights.record import Move
from engine.straights.setup import SeatSetup, Setup
from engine.straights.table import Table

SEVEN = Card.parse("7S")


@dataclass(frozen=True, slots=True)
class Point:
    x: int
    y: int = 3

    def __post_init__(self) -> None:
        if self.x > 100:
            raise ValueError(self.x)


@dataclasses.dataclass(frozen=True, slots=True)
class Plain:
    """The same, made by the standard library."""

    x: int
    y: int = 3


def test_values_are_equal_by_kind_and_fields() -> None:
    assert Play(0, SEVEN) == Play(0, Card.parse("7S"))
    assert hash(Play(0, SEVEN)) == hash(Play(0, Card.parse("7S")))
    others: list[object] = [Discard(0, SEVEN), (0, SEVEN)]
    assert Play(0, SEVEN) not in others
    assert hash(Plain(1, 2)) == hash(Point(1, 2))


def test_a_value_cannot_be_changed() -> None:
    point = Point(1)

    with pytest.raises(AttributeError, match="cannot be changed"):
        point.x = 2  # type: ignore[misc]  # that is the point
    with pytest.raises(AttributeError):
        point.z = 2  # type: ignore[attr-defined]  # that is the point
    with pytest.raises(AttributeError):
        del point.x
    assert (Point(5), Point(1)) == (replace(point, x=5), point)
    assert not hasattr(point, "__dict__")


def test_what_a_value_checks_is_checked_again_when_it_is_replaced() -> None:
    """`__post_init__` runs each time."""
    with pytest.raises(ValueError, match="101"):
        Point(101)
    with pytest.raises(ValueError, match="200"):
        replace(Point(1), x=200)
    with pytest.raises(TypeError):
        replace(Point(1), z=1)  # type: ignore[call-arg]  # that is the point


@pytest.mark.parametrize(
    "arguments, named",
    [((), {}), ((1, 2, 3), {}), ((1,), {"x": 2}), ((1,), {"z": 2}), ((), {"z": 2})],
    ids=["too few", "too many", "twice", "unknown", "unknown in place of one"],
)
def test_wrong_arguments_are_refused_from_the_first_value_on(
    arguments: tuple[int, ...], named: dict[str, int]
) -> None:
    @dataclass(frozen=True, slots=True)
    class Place:
        x: int
        y: int = 3

    with pytest.raises(TypeError):
        Place(*arguments, **named)
    assert Place(1) == Place(1, 3) == Place(y=3, x=1)


def test_a_class_of_the_standard_library_is_replaced_too() -> None:
    """Window and server have such classes, which have a method for it from Python 3.13 on."""
    plain = dataclasses.make_dataclass("Plain", ["x", "y"], frozen=True)

    assert plain(5, 2) == replace(plain(1, 2), x=5)


def test_a_value_is_shown_as_the_expression_that_makes_it() -> None:
    assert "Point(x=1, y=3)" == repr(Point(1))
    assert Move(0, SEVEN) == eval(repr(Move(0, SEVEN)))


def test_values_are_copied_and_pickled() -> None:
    for value in (SEVEN, Point(4), Table(), Setup(1, (SeatSetup("a"),) * 4)):
        assert value == copy.deepcopy(value) == pickle.loads(pickle.dumps(value))


def test_the_standard_library_sees_dataclasses() -> None:
    assert dataclasses.is_dataclass(Point(1))
    assert [("x", dataclasses.MISSING), ("y", 3)] == [(f.name, f.default) for f in dataclasses.fields(Point)]
    assert {"x": 1, "y": 3} == dataclasses.asdict(Point(1))
    assert Point(9) == dataclasses.replace(Point(1), x=9)


def test_a_case_that_cannot_be_raises() -> None:
    """Where the type checker was not asked, the program stops."""
    with pytest.raises(AssertionError):
        assert_never(cast("Never", 1))


def test_a_derived_value_is_made_and_checked_as_its_base() -> None:
    """A strategy may have kinds of its own."""

    class Named(Point):
        """A point with something to it."""

    assert (1, 3, Named) == (Named(1).x, Named(1).y, type(Named(1)))
    with pytest.raises(ValueError, match="101"):
        Named(101)

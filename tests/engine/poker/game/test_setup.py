"""What a game can be set up with."""

import pytest

from engine.errors import SetupError
from engine.poker.game.money import MAX_CENTS
from engine.poker.game.setup import Setup, is_name
from tests.support.poker.dealing import setup_of


@pytest.mark.parametrize(
    "names", [(), ("North",), tuple("abcdefghijk"), ("North", "North"), ("North", ""), ("a\nb", "c")]
)
def test_14_20_fewer_more_or_the_same_names_are_refused(names: tuple[str, ...]) -> None:
    """14, 20: nor does anybody play under a name that is taken, or that is not on one line."""
    with pytest.raises(SetupError):
        Setup(names, 1000, 100, 1)


@pytest.mark.parametrize(
    "name, expected",
    [
        ("Player1", True),
        ("Ä ö", True),
        ("x" * 40, True),
        ("क्\u200dष नाम", True),  # Hindi, with a joiner between visible characters
        ("\u200dx", False),
        ("x" * 41, False),
        (" x", False),
        ("\x1b", False),
        (5, False),
    ],
)
def test_a_name_fits_on_a_line(name: object, expected: bool) -> None:  # noqa: FBT001  # a parameter of the test
    assert expected is is_name(name)


def test_11_an_ante_is_a_cent_at_least() -> None:
    """11, 15: without one a game would need no end."""
    with pytest.raises(SetupError):
        setup_of(ante=0)


def test_11_the_first_ante_can_be_paid() -> None:
    """11: or nobody could play at all; all that one has is enough."""
    assert 1000 == setup_of(balance=1000, ante=1000).ante
    with pytest.raises(SetupError):
        setup_of(balance=1000, ante=1001)


def test_5_no_more_money_than_floats_tell_apart() -> None:
    assert MAX_CENTS // 2 == setup_of(2, balance=MAX_CENTS // 2).balance
    with pytest.raises(SetupError):
        setup_of(2, balance=MAX_CENTS // 2 + 1)


@pytest.mark.parametrize("seed", [-(2**31) - 1, 2**32])
def test_a_seed_has_32_bits(seed: int) -> None:
    """What is beyond would give the game of another seed."""
    with pytest.raises(SetupError):
        setup_of(seed=seed)


def test_10_15_switches_that_make_no_sense_are_refused() -> None:
    """10, 15: a negative least bet, no round at all."""
    with pytest.raises(SetupError):
        setup_of(min_bet=-1)
    with pytest.raises(SetupError):
        setup_of(max_rounds=0)
    with pytest.raises(SetupError):
        setup_of(double_ante_every=0)


@pytest.mark.parametrize("seed", [None, 1.5, "1", True])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    """Anything else is refused at once, and not searched for among all numbers."""
    with pytest.raises(SetupError, match="seed"):
        Setup(("North", "South"), 200, 100, seed)  # type: ignore[arg-type]  # that is what is refused


@pytest.mark.parametrize("switch", ["max_rounds", "double_ante_every"])
def test_rounds_are_counted_in_whole_numbers(switch: str) -> None:
    with pytest.raises(SetupError, match="number of rounds"):
        Setup(("North", "South"), 200, 100, 1, **{switch: 2.5})  # type: ignore[arg-type]  # as above

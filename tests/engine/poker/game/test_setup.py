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


@pytest.mark.parametrize(
    "allowed, refused",
    [
        ({"ante": 1}, {"ante": 0}),
        ({"balance": 1000, "ante": 1000}, {"balance": 1000, "ante": 1001}),
        ({"seats": 2, "balance": MAX_CENTS // 2}, {"seats": 2, "balance": MAX_CENTS // 2 + 1}),
        ({"seed": -(2**31)}, {"seed": -(2**31) - 1}),
        ({"seed": 2**32 - 1}, {"seed": 2**32}),
        *(({"seed": 1}, {"seed": seed}) for seed in (None, 1.5, "1", True)),
        ({"min_bet": 0}, {"min_bet": -1}),
        *(({"max_rounds": 1}, {"max_rounds": count}) for count in (0, 2.5)),
        *(({"double_ante_every": 1}, {"double_ante_every": count}) for count in (0, 2.5)),
    ],
)
def test_5_10_11_15_what_makes_no_sense_is_refused(
    allowed: dict[str, object], refused: dict[str, object]
) -> None:
    """Without an ante a game would need no end; a seed beyond 32 bits would give the game of another one."""
    setup_of(**allowed)  # type: ignore[arg-type]  # fields by name
    with pytest.raises(SetupError):
        setup_of(**refused)  # type: ignore[arg-type]  # as above

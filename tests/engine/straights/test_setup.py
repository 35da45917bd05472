"""Set-ups: what a game can be set up with, and that a refusal says what is wrong."""

import pytest

from engine.errors import SetupError
from engine.straights.player import Computer, Human
from engine.straights.setup import (
    FIRST_LEGAL,
    MAX_SCORE_LIMIT,
    MAX_SEED,
    MIN_SEED,
    ONE_ROUND,
    SCORE_LIMIT,
    SeatSetup,
    Setup,
    Variant,
)
from tests.support.names import NAMES, NO_NAMES

SEATS = tuple(SeatSetup(name) for name in ("Anna", "Clara", "Diego", "Hugo"))
KEY = "0123456789abcdef" * 2


@pytest.mark.parametrize(
    "variant",
    [Variant(), Variant(150), Variant(reseed_each_round=True), Variant(ONE_ROUND, reseed_each_round=True)],
)
def test_switches_are_given_again_from_their_values(variant: Variant) -> None:
    values = {"score_limit": variant.score_limit, "reseed_each_round": variant.reseed_each_round}

    assert values == variant.values()
    assert variant == Variant.of(values)


def test_a_switch_that_is_not_among_the_values_is_as_usual() -> None:
    """A game to 80 points whose deals follow one another; the other switch counts as it is."""
    assert Variant(80, reseed_each_round=False) == Variant.of({})
    assert Variant(80, reseed_each_round=True) == Variant.of({"reseed_each_round": True})
    assert Variant(150, reseed_each_round=False) == Variant.of({"score_limit": 150})


@pytest.mark.parametrize(
    "values",
    [
        {"score_limit": "80"},
        {"score_limit": 80.0},
        {"score_limit": True},
        {"score_limit": None},
        {"reseed_each_round": 1},
        {"reseed_each_round": None},
    ],
)
def test_a_switch_of_another_kind_is_refused(values: dict[str, object]) -> None:
    """True is no number of points, and 1 is not yes."""
    with pytest.raises(SetupError) as refused:
        Variant.of(values)

    assert "a score limit is a whole number, re-seeding is true or false" == str(refused.value)


@pytest.mark.parametrize("limit", [ONE_ROUND, 1, SCORE_LIMIT, MAX_SCORE_LIMIT])
def test_a_score_limit_is_nought_to_a_thousand_million(limit: int) -> None:
    assert limit == Variant(limit).score_limit


@pytest.mark.parametrize("limit", [-1, MAX_SCORE_LIMIT + 1])
def test_a_score_limit_that_is_too_low_or_too_high_is_refused(limit: int) -> None:
    with pytest.raises(SetupError) as refused:
        Variant(limit)

    assert f"a score limit is 0 to 1000000000, unlike {limit}" == str(refused.value)


@pytest.mark.parametrize("name", NAMES)
def test_a_name_has_one_to_forty_printable_characters(name: str) -> None:
    """Whoever is no computer is human."""
    assert (name, Human()) == (SeatSetup(name).name, SeatSetup(name).player)


@pytest.mark.parametrize("name", NO_NAMES)
def test_a_name_that_cannot_be_shown_on_a_line_is_refused(name: str) -> None:
    with pytest.raises(SetupError) as refused:
        SeatSetup(name)

    assert f"a name has 1 to 40 printable characters, unlike {name!r}" == str(refused.value)


@pytest.mark.parametrize("seed", [MIN_SEED, 0, MAX_SEED])
def test_a_seed_is_an_integer_of_c(seed: int) -> None:
    """With a sign or without one; there is neither salt nor key unless there is one."""
    setup = Setup(seed, SEATS)

    assert (seed, SEATS, Variant(), "", "") == (
        setup.seed,
        setup.seats,
        setup.variant,
        setup.salt,
        setup.key,
    )


@pytest.mark.parametrize("seed", [-(2**31) - 1, 2**32])
def test_a_seed_that_is_too_low_or_too_high_is_refused(seed: int) -> None:
    with pytest.raises(SetupError) as refused:
        Setup(seed, SEATS)

    assert f"a seed is -2147483648 to 4294967295, unlike {seed}" == str(refused.value)


@pytest.mark.parametrize("count", [0, 3, 5])
def test_a_game_has_four_seats(count: int) -> None:
    with pytest.raises(SetupError) as refused:
        Setup(1, (*SEATS, *SEATS)[:count])

    assert f"Straights has 4 seats, not {count}" == str(refused.value)


def test_seats_without_names_are_numbered() -> None:
    players = (Human(), *(Computer(FIRST_LEGAL),) * 3)
    setup = Setup.of(5, players, Variant(150))

    assert ["Player1", "Player2", "Player3", "Player4"] == [each.name for each in setup.seats]
    assert (5, players, Variant(150)) == (
        setup.seed,
        tuple(each.player for each in setup.seats),
        setup.variant,
    )


@pytest.mark.parametrize("salt", ["", "0", "abcdef0123456789" * 4])
def test_a_salt_has_at_most_sixty_four_hexadecimal_digits(salt: str) -> None:
    """None for a seed that somebody chose."""
    assert salt == Setup(1, SEATS, salt=salt).salt


@pytest.mark.parametrize("salt", ["0" * 65, "g", "A", " "])
def test_another_salt_is_refused(salt: str) -> None:
    with pytest.raises(SetupError) as refused:
        Setup(1, SEATS, salt=salt)

    assert f"a salt has at most 64 hexadecimal digits, unlike {salt!r}" == str(refused.value)


@pytest.mark.parametrize("key", [KEY, KEY * 2, KEY + "00"])
def test_a_key_has_thirty_two_to_sixty_four_hexadecimal_digits(key: str) -> None:
    """An even number of them, for whole bytes."""
    assert key == Setup(0, SEATS, key=key).key


@pytest.mark.parametrize("key", [KEY[:-2], KEY * 2 + "00", KEY + "0"])
def test_a_key_of_another_length_is_refused(key: str) -> None:
    with pytest.raises(SetupError) as refused:
        Setup(0, SEATS, key=key)

    assert "a key has 32 to 64 hexadecimal digits, an even number" == str(refused.value)


@pytest.mark.parametrize("key", [KEY.upper(), "g" + KEY[1:], " " + KEY[1:]])
def test_a_key_with_other_characters_is_refused(key: str) -> None:
    """Capitals, too: a key is written in one way."""
    with pytest.raises(SetupError) as refused:
        Setup(0, SEATS, key=key)

    assert "a key has hexadecimal digits alone, in lower case" == str(refused.value)


@pytest.mark.parametrize(
    "seed, salt, variant",
    [(1, "", Variant()), (0, "0a", Variant()), (0, "", Variant(reseed_each_round=True))],
)
def test_a_game_dealt_from_a_key_has_no_seed(seed: int, salt: str, variant: Variant) -> None:
    """Nor what belongs to a seed: a salt, or a generator that starts from the seed again."""
    with pytest.raises(SetupError) as refused:
        Setup(seed, SEATS, variant, salt, KEY)

    assert "a game dealt from a key has no seed" == str(refused.value)

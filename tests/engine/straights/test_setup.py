"""Set-ups: what a game can be set up with, and that a refusal says what is wrong."""

from collections.abc import Callable

import pytest

from engine.errors import SetupError
from engine.fast_dataclass import replace
from engine.straights.commands import RageQuit, TakeSeat
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, MAX_SCORE_LIMIT, SeatSetup, Setup, Variant, read_seed
from tests.support.names import NAMES, NO_NAMES

SEATS = tuple(SeatSetup(name) for name in ("Anna", "Clara", "Diego", "Hugo"))
KEY = "0123456789abcdef" * 2
DIGITS = "at most 64 hexadecimal digits"
EVEN = "32 to 64 hexadecimal digits, an even number"
LOWER = "hexadecimal digits alone, in lower case"
RESEEDED = Variant(reseed_each_round=True)


def test_deals_of_another_kind_are_refused() -> None:
    with pytest.raises(SetupError, match="the deals of a duplicate match are a whole number"):
        Variant.of({"duplicate_deals": "4"})


@pytest.mark.parametrize("name", NAMES)
def test_a_name_has_one_to_forty_printable_characters(name: str) -> None:
    assert (name, Human()) == (SeatSetup(name).name, SeatSetup(name).player)


@pytest.mark.parametrize("name", NO_NAMES)
def test_a_name_that_cannot_be_shown_on_a_line_is_refused(name: str) -> None:
    with pytest.raises(SetupError) as refused:
        SeatSetup(name)

    assert f"a name has 1 to 40 printable characters, unlike {name!r}" == str(refused.value)


@pytest.mark.parametrize("key", [KEY, KEY * 2, KEY + "00"])
def test_a_key_has_thirty_two_to_sixty_four_hexadecimal_digits(key: str) -> None:
    assert key == Setup(0, SEATS, key=key).key


@pytest.mark.parametrize(
    "make, sentence",
    [
        (lambda: Variant(-1), "a score limit is 0 to 1000000000, unlike -1"),
        (lambda: Variant(MAX_SCORE_LIMIT + 1), "a score limit is 0 to 1000000000, unlike 1000000001"),
        (lambda: Setup(-(2**31) - 1, SEATS), "a seed is -2147483648 to 4294967295, unlike -2147483649"),
        (lambda: Setup(2**32, SEATS), "a seed is -2147483648 to 4294967295, unlike 4294967296"),
        (lambda: Computer(""), "a computer's strategy has a name"),
        (lambda: Setup(1, ()), "Straights has 4 seats, not 0"),
        (lambda: Setup(1, SEATS[:3]), "Straights has 4 seats, not 3"),
        (lambda: Setup(1, (*SEATS, SEATS[0])), "Straights has 4 seats, not 5"),
        (lambda: Setup(1, SEATS, salt="0" * 65), f"a salt has {DIGITS}, unlike '{'0' * 65}'"),
        (lambda: Setup(1, SEATS, salt="g"), f"a salt has {DIGITS}, unlike 'g'"),
        (lambda: Setup(1, SEATS, salt="A"), f"a salt has {DIGITS}, unlike 'A'"),
        (lambda: Setup(1, SEATS, salt=" "), f"a salt has {DIGITS}, unlike ' '"),
        (lambda: Setup(0, SEATS, key=KEY[:-2]), f"a key has {EVEN}"),
        (lambda: Setup(0, SEATS, key=KEY * 2 + "00"), f"a key has {EVEN}"),
        (lambda: Setup(0, SEATS, key=KEY + "0"), f"a key has {EVEN}"),
        (lambda: Setup(0, SEATS, key=KEY.upper()), f"a key has {LOWER}"),
        (lambda: Setup(0, SEATS, key="g" + KEY[1:]), f"a key has {LOWER}"),
        (lambda: Setup(0, SEATS, key=" " + KEY[1:]), f"a key has {LOWER}"),
        (lambda: Setup(1, SEATS, key=KEY), "a game dealt from a key has no seed"),
        (lambda: Setup(0, SEATS, salt="0a", key=KEY), "a game dealt from a key has no seed"),
        (lambda: Setup(0, SEATS, RESEEDED, key=KEY), "a game dealt from a key has no seed"),
    ],
)
def test_what_no_game_can_be_set_up_with_is_refused_in_a_sentence(
    make: Callable[[], object], sentence: str
) -> None:
    """Capitals are no digits of a key, which is written in one way; what belongs to a seed excludes a key."""
    with pytest.raises(SetupError) as refused:
        make()

    assert sentence == str(refused.value)


P, C = Human(), Computer(FIRST_LEGAL)


@pytest.mark.parametrize(
    "players, marks",
    [
        ((P, C, C, C), (0, 1, 2, 3)),
        ((C, P, C, C), (3, 0, 1, 2)),
        ((C, C, C, P), (1, 2, 3, 0)),
        ((C, P, C, P), (0, 1, 2, 3)),
        ((C, C, C, C), (0, 1, 2, 3)),
    ],
)
def test_who_is_alone_among_computers_has_the_first_mark(
    players: tuple[Human | Computer, ...], marks: tuple[int, ...]
) -> None:
    """And the others follow in the order of play; several people, and none, have the numbers of the seats."""
    assert marks == Setup.of(5, players).marks


def test_marks_stay_when_seats_change_their_players() -> None:
    session = Session(Setup.of(5, (C, C, P, C)))
    for action in TakeSeat(0), RageQuit(2), RageQuit(0):
        session.submit(action)

        assert {(2, 3, 0, 1)} == {session.observe(viewer).marks for viewer in (0, 2, None)}


def test_a_game_from_a_key_has_the_marks_of_its_waiting_room() -> None:
    """At a server the seats are known by their numbers before anybody knows who will be alone."""
    setup = Setup.of(5, (C, C, P, C))

    assert (0, 1, 2, 3) == replace(setup, seed=0, key=KEY).marks


@pytest.mark.parametrize(
    "text, seed",
    [
        ("0", 0),
        (" 44 ", 44),
        ("+7", 7),
        ("-2147483648", -(2**31)),
        ("4294967295", 2**32 - 1),
        ("-2147483649", None),
        ("4294967296", None),
        ("00000000044", None),
        ("", None),
        ("-", None),
        ("--1", None),
        ("4.4", None),
        ("1e3", None),
        ("\u0664", None),
        ("\u00b2", None),
    ],
)
def test_a_seed_is_a_whole_number_in_its_range(text: str, seed: int | None) -> None:
    assert seed == read_seed(text)

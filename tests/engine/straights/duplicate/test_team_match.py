"""A match of a team: the same four deals for all, each player in each chair once; results in lines."""

from collections.abc import Iterable
from itertools import product

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.straights.duplicate.comparison import par_at, team_result
from engine.straights.duplicate.own_match import OwnMatch, match_value, name_in, read_match, with_lines
from engine.straights.duplicate.team_match import (
    TeamMatch,
    TeamResult,
    is_team_line,
    match_name,
    parse_team_line,
)
from engine.straights.errors import (
    AmbiguousMatchName,
    BadMatchName,
    DifferentMatch,
    DifferentResult,
    ImpossibleResult,
    NotATeamLine,
    OwnTeamLine,
    TooLongMatchName,
)
from engine.straights.session import Session
from tests.support.playing import play_on

NAMES = ("Anna", "Clara", "Diego", "Hugo")
LINE = "Straights match friday, player 2: +5 (-2), -, -30 (+0), -"
_POINTS = st.integers(-201, 201) | st.sampled_from((-201, -200, -1, 0, 1, 200, 201))
_RESULTS = st.none() | st.builds(TeamResult, _POINTS, _POINTS)


def test_everybody_plays_each_deal_from_another_chair() -> None:
    """A Latin square: each player has each chair once, each deal each chair once; the cards are the same."""
    match = TeamMatch("friday")
    chairs = [[match.deal(number, player).chair for number in range(4)] for player in range(4)]

    assert [[0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 0, 1], [3, 0, 1, 2]] == chairs  # promised, as the seeds are
    assert [[0, 1, 2, 3]] * 4 == [sorted(row) for row in chairs]
    assert [[0, 1, 2, 3]] * 4 == [sorted(column) for column in zip(*chairs, strict=True)]
    for number, player in product(range(4), range(4)):
        setup = match.deal(number, player).setup(NAMES)
        assert [number if each == player else None for each in range(4)] == [
            match.number_of(setup, each) for each in range(4)
        ]
    assert [1, 1, 1, 1] == [len({match.deal(number, each).seed for each in range(4)}) for number in range(4)]
    assert 4 == len({match.deal(number, 0).seed for number in range(4)})
    assert 845_401_650 == match.deal(0, 0).seed  # promised: friends may have other versions
    assert match.deal(0, 0).seed != TeamMatch("sunday").deal(0, 0).seed


def test_a_name_is_the_same_however_it_is_typed() -> None:
    """Capitals and spaces do not matter; what could not stand in a line is refused."""
    assert {"été 1-b"} == {match_name(text) for text in ("Été 1-b", "  e\u0301te\u0301   1-B\n")}
    assert "friday" == match_name("fri\ufe0fd\u034fay\u3164")  # letters and marks that are not shown
    assert "i\u0307stanbul" == match_name("\u0130stanbul")
    for name in ("i\u0307stanbul", "हिन्दी", "ไทยที่", "ss" * 20):
        assert name == match_name(name)
        assert name == parse_team_line(LINE.replace("friday", name))[0]
    for text in ("", "  ", "a, player 1", "a: b", "-a", "a_b", "a!"):
        with pytest.raises(BadMatchName) as bad:
            match_name(text)
        assert BadMatchName is type(bad.value)
    assert "a" * 40 == match_name(f" {'a' * 40}  ")
    for text in ("a" * 41, "ß" * 21):
        with pytest.raises(TooLongMatchName):
            match_name(text)


@pytest.mark.parametrize(
    "name",
    [
        "frid\N{CYRILLIC SMALL LETTER A}y",
        "\N{GREEK SMALL LETTER OMICRON}slo",
        "Аппа",
        "ёра 2",
        "ΝΑΟΙ",  # noqa: RUF001
    ],
)
def test_a_name_that_looks_like_another_is_refused(name: str) -> None:
    """It would have other deals without a word; as a mixture of alphabets, or wholly in another one."""
    with pytest.raises(AmbiguousMatchName):
        match_name(name)
    with pytest.raises(NotATeamLine):
        parse_team_line(LINE.replace("friday", name))


@pytest.mark.parametrize("name", ["иван", "анна", "серёжа", "ελένη", "2026-11", "anna"])
def test_a_name_with_a_letter_of_its_own_alphabet_alone_is_none_of_these(name: str) -> None:
    assert name == match_name(name)


@pytest.mark.parametrize("digits", ["\u0661\u0662", "\uff11\uff12", "\u09672"])
def test_digits_of_any_script_name_the_same_match(digits: str) -> None:
    assert "round 12" == match_name(f"round {digits}")
    assert "пятница 12" == match_name(f"Пятница {digits}")


@given(st.integers(-1, 4), st.lists(_RESULTS, min_size=3, max_size=5))
@example(0, [TeamResult(-200, 200), None, None, None])
@example(0, [TeamResult(201, 0), None, None, None])
@example(0, [TeamResult(0, -201), None, None, None])
@example(3, [None, None, None, TeamResult(0, 0)])
@example(4, [None, None, None, TeamResult(0, 0)])
@example(3, [None] * 4)
def test_a_line_is_read_as_it_was_written(player: int, results: list[TeamResult | None]) -> None:
    """Of one of four players, with four results of two hundred points at most, one of them at least."""
    known = [each for each in results if each is not None]
    text = TeamMatch("friday", (tuple(results),) * 6).line(player)
    points = [abs(number) for each in known for number in (each.ahead, each.par)]
    if player not in range(4) or len(results) != 4 or not known or max(points) > 200:
        with pytest.raises(NotATeamLine):
            parse_team_line(text)
    else:
        assert ("friday", player, tuple(results)) == parse_team_line(text)
        match = TeamMatch("friday").with_line(f" {text}\n")
        assert match == match.with_line(text)
        assert text == match.line(player)


@given(st.lists(st.lists(_RESULTS, min_size=4, max_size=4), min_size=4, max_size=4))
def test_sums_are_of_what_is_known_and_the_next_deal_is_the_first_that_was_not_played(
    results: list[list[TeamResult | None]],
) -> None:
    """Of a player and of the team; without any result there is no sum."""
    match = TeamMatch("friday")
    for player, number in product(range(4), range(4)):
        if (result := results[player][number]) is not None:
            match = match.with_result(player, number, result)

    for player, own in enumerate(results):
        assert (own.index(None) if None in own else None) == match.next_deal(player)
        assert any(own) == match.has_results(player)
        assert sum_of(own) == match.sum_of(player)
    for number, column in enumerate(zip(*results, strict=True)):
        assert sum_of(column) == match.sum_of_deals([number])
    assert sum_of([each for own in results for each in own]) == match.sum_of_deals(range(4))


def sum_of(results: Iterable[TeamResult | None]) -> TeamResult | None:
    """The sum of the results that are known."""
    known = [each for each in results if each is not None]
    return TeamResult(sum(each.ahead for each in known), sum(each.par for each in known)) if known else None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Straights 77/3: 5 points, -2 on par ●",
        LINE.replace("friday", "Friday"),
        LINE.replace("friday", "-"),
        LINE.replace("+5", "5"),
        LINE.replace("+5", "+05"),
        LINE.replace("+5", "-0"),
        LINE.replace("(+0)", "(-0)"),
        LINE.replace("(+0)", "(+00)"),
        LINE + "\n" + LINE,
    ],
)
def test_a_line_that_was_altered_is_refused(text: str) -> None:
    with pytest.raises(NotATeamLine) as refused:
        TeamMatch("friday").with_line(text)

    assert text.strip() == str(refused.value)


def test_a_line_of_an_earlier_version_is_read() -> None:
    old = "Straights match friday, player 2: +5 par -2, -, -30 par +0, -"

    assert TeamMatch("friday").with_line(LINE) == TeamMatch("friday").with_line(old)


def test_a_line_of_another_match_or_with_another_result_is_refused() -> None:
    match = TeamMatch("friday").with_line(LINE)

    with pytest.raises(DifferentMatch) as other_match:
        TeamMatch("sunday").with_line(LINE)
    assert "friday" == other_match.value.name
    with pytest.raises(DifferentResult) as other_result:
        match.with_line(LINE.replace("-30", "-3"))
    assert (1, 2) == (other_result.value.player, other_result.value.deal)
    assert (True, False) == (is_team_line(f" {LINE[:30]}"), is_team_line("Straights 77/3: 5 points"))


def test_a_game_is_known_as_a_deal_of_the_match_and_has_its_result() -> None:
    """At the player's own chair only; the result beside par."""
    match = TeamMatch("friday")
    deal = match.deal(2, 1)
    session = play_on(Session(deal.setup(NAMES)))
    gained = session.state.results[0].gained
    ahead = (sum(gained) - gained[3]) / 3 - gained[3]

    assert (2, None) == (match.number_of(session.setup, 1), match.number_of(session.setup, 0))
    assert TeamResult(round(ahead), round(par_at(deal))) == team_result(deal, session)


MATCH = TeamMatch("friday")
FRIEND = MATCH.with_result(0, 0, TeamResult(5, -2)).line(0)
OTHER = TeamMatch("sunday").with_result(2, 0, TeamResult(5, -2)).line(2)


def test_a_number_is_guessed_until_it_is_chosen_or_a_deal_is_counted() -> None:
    """A friend's line of the guessed player moves the guess; one of the chosen player is refused."""
    guessed = OwnMatch(MATCH).with_line(FRIEND)
    chosen = OwnMatch(MATCH).as_player(0)
    counted = OwnMatch(MATCH, 1).with_count(0, TeamResult(1, 1))

    assert (1, False) == (guessed.player, guessed.is_chosen)
    assert counted == counted.as_player(3)
    with pytest.raises(OwnTeamLine) as refused:
        chosen.with_line(FRIEND)
    assert 0 == refused.value.player


def test_valid_lines_are_added_and_the_others_are_left_with_the_first_reason() -> None:
    added = with_lines(OwnMatch(MATCH), (OTHER, FRIEND, "no line"))

    assert (OTHER, "no line") == added.left
    assert isinstance(added.problem, DifferentMatch)
    assert added.own.match.has_results(0)
    assert ("sunday", "") == (name_in(f"no line\n{OTHER}\n{FRIEND}"), name_in("no line"))


def test_a_stored_match_is_read_again_and_an_altered_one_is_not() -> None:
    own = OwnMatch(MATCH, 1).with_line(FRIEND).with_count(2, TeamResult(1, 1)).with_help(3, is_helped=True)
    value = match_value(own)
    altered: list[object] = [
        {**value, field: wrong}
        for field, wrong in (
            ("player", 4),
            ("player", True),
            ("name", "Friday"),
            ("counted", [0]),
            ("helped", [4]),
            ("is_chosen", 1),
            ("lines", [OTHER]),
            ("lines", None),
        )
    ]

    assert own == read_match(value)
    assert [None] * (len(altered) + 2) == [read_match(each) for each in (*altered, None, {})]


def test_the_par_of_a_friends_result_is_computed_here_and_the_cards_must_allow_the_result() -> None:
    """Par follows from the deal, and so does how many points there are to win or to lose."""
    forged = MATCH.with_result(0, 0, TeamResult(5, 99)).line(0)
    own = OwnMatch(MATCH).with_line(forged)
    again = own.with_line(FRIEND)

    assert TeamResult(5, round(par_at(MATCH.deal(0, 0)))) == own.match.results[0][0]
    assert own == again
    for ahead in (-94, 81):  # all cards that the seat, or the others, could have to discard
        OwnMatch(MATCH).with_line(MATCH.with_result(0, 2, TeamResult(ahead, 0)).line(0))
    for ahead in (-95, 82):
        with pytest.raises(ImpossibleResult) as refused:
            OwnMatch(MATCH).with_line(MATCH.with_result(0, 2, TeamResult(ahead, 0)).line(0))
        assert (0, 2) == (refused.value.player, refused.value.deal)

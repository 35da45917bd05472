"""A team match as one of its players knows it: the own number, the lines of friends, the stored value."""

import pytest

from engine.straights.duplicate.comparison import par_at
from engine.straights.duplicate.own_match import OwnMatch, match_value, name_in, read_match, with_lines
from engine.straights.duplicate.team_match import TeamMatch, TeamResult
from engine.straights.errors import DifferentMatch, ImpossibleResult, OwnTeamLine

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

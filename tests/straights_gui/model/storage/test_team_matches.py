"""A match as one of its players knows it: whose lines are taken, and where it is kept."""

from pathlib import Path

import pytest

from engine.straights.duplicate.team_match import TeamMatch, TeamResult
from engine.straights.errors import OwnTeamLine
from straights_gui.model.storage.team_matches import OwnMatch, TeamMatches


def test_the_own_line_is_refused_only_where_it_says_something_new() -> None:
    """Whoever pastes a whole list of lines, with the own one among them, is told nothing."""
    own = OwnMatch(TeamMatch("friday"), player=1, is_chosen=True).with_count(0, TeamResult(5, -2))
    line = own.match.line(1)

    assert own == own.with_line(line)
    with pytest.raises(OwnTeamLine):
        own.with_line(line.replace(", -,", ", -3 par +1,", 1))


def test_who_chooses_a_player_is_that_one_until_a_deal_is_counted() -> None:
    """From then on a choice changes nothing."""
    own = OwnMatch(TeamMatch("friday")).as_player(2)
    counted = own.with_count(0, TeamResult(5, -2))

    assert OwnMatch(TeamMatch("friday"), 2, is_chosen=True) == own
    assert counted == counted.as_player(1)


def test_a_match_is_kept_in_a_folder_that_is_made_for_it(tmp_path: Path) -> None:
    """Before that there is none of the name, and none of another name after it."""
    matches = TeamMatches(tmp_path / "not" / "yet")
    before = matches.find("friday")
    own = OwnMatch(TeamMatch("friday"), 2, is_chosen=True)
    matches.keep(own)

    assert (None, own, None) == (before, matches.find("friday"), matches.find("sunday"))


def test_the_match_that_was_changed_last_stands_first(tmp_path: Path) -> None:
    """Of more than fifty the one that was not touched for longest is forgotten."""
    matches = TeamMatches(tmp_path)
    for number in range(50):
        matches.keep(OwnMatch(TeamMatch(f"match {number}")))
    matches.keep(OwnMatch(TeamMatch("match 0"), 2, is_chosen=True))
    assert ["match 0", "match 49"] == [own.match.name for own in matches.all()[:2]]

    matches.keep(OwnMatch(TeamMatch("the newest")))
    names = [own.match.name for own in matches.all()]
    assert (50, ["the newest", "match 0"]) == (len(names), names[:2])
    assert "match 1" not in names
    assert "match 2" == names[-1]

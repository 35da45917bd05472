"""A match as one of its players knows it: whose lines are taken."""

import pytest

from engine.straights.duplicate.team_match import TeamMatch, TeamResult
from engine.straights.errors import OwnTeamLine
from straights_gui.model.storage.team_matches import OwnMatch


def test_the_own_line_is_refused_only_where_it_says_something_new() -> None:
    """Whoever pastes a whole list of lines, with the own one among them, is told nothing."""
    own = OwnMatch(TeamMatch("friday"), player=1, is_chosen=True).with_count(0, TeamResult(5, -2))
    line = own.match.line(1)

    assert own == own.with_line(line)
    with pytest.raises(OwnTeamLine):
        own.with_line(line.replace(", -,", ", -3 par +1,", 1))

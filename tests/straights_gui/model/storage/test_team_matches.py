"""A match as one of its players knows it: whose lines are taken, and where it is kept."""

import json
from pathlib import Path

import pytest

from engine.fast_dataclass import replace
from engine.straights.duplicate.own_match import OwnMatch
from engine.straights.duplicate.team_match import TeamMatch, TeamResult
from engine.straights.errors import OwnTeamLine
from straights_gui.model.storage.team_matches import FILE, TeamMatches


def test_the_own_line_is_refused_only_where_it_says_something_new() -> None:
    """Whoever pastes a whole list of lines, with the own one among them, is told nothing."""
    own = OwnMatch(TeamMatch("friday"), player=1, is_chosen=True).with_count(0, TeamResult(5, -2))
    line = own.match.line(1)

    assert own == own.with_line(line)
    with pytest.raises(OwnTeamLine):
        own.with_line(line.replace(", -,", ", -3 (+1),", 1))


def test_who_chooses_a_player_is_that_one_until_a_deal_is_counted() -> None:
    own = OwnMatch(TeamMatch("friday")).as_player(2)
    counted = own.with_count(0, TeamResult(5, -2))

    assert OwnMatch(TeamMatch("friday"), 2, is_chosen=True) == own
    assert counted == counted.as_player(1)


@pytest.mark.parametrize(
    "friends, player", [((), 0), ((0,), 1), ((1,), 0), ((0, 1), 2), ((0, 1, 2), 3), ((0, 1, 2, 3), 3)]
)
def test_who_has_chosen_nothing_is_a_player_without_results(friends: tuple[int, ...], player: int) -> None:
    own = OwnMatch(TeamMatch("friday"))
    for friend in friends:
        own = own.with_line(TeamMatch("friday").with_result(friend, 0, TeamResult(5, -2)).line(friend))

    assert (player, False) == (own.player, own.is_chosen)


def test_a_match_that_is_not_known_yet_begins_without_results(tmp_path: Path) -> None:
    matches, known = TeamMatches(tmp_path), list[OwnMatch]()

    def change(before: OwnMatch) -> OwnMatch:
        known.append(before)
        return before.as_player(2)

    for name in "friday", "sunday", "friday":
        matches.update(name, change)
    friday, sunday = OwnMatch(TeamMatch("friday")), OwnMatch(TeamMatch("sunday"))

    assert [friday, sunday, friday.as_player(2)] == known


def test_a_match_is_kept_in_a_folder_that_is_made_for_it(tmp_path: Path) -> None:
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


def kept(folder: Path) -> OwnMatch:
    """A match of which all that can be kept is kept."""
    friend = TeamMatch("friday").with_result(0, 3, TeamResult(-7, 2)).line(0)
    own = OwnMatch(TeamMatch("friday")).as_player(2)
    own = own.with_count(1, TeamResult(5, -2)).with_count(0, TeamResult(1, 1)).with_line(friend)
    own = own.with_help(3, is_helped=True).with_help(1, is_helped=True).with_help(1, is_helped=True)
    TeamMatches(folder).keep(own)
    return own


def test_all_that_is_known_of_a_match_is_read_again(tmp_path: Path) -> None:
    own = kept(tmp_path)
    assert own == TeamMatches(tmp_path).find("friday")
    assert ((0, 1), (1, 3)) == (own.counted, own.helped)
    assert (3,) == own.with_help(1, is_helped=False).helped
    path = tmp_path / FILE
    (content,) = json.loads(path.read_bytes())
    del content["helped"]  # as the first version wrote it
    path.write_text(json.dumps([content]), encoding="utf-8")

    assert replace(own, helped=()) == TeamMatches(tmp_path).find("friday")


@pytest.mark.parametrize(
    "spoilt",
    [
        {"player": 4, "counted": []},
        {"player": True, "counted": []},
        {"player": "2", "counted": []},
        {"is_chosen": 1},
        {"counted": [2]},
        {"counted": [0, "1"]},
        {"counted": None},
        {"helped": [4]},
        {"helped": ["0"]},
        {"name": "  Friday ", "lines": [], "counted": []},
        {"name": "", "lines": [], "counted": []},
        {"lines": ["nonsense"]},
        {"lines": 7},
    ],
)
def test_a_match_of_which_anything_is_wrong_is_not_there(tmp_path: Path, spoilt: dict[str, object]) -> None:
    """The others in the file are; with the next change the whole file is set aside once, and that is told."""
    kept(tmp_path)
    path = tmp_path / FILE
    (content,) = json.loads(path.read_bytes())
    path.write_text(json.dumps([content | spoilt, {**content, "name": "sunday", "lines": [], "counted": []}]))
    before, told = path.read_bytes(), list[Path]()
    matches = TeamMatches(tmp_path, told.append)
    assert ["sunday"] == [own.match.name for own in matches.all()]
    for name in ("monday", "tuesday"):
        matches.keep(OwnMatch(TeamMatch(name)))

    assert ["tuesday", "monday", "sunday"] == [own.match.name for own in matches.all()]
    assert [before] == [aside.read_bytes() for aside in told]

"""Deals for everybody and team matches at their limits: days, players, names, results."""

from datetime import date, timedelta

import pytest

from engine.fast_dataclass import replace
from engine.straights.duplicate.duplicate_deal import DuplicateDeal, deal_in, deal_of, shared_deal
from engine.straights.duplicate.team_match import TeamMatch, TeamResult, match_name, parse_team_line
from engine.straights.errors import BadMatchName, NotATeamLine, TooLongMatchName

NAMES = ("Anna", "Clara", "Diego", "Hugo")
TODAY = date(2026, 11, 22)
LINE = "Straights match friday, player {player}: {results}"


@pytest.mark.parametrize(
    "days, is_known", [(-1, False), (0, True), (1, True), (29, True), (31, False), (400, False)]
)
def test_the_deals_of_the_last_days_are_known_and_no_others(days: int, *, is_known: bool) -> None:
    """Neither tomorrow's nor those of more than thirty days ago; those are deals with a seed."""
    deal = deal_of(TODAY - timedelta(days))
    found = deal_in(deal.setup(NAMES), TODAY)

    assert found is not None
    assert (deal.seed, deal.chair) == (found.seed, found.chair)
    assert (deal.day if is_known else None) == found.day


@pytest.mark.parametrize("chair", range(4))
def test_the_player_sits_at_the_chair_and_the_computers_follow(chair: int) -> None:
    """In the order of play, whatever they are called; another rule or player makes it another game."""
    deal = DuplicateDeal(77, chair)
    setup = deal.setup(NAMES)

    assert list(NAMES) == [setup.seats[(chair + step) % 4].name for step in range(4)]
    assert deal.is_set_up(setup)
    assert deal.is_set_up(deal.setup(("a", "b", "c", "d")))
    assert not DuplicateDeal(77, (chair + 1) % 4).is_set_up(setup)
    assert not DuplicateDeal(78, chair).is_set_up(setup)
    assert not deal.is_set_up(replace(setup, seats=setup.seats[::-1]))
    assert not deal.is_set_up(replace(setup, variant=replace(setup.variant, score_limit=1)))


@pytest.mark.parametrize(
    "text, deal",
    [
        ("77/1", DuplicateDeal(77, 0)),
        ("77/4", DuplicateDeal(77, 3)),
        ("77/0", None),
        ("77/5", None),
        ("/1", None),
        ("77", None),
        ("2147483647/1", DuplicateDeal(2**31 - 1, 0)),
        ("2147483648/1", None),
        ("Straights 77/3: 5 points", DuplicateDeal(77, 2)),
        ("2026-11-22", deal_of(TODAY)),
        ("2026-02-29", None),
        ("2026-00-10", None),
    ],
)
def test_a_shared_text_names_a_deal_or_none(text: str, deal: DuplicateDeal | None) -> None:
    """A day has to exist, a chair is 1 to 4."""
    assert deal == shared_deal(text)


@pytest.mark.parametrize("length, error", [(0, BadMatchName), (1, None), (40, None), (41, TooLongMatchName)])
def test_a_name_of_a_match_has_one_to_forty_letters(length: int, error: type[Exception] | None) -> None:
    """Superfluous blanks do not count."""
    text = f"  {'x' * length} "
    if error is None:
        assert length == len(match_name(text))
    else:
        with pytest.raises(error):
            match_name(text)


@pytest.mark.parametrize("player, is_one", [(0, False), (1, True), (4, True), (5, False)])
def test_a_line_is_of_one_of_four_players(player: int, *, is_one: bool) -> None:
    """Counted from 1 in the line."""
    text = LINE.format(player=player, results="-, -, -, +0 par -9")
    if is_one:
        assert ("friday", player - 1, (None,) * 3 + (TeamResult(0, -9),)) == parse_team_line(text)
    else:
        with pytest.raises(NotATeamLine):
            parse_team_line(text)


def test_a_line_without_any_result_is_none_nor_is_one_with_another_nought() -> None:
    """There is one way to write a line."""
    for results in ("-, -, -, -", "-0 par +0, -, -, -", "+0 par -0, -, -, -", "+00 par +0, -, -, -"):
        with pytest.raises(NotATeamLine):
            parse_team_line(LINE.format(player=1, results=results))


@pytest.mark.parametrize("count, is_one", [(3, False), (4, True), (5, False)])
def test_a_line_has_four_results(count: int, *, is_one: bool) -> None:
    """One more or one less is no line."""
    text = LINE.format(player=1, results=", ".join(["+5 par -2"] * count))
    if is_one:
        assert (TeamResult(5, -2),) * 4 == parse_team_line(text)[2]
    else:
        with pytest.raises(NotATeamLine):
            parse_team_line(text)


@pytest.mark.parametrize("sign", "+-")
@pytest.mark.parametrize("points, is_one", [(1, True), (200, True), (201, False), (999, False)])
def test_no_result_is_more_than_two_hundred_points(sign: str, points: int, *, is_one: bool) -> None:
    """Ahead or behind, of the player or of par."""
    for result in (f"{sign}{points} par +0", f"+0 par {sign}{points}"):
        text = LINE.format(player=1, results=f"{result}, -, -, -")
        if is_one:
            first = parse_team_line(text)[2][0]
            assert first is not None
            assert {0, int(f"{sign}{points}")} == {first.ahead, first.par} | {0}
        else:
            with pytest.raises(NotATeamLine):
                parse_team_line(text)


def test_the_next_deal_is_the_first_that_was_not_played_and_sums_are_of_what_is_known() -> None:
    """None after the fourth; a player's sum is none before the first."""
    match, results = (
        TeamMatch("friday"),
        [TeamResult(3, 1), TeamResult(-4, 2), TeamResult(0, 0), TeamResult(7, -5)],
    )
    assert (False, None, None) == (match.has_results(2), match.sum_of(2), match.sum_of_deals(range(4)))
    for count, (number, result) in enumerate(zip((1, 0, 2, 3), results, strict=True)):
        assert (0, 0, 2, 3)[count] == match.next_deal(2)
        match = match.with_result(2, number, result)
        known = results[: count + 1]
        assert TeamResult(sum(each.ahead for each in known), sum(each.par for each in known)) == match.sum_of(
            2
        )

    assert (None, 0) == (match.next_deal(2), match.next_deal(1))
    assert (True, False) == (match.has_results(2), match.has_results(1))
    assert TeamResult(3, 1) == match.sum_of_deals([1])
    assert (match.name, 2, match.results[2]) == parse_team_line(match.line(2))
    for number in range(4):
        assert number == match.number_of(match.deal(number, 2).setup(NAMES), 2)
        assert match.number_of(match.deal(number, 2).setup(NAMES), 1) is None

"""What the sheet of a day says and offers, in the window and in the page."""

from datetime import date

import pytest

from engine.cards.card import CARDS
from engine.fast_dataclass import replace
from engine.protocol.sheet import SHEET, Calendar
from engine.straights.duplicate.deal_result import DealResult
from engine.straights.duplicate.duplicate_deal import deal_in, deal_of
from engine.straights.player import Computer, Human
from engine.straights.puzzles.grade import PACK_SIZE
from engine.straights.session import Session
from engine.straights.setup import ONE_ROUND, Setup, Variant
from engine.straights.sheets.scale import deal_marks
from engine.straights.sheets.today import Today, calendar, today
from engine.straights.statistics.days import DayRecord, PuzzleAnswer
from engine.straights.statistics.figures import RatedRound, Rival
from engine.straights.statistics.rating import MIN_ROUNDS, rating_of
from engine.text.rendering import render
from engine.text.sentence import Names, sentence
from tests.support.playing import HUMANS, play_on
from tests.support.protocol_values import as_sent
from tests.support.sheets import boxes_of, described, of_kind

DAY, BEFORE = date(2026, 11, 25), date(2026, 11, 24)
RESULT = DealResult(-12, -4, (-15, -12), "a line")
GAME = Session(Setup.of(44, HUMANS)).observe(0)
SEEN = replace(GAME, seats=(GAME.seats[0], replace(GAME.seats[1], score=20), *GAME.seats[2:]))
PLAYED = DayRecord(DAY, RESULT, (True, False, None))
NEXT = (
    ("Ada", "Ben", "Cleo", "Dan"),
    (Human(), Computer("highest"), Computer("expert"), Human()),
    ("", "curls", "quiff", "bun"),
    Variant(ONE_ROUND),
)
AT_NOON = Today(DAY, 12, "Ada", (PLAYED,), None, (), *NEXT, SEEN, best=CARDS[:2])
WINDOW = """\
Box 7 game SheetAnswer continue Continue primary True
Board
Note Your game quiet
Note Round 1, your turn title
Rows players Row Player1 0 Player 0 True 0.00, Row Player3 0 Player 2 False 0.00, \
Row Player4 0 Player 3 False 0.00, Row Player2 20 Player 1 False 0.25
Box 5 deal Deal of the day sun 1 SheetAnswer deal Play it again secondary True
Note Level with “expert”. 3 points better than “very hard”. body
Box 3 puzzles Puzzles puzzle 2 SheetAnswer puzzles Solve puzzle 3 secondary True
SmallCards AC, 2C, None True, False, None Puzzle 1: solved, Puzzle 2: not solved, Puzzle 3: open
Note 1 of 3 solved quiet
Box 3 form Your form statistics 3 SheetAnswer statistics S&tatistics secondary True
Note 1 day in a row quiet
Note Your rating appears after 20 reviewed rounds without hints. quiet
Box 3 others &Play with others people 4 SheetAnswer host &Open a table… secondary True, \
SheetAnswer join Join quiet True
Note Friends scan a code or open a link. They install nothing. quiet
Box 3 new &New game… new 5 SheetAnswer again Start secondary True, SheetAnswer new Change… quiet True
Faces 1, 2, 3 curls, quiff, bun
Note Ben (medium), Cleo (expert), Dan (human) · one round quiet"""
SHARED = "Box 5 deal Deal of the day sun SheetAnswer share Share secondary True"


def told(box: str, given: Today = AT_NOON) -> list[str]:
    """The lines of a box in the page."""
    return [*map(described, boxes_of(today(given))[box])]


def test_everything_in_a_window() -> None:
    sheet = today(AT_NOON, in_window=True)

    assert WINDOW.splitlines() == [described(each) for each in sheet.parts if not isinstance(each, Calendar)]
    assert sheet == SHEET.read(as_sent(SHEET.write(sheet)))


def test_the_last_table_is_played_at_again_with_the_first_button() -> None:
    given = replace(AT_NOON, last_table="k3f9")
    boxes = boxes_of(today(given, in_window=True))["others"], boxes_of(today(given))["others"]
    again = "SheetAnswer last_table Play again secondary True, SheetAnswer"

    for box, other in zip(boxes, ("host &Open", "others &Play"), strict=True):
        assert f"people 4 {again} {other}" in described(box[0])
        assert "Note Last table: k3f9 quiet" == described(box[1])


def test_the_greeting_follows_the_clock() -> None:
    clocks = ((11, ""), (12, "Ada"), (17, ""), (18, "Ada"))
    titles = [today(replace(AT_NOON, hour=hour, name=name)).title for hour, name in clocks]
    expected = ["Good morning", "Good afternoon, Ada", "Good afternoon", "Good evening, Ada"]

    assert expected == [*map(render, titles)]


def test_a_deal_is_played_or_gone_on_with_below_the_result_of_yesterday() -> None:
    new = replace(AT_NOON, days=(DayRecord(BEFORE, RESULT),))
    offers = [
        told("deal", each)[0] for each in (new, replace(new, deal="begun"), replace(new, deal="on_table"))
    ]
    box = "Box 5 deal Deal of the day sun 1 SheetAnswer {} today’s deal secondary True"

    assert [*map(box.format, ("deal Play", "deal Continue", "table Continue"))] == offers
    assert [
        "Note One round, the same cards for everyone. quiet",
        "Note Yesterday: Level with “expert”. 3 points better than “very hard”. body",
    ] == told("deal", new)[2:]
    assert "Note A deal or a puzzle a day keeps you in form. quiet" == told("form", replace(new, days=()))[1]


def test_the_calendar_tells_what_was_played_when_and_what_is_still_to_play() -> None:
    """Late days count in it, not in the row; it ends with this week."""
    behind = replace(RESULT, ahead=RESULT.references[-1] - 1)
    days = (
        DayRecord(date(2026, 11, 2), behind, is_late=True),
        DayRecord(date(2026, 11, 3), None, (True, None, True)),
        DayRecord(BEFORE, RESULT, (True, False, None)),
    )
    given = replace(AT_NOON, days=days)
    found = of_kind(Calendar, boxes_of(today(given))["deal"])
    said = [(each.date, each.state, render(each.text)) for each in found.days]

    assert [
        ("2026-11-02", "played", "played, on a later day"),
        ("2026-11-03", "open", "still to play, 2 puzzles solved"),
        ("2026-11-04", "open", "still to play"),
        ("2026-11-24", "level", "level with the expert, 1 puzzle solved"),
        ("2026-11-25", "open", "still to play"),
        ("2026-11-26", "to_come", "to come"),
    ] == said[:3] + said[22:25]
    assert (28, "2026-11-29") == (len(said), said[-1][0])
    assert "Note 1 day in a row quiet" in told("form", given)


def test_the_calendar_goes_back_as_far_as_deals_of_days_are_recognized() -> None:
    seen = [calendar((), DAY, DAY)]
    while seen[-1].earlier:
        seen.append(calendar((), DAY, date.fromisoformat(seen[-1].earlier)))
    first = date.fromisoformat(seen[-1].days[0].date)

    assert 13 == len(seen)
    assert {"open"} == {each.state for shown in seen[1:] for each in shown.days}
    assert [each.earlier for each in seen[:-2]] == [each.days[-1].date for each in seen[1:-1]]
    assert ["", str(DAY), seen[1].days[-1].date] == [each.later for each in seen[:3]]
    assert deal_of(first) == deal_in(deal_of(first).setup(("A", "B", "C", "D")), DAY)


def test_the_three_rivals_of_the_most_games_are_told() -> None:
    rivals = (Rival("Hugo", 3, 5), Rival("Clara", 6, 2), Rival("Diego", 2, 2), Rival("Eva", 3, 0))

    assert [
        "Note Hugo leads 5 to 3 body",
        "Note You lead Clara 6 to 2 body",
        "Note You and Diego: 2 to 2 body",
    ] == told("form", replace(AT_NOON, rivals=rivals))[3:]


def test_the_deal_of_a_missed_day_is_offered() -> None:
    missed = replace(AT_NOON, chosen=BEFORE)
    offers = [told("deal", replace(missed, deal=state)) for state in ("new", "begun")]
    box = "Box 5 deal Deal of the day sun 1 SheetAnswer deal {} this deal secondary True"

    assert [*map(box.format, ("Play", "Continue"))] == [each[0] for each in offers]
    assert (
        "Note You can still play it. It counts for the calendar, not for your streak. quiet" == offers[0][2]
    )


@pytest.mark.parametrize(
    "has_own, shares", [(True, "12; 66; 444; 444 12; 444 66"), (False, "7; 7 12; 7 66; 7 444; 7 444 12")]
)
def test_each_game_that_was_left_has_a_box_in_whole_rows(*, has_own: bool, shares: str) -> None:
    """The one on the table has the button that stands out; beside others the own one has its name."""
    game = AT_NOON.game if has_own else None
    for count, expected in enumerate(shares.replace(" ", "").split(";"), 1):
        left = [(sentence("a", f"Game{number}"), Names(("Ada", "Ben"))) for number in range(count)]
        given = replace(AT_NOON, game=game, left=left, is_beside=True)
        boxes = [told(f"left-{number}", given)[0].split() for number in range(count)]
        assert expected == "".join(box[1] for box in boxes)
        assert ["primary", *["secondary"] * (count - 1)] == [box[8] for box in boxes]
        if has_own:
            assert "continue Continue secondary True" in told("game", given)[0]
            assert "Note Straights quiet" == told("game", given)[2]


def test_a_box_without_an_answer_has_no_key() -> None:
    answers = tuple(PuzzleAnswer(number, str(number), is_right=True) for number in range(PACK_SIZE))
    solved = replace(PLAYED, solved=(True, True, True), answers=answers)

    assert "Box 3 puzzles Puzzles puzzle" == told("puzzles", replace(AT_NOON, days=(solved,)))[0]
    assert "Box 3 puzzles Puzzles puzzle 2" in told("puzzles")[0]


def test_a_page_shares_a_result_and_reviews_it_where_it_lies_on_the_table() -> None:
    assert SHARED == told("deal")[0]
    assert (
        f"{SHARED}, SheetAnswer review See why quiet True"
        == told("deal", replace(AT_NOON, deal="on_table"))[0]
    )
    assert [
        "Box 3 others &Play with others people 4 SheetAnswer others &Play with others secondary True",
        "Note At this screen, or at a table with a link. quiet",
    ] == told("others")


def test_equal_results_stand_in_the_middle() -> None:
    (mark,) = deal_marks(DealResult(0, 0, (0, 0), "a line"))
    assert (0.5, 4) == (mark.place, len(mark.names))


def test_a_game_that_is_over_is_offered_by_its_result_and_no_points_end_a_single_round() -> None:
    over = play_on(Session(Setup.of(44, HUMANS, Variant(ONE_ROUND)))).observe(0)
    first, *_others, rows = told("game", replace(AT_NOON, game=over))

    assert "Box 7 game SheetAnswer continue Show result primary True" == first
    assert 4 == rows.count(" 0.00")
    assert "game" not in boxes_of(today(replace(AT_NOON, game=None)))


def test_a_rating_is_said_in_words() -> None:
    rating = rating_of([RatedRound(1.0, number, is_known=True) for number in range(1, MIN_ROUNDS + 1)])

    assert told("form", replace(AT_NOON, rating=rating))[2].endswith(" strong")

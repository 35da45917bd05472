"""What is the same for everybody at the table in the page: the deal of the day, and its puzzles."""

from datetime import date, timedelta
from functools import cache
from pathlib import Path

import pytest

from engine.cards.card import CARDS
from engine.protocol import sheet as values
from engine.straights.duplicate.challenge import challenge
from engine.straights.duplicate.comparison import comparison_in_steps, deal_result
from engine.straights.duplicate.deal_result import Played
from engine.straights.duplicate.duplicate_deal import DuplicateDeal, deal_of
from engine.straights.puzzles.daily import puzzles_of
from engine.straights.puzzles.grade import A_DAY
from engine.straights.review.own_turns import played_rounds
from engine.straights.review.reviewer import review_in_steps
from engine.straights.storage.savegame import dumps
from tests.support.local_table import NAMES, Client, Message
from tests.support.paths import ROOT
from tests.support.sheets import answers_of, boxes_of, notes_of, of_kind, text_of

DAY = date(2026, 11, 25)
TODAY = DAY.isoformat()
NEXT: Message = {
    "names": NAMES,
    "strategies": (None, "highest", "expert", "first-legal"),
    "portraits": ("", "curls", "quiff", "moustache"),
    "score_limit": 0,
}
NOTHING: Message = {"date": TODAY, "hour": 9, "name": "", **NEXT, "days": [], "records": []}
PACK = ROOT / "straights_gui" / "resources" / "puzzles" / "pack.txt"


@cache
def pack(path: Path = PACK) -> str:
    return path.read_text(encoding="utf-8")


def dealt(client: Client) -> Client:
    client.answer("daily_deal", date=TODAY, names=NAMES)
    return client


def result_of(client: Client, day: str = TODAY, **kept: object) -> Message:
    """The result, asked for until there is one."""
    fields = {"days": [], "helped": [], **kept}
    while True:
        answer = client.answer("deal_result", date=day, **fields)
        if answer["type"] == "refused" or answer["result"] is not None:
            return answer


def today(client: Client, day: date = DAY, **fields: object) -> Message:
    """The message of a day, with its sheet as boxes."""
    answer = client.answer("today", **{**NOTHING, "date": day.isoformat(), **fields})
    sheet = values.SHEET.read(answer["sheet"])
    assert isinstance(sheet, values.Sheet)
    return {**answer, "boxes": boxes_of(sheet)}


def puzzle(client: Client, number: int, *days: Message) -> Message:
    return client.answer("puzzle", date=TODAY, number=number, pack=pack(), names=NAMES, days=[*days])


def answer(client: Client, number: int, card: str | None, *days: Message) -> Message:
    return client.answer("answer_puzzle", date=TODAY, number=number, pack=pack(), card=card, days=[*days])


def best_cards() -> list[str]:
    return [str(each.best) for each in puzzles_of(DAY, pack().splitlines())]


def test_the_players_game_and_the_deal_of_the_day_stay_beside_each_other() -> None:
    """Whichever is on the table; nobody goes on with an earlier state of a game, or what cannot be read.

    A deal that is over is opened, for its result, and not dealt again: its cards are known.
    """
    client = Client()
    client.begin(seed=44)
    early = dumps(client.session)
    client.play(9)
    own, seen = dumps(client.session), client.seen
    dealt(client)
    client.play(9)
    deal = dumps(client.session)
    at_the_deal = today(client, left=["no game", own, early])
    client.answer("open", text=own, record=None)
    at_the_game = today(client, left=[deal, early])
    client.answer("open", text=deal, record=None)
    client.play()
    ended = dumps(client.session)
    at_the_result = today(client, left=[deal, own])
    client.answer("open", text=own, record=None)
    after = today(client, left=[ended, deal])

    for each, numbers, button in (
        (at_the_deal, (1, None), "table"),
        (at_the_game, (None, 0), "deal"),
        (at_the_result, (1, None), "table"),
        (after, (None, 0), "deal"),
    ):
        board = {str(card) for card in of_kind(values.Board, each["boxes"]["game"]).cards}
        assert (numbers, {*map(str, seen.table.cards())}) == ((each["left"], each["begun"]), board)
        assert ["Continue today’s deal"] == [text_of(it.text) for it in each["boxes"]["deal"][0].answers]
        assert [button] == answers_of(each["boxes"]["deal"])


def test_the_deal_of_the_day_is_played_to_the_line_that_every_program_makes_of_it() -> None:
    client = dealt(Client())
    client.play()
    session, deal = client.session, deal_of(DAY)
    (played,) = played_rounds(session, deal.chair)
    reviews = [each for each in review_in_steps(played, deal.chair) if each is not None]
    (compared,) = [each for each in comparison_in_steps(deal) if each is not None]
    answer = result_of(client)
    line = deal_result(session, reviews[0], compared, deal, "", is_helped=False).line

    assert deal.is_set_up(session.setup)
    assert sorted(session.state.results[0].scores) == [
        each.value for each in of_kind(values.Rows, today(client)["boxes"]["game"]).rows
    ]
    assert line == answer["result"]["line"]
    kept = {"ahead": round(reviews[0].result), "par": round(compared.par)}
    assert kept | {"references": [*map(round, compared.references)], "line": line} == answer["day"]["deal"]
    assert [True] == [each["is_own"] for each in answer["result"]["marks"] if each["is_own"]]


def test_the_first_result_of_a_day_counts() -> None:
    """A deal that is played again, with known cards, is told but not kept."""
    client = dealt(Client())
    client.play()
    first = result_of(client)["day"]
    dealt(client)
    while client.seen.turn is not None:
        client.turn(lambda choices: choices[-1])
    again = result_of(client, days=[first])

    assert first == again["day"]
    assert first["deal"]["line"] != again["result"]["line"]


@pytest.mark.parametrize("request_of_help", ["hint", "deck"])
def test_help_is_told_once_and_stands_in_the_line(request_of_help: str) -> None:
    client = dealt(Client())
    told = [each for _ in range(2) for each in client.ask(request_of_help) if each["type"] == "helped"]
    client.play()

    assert [{"type": "helped", "deal": deal_of(DAY).key}] == told
    assert "with help" in result_of(client, helped=[told[0]["deal"]])["result"]["line"]
    assert "with help" not in result_of(client)["result"]["line"]


def test_a_deal_that_is_restarted_after_a_move_is_played_with_help() -> None:
    client = dealt(Client())
    assert [] == [each for each in client.ask("restart") if each["type"] == "helped"]
    while not client.state["can_undo"]:
        client.turn()

    assert ["helped"] == [each["type"] for each in client.ask("restart") if each["type"] == "helped"]


def test_a_deal_that_is_over_on_a_later_day_is_late_and_that_of_its_day() -> None:
    """It counts in the month, and not for the days in a row."""
    client = dealt(Client())
    client.play()
    late, in_time = (result_of(client, (DAY + timedelta(days)).isoformat())["day"] for days in (1, 0))
    boxes = [today(client, days=[each])["boxes"] for each in (late, in_time)]
    states = [of_kind(values.Calendar, each["deal"]).days[-5] for each in boxes]

    assert (TODAY, True) == (late["day"], late["is_late"])
    assert "is_late" not in in_time
    assert [True, False] == [each.is_late for each in states]
    assert ["A deal or a puzzle a day keeps you in form.", "1 day in a row"] == [
        notes_of(each["form"])[0] for each in boxes
    ]


def test_each_puzzle_of_the_day_is_answered_once() -> None:
    client, days = Client(), tuple[Message, ...]()
    for number, best in enumerate(best_cards()):
        posed = puzzle(client, number)["decision"]
        assert (best, "best", "") == (posed["best"], posed["kind"], posed["answers"].get("none", ""))
        told = answer(client, number, best if number else None, *days)
        assert (number > 0) is (told["theme"] is not None)
        days = (told["day"],)
    again = answer(client, 0, best_cards()[0], *days)
    shown = today(client, days=days)
    box = shown["boxes"]["puzzles"]

    assert (days, A_DAY) == ((again["day"],), shown["puzzle"])
    assert (False, True, True) == of_kind(values.SmallCards, box).answers
    assert f"{A_DAY - 1} of {A_DAY} solved" == notes_of(box)[0]


def test_records_of_another_version_are_left_out() -> None:
    days = ({"day": TODAY, "solved": [True]}, {"day": "2026-02-31", "deal": None, "solved": [None] * A_DAY})

    box = today(Client(), days=days)["boxes"]["puzzles"]
    assert (None,) * A_DAY == of_kind(values.SmallCards, box).answers


A_PUZZLE: Message = {"date": TODAY, "number": 0, "names": NAMES, "days": []}


@pytest.mark.parametrize(
    "kind, fields, reason",
    [
        *(
            ("puzzle", {**A_PUZZLE, "pack": text}, "NoPuzzle")
            for text in ("", "no puzzle", "1000011/4 3 9S 7S 7D")
        ),
        ("today", {**NOTHING, "date": "2026-02-31"}, "BadMessage"),
        ("deal_result", {"date": TODAY, "days": [], "helped": []}, "NoDeal"),
    ],
)
def test_what_no_day_has_is_refused(kind: str, fields: Message, reason: str) -> None:
    """Of a damaged pack, of a day that is none, of a deal that is not over, and of another game."""
    other = Client()
    other.begin(score_limit=1)
    other.play()

    assert [reason] * 2 == [client.answer(kind, **fields)["reason"] for client in (dealt(Client()), other)]


def test_a_challenge_opens_its_deal_and_ends_beside_the_other_result() -> None:
    client, deal = Client(), DuplicateDeal(77, 2)
    text = challenge(deal, Played("Anna", 200, CARDS[:13])).text
    refused = client.answer("daily_deal", date=TODAY, names=NAMES, challenge=text[:-3])
    client.answer("daily_deal", date=TODAY, names=NAMES, challenge=text)
    setup = client.session.setup
    client.play()

    assert ["This link is incomplete. Ask for a new one."] == [each["template"] for each in refused["text"]]
    assert deal.setup(NAMES) == setup
    title = result_of(client, challenge=text)["result"]["title"]
    assert "Anna" == title["values"]["computers"]["values"]["name"]


@pytest.mark.parametrize("days,expected", [(0, TODAY), (363, TODAY), (364, None), (-1, None)])
def test_the_day_of_a_deal_is_told_while_it_can_be_known(days: int, expected: str | None) -> None:
    """Another game has none."""
    asked = (DAY + timedelta(days)).isoformat()
    other = Client()
    other.begin()

    assert [expected, None] == [
        client.answer("deal_day", date=asked)["day"] for client in (dealt(Client()), other)
    ]

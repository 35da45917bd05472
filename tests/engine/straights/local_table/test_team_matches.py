"""Team matches at the table in the page: the deals of a player, the lines of friends, what counts."""

import pytest

from engine.straights.duplicate.comparison import par_at
from engine.straights.duplicate.team_match import DEALS, TeamMatch, TeamResult
from engine.straights.protocol.sentences import SENTENCE
from engine.straights.text.rendering import render
from engine.straights.text.sentence import Sentence
from tests.support.local_table import NAMES, Client, Message

FRIEND = TeamMatch("friday").with_result(0, 0, TeamResult(5, -2)).line(0)


def shown(value: Message) -> str:
    found = SENTENCE.read(value)
    assert isinstance(found, Sentence)
    return render(found)


def match(
    client: Client, name: str = "Friday", *known: Message, player: int | None = None, lines: str = ""
) -> Message:
    return client.answer("team_match", name=name, matches=[*known], player=player, lines=lines)


def counted(client: Client, known: Message, helped: tuple[str, ...] = ()) -> Message:
    return client.answer("team_result", matches=[known], helped=[*helped])


def dealt(client: Client, known: Message) -> Client:
    client.answer("team_deal", match=known, names=NAMES)
    return client


def test_four_deals_of_a_match_are_played_and_shared() -> None:
    client = Client()
    answer = match(client, player=1)
    for number in range(DEALS):
        known = answer["match"]
        dealt(client, known)
        assert TeamMatch("friday").deal(number, 1).is_set_up(client.session.setup)
        client.play()
        answer = counted(client, known)
        assert f"Deal {number + 1} of “friday” counts." == shown(answer["note"])

    assert answer["line"].startswith("Straights match friday, player 2: ")
    assert "-," not in answer["line"]
    assert (True, False, "All deals played") == (
        answer["is_fixed"],
        answer["can_play"],
        shown(answer["deal"]),
    )
    assert "NoDeal" == client.answer("team_deal", match=answer["match"], names=NAMES)["reason"]


def test_a_match_that_cannot_be_read_has_no_deal() -> None:
    """It is an object as the schema demands: no bad message."""
    assert "NoDeal" == Client().answer("team_deal", match={}, names=NAMES)["reason"]


def test_a_deal_counts_once() -> None:
    client = Client()
    known = match(client, player=1)["match"]
    dealt(client, known).play()
    counted_once = counted(client, known)["match"]

    assert "NoDeal" == counted(client, counted_once)["reason"]


def test_a_deal_with_help_does_not_count() -> None:
    client = Client()
    known = match(client, player=1)["match"]
    dealt(client, known).play()
    answer = counted(client, known, helped=(TeamMatch("friday").deal(0, 1).key,))

    assert known == answer["match"]
    assert shown(answer["note"]).endswith("it was played with help.")


def test_the_line_of_a_friend_names_its_match_and_is_added_once() -> None:
    """Who has chosen nothing is a player without results."""
    client = Client()
    answer = match(client, "", lines=f"{FRIEND}\nno line")
    again = match(client, "friday", answer["match"])

    assert ("friday", 1, "no line") == (answer["name"], answer["player"], answer["left"])
    assert "This line is incomplete, or no line of a team match." == shown(answer["note"])
    results = [shown(each) for each in answer["rows"][0]["results"]]
    par = round(par_at(TeamMatch("friday").deal(0, 0)))  # computed here, whatever the line says
    result = f"+5 ({par:+d})".replace("-", "\u2212")
    assert [result, "\u2013", "\u2013", "\u2013", result] == results
    assert answer["rows"] == again["rows"]
    assert {0: "Player 1", 1: "Player 2 (you)", 2: "Player 3", 3: "Player 4", None: "Team"} == {
        each["player"]: shown(each["name"]) for each in again["rows"]
    }
    assert ["Deal 1", "Deal 2", "Deal 3", "Deal 4", "Sum"] == [*map(shown, again["columns"])]


@pytest.mark.parametrize(
    "name, note", [("", None), ("a/b", "A name has letters, digits, spaces and hyphens only.")]
)
def test_a_name_that_no_match_can_have_is_told(name: str, note: str | None) -> None:
    answer = match(Client(), name)

    assert (None, "", False) == (answer["match"], answer["name"], answer["can_play"])
    assert note == (None if answer["note"] is None else shown(answer["note"]))


def test_another_game_is_no_deal_of_a_match() -> None:
    client = Client()
    known = match(client, player=0)["match"]
    client.begin(score_limit=1)
    client.play()

    assert "NoDeal" == counted(client, known)["reason"]

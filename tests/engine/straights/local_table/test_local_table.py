"""A table in the page: what is asked and answered, in which order, for one human and for several."""

import json
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from engine.cards.card import CARDS
from engine.fast_dataclass import replace
from engine.games.changes import Moved
from engine.names import MAX_NAME_LENGTH
from engine.protocol.records import numbered
from engine.protocol.sentences import SENTENCES
from engine.straights.commands import Choice, Play
from engine.straights.game import description
from engine.straights.local_table.computers import Pace
from engine.straights.observation import Observation
from engine.straights.protocol.table_messages import FROM_TABLE, TrackerMessage
from engine.straights.protocol.tables import CODECS, TABLE
from engine.straights.setup import MAX_SCORE_LIMIT, MAX_SEED, MIN_SEED
from engine.straights.sheets.card_tracker import card_grid
from engine.straights.storage.savegame import dumps
from engine.straights.strategies.registry import DEFAULT_OPPONENTS
from engine.straights.strategies.registry import NAMES as STRATEGIES
from tests.support.local_table import ALONE, COMPUTERS, NAMES, PEOPLE, Client, Message, validated


@pytest.fixture
def client() -> Client:
    """A table without a game."""
    return Client()


def kinds(messages: list[Message]) -> list[str]:
    return [message["type"] for message in messages]


def test_a_table_says_what_a_client_can_choose_from(client: Client) -> None:
    client.table.start()

    hello = validated(client.texts[0])

    assert [*STRATEGIES] == [each["name"] for each in hello["strategies"]]
    assert (2, 80, [MIN_SEED, MAX_SEED]) == (hello["v"], hello["score_limit"], hello["seed_range"])
    assert [*DEFAULT_OPPONENTS] == hello["opponents"]
    assert (MAX_SCORE_LIMIT, MAX_NAME_LENGTH) == (hello["highest_score_limit"], hello["longest_name"])


def test_a_new_game_is_saved_and_told_whole(client: Client) -> None:
    messages = client.ask("new", names=NAMES, strategies=ALONE, seed=44, score_limit=50)

    assert ["saved", "table"] == kinds(messages)
    table = messages[1]
    assert (1, 1, "new", 44, "", None) == (
        table["seq"],
        table["n"],
        table["reason"],
        table["seed"],
        table["salt"],
        table["seal"],
    )
    assert (0, [0], False, False) == (table["viewer"], table["humans"], table["can_undo"], table["can_redo"])
    assert [*NAMES] == [seat["name"] for seat in table["table"]["seats"]]
    dealt = [way[2] for way in table["events"][0]["ways"]]
    assert (client.hand, [13, 13, 13]) == (dealt[0].split(), dealt[1:])
    assert "Round {number} · to {limit}" == CODECS.said.read(table["short_title"]).template


def test_each_game_at_the_table_has_a_number(client: Client) -> None:
    """A text that is told belongs to the game of its number; what is refused begins none."""
    numbers = [client.ask("new", names=NAMES, strategies=ALONE, seed=44, score_limit=50)[0]["game"]]
    numbers.append(client.ask("do", command={"type": "play", "card": "7S"})[0]["game"])
    client.ask("open", text="{}", record=None)
    saved = client.answer("save")
    numbers.append(saved["game"])
    numbers.append(client.ask("open", text=saved["text"], record=None)[0]["game"])

    assert [1, 1, 1, 2] == numbers


class Thinking:
    """A clock by which each move takes as long as it is told, and where sleeping is written down."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.slept = 0.0
        self._asked = 0

    def clock(self) -> float:
        """The time before a move, then the time after it."""
        self._asked += 1
        return self.seconds if self._asked % 2 == 0 else 0.0

    def sleep(self, seconds: float) -> None:
        self.slept = seconds


def test_forced_moves_take_as_long_as_free_ones_for_who_wants_it() -> None:
    """Nobody learns by the time that a computer had no choice."""
    thinking = Thinking()
    client = Client(pace=Pace(thinking.clock, thinking.sleep))
    client.begin(COMPUTERS, seed=3)
    slept = set()
    for number in range(52):
        seat = client.session.turn
        is_forced = client.session.observe(seat).forced is not None
        thinking.slept, thinking.seconds = 0.0, 1.0 if is_forced else 1.5
        client.ready(is_paced=number % 5 > 0)
        slept.add((is_forced, number % 5 > 0, thinking.slept))

    first_of_a_computer = {(True, True, 0.0)}
    free = {(False, False, 0.0), (False, True, 0.0)}
    assert free | {(True, False, 0.0), (True, True, 0.5)} == slept - first_of_a_computer


def test_a_computer_without_a_choice_is_as_slow_as_when_it_had_one() -> None:
    """Not slower than it is, nor by more than two seconds; another computer has a time of its own."""
    thinking = Thinking()
    pace = Pace(thinking.clock, thinking.sleep)
    slept = []
    for seat, strategy, seconds, is_forced in (
        (1, "expert", 2.0, True),
        (1, "expert", 2.5, False),
        (2, "expert", 3.0, False),
        (1, "lowest", 0.0, True),
        (2, "expert", 0.0, True),
        (2, "expert", 4.0, True),
        (1, "expert", 1.0, True),
    ):
        thinking.slept, thinking.seconds = 0.0, seconds
        pace.move(seat, strategy, lambda: Moved(None, ()), is_forced=is_forced)
        slept.append(thinking.slept)

    assert [0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 1.5] == slept


def test_computers_move_one_at_a_time_after_what_is_shown(client: Client) -> None:
    """One `ready` for the latest message lets one computer move; earlier or later numbers do nothing."""
    client.begin(seed=44)
    client.do("play", card="7S")
    seq = client.state["seq"]

    for number in (seq - 1, seq + 1):
        assert [] == client.send(json.dumps({"type": "ready", "seq": number}))
    first = client.send(json.dumps({"type": "ready", "seq": seq}))
    assert [] == client.send(json.dumps({"type": "ready", "seq": seq}))

    assert ["saved", "moved"] == kinds(first)
    assert (seq + 1, 2) == (first[1]["seq"], client.seen.turn)
    assert "n" not in first[1]


def test_nothing_moves_on_a_human_s_turn_nor_after_the_end(client: Client) -> None:
    """A `ready` is answered by nothing then."""
    client.begin(seed=44)
    assert [] == client.ready()

    client.begin(COMPUTERS, score_limit=1)
    client.play()

    assert client.seen.winners
    assert [] == client.ready()


def test_a_message_that_is_sent_twice_counts_once(client: Client) -> None:
    client.begin(seed=44)
    text = json.dumps({"type": "do", "n": 7, "command": {"type": "play", "card": "7S"}})

    assert ["saved", "moved"] == kinds(client.send(text))
    assert [] == client.send(text)
    assert [] == client.send(json.dumps({"type": "undo", "n": 6}))
    assert 1 == len(client.session.actions)


def test_undo_and_redo_draw_the_table_anew(client: Client) -> None:
    client.begin(seed=44)
    client.do("play", card="7S")
    before = client.seen
    client.play(3)
    after = client.seen

    undone = client.answer("undo")
    redone = client.answer("redo")

    assert ("undone", True, False, 1) == (
        undone["reason"],
        undone["can_redo"],
        undone["can_undo"],
        len(undone["events"]),
    )
    assert ("redone", False, after) == (redone["reason"], redone["can_redo"], client.seen)
    assert before != after
    client.ask("undo")
    assert not client.do("play", card="7S")["can_redo"]


def test_the_cards_of_who_left_stay_in_sight_until_they_are_taken_again(client: Client) -> None:
    """The computer alone plays them meanwhile."""
    client.begin(seed=44)
    left = client.do("rage_quit", strategy="locker")
    assert ([], 0) == (left["humans"], left["viewer"])
    assert "SeatIsComputer" == client.do("play", card="7S")["reason"]
    client.ready()
    assert 1 == client.seen.turn

    taken = client.do("take_seat", seat=0)

    assert ([0], 0) == (taken["humans"], taken["viewer"])


def test_who_takes_a_seat_that_nobody_had_is_shown_the_hand(client: Client) -> None:
    """Among computers there is no viewer; the first human becomes one with the next `ready`."""
    assert client.begin(COMPUTERS)["viewer"] is None
    assert client.do("take_seat", seat=2)["viewer"] is None

    shown = client.ready()[-1]

    assert ("table", "hand_shown", 2) == (shown["type"], shown["reason"], shown["viewer"])
    assert 13 == len(client.hand)
    assert client.shown is not None


def test_several_humans_share_a_screen(client: Client) -> None:
    assert client.begin(PEOPLE, seed=44)["viewer"] is None
    assert "HandIsHidden" == client.do("play", card="7S")["reason"]
    assert 0 == client.answer("show_hand", seat=0)["viewer"]
    client.do("play", card="7S")
    client.ready()
    assert (2, 0) == (client.seen.turn, client.state["viewer"])

    hidden = client.ready()[-1]

    hand = next(pile for pile in hidden["table"]["piles"] if pile["place"] == "hand.0")
    assert ("hand_hidden", None, 12) == (hidden["reason"], hidden["viewer"], hand["cards"])
    assert [] == client.ready()
    assert 2 == client.answer("show_hand", seat=2)["viewer"]
    while client.seen.number == 1:
        client.turn()
    assert client.state["viewer"] is None


def test_the_hand_of_who_left_is_hidden_from_the_others(client: Client) -> None:
    """A computer plays it, and other humans are still there."""
    client.begin(PEOPLE, seed=44)
    client.ask("show_hand", seat=0)
    client.do("rage_quit", strategy="first-legal")

    assert "hand_hidden" == client.ready()[-1]["reason"]


def test_a_hand_is_hidden_when_it_is_asked_for(client: Client) -> None:
    client.begin()

    messages = client.ask("hide_hand")

    assert (["table"], None) == (kinds(messages), messages[0]["viewer"])
    assert "HandIsHidden" == client.answer("track")["reason"]
    assert "HandIsHidden" == client.answer("hint")["reason"]


def test_a_restarted_game_has_the_players_and_cards_of_its_deal(client: Client) -> None:
    """Whoever has left since plays again; the deal is known, so it is sealed no more and counts nowhere."""
    dealt = client.begin(seed=None)
    hand, round_started = client.hand, dealt["events"][0]
    client.play(6)
    client.ask("rename", seat=1, name="Ada")
    assert [*ALONE] == client.do("rage_quit", strategy="locker")["players"]

    restarted = client.answer("restart")

    assert ("new", [0], 0, None, "", False, False) == (
        restarted["reason"],
        *(restarted[name] for name in ("humans", "viewer", "seal", "salt", "can_undo", "can_redo")),
    )
    assert ([*ALONE], [round_started], hand) == (
        restarted["players"],
        restarted["events"],
        client.hand,
    )
    assert ("Ada", client.session.setup.seed) == (
        restarted["table"]["seats"][1]["name"],
        restarted["seed"],
    )
    client.play()
    assert "statistics" not in [json.loads(text)["type"] for text in client.texts[-150:]]


def test_a_restarted_game_keeps_its_rules(client: Client) -> None:
    """Those that `new` does not know as well, such as the random numbers that begin again each round."""
    client.begin(seed=44)
    client.answer("open", text="straights 44 --reseed-each-round", record=None)

    client.answer("restart")

    assert client.session.setup.variant.reseed_each_round
    assert "BadMessage" == client.answer("deal_again")["reason"]


def test_a_sealed_deal_is_opened_at_the_end(client: Client) -> None:
    from engine.straights.storage.seal import seal

    table = client.begin(seed=None, score_limit=1)
    sealed = table["seal"]
    assert (None, "") == (table["seed"], table["salt"])

    while client.seen.turn is not None:
        assert (None, "") == (client.state["seed"], client.state["salt"])
        client.turn()

    assert sealed == client.state["seal"] == seal(client.state["seed"], client.state["salt"])
    assert 32 == len(client.state["salt"])


def test_a_hint_names_a_choice_and_its_price(client: Client) -> None:
    client.begin(seed=44)
    client.play(4)
    hint = client.answer("hint")

    assert client.state["seq"] == hint["seq"]
    assert {each["cards"] for each in client.choices()} == {
        hint["best"],
        *(each["card"] for each in hint["costs"]),
    }
    assert hint["advice"] == hint["spoken"][0]
    told = (*hint["best_texts"], *hint["reasons"])
    assert [1] * len(told) == [hint["spoken"].count(each) for each in told]
    assert hint["best"] == hint["advice"]["values"]["card"]["card"]


def test_a_hint_that_fails_is_refused(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_observation: Observation) -> None:
        raise ZeroDivisionError("no deals")

    monkeypatch.setattr("engine.straights.advice.advisor.advice_for", fail)
    client.begin(seed=44)

    refused = client.answer("hint")

    assert ("HintFailed", "no deals") == (refused["reason"], refused["detail"])


@pytest.mark.parametrize("strategies", [ALONE, COMPUTERS])
def test_the_tracker_tells_who_can_hold_what(client: Client, strategies: tuple[str | None, ...]) -> None:
    client.begin(strategies, seed=44)
    client.play(20)
    answer = client.answer("track")
    grid = card_grid(client.session.observe(client.state["viewer"]))

    assert numbered(FROM_TABLE.write(TrackerMessage(grid)), answer["n"]) == answer


def test_a_table_is_described_as_the_client_shows_it(client: Client) -> None:
    client.begin(seed=44)
    client.play(8)
    hand = sorted(client.seen.hand, key=str)
    assert client.shown is not None
    piles = tuple(
        replace(pile, cards=tuple(hand)) if pile.place == "hand.0" else pile for pile in client.shown.piles
    )
    table = replace(client.shown, piles=piles)
    client.play(8)

    told = client.answer("describe", table=TABLE.write(table))

    assert SENTENCES.write(tuple(description(table))) == told["text"]
    assert hand != [*client.seen.hand]


def test_a_game_of_the_console_is_played_by_whom_its_text_names(client: Client) -> None:
    """Under the names of those at the table, whoever has sat there."""
    client.begin(("locker", None, "locker", "locker"), seed=1)

    opened = client.answer("open", text="straights 44 --score-limit 50\nh\nc\nh\nc\nplay 7S\n", record=None)

    assert ([None, "first-legal", None, "first-legal"], [0, 2]) == (opened["players"], opened["humans"])
    assert [*NAMES] == [seat["name"] for seat in opened["table"]["seats"]]
    assert (44, 50) == (opened["seed"], opened["score_limit"])
    assert [["hand.0", "row.S", "7S"]] == opened["events"][1]["ways"]


@pytest.mark.parametrize("at, is_one", [(-1, False), (0, True), (59, True), (60, True), (61, False)])
def test_a_moment_lies_between_the_start_and_the_last_move(client: Client, at: int, *, is_one: bool) -> None:
    client.begin(COMPUTERS)
    client.play(60)
    moves = client.session.actions
    shown, played_on = client.answer("replay", at=at, open=False), client.answer("play_on", at=at)

    assert (["replay", "table"] if is_one else ["refused"] * 2) == [shown["type"], played_on["type"]]
    assert (moves[:at] if is_one else moves) == client.session.actions
    if is_one:
        assert (at, 60, [0, 52]) == tuple(shown[name] for name in ("at", "count", "rounds"))
        assert ("hands" in shown, at == 0) == (False, "event" not in shown)


def fail(_observation: Observation) -> Choice:
    raise RuntimeError("no idea")


def cheat(observation: Observation) -> Choice:
    seat = observation.seat or 0
    return Play(seat, next(card for card in CARDS if card not in observation.hand))


RANDOM = "engine.straights.strategies.random_legal.RandomLegal"


@pytest.mark.parametrize("choose, loses_seat", [(fail, False), (cheat, True)])
def test_where_a_strategy_fails_first_legal_chooses(
    client: Client, monkeypatch: pytest.MonkeyPatch, choose: Callable[..., Choice], *, loses_seat: bool
) -> None:
    """Whatever it raises; one that makes an illegal move loses its seat."""
    monkeypatch.setattr(RANDOM, lambda _seed: SimpleNamespace(choose=choose))
    client.begin(("random",) * 4)
    turn = client.seen.turn
    first, *_, last = [client.ready()[-1] for _ in range(1 + loses_seat)] * 2

    assert loses_seat is (first.get("seats", {}).get(str(turn)) == {"player": "first-legal"})
    assert "row.S" == last["events"][0]["ways"][0][1]


def test_what_was_saved_is_opened_as_it_was(client: Client) -> None:
    """Every text of a game gives the table that followed it, but for what could be done again."""
    client.begin(seed=None, score_limit=1)
    client.play()
    messages = [validated(text) for text in client.texts]
    texts = {each["seq"]: each["text"] for each in messages if each["type"] == "saved"}
    told = [message for message in messages if message["type"] in {"table", "moved"}]

    assert [*range(1, len(told) + 1)] == [message["seq"] for message in told] == [*texts]
    assert dumps(client.session) == texts[len(told)] == client.answer("save")["text"]
    for message in told:
        opened = Client().answer("open", text=texts[message["seq"]], record=None)
        for field in ("viewer", "humans", "can_undo", "seal", "seed", "salt"):
            assert message[field] == opened[field]


def test_a_replay_follows_the_game(client: Client) -> None:
    client.begin(seed=44)
    client.play(12)
    before = client.answer("replay", at=None, open=True)["count"]
    for _ in range(2):
        assert "undone" == client.answer("undo")["reason"]
    while len(client.session.actions) < before:
        client.turn(lambda choices: choices[-1])

    for at in range(before + 1):
        moment = client.answer("replay", at=at, open=True)
        hands = client.session.rewound(at).open_hands()
        assert [" ".join(map(str, hand)) for hand in hands] == moment["hands"]
    client.ask("rename", seat=1, name="Zoë")
    assert "Zoë" == client.answer("replay", at=0, open=True)["table"]["seats"][1]["name"]

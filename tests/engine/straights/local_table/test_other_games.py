"""Games of the registry that are not Straights, at the table in the page."""

import json
import re
from base64 import b64encode
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.fast_dataclass import replace
from engine.games.changes import steps, table_after
from engine.games.game import table_of
from engine.games.registry import GAMES, OFFERED, game_named, new_games
from engine.games.seal import seal_of_key
from engine.games.table import Table
from engine.straights.local_table.local_table import LocalTable
from engine.straights.local_table.played_game import OtherGame
from engine.straights.protocol.game_record import GAME_RECORD
from engine.straights.protocol.tables import MOVED, TABLE
from engine.straights.text.events import EVENT_TEXTS
from tests.support.local_table import NOW, only, validated
from tests.support.playing import CHANCES

Message = dict[str, Any]
NAMES = ("North", "East", "South", "West", "Clara", "Diego", "Hugo", "Mia")
KINDS = [
    (name, preset.key, count)
    for name in OFFERED
    for preset in new_games(name).presets
    for count in preset.seats
]
CARD = re.compile(r"\b[A2-9TJQK][CDHS]\b")
FAN_TAN, DRAW = ("sevens", "fan_tan", 3), ("draw", "draw", 2)
TODAY = {
    "date": "2026-11-25",
    "hour": 9,
    "name": "",
    "names": NAMES[:4],
    "strategies": [None, "expert", "expert", "expert"],
    "portraits": ["", "", "", ""],
    "score_limit": 80,
    "days": [],
    "records": [],
}


def new(game: str, preset: str, count: int) -> Message:
    """With more names than players."""
    return {"chosen": f"{game}/{preset}/{new_games(game).strategies[0]}/{count}/0", "names": NAMES}


class Page:
    """A table with another game, whose moves it follows as a client; each message is as the schema says."""

    def __init__(self, kind: tuple[str, str, int] = FAN_TAN, seed: int = 1) -> None:
        self.texts: list[str] = []
        self.table = LocalTable(self.texts.append, Random(seed).getrandbits, lambda: NOW)
        self._n, self.is_over = 0, False
        self.state: Message = {}
        self.shown: Table
        self._between: tuple[Table, ...] = ()
        self.ask("new_other", **new(*kind))

    @property
    def game(self) -> OtherGame:
        assert isinstance(self.table.running, OtherGame)
        return self.table.running

    @property
    def saved(self) -> str:
        return next(str(json.loads(text)["text"]) for text in reversed(self.texts) if '"saved"' in text[:20])

    @property
    def record(self) -> Message:
        """The last one that was sent."""
        texts = (text for text in reversed(self.texts) if '"statistics"' in text[:30])
        return dict(json.loads(next(texts))["record"])

    def ask(self, kind: str, **fields: object) -> Message:
        self._n += 1
        return self.send({"type": kind, "n": self._n, **fields})

    def send(self, message: Message) -> Message:
        before, known = len(self.texts), self.known() if self.state else set[str]()
        self.table.receive(json.dumps(message))
        found = [validated(text) for text in self.texts[before:]]
        for each in found:
            if each["type"] in ("table", "moved"):
                self._follow(each)
        told = [text for text in self.texts[before:] if '"saved"' not in text[:20]]
        hidden = set(CARD.findall(re.sub(r'"slots":"[^"]*"', "", "".join(told)))) - known - self.known()
        assert not hidden or message["type"] == "replay"
        return found[-1]

    def known(self) -> set[str]:
        """The cards that the viewer may know: those that have lain open, and those of the last result."""
        rows = self.shown.result.rows if self.shown.result else ()
        lying = (card for table in self._between for pile in table.piles for card in pile.cards)
        return {
            str(card) for card in (*lying, *(card for row in rows for card in row.cards)) if card is not None
        }

    def _follow(self, message: Message) -> None:
        self.state = message
        if message["type"] == "table":
            self.shown = TABLE.read(message["table"])
            self._between = (self.shown,)
        else:
            events = [{**event, "told": []} for event in message["events"]]
            moved = MOVED.read(only(MOVED, {**message, "events": events}))
            self._between = (self.shown, *(step.table for step in steps(self.shown, moved)))
            self.shown = table_after(self.shown, moved)
        game = self.game.game
        expected = table_of(self.game.rules, game.session.state, game.viewer)
        self.is_over = game.session.is_over
        # Whom nobody can see any more keeps the flags of the last table.
        assert _plain(expected) == _plain(self.shown)

    def step(self, chance: Random) -> Message:
        """Answer an offer, or let the computer on turn or the table go on."""
        if self.shown.turn != self.state["viewer"]:
            return self.send({"type": "ready", "seq": self.state["seq"]})
        offer = chance.choice(self.shown.offers)
        most = min(offer.most, len(offer.cards))
        cards = chance.sample(offer.cards, chance.randint(min(offer.least, most), most))
        number = chance.choice(offer.numbers) if offer.numbers else 0
        target = {} if offer.target is None else {"target": offer.target}
        return self.ask("answer", key=offer.key, cards=" ".join(map(str, cards)), number=number, **target)

    def until_own_turn(self) -> None:
        while self.shown.turn != 0:
            self.send({"type": "ready", "seq": self.state["seq"]})  # unreached: it may begin


def _plain(table: Table) -> Table:
    return TABLE.read(
        TABLE.write(replace(table, seats=tuple(replace(each, last=None) for each in table.seats)))
    )


@pytest.fixture
def page() -> Page:
    return Page()


@settings(max_examples=30)
@given(st.sampled_from(KINDS), CHANCES)
def test_the_page_follows_a_game_by_what_it_is_told_and_is_told_nothing_hidden(
    kind: tuple[str, str, int], chance: Random
) -> None:
    page = Page(kind, chance.getrandbits(31))
    for _ in range(60):
        if not page.is_over:
            assert page.step(chance)["type"] == "moved"


@pytest.mark.parametrize("kind, start", [(FAN_TAN, 20), (("sevens", "sevens", 8), 0), (DRAW, 1000)])
def test_a_game_ends_and_counts_with_all_its_rounds(kind: tuple[str, str, int], start: int) -> None:
    """The key is told with the end, and what its seal is the hash of."""
    page, chance = Page(kind), Random(2)
    secret = page.state["key"]
    while not page.is_over:
        page.step(chance)
    result, record = page.shown.result, page.record
    assert result is not None
    assert result.is_last
    own = next(row for row in result.rows if row.seat == 0)
    gained = [each["gained"] for each in record["rounds"]]
    assert (own.columns[-1].number, own.place) == (record["end"]["score"], record["end"]["place"])
    assert (own.columns[-1].number, len(gained)) == (start + sum(gained), page.shown.round)
    assert (kind[1], page.state["seal"]) == (record["kind"], record["game"])
    assert ("", record["game"]) == (secret, seal_of_key(page.state["key"]))
    figures = page.ask("statistics", records=[record], reset=False, tables=True)
    assert (["", kind[1]], kind[1]) == ([*figures["sheets"]], figures["chosen"])
    left = page.ask("statistics", records=[record], reset=True, tables=False)
    assert ([""], "") == ([*left["sheets"]], left["chosen"])


@pytest.mark.parametrize(
    "kind, asked",
    [(FAN_TAN, "undo"), (DRAW, "undo"), (DRAW, "replay"), (FAN_TAN, "restart"), (DRAW, "play_on")],
)
def test_a_round_whose_cards_were_seen_does_not_count(kind: tuple[str, str, int], asked: str) -> None:
    page, chance = Page(kind), Random(4)
    fields: Message = {"replay": {"at": None, "open": True}, "play_on": {"at": 0}}
    page.until_own_turn()
    page.step(chance)
    page.until_own_turn()
    fair, number = page.state["is_practice"], page.shown.round
    page.ask(asked, **fields.get(asked, {}))

    record = GAME_RECORD.read(page.record)
    assert (False, True) == (fair, record.is_practice(number))
    other = {**page.record, "game": "another"}
    assert page.ask("open", text=page.saved, record=other)["reason"] == "BadMessage"
    opened = page.ask("open", text=page.saved, record=page.record)
    assert opened["is_practice"] == record.is_practice(page.shown.round)


def test_events_that_two_games_name_alike_are_told_alike() -> None:
    """A message names them by their keys, and the page has the texts of Straights."""
    same = [
        (game_named(name).event_texts[key], EVENT_TEXTS[key])
        for name in GAMES
        for key in game_named(name).event_texts.keys() & EVENT_TEXTS.keys()
    ]
    assert same
    assert [own for own, _ in same] == [straights for _, straights in same]


def test_what_can_be_begun_is_told_with_kept_rules(page: Page) -> None:
    """Of rules of one's own those that are kept: they have no other choice."""
    kept = ["sevens/5-any-pay-0-first-chips-1r", "sevens/5-any"]
    games, sheet = page.ask("games", kept=kept)["games"], page.ask("new_game", chosen="straights", kept=kept)
    presets = [(name, preset.key) for name in OFFERED for preset in new_games(name).presets]
    fixed = [(name, key) for name, key in presets if "-" not in key]
    assert [(each["game"], each["preset"]) for each in games] == [*fixed, tuple(kept[0].split("/"))]
    assert kept[0] in [each["key"] for each in sheet["sheet"]["parts"][0]["options"]]
    assert page.ask("new_other", chosen=kept[0], names=NAMES)["about"]["rules"]


@pytest.mark.parametrize("game", OFFERED)
def test_a_lesson_names_the_levels_of_its_computers(game: str) -> None:
    """The page may not have heard of the game before."""
    preset = new_games(game).presets[0]
    chosen = new(game, preset.key, preset.seats[0])["chosen"]
    texts: list[str] = []
    asked = {"type": "lesson", "n": 1, "chosen": chosen, "step": 0, "player": "North"}
    LocalTable(texts.append, Random(1).getrandbits, lambda: NOW).receive(json.dumps(asked))
    lesson = validated(texts[-1])
    computers = {each["player"] for each in lesson["table"]["seats"]} - {""}

    assert computers
    assert computers - lesson["levels"].keys() == set()


def test_what_is_not_offered_is_refused(page: Page) -> None:
    chosen = new(*FAN_TAN)["chosen"]
    for request, names in (("new_other", {"names": NAMES}), ("new_game", {})):
        assert "NotationError" == page.ask(request, chosen=f"{chosen}/1", **names)["reason"]
    assert "SetupError" == page.ask("new_other", chosen=chosen, names=NAMES[:2])["reason"]


@pytest.mark.parametrize("kind", [FAN_TAN, DRAW])
def test_moves_are_taken_back_repeated_and_shown_again(kind: tuple[str, str, int]) -> None:
    page, chance = Page(kind), Random(4)
    page.until_own_turn()
    before = page.shown
    page.step(chance)
    after = page.shown
    count = len(page.game.game.session.actions)

    assert (page.ask("undo")["reason"], page.shown) == ("undone", before)
    assert (page.ask("redo")["reason"], _plain(page.shown)) == ("redone", _plain(after))
    replay = page.ask("replay", at=None, open=True)
    assert (count, count, kind[2]) == (replay["at"], replay["count"], len(replay["hands"]))
    assert page.ask("replay", at=count + 1, open=False)["reason"] == "BadMessage"
    assert page.ask("play_on", at=0)["reason"] == "opened"
    assert [page.ask(each)["reason"] for each in ("undo", "redo")] == ["NothingToUndo", "NothingToRedo"]
    assert page.ask("restart")["reason"] == "new"


@pytest.mark.parametrize("kind", [FAN_TAN, DRAW])
def test_the_same_game_is_dealt_again_with_other_cards(kind: tuple[str, str, int]) -> None:
    page = Page(kind)
    known, piles = [page.state[name] for name in ("game", "about")], page.shown.piles
    players = page.game.game.session.players
    assert page.ask("deal_again")["reason"] == "new"
    assert known == [page.state[name] for name in ("game", "about")]
    assert (players, False) == (page.game.game.session.players, piles == page.shown.piles)


def test_a_hint_is_given_where_the_table_says_so(page: Page) -> None:
    assert (page.state["about"]["has_hints"], page.ask("hint")["reason"]) == (False, "OnlyInStraights")
    page.ask("new_other", **new(*DRAW))
    assert page.state["about"]["has_hints"]
    page.until_own_turn()
    assert (1, 1) == tuple(len(page.ask("hint")[name]) for name in ("spoken", "reasons"))
    assert 2 == GAME_RECORD.read(page.record).hints


def test_a_computer_plays_for_who_leaves_until_the_seat_is_taken_back(page: Page) -> None:
    page.ask("do", command={"type": "rage_quit"})
    left = page.state["humans"], page.state["left_seat"]
    refused = page.ask("answer", key="pass", cards="")
    page.ask("do", command={"type": "set_strategy", "seat": 1, "strategy": "locker"})
    page.ask("do", command={"type": "take_seat", "seat": 0})

    assert (([], 0), [0], "SeatIsComputer") == (left, page.state["humans"], refused["reason"])
    assert page.game.game.session.players == ("", "locker", "first-legal")
    for command in (
        {"type": "play", "card": "7S"},
        {"type": "set_strategy", "seat": 3, "strategy": "locker"},
    ):
        assert page.ask("do", command=command)["reason"] == "BadMessage"
    chance = Random(1)
    while page.shown.result is None:
        page.step(chance)
    assert page.game.record is not None
    assert () == page.game.record.rounds


@pytest.mark.parametrize("as_sent", [str, lambda text: f"data:;base64,{b64encode(text.encode()).decode()}"])
def test_a_saved_game_is_opened_as_it_was(page: Page, as_sent: Any) -> None:
    page.until_own_turn()
    before, text = page.shown, as_sent(page.saved)
    assert page.ask("seal", text=text)["seal"] == page.state["seal"]
    assert page.ask("open", text=text, record=None)["reason"] == "opened"
    assert page.shown == before
    assert page.ask("open", text=page.saved.replace("fan", "tan").replace("pay", "sea"), record=None)["text"]


def test_what_only_straights_has_is_refused_and_the_table_is_put_into_words(page: Page) -> None:
    asked = [page.ask(each)["reason"] for each in ("hint", "track", "deck", "hide_hand")]
    table: Message = TABLE.write(replace(page.shown, result=None))
    assert asked == ["OnlyInStraights"] * 4
    assert page.ask("describe", table=table)["text"]
    assert page.ask("describe", table={**table, "seats": table["seats"][:1]})["reason"] == "BadMessage"
    assert page.ask("describe", table={**table, "piles": []})["reason"] == "BadMessage"
    page.until_own_turn()
    assert page.ask("answer", key="pass", cards="7S 8S")["text"]


def test_today_has_a_row_for_each_game_that_goes_on(page: Page) -> None:
    left = page.saved
    page.ask("new_other", **new(*DRAW))
    today = page.ask("today", **TODAY, left=["{}", left])
    boxes = [part["name"] for part in today["sheet"]["parts"] if part["type"] == "box"]
    assert ([None, 1], ["left-0", "left-1"]) == (today["others"], [each for each in boxes if "left" in each])


def test_a_backup_has_every_game(page: Page) -> None:
    kept: Message = {"records": [], "days": [], "helped": [], "settings": {}}
    text = page.ask("backup", games=[{"text": page.saved, "moment": NOW}], text="", **kept)["text"]
    added = page.ask("backup", games=[], text=text, **kept)["added"]
    assert [state["game"] for state in added["states"]] == ["sevens"]

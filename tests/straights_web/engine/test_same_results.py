"""The engine in the page says the same as in CPython, and nothing that all visitors would have in common."""

import json
from base64 import b64encode

import pytest

from engine.games.saved_game import MAX_BYTES
from engine.straights.playouts.compiled import COMPILED
from engine.straights.protocol.table_requests import REQUEST
from engine.straights.protocol.tables import TABLE
from tests.support.editors import EDITORS, written
from tests.support.local_table import ALONE, NAMES, Message
from tests.support.paths import GOLDEN, ROOT
from tests.support.web.engine_in_node import RecordedClient, answered_in_page

pytestmark = pytest.mark.web

LINE_UPS = (
    (44, (None, "first-legal", "lowest", "highest")),
    (7, (None, "locker", "blocker", "expert")),
    (271, ("adaptive", "expert", None, "adaptive")),
)
DAY = "2026-11-25"
PACK = (ROOT / "straights_gui/resources/puzzles/pack.txt").read_text(encoding="utf-8")


def is_same_in_page(client: RecordedClient) -> bool:
    """Whether the page's table says the same to everything that was sent, to the last digit."""
    return answered_in_page(client.sent) == [client.texts]


@pytest.mark.parametrize("seed, players", LINE_UPS)
def test_a_game_with_hints_and_its_review_are_the_same(seed: int, players: tuple[str | None, ...]) -> None:
    """Each move of each computer, each hint with its costs, and what each choice of a round has cost."""
    if not COMPILED:
        pytest.skip("here the playouts are interpreted, which takes minutes")
    client = RecordedClient()
    client.begin(players, seed, 60)
    while client.seen.turn is not None:
        if len(client.choices()) > 1:
            assert client.answer("hint")["costs"]
        client.turn(lambda choices: choices[-1])

    assert client.reviewed(players.index(None))["summary"]
    assert is_same_in_page(client)


def test_each_request_is_answered_in_the_same_words() -> None:
    client = RecordedClient()
    client.begin(seed=44)
    client.answer("rename", seat=0, name="Zoë ♠")
    client.play(9)
    saved = client.ask("save")[-1]["text"]
    requests: dict[str, Message] = {
        **{name: {} for name in ("promise", "track", "undo", "redo", "hide_hand")},
        "show_hand": {"seat": 0},
        "deck": {},
        "do": {"command": {"type": "set_strategy", "seat": 1, "strategy": "lowest"}},
        "describe": {"table": TABLE.write(client.shown)},
        "replay": {"at": None, "open": False},
        "play_on": {"at": 4},
        "restart": {},
        "seal": {"text": saved},
        "open": {"text": saved, "record": None},
    }
    for kind, fields in requests.items():
        answer = client.answer(kind, **fields)
        assert "refused" != answer["type"], answer
    while not client.choices():
        client.ready()
    assert client.answer("hint")["best"]
    client.finish_round()
    assert client.reviewed(0)["summary"]
    posed = client.answer("puzzle", date=DAY, number=3, pack=PACK, names=NAMES, days=[])
    card = posed["decision"]["best"]
    answer = client.answer("answer_puzzle", date=DAY, number=3, pack=PACK, card=card, days=[])
    kept: Message = {"days": [answer["day"]], "records": []}
    client.answer("daily_deal", date=DAY, names=NAMES)
    client.answer("deal_day", date=DAY)
    client.play()
    while client.answer("deal_result", date=DAY, days=kept["days"], helped=[])["result"] is None:
        pass
    next_game = {"names": NAMES, "strategies": ALONE, "portraits": NAMES, "score_limit": 0}
    day = client.answer("today", date=DAY, hour=9, name="", **next_game, **kept, left=[saved])
    assert "today" == day["type"], day
    client.answer("statistics", records=[], reset=True, tables=True)
    games = [{"text": saved, "moment": "2026-11-25T20:15:00Z"}]
    backup = client.answer("backup", games=games, **kept, helped=[DAY], settings={"table": "wood"}, text="")

    assert client.answer("games")["games"]
    assert client.answer("new_game", chosen="draw/draw")["sheet"]
    assert client.answer("lesson", chosen="straights", player="Anna", step=0)["steps"]

    assert backup["text"]
    dealt_by_chance = {"new_other", "deal_again"}
    asked = {json.loads(text)["type"] for text in client.sent} - {"ready"}
    assert asked == {*REQUEST.records} - dealt_by_chance
    assert is_same_in_page(client)


def test_texts_of_the_console_and_of_all_editors_are_read_alike() -> None:
    client = RecordedClient()
    saved = (GOLDEN / "saves/game.straights").read_text(encoding="utf-8")
    texts = [f"data:;base64,{b64encode(written(saved, editor)).decode()}" for editor in EDITORS]
    for path in sorted(GOLDEN.glob("*.out")):
        command = f"straights {path.name.split('.')[1].removeprefix('seed')}"
        texts.append(f"{command}\n{path.read_text(encoding='utf-8')}")

    answers = [client.answer("open", text=text, record=None)["type"] for text in texts]
    assert len(answers) > answers.count("table") >= len(EDITORS)
    assert is_same_in_page(client)


def test_files_of_the_greatest_size_are_refused() -> None:
    """None overflows the stack of WebAssembly, which would end the engine."""
    starts = ("[", '{"a":', '[{"a":', '{"format": "straights", "x": [')
    client = RecordedClient()
    for start in (*starts, '"', "\\", "1", "-", "0 ", "\ud800", "s straights "):
        text = start * (MAX_BYTES // len(start))
        client.send(text)
        assert "refused" == client.answer("open", text=text, record=None)["type"]

    assert is_same_in_page(client)


def test_no_two_visits_have_the_same_cards() -> None:
    """Whatever was random while the engine was built is drawn again."""
    new = json.dumps({"type": "new", "n": 1, "names": NAMES, "strategies": ["random"] * 4, "seed": None})
    tables = answered_in_page(*[[new]] * 3)
    seals = {json.loads(said[-1])["seal"] for said in tables}

    assert len(tables) == len(seals)

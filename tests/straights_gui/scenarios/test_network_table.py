"""A window at a table of a real server: sits down, plays a whole game, speaks, is cut off, comes back."""

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from weakref import ref

import pytest
from PySide6.QtNetwork import QSslConfiguration
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from engine.cards.card import Card
from engine.games.registry import game_named
from engine.games.table import Answer
from engine.straights.setup import Variant
from engine.straights.storage.savegame import loads
from straights_gui.composition import Straights
from straights_gui.model.network.table_link import TableLink
from straights_gui.model.preferences import Preferences
from straights_gui.model.statistics.store import StatisticsStore
from straights_gui.model.storage.window_log import WindowLog
from straights_gui.network_composition import NetworkTable, NetworkTables
from straights_gui.view.sheets.drawn_sheet import DrawnSheet
from straights_gui.view.table.badges import BadgeKind
from straights_gui.view.table.items.card_item import CardItem
from straights_server.adapter.options import Options
from straights_server.limits import Limits, Rate
from straights_server.table_settings import TableSettings
from tests.support.server.opened_table import opened_table
from tests.support.server.proxy import Proxy, self_signed_certificate
from tests.support.server.running import Player, server_in_thread
from tests.support.window.answers import opened_dialogs
from tests.support.window.network import cut, stop_tables
from tests.support.window.player import Seating, game
from tests.support.window.window_driver import first_card, quick_preferences

QUICK = Options(
    port=0, pause=0.0, limits=Limits(seat_rate=Rate(1e6, 1e6)), settings=TableSettings(Variant(0), grace=50.0)
)

Opening = Callable[..., NetworkTable]


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    """The address of a server whose deals are always the same."""
    with server_in_thread(QUICK, tmp_path / "tables", Random(5).getrandbits) as address:
        yield address


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    """What the windows share: no animations, no sounds."""
    preferences = quick_preferences(tmp_path)
    preferences.choose("muted", True)
    return preferences


@pytest.fixture
def opening(
    qtbot: QtBot, tmp_path: Path, url: str, preferences: Preferences, nothing_left_running: None
) -> Iterator[Opening]:
    tables = NetworkTables(preferences, tmp_path, WindowLog(tmp_path / "straights.log"))

    def open_table(table: str, name: str = "Ben", *, token: str = "", address: str = url) -> NetworkTable:
        opened = tables.open(TableLink.parse(f"{address}/?table={table}"), name, token=token)
        qtbot.waitUntil(lambda: opened.client.room is not None and opened.client.is_at_table)
        return opened

    yield open_table
    stop_tables(tables)


@pytest.fixture
def anna(url: str) -> Iterator[Player]:
    """Somebody else, who hosts a table."""
    player = Player(url, "Anna")
    player.send("host", name="Anna", score_limit=0, turn_limit=30, is_private=False)
    player.wait_for("seated")
    yield player
    player.close()


def begin(window: NetworkTable, anna: Player, qtbot: QtBot) -> None:
    """Let computers have the other seats, and begin."""
    for seat in (2, 3):
        anna.send("fill", seat=seat, strategy="first-legal")
    anna.send("ready_to_play", is_ready=True)
    window.waiting_room.panel.ready.click()
    until_begun(window, qtbot)


def until_begun(window: NetworkTable, qtbot: QtBot) -> None:
    """Wait until the game is on the table; that the room waits no more is told after it."""
    qtbot.waitUntil(lambda: window.game.turn is not None and window.play.is_settled)
    qtbot.waitUntil(window.waiting_room.panel.isHidden)


def let_anna_move(window: NetworkTable, anna: Player) -> None:
    if window.game.turn == 0:
        anna.catch_up(window.client.seq or 0)
        if anna.game.turn == 0:
            anna.act()
            anna.settle()


def play_on(window: NetworkTable, anna: Player, qtbot: QtBot, stop: Callable[[], bool]) -> None:
    def is_over() -> bool:
        let_anna_move(window, anna)
        now = window.game.observation()
        if now.is_my_turn and window.play.is_settled and not window.client.has_pending_move:
            window.window.table.card_activated.emit(first_card(now))
        return stop()

    qtbot.waitUntil(is_over)


def cards_in_memory(window: NetworkTable) -> set[Card]:
    items = window.window.table.scene_.items()
    return {item.card for item in items if isinstance(item, CardItem) and item.card is not None}


def badges(window: NetworkTable) -> dict[BadgeKind, object]:
    """The kinds of the badges, with the seconds that each tells, or 0."""
    return {
        badge.kind: badge.label.values.get("seconds", 0)
        for badge in window.window.table.overlays.badges.shown
    }


def test_a_whole_game_ends_with_result_key_and_file(
    opening: Opening,
    anna: Player,
    preferences: Preferences,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = opening(anna.table)
    panel = window.waiting_room.panel
    assert (anna.table, window.client.link.server_url) == (preferences.last_table, preferences.last_server)
    assert panel.isVisible()
    assert ["Anna", "Ben (you)", "Empty seat", "Empty seat"] == [row.name.text() for row in panel.rows]
    seats = [each.state for each in window.window.table.scene_.panels]
    assert [False] * 4 == [state is None or state.is_dealt for state in seats]
    begin(window, anna, qtbot)
    mine = set(window.game.observation().hand)

    def is_over() -> bool:
        public = set(window.game.observation().table.cards())
        assert window.game.turn is None or cards_in_memory(window) <= mine | public
        return window.game.turn is None

    play_on(window, anna, qtbot, is_over)
    qtbot.waitUntil(lambda: window.play.is_settled)
    (kept,) = (tmp_path / "games").glob("*.straights")
    dialogs = opened_dialogs(monkeypatch, DrawnSheet)
    window.window.act.seal.trigger()
    dialogs[0].buttons["check"].click()

    with closing(StatisticsStore(tmp_path)) as store:
        ends = [record.end for record in store.records()]
    assert [((), ("Anna",))] == [(end.beaten, end.beaten_by) for end in ends if end is not None]
    assert loads(kept.read_bytes()).setup.key == window.game.known.key
    said = " ".join(label.text() for label in dialogs[0].findChildren(QLabel))
    assert {"✓", window.game.known.key[:32]} <= set(said.split())
    qtbot.waitUntil(lambda: window.window.table.overlays.is_result_shown)
    window.window.table.overlays.score_sheet.review.click()
    assert window.play.is_suspended
    window.window.act.replay.trigger()
    assert not window.play.is_suspended
    dialogs[0].close()


@pytest.fixture
def trusted_address(url: str, tmp_path: Path) -> Iterator[str]:
    """The address of the server behind TLS, with a certificate that the system trusts."""
    context, certificate = self_signed_certificate(tmp_path)
    before = QSslConfiguration.defaultConfiguration()
    trusting = QSslConfiguration.defaultConfiguration()
    trusting.addCaCertificates(str(certificate))
    QSslConfiguration.setDefaultConfiguration(trusting)
    with Proxy(int(url.rpartition(":")[2]), context) as proxy:
        yield f"https://localhost:{proxy.port}"
    QSslConfiguration.setDefaultConfiguration(before)


def test_a_table_behind_tls_is_played_at(
    opening: Opening, anna: Player, qtbot: QtBot, trusted_address: str
) -> None:
    window = opening(anna.table, address=trusted_address)
    begin(window, anna, qtbot)
    play_on(window, anna, qtbot, lambda: len(window.game.observation().hand) < 11)
    cut(window.client)
    qtbot.waitUntil(lambda: not window.client.is_at_table)
    qtbot.waitUntil(lambda: window.client.is_at_table)
    play_on(window, anna, qtbot, lambda: len(window.game.observation().hand) < 9)

    assert window.client.link.socket_url.startswith("wss://localhost")


def play_again(window: NetworkTable, anna: Player, qtbot: QtBot) -> None:
    """Play to the end, and begin another game from its result."""
    overlays = window.window.table.overlays
    play_on(window, anna, qtbot, lambda: window.game.turn is None and overlays.is_result_shown)
    overlays.score_sheet.button.click()
    qtbot.waitUntil(window.waiting_room.panel.isVisible)
    qtbot.waitUntil(lambda: window.client.room is not None and window.client.room.places[1].is_ready)
    anna.send("ready_to_play", is_ready=True)
    until_begun(window, qtbot)


def test_a_table_that_was_left_is_freed(opening: Opening, anna: Player, qtbot: QtBot) -> None:
    window = opening(anna.table)
    parts = [ref(each) for each in (window, window.window.table.scene_, window.play, window.game)]
    window.stop()
    del window

    qtbot.waitUntil(lambda: all(part() is None for part in parts))


def test_a_finished_game_is_reviewed_for_every_seat(
    seating: Seating, url: str, anna: Player, qtbot: QtBot
) -> None:
    """In the window of one's own games; not before the end, when hands are hidden."""
    program = seating(game()).program
    window = program.network_tables.open(TableLink.parse(f"{url}/?table={anna.table}"), "Ben")
    qtbot.waitUntil(lambda: window.client.room is not None and window.client.is_at_table)
    begin(window, anna, qtbot)
    offered = window.window.act.review.isEnabled()
    play_on(window, anna, qtbot, lambda: window.game.turn is None)
    qtbot.waitUntil(window.window.act.review.isEnabled)
    window.window.act.review.trigger()
    program.network_tables.stop()
    names = ("Anna", "Ben", "Diego", "Hugo")

    assert not offered
    assert names == tuple(seat.name for seat in program.model.session.setup.seats)
    assert program.window.review.is_open
    assert names == program.review.state.names
    for seat in range(4):
        program.window.review.panel.overview.seats.activated.emit(seat)
        qtbot.waitUntil(partial(is_reviewed, program, seat))


def is_reviewed(program: Straights, seat: int) -> bool:
    """Whether the only round of the game is reviewed for a seat."""
    state = program.review.state
    return (state.seat, len(state.rounds)) == (seat, 1)


def test_people_who_play_again_have_other_neighbours(opening: Opening, anna: Player, qtbot: QtBot) -> None:
    """The window follows its seat, and after a cut it is there again; the game goes on to the end."""
    window = opening(anna.table)
    begin(window, anna, qtbot)
    play_again(window, anna, qtbot)

    assert (2, 2) == (window.client.seat, window.game.viewer)
    assert ["Anna", "Hugo", "Ben", "Diego"] == [seat.name for seat in window.game.observation().seats]
    cut(window.client)
    qtbot.waitUntil(lambda: not window.client.is_at_table)
    qtbot.waitUntil(lambda: window.client.is_at_table)
    play_on(window, anna, qtbot, lambda: window.game.turn is None)
    assert 2 == window.game.viewer


def act(window: NetworkTable) -> None:
    """Do the first thing that is offered, as a person at the window."""
    table, view = window.game.table(), window.window.table
    if not (window.play.is_players_turn and table.offers) or window.client.has_pending_move:
        return
    offer = table.offers[-1]
    if offer.button is None:
        view.card_activated.emit(offer.cards[0])
    else:
        number = offer.numbers[-1] if offer.numbers else 0
        view.answered.emit(Answer(offer.key, offer.cards[: offer.least], offer.target, number))


@pytest.mark.parametrize(
    "preset, seats, said",
    [("fan_tan", 5, set()), ("sevens", 3, set()), ("draw", 4, {"The next hand waits for Ben."})],
)
def test_two_windows_play_another_game(
    opening: Opening, url: str, qtbot: QtBot, preset: str, seats: int, said: set[str]
) -> None:
    """A game, or a hand up to the next one; one of them is cut off, leaves to a computer, and comes back.

    The next hand waits for this one, too.
    """
    waits = set[str]()
    name = "draw" if preset == "draw" else "sevens"
    game = {"name": name, "preset": preset, "seats": seats, "length": 0 if preset == "draw" else 1}
    opened = opened_table(url, None, *[game_named(name).strategies[0]] * (seats - 2), game=game)
    ben, anna = opening(opened.name), opening(opened.name, "Anna", token=opened.token)
    names = [row.name.text() for row in ben.waiting_room.panel.rows if row.name.isVisible()]
    for window in (anna, ben):
        window.waiting_room.panel.ready.click()
    for window in (anna, ben):
        until_begun(window, qtbot)
    cut(ben.client)
    qtbot.waitUntil(lambda: ben.client.is_at_table)
    ben.window.act.rage_quit.trigger()
    qtbot.waitUntil(lambda: ben.game.is_substituted)
    ben.window.act.take_seat.trigger()

    def is_over() -> bool:
        for window in (anna, ben):
            act(window)
        strip, other = ben.window.table.offers.strip, anna.window.table.offers.strip
        if strip is not None and strip.wait.isVisible():
            strip.wait.click()
        elif other is not None and other.waiting:
            waits.add(other.note.text())
            ben.window.table.offers.waited.emit(False)  # as its button does
        tables = [window.game.table() for window in (anna, ben)]
        return all(table.round == 2 or (table.result and table.result.is_last) for table in tables)

    qtbot.waitUntil(is_over)
    assert ["Anna", "Ben (you)"] == names[:2]
    assert (seats, said) == (len(names), waits)

"""The long run: a monkey that also reopens the program, and hundreds of games in one window."""

import gc
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.storage.savegame import dumps
from straights_gui.composition import Straights
from straights_gui.view.style.theme import use_theme
from straights_gui.view.style.themes import FELT
from straights_gui.view.table.items.card_item import CardItem
from tests.support.playing import HUMANS
from tests.support.window.monkey import Monkey
from tests.support.window.player import ALONE, COMPUTERS, TWO_PEOPLE, Player, start_in
from tests.support.window.snapshot import snapshot_of
from tests.support.window.tables import table_of
from tests.support.window.window_driver import WindowDriver

TABLES = (ALONE, COMPUTERS, TWO_PEOPLE, HUMANS)
EVENTS, SOAKED_EVENTS = 400, 20_000
LONG = range(100, 120)
REOPENED_EVERY = 120
GAMES, SOAKED_GAMES, SETTLED_GAMES = 4, 500, 20
GROWTH = 1.10
SOAK = pytest.mark.soak


class Home:
    """A player's folder, and the program that is opened in it again and again."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.folder, self.qtbot = folder, qtbot
        self.program: Straights | None = None

    def open(self, session: Session | None = None) -> Player:
        player = start_in(self.folder, self.qtbot, session)
        self.program = player.program
        return player

    def close(self) -> None:
        if self.program is None:
            return
        self.program.replay.close()
        if self.program.help_menu.running_tour is not None:
            self.program.help_menu.running_tour.end()  # unreached: in the long form alone
        WindowDriver(self.program).close()
        self.program = None


@pytest.fixture
def home(tmp_path: Path, qtbot: QtBot) -> Iterator[Home]:
    """A home whose program is closed in the end; other tests find the colours as they were."""
    home = Home(tmp_path, qtbot)
    yield home
    home.close()
    use_theme(FELT)


@pytest.mark.usefixtures("painted_once")
@pytest.mark.parametrize(
    "seed, events",
    [
        *((seed, EVENTS) for seed in range(7)),
        *(pytest.param(seed, SOAKED_EVENTS, marks=SOAK) for seed in LONG),
    ],
)
def test_whatever_a_monkey_does_no_game_is_lost_and_the_table_shows_it(
    home: Home, seed: int, events: int
) -> None:
    """Keys, clicks, drags, sizes, undo, settings, closing and opening: no error, no warning, no lost move.

    In the end each card is there once, nothing of another hand, and the picture is that of a drawing.
    """
    chance = random.Random(seed)
    player = home.open(Session(Setup.of(seed, chance.choice(TABLES))))
    player.program.motion.set_speed(chance.choice((0.0, 0.02, 1.0)))
    monkey = Monkey(player, chance)
    for number in range(events):
        try:
            monkey.step()
            if number % REOPENED_EVERY == REOPENED_EVERY - 1:
                model = player.program.model
                home.close()
                player = home.open()
                assert dumps(player.program.model.session) == dumps(model.session)
                monkey = Monkey(player, chance)
        except BaseException as error:
            error.add_note(f"the monkey's seed was {seed}, the event number {number}")
            raise
    monkey.leave()
    verify_drawn(player)


def verify_drawn(player: Player) -> None:
    program = player.program
    session = program.model.session
    assert session.state == Session(session.setup, session.actions).state
    if program.event_player.shows_result:
        return
    assert program.game.is_settled
    held = [item.card for item in player.scene.items() if isinstance(item, CardItem) and item.card]
    known = (*player.observation.hand, *player.observation.table.cards())
    if player.observation.turn is not None:
        assert sorted(map(str, known)) == sorted(map(str, held))
    animated = player.picture
    program.table.draw(table_of(player.observation))
    assert snapshot_of(player.scene) == animated


def memory() -> int:
    """How many bytes of memory the process has of its own."""
    fields = Path("/proc/self/statm").read_text(encoding="ascii").split()
    return (int(fields[1]) - int(fields[2])) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read from /proc")
@pytest.mark.parametrize("games", [GAMES, pytest.param(SOAKED_GAMES, marks=SOAK)])
def test_many_games_in_one_window_leave_nothing_behind(
    home: Home, games: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Memory stays within a tenth of that after the twentieth game; items do not grow."""
    player = home.open(Session(Setup.of(1, COMPUTERS)))
    settled = min(SETTLED_GAMES, games // 2)
    start, items = 0, set()
    for number in range(games):
        player.until(
            lambda: (
                player.program.model.session.is_over and player.program.table.overlays.score_sheet.isVisible()
            )
        )
        player.until_settled()
        gc.collect()
        items.add(len(player.scene.items()))
        if number + 1 == settled:
            start = memory()
        player.program.game_menu.begin(Session(Setup.of(number + 2, COMPUTERS)))
    end = memory()
    with capsys.disabled():
        print(
            f"\n{games} games: {start / 2**20:.1f} MiB after {settled}, {end / 2**20:.1f} MiB at the end",
            end="",
        )
    assert end <= start * GROWTH
    assert max(items) - min(items) <= 52

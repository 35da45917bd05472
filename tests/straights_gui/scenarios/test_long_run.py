"""The long run: hundreds of games in one window."""

import gc
import os
from pathlib import Path

import pytest

from engine.straights.session import Session
from engine.straights.setup import Setup
from tests.support.window.player import COMPUTERS, Seating

GAMES, SOAKED_GAMES, SETTLED_GAMES = 4, 500, 20
GROWTH = 1.10


def memory() -> int:
    """How many bytes of memory the process has of its own."""
    fields = Path("/proc/self/statm").read_text(encoding="ascii").split()
    return (int(fields[1]) - int(fields[2])) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read from /proc")
@pytest.mark.parametrize("games", [GAMES, pytest.param(SOAKED_GAMES, marks=pytest.mark.soak)])
def test_many_games_in_one_window_leave_nothing_behind(
    seating: Seating, games: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Memory stays within a tenth of that after the twentieth game; items do not grow."""
    player = seating(Session(Setup.of(1, COMPUTERS)))
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

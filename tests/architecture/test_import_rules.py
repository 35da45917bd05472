"""The import contracts bite: each is broken on purpose, and import-linter says which; no circles."""

import os
import re
import shutil
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import grimp
import pytest

from tests.support.paths import ROOT

LINTER = Path(sys.executable).with_name("lint-imports")
PACKAGES = ("engine", "straights_gui", "straights_server")

# The number of the contract, and the line that breaks it in a module (made where it does not exist).
BREACHES = [
    (1, "engine/cards/card.py", "import engine.straights.table"),
    (1, "engine/text/sentence.py", "import engine.protocol.codecs"),
    (1, "engine/protocol/codecs.py", "import engine.games.table"),
    (1, "engine/games/table.py", "import engine.straights.errors"),
    (1, "engine/poker/__init__.py", "import engine.straights.table"),
    (1, "engine/straights/rules.py", "import engine.cli.streams"),
    (1, "engine/newcomer.py", "x = 1"),
    (2, "engine/straights/table.py", "import engine.straights.setup"),
    (2, "engine/straights/rules.py", "import engine.straights.transitions"),
    (2, "engine/straights/session.py", "import engine.straights.strategies"),
    (3, "engine/cli/streams.py", "import PySide6.QtCore"),
    (3, "engine/cards/card.py", "import straights_gui.application"),
    (4, "engine/straights/transitions.py", "import random"),
    (4, "engine/poker/__init__.py", "from time import time"),
    (5, "straights_gui/view/__init__.py", "import straights_gui.model"),
    (5, "straights_gui/model/__init__.py", "import straights_gui.controller"),
    (6, "straights_gui/view/__init__.py", "from engine.straights.state import GameState"),
    (6, "engine/straights/observation.py", "import engine.straights.state"),
    (7, "engine/straights/strategies/first_legal.py", "import engine.straights.session"),
    (7, "engine/straights/observation.py", "import engine.straights.state"),
    (14, "straights_gui/controller/__init__.py", "import engine.cli.streams"),
    (15, "straights_server/views.py", "import straights_server.table"),
    (15, "straights_server/service/clients.py", "import straights_server.adapter.server"),
    (16, "straights_server/__init__.py", "import straights_gui.application"),
    (18, "straights_gui/model/hosting/table_host.py", "import straights_server.cli"),
    (17, "straights_server/lobby.py", "import time"),
    (17, "straights_server/service/service.py", "import asyncio"),
    (19, "engine/straights/rules.py", "import numpy"),
    (20, "straights_gui/view/cards/shape.py", "import straights_gui.view.style.theme"),
    (21, "straights_gui/controller/play/moments.py", "import straights_gui.controller.panels.hints"),
    (22, "straights_gui/view/table/animation/flights.py", "import engine.straights.events"),
    (8, "engine/poker/game/transitions.py", "import engine.poker.play.table"),
    (9, "engine/poker/players/hold.py", "import engine.poker.play.table"),
    (10, "engine/poker/hands/ranking.py", "import engine.poker.hands.hand"),
    (11, "engine/poker/odds/draw_totals.py", "import engine.poker.odds.draws"),
    (12, "engine/poker/game/rules.py", "import engine.poker.game.transitions"),
    (13, "engine/poker/play/prompts.py", "import engine.poker.play.table"),
]


@pytest.mark.soak
@pytest.mark.parametrize("contract, module, line", BREACHES)
def test_a_breach_is_named(tmp_path: Path, contract: int, module: str, line: str) -> None:
    """A forbidden import, direct or by a chain, fails `make check` under the number of its contract."""
    for package in PACKAGES:
        shutil.copytree(ROOT / package, tmp_path / package)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / module).parent.mkdir(exist_ok=True)
    with (tmp_path / module).open("a", encoding="utf-8") as file:
        file.write(f"\n{line}\n")

    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "COLUMNS": "200"}  # a name on one line
    command = [str(LINTER), "--no-logo", "--no-cache"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)

    assert 1 == done.returncode
    assert str(contract) in re.findall(r"^(\d+)\. .* BROKEN", done.stdout, re.MULTILINE)


def test_no_imports_form_a_circle() -> None:
    """Those in functions and those for types alone count, too."""
    graph = grimp.build_graph(*PACKAGES, cache_dir=None)
    imports = {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}

    TopologicalSorter(imports).prepare()


@pytest.mark.parametrize("package, most", [("straights_gui", 81), ("straights_server", 17)])
def test_no_more_modules_know_straights(package: str, most: int) -> None:
    graph = grimp.build_graph("engine", package, cache_dir=None)
    known = map(graph.find_modules_that_directly_import, graph.find_descendants("engine.straights"))

    assert len([name for name in set().union(*known) if name.startswith(package)]) <= most

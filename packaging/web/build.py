"""Builds the page: `dist/web` for any static host, `dist/straights-web.zip`, and the page of servers."""

import shutil

from bundle.paths import RESOURCES
from web import first_games, node, resources, table_page
from web.engine import engine_image
from web.folders import ARCHIVE, PAGE, SOURCES
from web.page import bundling, notices, page_archive, page_sizes, service_worker
from web.page.modules import modules_of
from web.sentences import engine_texts
from web.texts import PageText, page_texts

NOT_COPIED = shutil.ignore_patterns("*.js", "*.d.ts", "*.css", "*.py", "jsconfig.json", "__pycache__", ".*")

SHELL = "controller/menus/shell.js"
"""The parts around the table, which are loaded while the engine is."""
PARTS = (SHELL, "controller/review/review.js", "controller/today/today.js", "controller/games/other_games.js")
"""The modules that are loaded later, with what they need."""
PUZZLES = RESOURCES / "puzzles" / "pack.txt"
AT_FIRST = ("levels", "table")
"""The modules whose texts are on the table."""


def first_texts() -> frozenset[PageText]:
    """What the page shows at first."""
    beginnings = (*bundling.MODULES, *bundling.COMPLETE_MODULES)
    return page_texts(modules_of(SOURCES, *beginnings, without=PARTS)) | engine_texts(*AT_FIRST)


def make_web() -> None:
    """Build the page, its archive and the page of a server, and print their sizes."""
    node.install_packages()
    print("Bundling the page, and drawing its cards and tables ...", flush=True)
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.copytree(SOURCES, PAGE, ignore=NOT_COPIED)
    bundling.bundle(SOURCES, PAGE, SHELL, PARTS[1:])
    resources.write_resources(PAGE / "resources", first_texts())
    first_games.write_first_games(PAGE / "resources" / "first-games")
    shutil.copyfile(PUZZLES, PAGE / "resources" / "puzzles.txt")
    engine_image.make_engine()
    notices.write_notices(PAGE)
    service_worker.fill_in(PAGE)
    page_archive.write_archive(PAGE, ARCHIVE)
    table_page.make_guest_page()
    page_sizes.print_sizes()

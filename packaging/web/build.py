"""Builds the page: `dist/web` for any static host, `dist/straights-web.zip`, and the page of servers."""

import shutil
from itertools import chain

from bundle.paths import RESOURCES
from web import first_games, node, resources, table_page
from web.engine import engine_image
from web.folders import ARCHIVE, PAGE, SOURCES
from web.page import bundling, notices, page_archive, page_sizes, service_worker
from web.page.modules import modules_of
from web.sentences import (
    FIXED_SHEETS,
    LOCAL_TABLE,
    SHEETS,
    action_texts,
    engine_texts,
    texts_made_by,
    texts_of_other_games,
)
from web.sentences import SOURCES as SENTENCES
from web.texts import PageText, page_texts

NOT_COPIED = shutil.ignore_patterns(
    "*.js", "*.d.ts", "*.css", "*.py", "jsconfig.json", table_page.HEAD, "__pycache__", ".*"
)

SHELL = "controller/menus/shell.js"
"""The parts around the table, which are loaded while the engine is."""
PARTS = {
    "shell": SHELL,
    "review": "controller/review/review.js",
    "today": "controller/today/today.js",
    "games": "controller/games/other_games.js",
}
"""Parts loaded later, with their own texts: module by the name passed to `useTexts`."""

SENTENCES_OF_PARTS = {
    "shell": (SENTENCES / "descriptions.py", SENTENCES / "ratings.py"),
    "review": (SENTENCES / "reviews.py",),
    "today": (SENTENCES / "today.py", SHEETS / "today.py"),
    "games": (),
}
"""The modules of the engine whose sentences only parts show."""
PUZZLES = RESOURCES / "puzzles" / "pack.txt"
AT_FIRST = ("levels", "table")
"""The modules whose texts are on the table."""


def texts() -> tuple[frozenset[PageText], dict[str, frozenset[PageText]]]:
    """What the page shows at first, and what each of its parts shows in addition."""
    beginnings = (*bundling.MODULES, *bundling.COMPLETE_MODULES)
    at_first = page_texts(modules_of(SOURCES, *beginnings, without=PARTS.values()))
    said = texts_made_by(LOCAL_TABLE.glob("*.py"), without=[*chain(*SENTENCES_OF_PARTS.values())])
    parts = {
        name: page_texts(modules_of(SOURCES, beginning, without={*PARTS.values()} - {beginning}))
        | (texts_made_by(SENTENCES_OF_PARTS[name]) - said)
        for name, beginning in PARTS.items()
    }
    parts["games"] |= texts_of_other_games()
    parts["shell"] |= said | texts_made_by([FIXED_SHEETS]) | action_texts("page")
    return at_first | engine_texts(*AT_FIRST), parts


def make_web() -> None:
    """Build the page, its archive and the page of a server, and print their sizes."""
    node.install_packages()
    print("Bundling the page, and drawing its cards and tables ...", flush=True)
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.copytree(SOURCES, PAGE, ignore=NOT_COPIED)
    bundling.bundle(SOURCES, PAGE, SHELL, {*PARTS.values()} - {SHELL})
    resources.write_resources(PAGE / "resources", *texts())
    first_games.write_first_games(PAGE / "resources" / "first-games")
    shutil.copyfile(PUZZLES, PAGE / "resources" / "puzzles.txt")
    engine_image.make_engine()
    notices.write_notices(PAGE)
    service_worker.fill_in(PAGE)
    page_archive.write_archive(PAGE, ARCHIVE)
    table_page.make_guest_page()
    page_sizes.print_sizes()

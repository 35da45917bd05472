"""Builds the page: `dist/web` for any static host, `dist/straights-web.zip`, and the page of servers."""

import shutil
import zipfile

from bundle.build_date import date
from bundle.paths import RESOURCES
from web import first_games, node, resources, table_page
from web.engine import engine_image
from web.folders import ARCHIVE, PAGE, SOURCES
from web.page import bundling, notices, page_sizes, service_worker
from web.page.modules import modules_of
from web.sentences import engine_texts
from web.texts import PageText, page_texts

NOT_COPIED = shutil.ignore_patterns("*.js", "*.d.ts", "*.css", "*.py", "jsconfig.json", "__pycache__", ".*")

MODULES = ("main.js", "connection/started_worker.js", "connection/engine_worker.js")
"""The entry points of the page and its worker."""
COMPLETE_MODULES = ("load_failure.js",)
"""These share no file with others: they must load when others are missing."""
STYLES = ("style/start.css", "style/later.css", "style/games.css")
COPIED = ("load_errors.js", service_worker.NAME)
SHELL = "controller/menus/shell.js"
"""The parts around the table, which are loaded while the engine is."""
PARTS = (SHELL, "controller/review/review.js", "controller/today/today.js", "controller/games/other_games.js")
"""The modules that are loaded later, with what they need."""
PUZZLES = RESOURCES / "puzzles" / "pack.txt"
AT_FIRST = ("levels", "table")
"""The modules whose texts are on the table."""


def first_texts() -> frozenset[PageText]:
    """What the page shows at first."""
    modules = modules_of(SOURCES, *MODULES, *COMPLETE_MODULES, without=PARTS)
    return page_texts(modules) | engine_texts(*AT_FIRST)


def make_web() -> None:
    """Build the page, its archive and the page of a server, and print their sizes."""
    node.install_packages()
    print("Bundling the page, and drawing its cards and tables ...", flush=True)
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.copytree(SOURCES, PAGE, ignore=NOT_COPIED)
    before = {SHELL: MODULES[0], **dict.fromkeys(PARTS[1:], SHELL)}
    bundling.bundle(PAGE, MODULES, (*STYLES, *COMPLETE_MODULES), COPIED, before)
    resources.write_resources(PAGE / "resources", first_texts())
    first_games.write_first_games(PAGE / "resources" / "first-games")
    shutil.copyfile(PUZZLES, PAGE / "resources" / "puzzles.txt")
    engine_image.make_engine()
    notices.write_notices(PAGE)
    service_worker.fill_in(PAGE)
    write_archive()
    table_page.make_guest_page()
    page_sizes.print_sizes()


def write_archive() -> None:
    """Pack the page for upload, with index.html at the top level as game hosts expect; the bytes repeat."""
    moment = date().timetuple()[:6]
    with zipfile.ZipFile(ARCHIVE, "w") as packed:
        for path in sorted(path for path in PAGE.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(path.relative_to(PAGE).as_posix(), moment)
            entry.create_system = 3  # Unix, on whatever system it is built
            entry.external_attr = 0o100644 << 16
            packed.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED, compresslevel=9)

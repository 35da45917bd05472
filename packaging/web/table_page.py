"""Builds the page of a server, on which people sit at its tables; it contains no engine.

It is complete in its own folder, and shares no address with the stand-alone page, whose service worker
caches files. Compressed forms are beside the files: for Brotli, which browsers accept over https alone, and
for gzip.
"""

import gzip
import shutil
import sys
from pathlib import Path

from bundle import paths
from bundle.paths import PackagingError
from web import node, resources
from web.folders import SOURCES, TABLE_BROTLI, TABLE_PAGE
from web.page import bundling, page_sizes, service_worker
from web.page.modules import modules_of
from web.sentences import engine_texts, texts_of_presets
from web.texts import PageText, page_texts

INDEX = "index.html"
BEGINNING = "table_main.js"
WITHOUT_ENGINE = {
    '        <script type="module" async src="connection/started_worker.js"></script>\n': "",
    '        <link rel="manifest" href="manifest.json" />\n': "",
    " 'wasm-unsafe-eval'; worker-src 'self'": "",
    " font-src 'self'; manifest-src 'self';": "",
    "play it against the computer": "sit down at a table with others",
    "style/start.css": "style/table_page.css",
    "main.js": BEGINNING,
}
"""What is other than in the document of the page with the engine, which uses no banners, lobby and room."""
SHELL = "controller/tables/table_shell.js"
"""The parts around the table, with texts of their own."""
GAMES = "controller/games/other_games.js"
"""What tables of games other than Straights need beside these."""
TABS = "controller/menus/tabs.js"
"""What a second tab needs."""
AT_FIRST = (
    *("levels", "table", "events", "results", "variants", "refusals", "badges"),
    *("network", "cards", "sentence"),
)
"""The modules of the engine whose texts are in a room and on its table."""
STYLES = ("style/table_page.css", "style/later.css", "style/games.css")
NO_SERVICE_WORKER = "no_service_worker.js"
# Formats that are already compressed.
PACKED = {".png", ".wav", ".webp"}


def first_texts() -> frozenset[PageText]:
    """What the page shows at first."""
    modules = modules_of(SOURCES, BEGINNING, without={SHELL, GAMES})
    return page_texts(modules) | engine_texts(*AT_FIRST) | texts_of_presets()


def make_guest_page() -> None:
    """Write the page into the folder of the server's package; PackagingError without Node.

    A server that runs from this folder meanwhile has the former page until the new one is whole.
    """
    node.install_packages()
    unfinished = TABLE_PAGE.with_name("page-unfinished")
    _write_page(unfinished)
    shutil.rmtree(TABLE_PAGE, ignore_errors=True)
    unfinished.rename(TABLE_PAGE)
    sizes = [path.stat().st_size for path in TABLE_PAGE.rglob("*") if path.is_file()]
    print(f"the page for guests: {len(sizes)} files, {sum(sizes) / 1e6:.2f} MB", flush=True)


def _write_page(folder: Path) -> None:
    """Write the page into a folder, which is emptied first."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    document = (SOURCES / INDEX).read_text(encoding="utf-8")
    for text, other in WITHOUT_ENGINE.items():
        if document.count(text) != 1:
            raise PackagingError(f"{INDEX} should have once: {text.strip()}")
        document = document.replace(text, other)
    (folder / INDEX).write_text(document, encoding="utf-8", newline="\n")
    shutil.copyfile(paths.ROOT / "LICENSE", folder / "LICENCES.txt")
    before = dict.fromkeys((SHELL, GAMES, TABS), BEGINNING)
    # Short names save a seventh of the code.
    copied, short = ("load_errors.js", NO_SERVICE_WORKER), "--minify-identifiers"
    bundling.bundle(folder, (BEGINNING,), STYLES, copied, before, short)
    (folder / NO_SERVICE_WORKER).rename(folder / service_worker.NAME)
    resources.write_resources(folder / "resources", first_texts())
    compress(folder)


def compress(folder: Path) -> None:
    """Write compressed forms next to the files."""
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in PACKED]
    page_sizes.compress(folder, TABLE_BROTLI)
    for file in files:
        name = f"{file.relative_to(folder).as_posix()}.br"
        shutil.copyfile(TABLE_BROTLI / name, folder / name)
        packed = file.with_name(f"{file.name}.gz")
        packed.write_bytes(gzip.compress(file.read_bytes(), mtime=0))


if __name__ == "__main__":
    try:
        make_guest_page()
    except PackagingError as reason:
        sys.exit(str(reason))

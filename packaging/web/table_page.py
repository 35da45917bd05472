"""Builds the page of a server, on which people sit at its tables; it contains no engine.

It is complete in its own folder and shares no address with the stand-alone page, whose service worker
caches files. With Node and the npm packages it is bundled into few files; without, it consists of the
unbundled modules, which work the same. Compressed forms are beside the files: for Brotli, which needs Node
and which browsers accept over https alone, and for gzip.
"""

import gzip
import shutil
from pathlib import Path

from bundle import paths
from web import resources
from web.folders import NODE_MODULES, SOURCES, TABLE_BROTLI
from web.page import bundling, page_sizes
from web.page.modules import modules_of
from web.sentences import FIXED_SHEETS, action_texts, engine_texts, texts_made_by
from web.texts import page_texts

START = "table.html"
BEGINNING = "table_main.js"
LATER = ("load_errors.js",)
SHELL = "controller/tables/table_shell.js"
"""The parts around the table, with texts of their own."""
GREETING = ("levels",)
"""The modules of `engine.straights.text` whose texts are in the greeting of a server."""
NO_SERVICE_WORKER = "no_service_worker.js"
SERVICE_WORKER = "service_worker.js"
# Formats that are already compressed.
PACKED = {".png", ".wav", ".webp"}


def make_table_page(folder: Path) -> None:
    """Write the page into a folder, which is emptied first."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copyfile(SOURCES / START, folder / "index.html")
    shutil.copyfile(paths.ROOT / "LICENSE", folder / "LICENCES.txt")
    has_node = (NODE_MODULES / "esbuild").is_dir() and shutil.which("node") is not None
    if has_node:
        bundling.bundle_table_page(SOURCES, folder)
    else:
        _copy_modules(folder)
    (folder / NO_SERVICE_WORKER).rename(folder / SERVICE_WORKER)
    said = texts_made_by((paths.ROOT / "straights_server").rglob("*.py")) | engine_texts(*GREETING)
    first = page_texts(modules_of(SOURCES, BEGINNING, without={SHELL})) | said
    shell = (
        page_texts(modules_of(SOURCES, SHELL))
        | texts_made_by([FIXED_SHEETS])
        | action_texts("page of a guest")
    )
    resources.write_resources(folder / "resources", first, {"shell": shell})
    compress(folder, with_brotli=has_node)


def compress(folder: Path, *, with_brotli: bool) -> None:
    """Write compressed forms next to the files."""
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in PACKED]
    if with_brotli:
        page_sizes.compress(folder, TABLE_BROTLI)
        for file in files:
            name = f"{file.relative_to(folder).as_posix()}.br"
            shutil.copyfile(TABLE_BROTLI / name, folder / name)
    for file in files:
        packed = file.with_name(f"{file.name}.gz")
        packed.write_bytes(gzip.compress(file.read_bytes(), mtime=0))


def _copy_modules(folder: Path) -> None:
    for module in modules_of(SOURCES, BEGINNING, *LATER, NO_SERVICE_WORKER):
        target = folder / module.relative_to(SOURCES)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(module, target)
    shutil.copytree(SOURCES / "style", folder / "style")

"""Bundles the modules and style sheets of the page into few files, to save a hundred sequential requests.

Modules loaded later stay separate, and shared ones are loaded once. Names remain readable where the engine
is beside them, which is a hundred times as large.
"""

import os
import shutil
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from web import node

MODULES = ("main.js", "connection/started_worker.js", "connection/engine_worker.js")
"""The entry points of the page and its worker; modules imported with `import()` get separate files."""
COMPLETE_MODULES = ("load_failure.js",)
"""These share no file with others: they must load when others are missing."""
STYLES = ("style/start.css", "style/later.css", "style/games.css")
SINGLE_MODULES = ("load_errors.js", "service_worker.js")
"""Copied without comments, otherwise unchanged."""
TABLE_MODULES = ("table_main.js",)
TABLE_STYLES = ("style/table_page.css", "style/later.css", "style/games.css")
TABLE_SINGLE_MODULES = ("load_errors.js", "no_service_worker.js")
"""The same for the page of a server."""

_SHORT = (
    "--minify-whitespace",
    "--minify-syntax",
    "--charset=utf8",
    "--target=es2022",
    "--legal-comments=none",
)


def bundle(sources: Path, page: Path, shell: str, later: Iterable[str]) -> None:
    """Write the modules and style sheets of the sources into the page.

    `later` are the modules that are loaded after `shell`. In the bundle they import it; otherwise what it
    shares with each of them would get a file of its own.
    """
    with TemporaryDirectory() as name:
        copy = Path(name, sources.name)
        shutil.copytree(sources, copy)
        for module in (copy / each for each in later):
            text = module.read_text(encoding="utf-8")
            module.write_text(
                f'import "{os.path.relpath(copy / shell, module.parent)}";\n{text}', encoding="utf-8"
            )
        _run(copy, MODULES, page, "--bundle", "--splitting", "--format=esm", *_SHORT)
    _run(sources, COMPLETE_MODULES, page, "--bundle", "--format=esm", *_SHORT)
    _run(sources, STYLES, page, "--bundle", *_SHORT)
    _run(sources, SINGLE_MODULES, page, "--charset=utf8")


def bundle_table_page(sources: Path, page: Path) -> None:
    """Write the modules and style sheets for the page of a server; short names save a seventh of its code."""
    options = ("--bundle", "--splitting", "--format=esm", "--minify-identifiers", *_SHORT)
    _run(sources, TABLE_MODULES, page, *options)
    _run(sources, TABLE_STYLES, page, "--bundle", *_SHORT)
    _run(sources, TABLE_SINGLE_MODULES, page, "--charset=utf8")


def _run(sources: Path, entries: tuple[str, ...], page: Path, *options: str) -> None:
    to = (f"--outbase={sources}", f"--outdir={page}", "--log-level=warning")
    node.run_tool("esbuild/bin/esbuild", [*(str(sources / entry) for entry in entries), *options, *to])

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

_Names = tuple[str, ...]
_SHORT = (
    "--minify-whitespace",
    "--minify-syntax",
    "--charset=utf8",
    "--target=es2022",
    "--legal-comments=none",
)


def bundle(sources: Path, page: Path, shell: str, later: Iterable[str]) -> None:
    """Write the modules and style sheets of the sources into the page."""
    before = {shell: MODULES[0], **dict.fromkeys(later, shell)}
    _write(sources, page, (MODULES, STYLES, SINGLE_MODULES), before)
    _run(sources, COMPLETE_MODULES, page, "--bundle", "--format=esm", *_SHORT)


def bundle_table_page(sources: Path, page: Path, later: Iterable[str]) -> None:
    """Write the modules and style sheets for the page of a server; short names save a seventh of its code."""
    files = (TABLE_MODULES, TABLE_STYLES, TABLE_SINGLE_MODULES)
    _write(sources, page, files, dict.fromkeys(later, TABLE_MODULES[0]), "--minify-identifiers")


def _write(sources: Path, page: Path, files: tuple[_Names, ...], before: dict[str, str], *more: str) -> None:
    """Write modules, style sheets and single modules.

    `before` has the module that is loaded before each later one. In the bundle the later one imports it;
    otherwise what they share would get a file of its own for each set of them, larger altogether.
    """
    modules, styles, singles = files
    with TemporaryDirectory() as name:
        copy = Path(name, sources.name)
        shutil.copytree(sources, copy)
        for later, earlier in before.items():
            module = copy / later
            start = f'import "{os.path.relpath(copy / earlier, module.parent)}";\n'
            module.write_text(start + module.read_text(encoding="utf-8"), encoding="utf-8")
        _run(copy, modules, page, "--bundle", "--splitting", "--format=esm", *_SHORT, *more)
    _run(sources, styles, page, "--bundle", *_SHORT)
    _run(sources, singles, page, "--charset=utf8")


def _run(sources: Path, entries: _Names, page: Path, *options: str) -> None:
    to = (f"--outbase={sources}", f"--outdir={page}", "--log-level=warning")
    node.run_tool("esbuild/bin/esbuild", [*(str(sources / entry) for entry in entries), *options, *to])

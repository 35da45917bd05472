"""Makes few files of the modules and style sheets of the page: browsers ask for each of a hundred in turn.

What is loaded later stays apart, and what several parts share is loaded once. Names stay readable.
"""

from pathlib import Path

from web import node

MODULES = ("main.js", "connection/started_worker.js", "connection/engine_worker.js")
"""Where the page and its worker begin; what they import with `import()` gets files of its own."""
COMPLETE_MODULES = ("load_failure.js",)
"""These share no file with others: they are there where others are missing."""
STYLES = ("style/start.css", "style/later.css")
SINGLE_MODULES = ("load_errors.js", "service_worker.js")
"""Without comments, otherwise as they are."""
TABLE_MODULES = ("table_main.js",)
TABLE_STYLES = ("style/table_page.css", "style/later.css")
TABLE_SINGLE_MODULES = ("load_errors.js", "no_service_worker.js")
"""The same for the page of a server."""

_SHORT = (
    "--minify-whitespace",
    "--minify-syntax",
    "--charset=utf8",
    "--target=es2022",
    "--legal-comments=none",
)


def bundle(sources: Path, page: Path) -> None:
    """Write the modules and style sheets of the sources into the page."""
    _run(sources, MODULES, page, "--bundle", "--splitting", "--format=esm", *_SHORT)
    _run(sources, COMPLETE_MODULES, page, "--bundle", "--format=esm", *_SHORT)
    _run(sources, STYLES, page, "--bundle", *_SHORT)
    _run(sources, SINGLE_MODULES, page, "--charset=utf8")


def bundle_table_page(sources: Path, page: Path) -> None:
    """Write those of the page of a server."""
    _run(sources, TABLE_MODULES, page, "--bundle", "--splitting", "--format=esm", *_SHORT)
    _run(sources, TABLE_STYLES, page, "--bundle", *_SHORT)
    _run(sources, TABLE_SINGLE_MODULES, page, "--charset=utf8")


def _run(sources: Path, entries: tuple[str, ...], page: Path, *options: str) -> None:
    to = (f"--outbase={sources}", f"--outdir={page}", "--log-level=warning")
    node.run_tool("esbuild/bin/esbuild", [*(str(sources / entry) for entry in entries), *options, *to])

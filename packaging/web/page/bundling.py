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

_SHORT = (
    "--minify-whitespace",
    "--minify-syntax",
    "--charset=utf8",
    "--target=es2022",
    "--legal-comments=none",
)


def bundle(sources: Path, page: Path) -> None:
    """Write the modules and style sheets of the sources into the page."""
    to = (f"--outbase={sources}", f"--outdir={page}", "--log-level=warning")
    _run(sources, MODULES, "--bundle", "--splitting", "--format=esm", *_SHORT, *to)
    _run(sources, COMPLETE_MODULES, "--bundle", "--format=esm", *_SHORT, *to)
    _run(sources, STYLES, "--bundle", *_SHORT, *to)
    _run(sources, SINGLE_MODULES, "--charset=utf8", *to)


def _run(sources: Path, entries: tuple[str, ...], *options: str) -> None:
    node.run_tool("esbuild/bin/esbuild", [*(str(sources / entry) for entry in entries), *options])

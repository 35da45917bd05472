"""Bundles the modules and style sheets of a page into few files, to save a hundred sequential requests.

Modules loaded later stay separate, and shared ones are loaded once. Names remain readable where the engine
is beside them, which is a hundred times as large.
"""

import os
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from web import node
from web.folders import SOURCES

_SHORT = (
    "--minify-whitespace",
    "--minify-syntax",
    "--charset=utf8",
    "--target=es2022",
    "--legal-comments=none",
)


def bundle(
    page: Path,
    modules: Iterable[str],
    alone: Iterable[str],
    copied: Iterable[str],
    before: Mapping[str, str],
    *more: str,
) -> None:
    """Write the files of a page; `more` options are for the modules.

    Modules imported with `import()` get separate files. What stands alone, such as style sheets, shares no
    file with others; what is copied only loses its comments. `before` has the module that is loaded before
    each later one. In the bundle the later one imports it; otherwise what they share would get a file of its
    own for each set of them, larger altogether.
    """
    with TemporaryDirectory() as name:
        copy = Path(name, SOURCES.name)
        shutil.copytree(SOURCES, copy)
        for later, earlier in before.items():
            module = copy / later
            start = f'import "{os.path.relpath(copy / earlier, module.parent)}";\n'
            module.write_text(start + module.read_text(encoding="utf-8"), encoding="utf-8")
        _run(copy, modules, page, "--bundle", "--splitting", "--format=esm", *_SHORT, *more)
    _run(SOURCES, alone, page, "--bundle", "--format=esm", *_SHORT)
    _run(SOURCES, copied, page, "--charset=utf8")


def _run(sources: Path, entries: Iterable[str], page: Path, *options: str) -> None:
    to = (f"--outbase={sources}", f"--outdir={page}", "--log-level=warning")
    node.run_tool("esbuild/bin/esbuild", [*(str(sources / entry) for entry in entries), *options, *to])

"""Leaves out of the page what only developers read: comments and indentation, a third of its own files."""

import re
from pathlib import Path

from web import node

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
INDENTATION = re.compile(r"^[ \t]+", re.MULTILINE)
# Where a text goes on in the next line, indentation is a part of it.
TEXT_OF_SEVERAL_LINES = re.compile(r"`[^`]*\n[^`]*`|\\\n")


def copy_modules(project: Path, page: Path) -> None:
    """Copy the modules of a project of TypeScript's compiler, which leaves their comments out."""
    options = ["--noEmit", "false", "--noCheck", "--removeComments"]
    folders = ["--rootDir", str(project.parent), "--outDir", str(page)]
    node.run_tool("typescript/bin/tsc", ["--project", str(project), *options, *folders])
    for module in sorted(page.rglob("*.js")):
        _rewrite(module, without_indentation(module.read_text(encoding="utf-8")))


def without_indentation(module: str) -> str:
    """A module of JavaScript without indentation, or as it is where that might change a text."""
    return module if TEXT_OF_SEVERAL_LINES.search(module) else INDENTATION.sub("", module)


def shorten_styles(folder: Path) -> None:
    """Leave comments, indentation and empty lines out of style sheets."""
    for sheet in sorted(folder.rglob("*.css")):
        _rewrite(sheet, short_style(sheet.read_text(encoding="utf-8")))


def short_style(sheet: str) -> str:
    """A style sheet without comments, indentation and empty lines."""
    lines = (line.strip() for line in COMMENT.sub("", sheet).splitlines())
    return "".join(f"{line}\n" for line in lines if line)


def _rewrite(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8", newline="\n")

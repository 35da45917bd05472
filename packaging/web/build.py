"""Builds the page: `dist/web`, which any static host serves, and `dist/straights-web.zip`."""

import re
import shutil

from web import engine_files, node, notices, page_archive, page_sizes, resources, service_worker
from web.folders import ARCHIVE, PAGE, SOURCES

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
PROJECT = SOURCES / "jsconfig.json"
NOT_COPIED = shutil.ignore_patterns("*.js", "*.d.ts", "*.py", PROJECT.name, "__pycache__", ".*")


def make_web() -> None:
    """Build the page and its archive, and say where the bytes are."""
    node.install_packages()
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.copytree(SOURCES, PAGE, ignore=NOT_COPIED)
    _copy_modules()
    _shorten_styles()
    resources.write_resources(PAGE / "resources")
    engine_files.make_engine()
    notices.write_notices(PAGE)
    service_worker.fill_in(PAGE)
    page_archive.write_archive(PAGE, ARCHIVE)
    page_sizes.print_sizes()


def _copy_modules() -> None:
    """Copy the modules of JavaScript without their comments, a third of what would be sent."""
    options = ["--noEmit", "false", "--noCheck", "--removeComments"]
    folders = ["--rootDir", str(SOURCES), "--outDir", str(PAGE)]
    node.run_tool("typescript/bin/tsc", ["--project", str(PROJECT), *options, *folders])


def _shorten_styles() -> None:
    """Leave comments and indentation out of the style sheets."""
    for sheet in sorted((PAGE / "style").rglob("*.css")):
        text = COMMENT.sub("", sheet.read_text(encoding="utf-8"))
        lines = (line.strip() for line in text.splitlines())
        sheet.write_text("".join(f"{line}\n" for line in lines if line), encoding="utf-8", newline="\n")

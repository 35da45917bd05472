"""Builds the page: `dist/web`, which any static host serves, and `dist/straights-web.zip`."""

import shutil

from web import engine_files, node
from web.folders import PAGE, SOURCES

NOT_SHIPPED = shutil.ignore_patterns("jsconfig.json", "*.d.ts", "*.py", "__pycache__", ".*")


def make_web() -> None:
    """Build the page and its archive."""
    node.install_packages()
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.copytree(SOURCES, PAGE, ignore=NOT_SHIPPED)
    engine_files.make_engine()

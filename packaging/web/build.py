"""Builds the page: `dist/web`, which any static host serves, and `dist/straights-web.zip`."""

import shutil

from web import node, resources
from web.engine import engine_files
from web.folders import ARCHIVE, PAGE, SOURCES
from web.page import bundling, notices, page_archive, page_sizes, service_worker

NOT_COPIED = shutil.ignore_patterns("*.js", "*.d.ts", "*.css", "*.py", "jsconfig.json", "__pycache__", ".*")


def make_web() -> None:
    """Build the page and its archive, and say where the bytes are."""
    node.install_packages()
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.copytree(SOURCES, PAGE, ignore=NOT_COPIED)
    bundling.bundle(SOURCES, PAGE)
    resources.write_resources(PAGE / "resources")
    engine_files.make_engine()
    notices.write_notices(PAGE)
    service_worker.fill_in(PAGE)
    page_archive.write_archive(PAGE, ARCHIVE)
    page_sizes.print_sizes()

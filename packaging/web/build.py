"""Builds the page: `dist/web`, which any static host serves, and `dist/straights-web.zip`."""

import shutil

from web import engine_files, node, page_archive, page_sizes, resources, service_worker
from web.folders import ARCHIVE, PAGE, SOURCES

NOT_SHIPPED = shutil.ignore_patterns("jsconfig.json", "*.d.ts", "*.py", "__pycache__", ".*")


def make_web() -> None:
    """Build the page and its archive, and say where the bytes are."""
    node.install_packages()
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.copytree(SOURCES, PAGE, ignore=NOT_SHIPPED)
    resources.write_resources(PAGE / "resources")
    engine_files.make_engine()
    service_worker.fill_in(PAGE)
    page_archive.write_archive(PAGE, ARCHIVE)
    page_sizes.print_sizes()

"""The folders of the page: its sources, what the build needs, and what it makes."""

from bundle import paths

SOURCES = paths.ROOT / "straights_web"
BUILD = paths.ROOT / "build" / "web"
TOOLS = paths.PACKAGING / "web"
NODE_MODULES = BUILD / "node_modules"
PYODIDE = NODE_MODULES / "pyodide"
PAGE = paths.DIST / "web"
TABLE_PAGE = paths.ROOT / "straights_server" / "page"  # what servers send unless they are told otherwise
ENGINE = PAGE / "engine"
BROTLI = BUILD / "brotli"  # compressed forms of the files of the page, for `make run-web`
TABLE_BROTLI = BUILD / "brotli-tables"
ARCHIVE = paths.DIST / "straights-web.zip"

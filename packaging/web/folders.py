"""The folders of the page: its sources, the inputs of the build, and its outputs."""

from bundle import paths

SOURCES = paths.ROOT / "straights_web"
BUILD = paths.ROOT / "build" / "web"
TOOLS = paths.PACKAGING / "web"
NODE_MODULES = BUILD / "node_modules"
PAGE = paths.DIST / "web"
TABLE_PAGE = paths.ROOT / "straights_server" / "page"  # the default page of servers
ENGINE = PAGE / "engine"
BROTLI = BUILD / "brotli"  # compressed files of the page, for `make run-web`
TABLE_BROTLI = BUILD / "brotli-tables"
ARCHIVE = paths.DIST / "straights-web.zip"

"""Real browsers with the page that `make web` has built; every page is watched for what none may do."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.support.server.running import ServerProcess
from tests.support.web import chromium, firefox
from tests.support.web.browsers import Browser, Options
from tests.support.web.chromium import Chromium
from tests.support.web.firefox import Firefox
from tests.support.web.game_page import GamePage
from tests.support.web.page_server import NODE_MODULES, PAGE, PageServer
from tests.support.web.table_page import ARGUMENTS, TABLE_PAGE
from tests.support.web.visitor import Visitor, watched

# Each test starts the engine: code that is optimised later costs a quarter to a third of the time, and gains
# none of it.
SHORT_COMPILATION = "--js-flags=--liftoff-only"
SHORT_COMPILATION_IN_FIREFOX = {"javascript.options.wasm_optimizingjit": False}
# As players have it; its driver allows modules of files.
USUAL_FILES_IN_FIREFOX = {"security.fileuri.strict_origin_policy": True}
HOW_TO_INSTALL = "apt-get install chromium-headless-shell firefox-esr nodejs npm"


def require(program: str | None, name: str) -> None:
    """Skip the test where its browser is missing; where every test has to run, fail."""
    if program is None:
        reason = f"there is no {name} here: {HOW_TO_INSTALL}"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)


@pytest.fixture(scope="session")
def page_server() -> Iterator[PageServer]:
    if not (PAGE / "index.html").is_file() or not NODE_MODULES.is_dir():
        pytest.fail("the page has not been built: make web")
    with PageServer() as server:
        yield server


@pytest.fixture(scope="module")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Serve tables, and the page that `make web` has built for them."""
    if not (TABLE_PAGE / "index.html").is_file():
        pytest.fail("the page has not been built: make web")
    server = ServerProcess(tmp_path_factory.mktemp("tables") / "tables.sqlite3", *ARGUMENTS)
    yield server
    assert (0, "") == server.end()


@pytest.fixture(scope="session")
def chromium_browser() -> Iterator[Chromium]:
    require(chromium.program(), "Chromium")
    started = Chromium(SHORT_COMPILATION)
    yield started
    started.close()


@pytest.fixture(scope="session")
def firefox_browser() -> Iterator[Firefox]:
    require(firefox.program(), "Firefox")
    started = Firefox(NODE_MODULES, further={**SHORT_COMPILATION_IN_FIREFOX, **USUAL_FILES_IN_FIREFOX})
    yield started
    started.close()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test in Chromium; in Firefox, too, where it concerns what browsers do differently."""
    if "browser" in metafunc.fixturenames:
        is_in_both = metafunc.definition.get_closest_marker("both_browsers") is not None
        names = ("chromium", "firefox") if is_in_both else ("chromium",)
        metafunc.parametrize("browser", names, indirect=True, scope="session")


@pytest.fixture(scope="session")
def browser(request: pytest.FixtureRequest) -> Browser:
    started: Browser = request.getfixturevalue(f"{request.param}_browser")
    return started


@pytest.fixture
def visit(browser: Browser, page_server: PageServer) -> Iterator[Callable[[Options], Visitor]]:
    with ExitStack() as visits:
        yield lambda options: visits.enter_context(watched(browser, page_server.origin, options))


@pytest.fixture
def visitor(visit: Callable[[Options], Visitor]) -> Visitor:
    return visit(Options())


@pytest.fixture
def page(visitor: Visitor) -> GamePage:
    return visitor.open_page()

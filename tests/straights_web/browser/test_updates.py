"""A new version of the page: offered, not forced, and never mixed with the former one."""

import re
import shutil
from pathlib import Path

import pytest

from tests.support.paths import ROOT
from tests.support.web.browsers import Browser
from tests.support.web.page_server import PAGE, PageServer
from tests.support.web.visitor import watched
from web.page import service_worker

pytestmark = pytest.mark.web

# A mark in two files, read past the browser's own cache: through the service worker alone.
MARKS = """async () => {
    const page = document.querySelector('meta[name="version"]').content;
    const answer = await fetch("version.json", { cache: "no-store" });
    return [page, (await answer.json()).version];
}"""


def publish(folder: Path, version: str) -> None:
    start = (PAGE / "index.html").read_text(encoding="utf-8")
    marked = re.sub(r"</title>", f'</title><meta name="version" content="{version}" />', start)
    (folder / "index.html").write_text(marked, encoding="utf-8")
    (folder / "version.json").write_text(f'{{"version": "{version}"}}', encoding="utf-8")
    shutil.copy(ROOT / "straights_web" / service_worker.NAME, folder)
    service_worker.fill_in(folder)


@pytest.mark.both_browsers
def test_a_new_version_is_offered_and_taken_whole(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "page"
    shutil.copytree(PAGE, folder)
    publish(folder, "one")
    with PageServer(folder) as server, watched(browser, server.origin, has_service_worker=True) as visitor:
        page = visitor.open_page()
        page.start()
        page.until_kept()
        publish(folder, "two")
        page.tab.reload()
        page.until_shown(".notice")
        assert ["one", "one"] == page.tab.run(MARKS)

        page.reloaded_by(lambda: page.click(".notice .button", "Reload"))
        assert ["two", "two"] == page.tab.run(MARKS)
        assert page.until("turn").hand

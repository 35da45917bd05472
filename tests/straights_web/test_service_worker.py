"""What the service worker keeps and answers, and what it leaves to the browser: run in Node."""

import json
import shutil
from pathlib import Path

import pytest

from tests.support.javascript import evaluate, needs_node
from tests.support.paths import ROOT
from web.page import service_worker

pytestmark = needs_node

HOME = "https://example.org/straights/"
BROWSER = """
const kept = new Map(%(caches)s.map((name) => [name, new Map()]));
const handlers = {};
globalThis.Request = class { constructor(url, options) { Object.assign(this, { url, ...options }); } };
globalThis.caches = {
    open: async (name) => {
        if (!kept.has(name)) kept.set(name, new Map());
        const files = kept.get(name);
        return {
            match: async (address) => files.get(address),
            addAll: async (requests) => {
                for (const request of requests) {
                    const isRefused = request.integrity === "sha256-" + globalThis.refused;
                    if (isRefused) throw new TypeError("other contents");
                    files.set(request.url, request);
                }
            },
        };
    },
    keys: async () => [...kept.keys()],
    delete: async (name) => kept.delete(name),
};
globalThis.self = {
    registration: { scope: "%(home)s" },
    clients: { claim: async () => {} },
    addEventListener: (type, handler) => { handlers[type] = handler; },
};
const happen = async (type, more = {}) => {
    let waits = null;
    const wait = (promise) => { waits = promise; };
    handlers[type]({ ...more, waitUntil: wait, respondWith: wait });
    return waits;
};
const ask = async (url) => {
    const found = await happen("fetch", { request: { method: "GET", mode: "navigate", url } });
    return found?.url ?? null;
};
await import("%(worker)s");
"""


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page of three files, with its service worker filled in."""
    for name in ("index.html", "main.js", "LICENCES.txt"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    shutil.copy(ROOT / "straights_web" / service_worker.NAME, tmp_path)
    service_worker.fill_in(tmp_path)
    return tmp_path


def run(page: Path, script: str, caches: tuple[str, ...] = ()) -> object:
    """Run a script where the service worker is installed."""
    worker = (page / service_worker.NAME).as_uri().replace(".js", ".mjs")
    shutil.copy(page / service_worker.NAME, page / "service_worker.mjs")
    return evaluate(BROWSER % {"caches": json.dumps(caches), "home": HOME, "worker": worker} + script)


@pytest.mark.parametrize(
    "address, file",
    [
        (HOME, "index.html"),
        (f"{HOME}?seed=44#x", "index.html"),
        (f"{HOME}index.html?lang=en", "index.html"),
        (f"{HOME}LICENCES.txt", "LICENCES.txt"),
        (f"{HOME}other/page.html", None),
        ("https://example.org/", None),
        ("https://example.com/straights/main.js", None),
    ],
)
def test_each_address_has_its_own_answer(page: Path, address: str, file: str | None) -> None:
    """Only the page itself is the game; what is not of the page is left to the browser."""
    expected = None if file is None else HOME + file

    assert expected == run(page, f'await happen("install"); answer(await ask("{address}"));')


def test_a_file_of_another_version_is_not_kept(page: Path) -> None:
    """Neither is any other: while a host changes from one version to the next, nothing is kept."""
    known = service_worker.integrity(page / "main.js").removeprefix("sha256-")
    script = f"""
    globalThis.refused = "{known}";
    const failed = await happen("install").then(() => false, () => true);
    answer([failed, [...kept.keys()]]);
    """

    assert [True, []] == run(page, script)


def test_what_was_just_loaded_is_not_sent_again(page: Path) -> None:
    """The host is asked whether each file is still the same, not for all of it."""
    script = """
    await happen("install");
    answer([...[...kept.values()][0].values()].map((request) => request.cache));
    """

    assert ["no-cache"] * 3 == run(page, script)


def test_another_copy_on_the_host_keeps_its_files(page: Path) -> None:
    """A new version forgets the former ones of its own folder alone."""
    other = "straights https://example.org/straights-beta/ 1.0"
    above = "straights https://example.org/ 1.0"
    former = f"straights {HOME} 0.9"
    script = 'await happen("activate"); answer([...kept.keys()]);'

    assert [other, above, "theirs"] == run(page, script, (other, above, former, "theirs"))

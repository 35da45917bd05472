"""How the page for browsers is assembled; its engine is tested in tests/straights_web."""

import gzip
import json
import threading
import urllib.request
import zipfile
from collections.abc import Iterator
from http.client import HTTPResponse
from pathlib import Path

import pytest

from bundle import stamps
from licensing.attributions import PYTHON, attributions
from straights_server.adapter.page_headers import CONTENT_SECURITY_POLICY, TYPES
from tests.support.http import refusal
from tests.support.javascript import needs_node
from web import node, table_page
from web.folders import SOURCES, TOOLS
from web.javascript import tokens, without_comments
from web.page import first_view, notices, page_archive, page_sizes, service_worker
from web.page.modules import modules_of
from web.serve import make_server

PLACEHOLDERS = 'const VERSION = "development";\nconst FILES = {};\n'


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A small page."""
    folder = tmp_path / "page"
    (folder / "engine").mkdir(parents=True)
    (folder / "index.html").write_text(
        '<link rel="stylesheet" href="a.css" /><script type="module" src="main.js"></script>',
        encoding="utf-8",
    )
    (folder / "main.js").write_text('import { a } from "./a.js";\nimport("./late.js");\n', encoding="utf-8")
    (folder / "a.js").write_text('export {\n    b,\n} from "./b.js";\n', encoding="utf-8")
    for name in ("a.css", "b.js", "late.js", "engine/code.wasm"):
        (folder / name).write_text("", encoding="utf-8")
    (folder / service_worker.NAME).write_text(PLACEHOLDERS, encoding="utf-8")
    return folder


def test_the_service_worker_keeps_every_file_but_itself(page: Path) -> None:
    """What it does not name is missing offline."""
    service_worker.fill_in(page)
    text = (page / service_worker.NAME).read_text(encoding="utf-8")

    for name in ("index.html", "main.js", "a.js", "b.js", "late.js", "a.css", "engine/code.wasm"):
        assert f'"{name}": "{service_worker.integrity(page / name)}"' in text
    assert f'"{service_worker.NAME}"' not in text
    assert "development" not in text


@pytest.mark.parametrize("name", ["index.html", "engine/code.wasm", service_worker.NAME])
def test_any_changed_byte_is_a_new_version(page: Path, name: str) -> None:
    """Also one of the service worker's own; and the same files are the same version."""
    before = (page / name).read_text(encoding="utf-8")
    versions = []
    for text in (before, before, f"{before}\n"):
        (page / service_worker.NAME).write_text(PLACEHOLDERS, encoding="utf-8")
        (page / name).write_text(text, encoding="utf-8")
        service_worker.fill_in(page)
        versions.append((page / service_worker.NAME).read_text(encoding="utf-8").splitlines()[0])

    assert versions[0] == versions[1] != versions[2]


def test_a_service_worker_without_the_lines_is_refused(page: Path) -> None:
    """Or a page would be kept under one version for ever."""
    (page / service_worker.NAME).write_text("const FILES = {};\n", encoding="utf-8")

    with pytest.raises(service_worker.NoPlaceholder, match="VERSION"):
        service_worker.fill_in(page)


def test_the_archive_depends_on_the_files_alone(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither on their dates nor on the time; index.html is at the top."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    archives = [tmp_path / "one.zip", tmp_path / "two.zip"]
    for archive in archives:
        page_archive.write_archive(page, archive)
        (page / "index.html").touch()

    assert archives[0].read_bytes() == archives[1].read_bytes()
    with zipfile.ZipFile(archives[0]) as packed:
        assert "index.html" in packed.namelist()
        assert {(2023, 11, 14, 22, 13, 20)} == {info.date_time for info in packed.infolist()}


def test_what_is_needed_first_is_followed_through_imports(page: Path) -> None:
    """Through several modules; not what is imported when it is wanted."""
    assert {"index.html", "main.js", "a.js", "b.js", "a.css"} == first_view.first_files(page)


def test_a_first_view_above_its_limit_is_no_build(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player on a phone waits for it."""
    size = page_sizes.FIRST_LIMIT + 1
    sizes = page_sizes.Sizes({"index.html": size}, {"index.html": size}, {"index.html": size})
    monkeypatch.setattr(page_sizes, "measure", lambda: sizes)
    monkeypatch.setattr(page_sizes, "IS_FAST", False)
    monkeypatch.setattr(page_sizes, "ARCHIVE", page / "index.html")
    monkeypatch.setattr(page_sizes.Sizes, "first", size)
    monkeypatch.setattr(page_sizes, "sent_first", lambda _page: 0)

    with pytest.raises(page_sizes.PageTooLarge, match="before the engine"):
        page_sizes.print_sizes()


@needs_node
def test_compressing_says_how_much_it_has_to_do(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """It takes minutes where nothing is compressed yet, and nothing where all is."""
    monkeypatch.setattr(node, "BUILD", tmp_path)
    page_sizes.compress(page, tmp_path / "compressed")

    assert "Compressing 0.0 MB with Brotli ..." in capfd.readouterr().err
    page_sizes.compress(page, tmp_path / "compressed")
    assert "" == capfd.readouterr().err


def test_every_npm_package_is_locked_with_its_hash() -> None:
    """Pyodide and the tools exactly, whatever else they need with them."""
    wanted = json.loads((TOOLS / "package.json").read_text(encoding="utf-8"))
    locked = json.loads((TOOLS / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    own = locked.pop("")
    exact = wanted["dependencies"] | wanted["devDependencies"]

    assert exact == own["dependencies"] | own["devDependencies"]
    assert exact == {name: locked[f"node_modules/{name}"]["version"] for name in exact}
    assert [] == [name for name, entry in locked.items() if not entry["integrity"].startswith("sha512-")]


def test_a_stamp_is_current_until_a_file_changes(tmp_path: Path) -> None:
    """And never before it was written."""
    source, stamp = tmp_path / "source", tmp_path / "stamp"
    source.write_text("one", encoding="utf-8")
    wanted = stamps.checksum([source], "a fact")
    assert not stamps.is_current(stamp, wanted)

    stamps.write(stamp, wanted)
    assert stamps.is_current(stamp, stamps.checksum([source], "a fact"))
    assert not stamps.is_current(stamp, stamps.checksum([source], "another fact"))
    source.write_text("two", encoding="utf-8")
    assert not stamps.is_current(stamp, stamps.checksum([source], "a fact"))


def test_every_licence_of_the_page_has_its_text(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Those of Pyodide and of what is inside it; and no text lies there unused."""
    (tmp_path / "package.json").write_text('{"version": "1.2.3"}', encoding="utf-8")
    (tmp_path / "pyodide-lock.json").write_text('{"info": {"python": "3.14.2"}}', encoding="utf-8")
    monkeypatch.setattr(notices, "PYODIDE", tmp_path)
    works = notices.components()
    text = notices.notices()

    assert {"Straights", "Pyodide", "Python", "Emscripten", "musl"} <= {work.name for work in works}
    assert "Mozilla Public License" in text
    assert all(file.read_text(encoding="utf-8") in text for work in works for file in work.texts)
    used = {file for work in works for file in work.texts}
    assert set() == {*notices.OWN.iterdir()} - used
    assert notices.NOT_IN_PYODIDE <= {part.name for part in attributions(PYTHON)}


@pytest.fixture
def address(page: Path, tmp_path: Path) -> Iterator[str]:
    """Where a server for the page listens."""
    compressed = tmp_path / "compressed"
    compressed.mkdir()
    (compressed / "main.js.br").write_bytes(b"packed")
    (page / "data.zip").write_bytes(b"PK")
    server = make_server("127.0.0.1", 0, page, compressed)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()
    thread.join()
    server.server_close()


def answer(address: str, encoding: str = "") -> HTTPResponse:
    """Ask for a file."""
    request = urllib.request.Request(address, headers={"Accept-Encoding": encoding} if encoding else {})
    response = urllib.request.urlopen(request)
    assert isinstance(response, HTTPResponse)
    return response


def test_every_answer_says_what_the_page_may_do(address: str) -> None:
    """The same policy as in the page itself, and nothing is kept without asking."""
    with answer(address) as response:
        assert CONTENT_SECURITY_POLICY == response.headers["Content-Security-Policy"]
        assert "no-cache" == response.headers["Cache-Control"]
        assert TYPES[".html"] == response.headers["Content-Type"]


@pytest.mark.parametrize(
    "name, kind",
    [("engine/code.wasm", "application/wasm"), ("main.js", TYPES[".js"]), ("data.zip", "application/zip")],
)
def test_files_have_the_types_that_browsers_insist_on(address: str, name: str, kind: str) -> None:
    """A module under another type is not run."""
    with answer(address + name) as response:
        assert kind == response.headers["Content-Type"]


def test_a_compressed_form_is_sent_to_who_reads_it(address: str) -> None:
    """Under the type of the file itself; others get the file."""
    with answer(f"{address}main.js", "gzip, br") as response:
        assert ("br", TYPES[".js"]) == (
            response.headers["Content-Encoding"],
            response.headers["Content-Type"],
        )
        assert b"packed" == response.read()
    with answer(f"{address}main.js") as response:
        assert response.headers["Content-Encoding"] is None
        assert response.read().startswith(b"import")


@pytest.mark.parametrize(
    "name", ["nothing.js", "engine/", "../page/../stamp", "%2e%2e/compressed/main.js.br"]
)
def test_only_files_of_the_page_are_served(address: str, name: str) -> None:
    """No lists of folders, nothing beside the page."""
    status, _ = refusal(address + name)

    assert 404 == status


def test_the_modules_of_a_page_are_those_that_it_imports(tmp_path: Path) -> None:
    """At once or later; what a comment names is no module of the page."""
    (tmp_path / "view").mkdir()
    modules = {
        "main.js": 'import { b } from "./view/b.js";\nconst later = () => import("./c.js");\n',
        "c.js": '/** @typedef {import("./types.js").T} T */\nexport {};\n',
        "view/b.js": 'export { c } from "../c.js";\n',
        "other.js": "",
    }
    for name, text in modules.items():
        (tmp_path / name).write_text(text, encoding="utf-8")

    found = [path.relative_to(tmp_path).as_posix() for path in modules_of(tmp_path, "main.js")]
    assert ["c.js", "main.js", "view/b.js"] == found


@pytest.mark.parametrize("with_brotli", [False, pytest.param(True, marks=needs_node)])
def test_a_server_s_page_has_compressed_forms_beside_its_files(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, with_brotli: bool
) -> None:
    """For gzip always: over plain http, as at home, browsers accept nothing else."""
    monkeypatch.setattr(node, "BUILD", tmp_path)
    monkeypatch.setattr(table_page, "TABLE_BROTLI", tmp_path / "brotli")
    (page / "picture.webp").write_bytes(b"compressed")
    files = [path for path in page.rglob("*") if path.is_file() and path.suffix != ".webp"]
    table_page.compress(page, with_brotli=with_brotli)
    endings = (".gz", ".br") if with_brotli else (".gz",)
    zipped = [*page.rglob("*.gz")]

    assert {path.with_name(path.name + ending) for path in files for ending in endings} == {
        *zipped,
        *page.rglob("*.br"),
    }
    for path in zipped:
        assert path.with_suffix("").read_bytes() == gzip.decompress(path.read_bytes())


def test_without_node_the_modules_lose_their_comments_alone() -> None:
    """Each token is there, and each end of a line at which a statement may end."""
    for module in modules_of(SOURCES, table_page.BEGINNING):
        source = module.read_text(encoding="utf-8")
        short = without_comments(source)

        assert [token.text for token in tokens(source)] == [token.text for token in tokens(short)]
        assert len(short) < len(source)
        assert "/**" not in short

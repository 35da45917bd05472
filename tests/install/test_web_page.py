"""How the page for browsers is assembled; its engine is tested in tests/straights_web."""

import gzip
import json
from pathlib import Path

import pytest

from licensing.known_works import PYTHON, works_inside
from licensing.licence_files import texts_of
from tests.support.javascript import needs_node
from web import node, table_page
from web.folders import TOOLS
from web.page import notices, page_sizes, service_worker
from web.page.modules import modules_of

PLACEHOLDERS = 'const VERSION = "development";\nconst FILES = {};\n'


@pytest.fixture
def page(tmp_path: Path) -> Path:
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


def test_what_is_needed_first_is_followed_through_imports(page: Path) -> None:
    """Through several modules; not what is imported when it is wanted."""
    assert {"index.html", "main.js", "a.js", "b.js", "a.css"} == page_sizes.first_files(page)


def test_every_npm_package_is_locked_with_its_hash() -> None:
    wanted = json.loads((TOOLS / "package.json").read_text(encoding="utf-8"))
    locked = json.loads((TOOLS / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    own = locked.pop("")
    exact = wanted["devDependencies"]

    assert exact == own["devDependencies"]
    assert exact == {name: locked[f"node_modules/{name}"]["version"] for name in exact}
    assert [] == [name for name, entry in locked.items() if not entry["integrity"].startswith("sha512-")]


def test_every_licence_of_the_page_has_its_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.engine.python_library.MINOR", "3.13")  # whichever Python runs the test
    works = notices.components()
    text = notices.notices()

    assert {"Straights", "Python", "wasi-libc", "musl (in wasi-libc)"} <= {work.name for work in works}
    assert "Nuxi" in text
    assert all(content in text for work in works for content in texts_of(work).values())
    assert [] == [work.name for work in works if not texts_of(work)]
    assert notices.NOT_IN_THE_PAGE <= {part.name.split(" (in ")[0] for part in works_inside(PYTHON)}


def test_the_modules_of_a_page_are_those_that_it_imports(tmp_path: Path) -> None:
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


@needs_node
def test_a_server_s_page_has_compressed_forms_beside_its_files(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also for gzip: over plain http, as at home, browsers accept nothing else."""
    monkeypatch.setattr(node, "BUILD", tmp_path)
    monkeypatch.setattr(table_page, "TABLE_BROTLI", tmp_path / "brotli")
    (page / "picture.webp").write_bytes(b"compressed")
    files = [path for path in page.rglob("*") if path.is_file() and path.suffix != ".webp"]
    table_page.compress(page)
    zipped = [*page.rglob("*.gz")]

    assert {path.with_name(path.name + ending) for path in files for ending in (".gz", ".br")} == {
        *zipped,
        *page.rglob("*.br"),
    }
    for path in zipped:
        assert path.with_suffix("").read_bytes() == gzip.decompress(path.read_bytes())

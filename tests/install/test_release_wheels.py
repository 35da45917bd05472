"""The packages for pip: what is in them, what a package index shows, how they are named and dated."""

import io
import re
import runpy
import tarfile
import tomllib
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

from bundle import names, paths
from bundle.paths import PackagingError
from release import wheel_contents
from release.wheels import normalise_dates

README = paths.ROOT / "README.md"
NOT_READ = {"image", "html_inline", "html_block"}
INFORMATION = f"{names.PACKAGE}-{names.VERSION}.dist-info"


@pytest.fixture
def description(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], str]:
    """The function of setup.py that makes the page, without a build."""
    monkeypatch.setattr("setuptools.setup", lambda **_options: None)
    monkeypatch.setattr("Cython.Build.cythonize", lambda *_modules, **_options: [])
    monkeypatch.chdir(paths.ROOT)
    made: Callable[[str], str] = runpy.run_path(str(paths.ROOT / "setup.py"))["description"]
    return made


def good_wheel(folder: Path, *, without: str = "", more: str = "") -> Path:
    """A wheel with empty files where files are wanted."""
    listed = [
        path.relative_to(paths.ROOT).as_posix() for path in paths.RESOURCES.rglob("*.*") if path.is_file()
    ]
    listed = [name for name in listed if not name.endswith(wheel_contents.UNWANTED)]
    listed += [f"engine/straights/playouts/{name}.cpython-311.so" for name in wheel_contents.COMPILED]
    listed += [f"{INFORMATION}/licenses/{name}" for name in ("LICENSE", "NOTICE")]
    listed += [f"straights_server/page/index.html{ending}" for ending in ("", ".br", ".gz")]
    wheel = folder / f"{names.PACKAGE}-{names.VERSION}-cp311-cp311-linux_x86_64.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for name in [*listed, *([more] if more else [])]:
            if not (without and name.endswith(without)):
                archive.writestr(name, "")
    return wheel


@pytest.mark.parametrize(
    "surplus",
    [
        *("engine/a.c", "engine/a.pxd", "straights_gui/resources/a.ts", "tests/test_a.py", "packaging/a.py"),
    ],
)
def test_a_wheel_with_sources_or_tests_is_refused(surplus: str, tmp_path: Path) -> None:
    """Nothing that a player cannot use, and no package that would shadow another."""
    wheel_contents.check_wheel_contents(good_wheel(tmp_path))
    with pytest.raises(PackagingError, match=f"should not have {surplus}"):
        wheel_contents.check_wheel_contents(good_wheel(tmp_path, more=surplus))


@pytest.mark.parametrize(
    "lost",
    ["straights_de.qm", "THIRD-PARTY.txt", "NOTICE", "page/index.html", "simulator.cpython-311.so"],
)
def test_a_wheel_that_lacks_something_is_refused(lost: str, tmp_path: Path) -> None:
    """Resources, licences, the page for guests, compiled playouts."""
    with pytest.raises(PackagingError, match=lost.partition(".cpython")[0]):
        wheel_contents.check_wheel_contents(good_wheel(tmp_path, without=lost))


def test_the_sources_are_dated_alike(tmp_path: Path) -> None:
    """Two builds of the same sources, at different times and by different people, are the same bytes."""
    archives = [tmp_path / "first.tar.gz", tmp_path / "second.tar.gz"]
    for number, archive in enumerate(archives, start=1):
        with tarfile.open(archive, "w:gz") as tar:
            for name in sorted(["b", "a"], reverse=number == 2):
                member = tarfile.TarInfo(name)
                member.size, member.mtime, member.uid, member.uname = 1, number, number, f"user{number}"
                tar.addfile(member, io.BytesIO(name.encode()))
        normalise_dates(archive, 1767225600)
    with tarfile.open(archives[0]) as tar:
        members = [(member.name, member.mtime, member.size) for member in tar]

    assert archives[0].read_bytes() == archives[1].read_bytes()
    assert [("a", 1767225600, 1), ("b", 1767225600, 1)] == members


def text_of(tokens: Sequence[Token]) -> str:
    """What a reader reads of rendered Markdown, without spaces."""
    parts = (part for token in tokens for part in token.children or (token,))
    return re.sub(r"\s", "", "".join(part.content for part in parts if part.type not in NOT_READ))


def test_the_page_of_the_package_has_all_text_and_no_picture(description: Callable[[str], str]) -> None:
    """Rendered as on a package index: nothing but pictures, and what arranges them, goes."""
    text = README.read_text(encoding="utf-8")
    renderer = MarkdownIt("commonmark").enable("table")
    readme, page = renderer.parse(text), renderer.parse(description(text))
    kinds = {part.type for token in page for part in (token, *(token.children or ()))}
    tables = re.findall(r"<table>(.*?)</table>", renderer.render(description(text)), re.DOTALL)

    assert set() == kinds & NOT_READ
    assert text_of(readme) == text_of(page)
    assert [] == [table for table in tables if not re.sub(r"<[^>]*>|\s", "", table)]


def test_links_to_elsewhere_stay_on_the_page(description: Callable[[str], str]) -> None:
    assert "[Qt](https://www.qt.io), see NOTICE\n" == description(
        "[Qt](https://www.qt.io), see [NOTICE](NOTICE)\n"
    )


def test_what_builds_a_wheel_is_pinned_with_hashes() -> None:
    """An isolated build would take what is newest; every build requirement has its version and its hashes."""
    settings = tomllib.loads((paths.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheels = settings["tool"]["cibuildwheel"]
    options, file = wheels["before-build"].split("{project}/")
    locked = (paths.ROOT / file).read_text(encoding="utf-8")
    required = {re.split("[>=]", each)[0].lower() for each in settings["build-system"]["requires"]}
    pinned = dict(re.findall(r"^(\S+)==\S+ \\\n    (--hash=sha256:[0-9a-f]{64})", locked, re.MULTILINE))

    assert "pip install --require-hashes -r " == options
    assert {"name": "build", "args": ["--no-isolation"]} == wheels["build-frontend"]
    assert required == set(pinned)

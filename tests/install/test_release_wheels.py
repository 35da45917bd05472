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
from release import installed_game, wheel_contents
from release.wheel_contents import WheelContentsError
from release.wheels import (
    PackageNotFound,
    make_sdist,
    make_wheel,
    make_wheels,
    normalise_dates,
    the_wheel,
)
from web import guest_page, node
from web.guest_page import NoGuestPage

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


def test_a_whole_wheel_passes(tmp_path: Path) -> None:
    """Compiled playouts, licences, all resources, and no more."""
    wheel_contents.check_wheel_contents(good_wheel(tmp_path))


@pytest.mark.parametrize("lost", ["straights_de.qm", "deal.wav", "straights.svg", "LGPL-3.0.txt", "NOTICE"])
def test_a_wheel_without_a_resource_is_refused(lost: str, tmp_path: Path) -> None:
    """Translations, sounds, pictures and licences go with the game."""
    with pytest.raises(WheelContentsError, match=f"lacks .*{lost}"):
        wheel_contents.check_wheel_contents(good_wheel(tmp_path, without=lost))


def test_a_wheel_without_the_page_for_guests_is_refused(tmp_path: Path) -> None:
    """Phones get the page from the server, so it goes with the server; the error says how to make it."""
    with pytest.raises(NoGuestPage, match=r"package\.py guest-page"):
        wheel_contents.check_wheel_contents(good_wheel(tmp_path, without="index.html"))


def test_only_a_game_for_own_use_may_have_the_page_that_was_made_without_node(tmp_path: Path) -> None:
    """Without Node nothing is bundled, nor compressed for Brotli; published packages load fast."""
    plain = good_wheel(tmp_path, without=".br")
    wheel_contents.check_wheel_contents(plain, may_have_plain_page=True)

    with pytest.raises(NoGuestPage, match=r"no straights_server/page/index\.html\.br"):
        wheel_contents.check_wheel_contents(plain)


def test_a_wheel_is_not_built_without_node(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The step says what it needs, and does not replace the page that is there."""
    monkeypatch.setattr(node, "STAMP", tmp_path / "stamp")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(guest_page, "make_guest_page", lambda: pytest.fail("the page was made"))

    for make in (make_wheel, make_wheels, make_sdist):
        with pytest.raises(node.NodeMissing, match="npm is not installed"):
            make()


def test_a_frozen_game_with_a_plain_page_is_not_packed(tmp_path: Path) -> None:
    """It may be played where it was frozen."""
    page = tmp_path / "_internal" / "straights_server" / "page"
    page.mkdir(parents=True)
    (page / "index.html").touch()

    with pytest.raises(NoGuestPage, match="freeze or build again"):
        guest_page.check_guest_page_in(tmp_path)
    (page / "index.html.br").touch()
    guest_page.check_guest_page_in(tmp_path)


def test_a_wheel_that_was_not_compiled_is_refused(tmp_path: Path) -> None:
    """A build machine without a compiler would make a slow wheel in silence."""
    with pytest.raises(WheelContentsError, match="lacks simulator, compiled"):
        wheel_contents.check_wheel_contents(good_wheel(tmp_path, without="simulator.cpython-311.so"))


@pytest.mark.parametrize(
    "surplus",
    ["engine/a.c", "engine/a.pxd", "straights_gui/resources/a.ts", "tests/test_a.py", "packaging/a.py"],
)
def test_a_wheel_with_sources_or_tests_is_refused(surplus: str, tmp_path: Path) -> None:
    """Nothing that a player cannot use, and no package that would shadow another."""
    with pytest.raises(WheelContentsError, match=f"should not have {surplus}"):
        wheel_contents.check_wheel_contents(good_wheel(tmp_path, more=surplus))


def test_two_wheels_with_other_files_are_told_apart(tmp_path: Path) -> None:
    """What the sources give is what the checkout gives."""
    (tmp_path / "other").mkdir()
    other = good_wheel(tmp_path / "other", without="deal.wav")

    with pytest.raises(WheelContentsError, match=r"lacks straights_gui/resources/sounds/deal\.wav"):
        wheel_contents.check_same_files(good_wheel(tmp_path), other)


def test_the_wheel_of_another_version_is_not_taken(tmp_path: Path) -> None:
    """The message says what to type."""
    (tmp_path / f"{names.PACKAGE}-0.0.1-py3-none-any.whl").touch()

    with pytest.raises(PackageNotFound, match=r"holds none; make it: python3 packaging/package\.py wheel"):
        the_wheel(tmp_path)


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


def test_the_page_of_the_package_refers_to_nothing_that_is_out_of_reach(
    description: Callable[[str], str],
) -> None:
    """The README, without pictures and links to files of the project; its words all stay."""
    text = README.read_text(encoding="utf-8")
    page = description(text)
    headings = [line for line in text.splitlines() if line.startswith("#")]

    assert headings == [line for line in page.splitlines() if line.startswith("#")]
    assert "docs/hosting.md" in page
    assert "](" not in page


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


def test_pictures_leave_nothing_behind_on_the_page(description: Callable[[str], str]) -> None:
    """Neither their words nor an empty line too many."""
    assert "Above.\n\nBelow.\n" == description("Above.\n\n![A table](docs/table.png)\n\nBelow.\n")


def test_links_to_elsewhere_stay_on_the_page(description: Callable[[str], str]) -> None:
    """Those a reader of the page can follow."""
    assert "[Qt](https://www.qt.io), see NOTICE\n" == description(
        "[Qt](https://www.qt.io), see [NOTICE](NOTICE)\n"
    )


@pytest.mark.parametrize("target", ['<a href="docs/poker.md">', '<img src="docs/screenshots/table.webp">'])
def test_a_page_that_leads_nowhere_is_refused(target: str) -> None:
    """A picture that cannot load, a link that cannot be followed."""
    with pytest.raises(WheelContentsError, match="would refer to docs/"):
        wheel_contents.check_page(f"<h2>Straights</h2>{target}")


def test_every_python_that_may_install_the_game_gets_a_wheel() -> None:
    """The release builds one for each from the oldest that is allowed on, and says so in no other place."""
    settings = tomllib.loads((paths.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    built = settings["tool"]["cibuildwheel"]["build"]
    named = [word for word in settings["project"]["classifiers"] if "Python :: 3." in word]

    assert [f"cp3{minor}-*" for minor in (11, 12, 13, 14)] == built
    assert ">=3.11" == settings["project"]["requires-python"]
    assert {f"cp{word.split(' ')[-1].replace('.', '')}-*" for word in named} <= set(built)


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


def test_the_trial_of_a_wheel_is_there_and_can_be_asked() -> None:
    """The release starts it by its path; a word that it does not know is refused."""
    settings = tomllib.loads((paths.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    command = settings["tool"]["cibuildwheel"]["test-command"].split()

    assert Path(installed_game.__file__) == paths.ROOT / command[2].removeprefix("{project}/")
    assert command[3] in installed_game.FORMS
    assert 2 == installed_game.main(["half-compiled"])

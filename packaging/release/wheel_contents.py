"""Checks the contents of the wheel and the sdist, without installing them."""

import re
import tarfile
import zipfile
from pathlib import Path

from bundle import names, paths
from bundle.paths import PackagingError

COMPILED = (
    *("models", "likelihood", "simulator", "deal_sampler", "playouts", "information_sets"),
    "round_batch",
)
# Sources of compiled files, and caches.
UNWANTED = (".c", ".pxd", ".ts", ".pyc")
# Needed to run the tests or to build packages from the sdist alone.
PAGE = "straights_server/page/index.html"
NEEDED = (
    PAGE,
    *("Makefile", "CHANGELOG.md", "MANIFEST.in", "setup.py", "docs/screenshots/table.webp"),
    *("engine/straights/playouts/deal_sampler.pxd", "straights_gui/resources/translations/straights_de.ts"),
    *("packaging/package.py", "packaging/requirements-package.txt", "packaging/straights.spec"),
    *("packaging/windows/straights.nsi", "tests/conftest.py", "tests/golden/computers.seed44.out"),
)


def check_wheel_contents(wheel: Path) -> None:
    """Check for compiled playouts, licences, all resources and the page, without sources or tests."""
    listed = files_of(wheel)
    information = f"{names.PACKAGE}-{names.VERSION}.dist-info"
    compiled = {Path(name).name.split(".")[0] for name in listed if name.endswith((".so", ".pyd"))}
    wanted = {PAGE, *(f"{information}/licenses/{name}" for name in ("LICENSE", "NOTICE"))}
    wanted |= {
        path.relative_to(paths.ROOT).as_posix()
        for path in paths.RESOURCES.rglob("*")
        if path.is_file() and path.suffix not in UNWANTED
    }
    _refuse(wheel, "lacks", (wanted - listed) | {f"{name}, compiled" for name in {*COMPILED} - compiled})
    folders = {"engine", "straights_gui", "straights_server", information}
    surplus = {name for name in listed if name.endswith(UNWANTED) or name.split("/")[0] not in folders}
    _refuse(wheel, "should not have", surplus)
    print(f"ok: {wheel.name}: {len(listed)} files, {len(compiled)} compiled", flush=True)


def check_sdist_contents(sdist: Path) -> None:
    """Check that the sdist suffices for testing and packaging, and contains no generated files."""
    with tarfile.open(sdist) as archive:
        listed = {name.partition("/")[2] for name in archive.getnames()}
    _refuse(sdist, "lacks", {*NEEDED} - listed)
    made = re.compile(r"\.(so|pyd|pyc)$|^(build|dist|\.venv)/|^engine/.*\.c$|/protocol\.d\.ts$")
    _refuse(sdist, "should not have", {name for name in listed if made.search(name)})
    print(f"ok: {sdist.name}: {len(listed)} files", flush=True)


def check_same_files(wheel: Path, other: Path) -> None:
    """Check that the wheels built from the sdist and from the checkout have the same files."""
    ours, theirs = files_of(wheel), files_of(other)
    _refuse(other, "lacks", ours - theirs)
    _refuse(other, "should not have", theirs - ours)
    print(f"ok: the wheel made from the sources has the same {len(ours)} files", flush=True)


def files_of(wheel: Path) -> set[str]:
    """The names of the files in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if not name.endswith("/")}


def _refuse(package: Path, fault: str, files: set[str]) -> None:
    if files:
        where = "see MANIFEST.in and [tool.setuptools] in pyproject.toml"
        raise PackagingError(f"{package.name} {fault} {', '.join(sorted(files))}; {where}")

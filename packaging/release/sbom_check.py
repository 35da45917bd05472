"""Compares the SBOM with the frozen bundle: its files, the packages inside the programs, and their pins."""

import json
import re
import sys
from collections.abc import Iterable, Mapping
from importlib import metadata
from pathlib import Path

from bundle import build_environment, names, paths
from release.checksums import sha256
from release.sbom import SbomError, files_in, sbom_file

PYPI = "pkg:pypi/"
# Modules of PyInstaller, which are part of its bootstrap code.
STARTERS = re.compile(r"pyi_\w+|pyimod\d\d_\w+|_pyi_\w+|_pyinstaller_\w+")
STARTER = "pyinstaller"
_PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)
_FORMS = re.compile(r"[-_.]+")
# Bindings of Qt: one work in the SBOM, several packages on PyPI.
SAME_WORK = {"shiboken6": "pyside6-essentials", "pyside6-addons": "pyside6-essentials"}


def check_sbom() -> None:
    """Compare the SBOM in `dist` with the bundle; SbomError names the differences."""
    file = sbom_file()
    if not file.is_file():
        raise SbomError("there is no SBOM; first run: python3 packaging/package.py sbom")
    bill: Mapping[str, object] = json.loads(file.read_text(encoding="utf-8"))
    bundle = paths.APP if sys.platform == "darwin" else paths.BUNDLE
    compare_files(bill, bundle)
    packages = packages_of(modules_in(bundle), metadata.packages_distributions())
    compare_packages(bill, packages, pins(build_environment.LOCK.read_text(encoding="utf-8")))
    count = len(files_in(bundle))
    print(f"{file.name}: as the bundle, {count} files, {len(packages)} packages of Python", flush=True)


def compare_files(bill: Mapping[str, object], bundle: Path) -> None:
    """Check that the SBOM contains every file of the bundle with its checksum, and no other."""
    said = dict(_files(bill))
    there = {path.relative_to(bundle).as_posix(): path for path in files_in(bundle)}
    for name in sorted(said.keys() ^ there.keys()):
        where = "bundle and not in the SBOM" if name in there else "SBOM and not in the bundle"
        raise SbomError(f"{name} is in the {where}; run: python3 packaging/package.py freeze sbom")
    for name, path in there.items():
        if sha256(path) != said[name]:
            raise SbomError(f"{name} is another file than the one in the SBOM; write the SBOM again")


def compare_packages(bill: Mapping[str, object], packages: Iterable[str], pinned: Mapping[str, str]) -> None:
    """Check that the SBOM contains every Python package of the bundle in its pinned version."""
    said = dict(_packages(bill))
    missing = sorted({SAME_WORK.get(package, package) for package in packages} - said.keys())
    if missing:
        raise SbomError(
            f"{missing[0]} is inside the programs and not in the SBOM; "
            "add it to packaging/licensing/inventory.py, or exclude it in packaging/straights.spec"
        )
    for package, version in said.items():
        wanted = names.VERSION if package == names.PACKAGE else pinned.get(package)
        if version != wanted:
            raise SbomError(
                f"the SBOM has {package} {version}, and {build_environment.LOCK.name} has {wanted}; "
                "freeze again, with the packages that are pinned"
            )


def packages_of(modules: Iterable[str], owners: Mapping[str, Iterable[str]]) -> set[str]:
    """The packages that contain modules; `owners` lists them by top-level module.

    SbomError for a module of neither Python nor a package.
    """
    found = set()
    for module in sorted({name.partition(".")[0] for name in modules} - sys.stdlib_module_names):
        if STARTERS.fullmatch(module):
            found.add(STARTER)
        elif module not in owners:
            raise SbomError(f"the module {module} is inside the programs, and no package has it; remove it")
        else:
            found.update(map(normalised, owners[module]))
    return found


def modules_in(bundle: Path) -> set[str]:
    """The names of the modules inside the two programs of a bundle."""
    from PyInstaller.archive.readers import CArchiveReader  # noqa: PLC0415  # only where packages are built

    folder = bundle / "Contents" / "MacOS" if sys.platform == "darwin" else bundle
    suffix = ".exe" if sys.platform == "win32" else ""
    found: set[str] = set()
    for program in (names.WINDOW, names.CONSOLE):
        archive = CArchiveReader(str(folder / f"{program}{suffix}"))
        found.update(entry for entry, (*_, kind) in archive.toc.items() if kind in "mM")
        for entry, (*_, kind) in archive.toc.items():
            if kind == "z":
                found.update(archive.open_embedded_archive(entry).toc)
    return found


def pins(lock: str) -> dict[str, str]:
    """The versions in a lock file, by name.

    >>> pins("Foo_Bar==1.2 ; python_version >= '3'")
    {'foo-bar': '1.2'}
    """
    return {normalised(name): version for name, version in _PIN.findall(lock)}


def normalised(name: str) -> str:
    """A package's name in PyPI's normal form (PEP 503)."""
    return _FORMS.sub("-", name).lower()


def _owners(bill: Mapping[str, object]) -> Iterable[Mapping[str, object]]:
    about, components = bill["metadata"], bill["components"]
    assert isinstance(about, dict)
    assert isinstance(components, list)
    return [about["component"], *components]


def _files(bill: Mapping[str, object]) -> Iterable[tuple[str, str]]:
    for owner in _owners(bill):
        files = owner.get("components", [])
        assert isinstance(files, list)
        for file in files:
            yield file["name"], file["hashes"][0]["content"]


def _packages(bill: Mapping[str, object]) -> Iterable[tuple[str, str]]:
    for owner in _owners(bill):
        name, _, version = str(owner.get("purl", "")).removeprefix(PYPI).rpartition("@")
        if str(owner.get("purl", "")).startswith(PYPI):
            yield normalised(name), version

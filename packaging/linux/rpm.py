"""The .rpm package, built by rpmbuild."""

import os
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from bundle import names, paths
from bundle.build_date import timestamp
from bundle.sizes import IS_FAST
from linux import texts
from linux.dependencies import Dependencies, dependencies_of
from linux.tree import HOME, RPM, Entry, stage, tree

ARCHITECTURE = "x86_64"
PAYLOAD = "w0.xzdio" if IS_FAST else "w9.xzdio"  # xz is smaller than zstd, and every rpm can read it
# Documentation, which users may exclude, and licences, which they may not.
_MARKS = {"usr/share/man/": "%doc ", "usr/share/doc/": "%doc ", "usr/share/licenses/": "%license "}


def build_rpm(bundle: Path = paths.BUNDLE, folder: Path = paths.DIST) -> Path:
    """Build the .rpm of a bundle."""
    package = folder / f"{names.PACKAGE}-{names.RELEASE.debian}-1.{ARCHITECTURE}.rpm"
    package.parent.mkdir(parents=True, exist_ok=True)
    entries = tree(bundle, RPM)
    with tempfile.TemporaryDirectory() as scratch:
        stage(entries, Path(scratch, "staged"))
        specification = Path(scratch, "straights.spec")
        specification.write_text(_specification(entries, dependencies_of(bundle)), encoding="utf-8")
        macros = {"_topdir": scratch, "_rpmdir": str(folder.resolve()), "_rpmfilename": package.name}
        definitions = [part for name, value in macros.items() for part in ("--define", f"{name} {value}")]
        argv = ["rpmbuild", "-bb", "--quiet", "--target", ARCHITECTURE, *definitions, str(specification)]
        _run(argv)
    return package


def _run(argv: list[str]) -> None:
    environment = os.environ | {"SOURCE_DATE_EPOCH": str(timestamp())}
    done = subprocess.run(argv, capture_output=True, text=True, check=False, env=environment)
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", flush=True)
        raise subprocess.CalledProcessError(done.returncode, argv)


def _specification(entries: Iterable[Entry], dependencies: Dependencies) -> str:
    page = names.home_page()
    fields = [
        ("Version", names.RELEASE.debian),
        ("Summary", names.SUMMARY),
        ("Packager", names.maintainer()),
        *([] if page == names.NO_HOME_PAGE else [("URL", page)]),
        *(("Requires", requirement) for requirement in dependencies.rpm_depends),
        *(("Recommends", requirement) for requirement in dependencies.rpm_recommends),
    ]
    return texts.filled(
        "rpm.spec",
        name=names.PACKAGE,
        payload=PAYLOAD,
        fields="\n".join(f"{name}: {_escaped(value)}" for name, value in fields),
        description=_escaped(texts.DESCRIPTION),
        files="\n".join(_files(entries)),
    )


def _files(entries: Iterable[Entry]) -> Iterator[str]:
    """A line for each entry; the bundle's folder covers everything in it."""
    for entry in entries:
        if entry.path.startswith(f"{HOME}/"):
            continue
        is_folder = entry.source is None and not entry.target and entry.path != HOME
        mark = next((mark for folder, mark in _MARKS.items() if entry.path.startswith(folder)), "")
        yield f'{"%dir " if is_folder else mark}"/{entry.path}"'


def _escaped(text: str) -> str:
    return text.replace("%", "%%")

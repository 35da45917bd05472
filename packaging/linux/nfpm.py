"""The .deb and the .rpm, which nfpm makes from one configuration."""

import json
import os
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

from bundle import build_environment, names, paths
from bundle.build_date import date, timestamp
from bundle.sizes import IS_FAST
from linux.dependencies import Dependencies, dependencies_of
from linux.tree import DEBIAN, MADE, RPM, Entry, tree

DEB_ARCHITECTURE, RPM_ARCHITECTURE = "amd64", "x86_64"
DEB_COMPRESSION = ("-Zxz", "-z0" if IS_FAST else "-z9", "--threads-max=1")  # the same bytes on every machine
RPM_COMPRESSION = "zstd:1" if IS_FAST else "zstd:19"
DESCRIPTION = """\
Every suit grows on the table into a row from its seven, down to the ace and up
to the king. A card that fits must be played; without one, a card goes face
down and its rank counts against you. The lowest score wins.

The game has computers from beginner to expert, hints with reasons, undo, replays
and statistics, can be played by keyboard and by screen reader, and speaks
English, French, German and Spanish. A console program is part of it.
"""


def build_deb(bundle: Path = paths.BUNDLE, folder: Path = paths.DIST, version: str = "") -> Path:
    """Make the .deb of a bundle; checks of upgrades ask for another version. dpkg compresses it."""
    package = folder / f"{names.PACKAGE}_{version or names.RELEASE.debian}_{DEB_ARCHITECTURE}.deb"
    changes = {"version": version} if version else {}
    nfpm("deb", tree(bundle, DEBIAN), dependencies_of(bundle), package, **changes)
    with tempfile.TemporaryDirectory() as scratch:
        _dpkg_deb("--raw-extract", str(package), scratch)
        _dpkg_deb(*DEB_COMPRESSION, "--root-owner-group", "--build", scratch, str(package))
    print(f"{package.name}: {package.stat().st_size / 1e6:.1f} MB", flush=True)
    return package


def build_rpm(bundle: Path = paths.BUNDLE, folder: Path = paths.DIST) -> Path:
    """Make the .rpm of a bundle."""
    package = folder / f"{names.PACKAGE}-{names.RELEASE.debian}-1.{RPM_ARCHITECTURE}.rpm"
    nfpm("rpm", tree(bundle, RPM), dependencies_of(bundle), package)
    print(f"{package.name}: {package.stat().st_size / 1e6:.1f} MB", flush=True)
    return package


def nfpm(
    kind: str, entries: Iterable[Entry], dependencies: Dependencies, package: Path, **changes: object
) -> Path:
    """Make a package of a kind, deb or rpm; `changes` replace parts of the configuration."""
    wanted = _configuration(entries, dependencies, kind) | changes
    file = MADE / f"nfpm-{kind}.json"  # YAML, which nfpm reads, contains JSON
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(wanted, indent=1, default=str), encoding="utf-8")
    package.parent.mkdir(parents=True, exist_ok=True)
    argv = ["package", "--config", str(file), "--packager", kind, "--target", str(package)]
    subprocess.run([build_environment.program("nfpm"), *argv], check=True, stdout=subprocess.DEVNULL)
    return package


def _configuration(entries: Iterable[Entry], dependencies: Dependencies, kind: str) -> dict[str, object]:
    page = names.home_page()
    is_rpm = kind == "rpm"
    return {
        "name": names.PACKAGE,
        "arch": "amd64",
        "platform": "linux",
        "version": names.RELEASE.debian,
        "version_schema": "none",
        **({"release": "1"} if is_rpm else {}),
        **({} if page == names.NO_HOME_PAGE else {"homepage": page}),
        "section": "games",
        "priority": "optional",
        "maintainer": names.maintainer(),
        # Debian's first line is the summary
        "description": DESCRIPTION if is_rpm else f"{names.SUMMARY}\n{DESCRIPTION}",
        "license": "MIT AND LGPL-3.0-only",
        "mtime": f"{date():%Y-%m-%dT%H:%M:%SZ}",
        "disable_globbing": True,
        "contents": [_content(entry) | ({} if not is_rpm else _rpm_kind(entry)) for entry in entries],
        "depends": list(dependencies.rpm_depends if is_rpm else dependencies.depends),
        "recommends": list(dependencies.rpm_recommends if is_rpm else dependencies.recommends),
        "deb": {"compression": "none"},  # dpkg-deb compresses a fifth better
        "rpm": {
            "summary": names.SUMMARY,
            "group": "Amusements/Games",
            "packager": names.maintainer(),
            "compression": RPM_COMPRESSION,
            "buildhost": "localhost",  # the same bytes on every machine
        },
    }


def _content(entry: Entry) -> dict[str, object]:
    moment = f"{date():%Y-%m-%dT%H:%M:%SZ}"
    file_info = {"mode": entry.mode, "owner": "root", "group": "root", "mtime": moment}
    place = f"/{entry.place}"
    if entry.target:
        return {"src": entry.target, "dst": place, "type": "symlink", "file_info": file_info}
    if entry.source is None:
        return {"dst": place, "type": "dir", "file_info": file_info}
    return {"src": str(entry.source), "dst": place, "file_info": file_info}


def _rpm_kind(entry: Entry) -> dict[str, object]:
    """Mark documents, which rpm users may omit, and licences, which they may not."""
    kinds = {"usr/share/man/": "doc", "usr/share/doc/": "doc", "usr/share/licenses/": "license"}
    for folder, kind in kinds.items():
        if entry.source is not None and entry.place.startswith(folder):
            return {"type": kind}
    return {}


def _dpkg_deb(*argv: str) -> None:
    environment = os.environ | {"SOURCE_DATE_EPOCH": str(timestamp())}
    subprocess.run(["dpkg-deb", *argv], check=True, stdout=subprocess.DEVNULL, env=environment)

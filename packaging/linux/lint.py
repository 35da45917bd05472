"""Runs Debian's validators on the packages and their contents; errors are fatal.

Warnings are printed. Those of lintian that cannot be fixed here are listed, each with its reason, in
`data/lintian-overrides`, which is part of the package.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bundle import names
from bundle.paths import PackagingError
from linux.metainfo import FILE

# Ignores what rpmlint reports for every bundle with its own libraries.
RPMLINT_CONFIGURATION = Path(__file__).with_name("data") / "rpmlint.toml"


def lint(deb: Path, rpm: Path) -> None:
    """Validate the packages and all files that desktops read."""
    with tempfile.TemporaryDirectory() as scratch:
        root = Path(scratch, "deb")
        _ask("the .deb can be unpacked", ["dpkg-deb", "--extract", str(deb), str(root)])
        lint_desktop_files(root / "usr/share", Path(scratch))
        _lint_manual(root / "usr/share/man/man6")
    _ask("lintian", ["lintian", "--allow-root", "--fail-on", "error,warning", str(deb)], shows=True)
    _lint_rpm(rpm)


def lint_desktop_files(share: Path, scratch: Path) -> None:
    """Validate the menu entry, the metadata and the file type below a `share` folder."""
    entry = share / f"applications/{names.APP_ID}.desktop"
    (types,) = (share / "mime/packages").iterdir()
    _ask("desktop-file-validate", ["desktop-file-validate", "--warn-kde", str(entry)], may_print=False)
    metadata = share / "metainfo" / FILE
    # The screenshots are not online before the release.
    _ask("appstreamcli", ["appstreamcli", "validate", "--no-net", "--pedantic", str(metadata)], shows=True)
    _ask("xmllint", ["xmllint", "--noout", str(types), str(metadata)], may_print=False)
    packages = scratch / "mime/packages"
    packages.mkdir(parents=True)
    shutil.copyfile(types, packages / types.name)
    _ask("update-mime-database", ["update-mime-database", str(packages.parent)])
    globs = (packages.parent / "globs2").read_text(encoding="utf-8")
    if f"50:{names.MIME_TYPE}:*{names.SUFFIX}\n" not in globs:
        raise PackagingError(f"the type {names.MIME_TYPE} is not known by *{names.SUFFIX}")


def _lint_manual(folder: Path) -> None:
    for page in sorted(folder.iterdir()):
        argv = ["man", "--warnings", "--encoding=UTF-8", "--local-file", str(page)]
        _ask(f"man {page.name}", argv, may_print=False, errors_alone=True)


def _lint_rpm(rpm: Path) -> None:
    _ask("rpm: its digests", ["rpm", "--checksig", "--nosignature", str(rpm)])
    if shutil.which("rpmlint") is not None:
        _ask("rpmlint", ["rpmlint", "--config", str(RPMLINT_CONFIGURATION), str(rpm)], shows=True)


def _ask(
    name: str,
    argv: Sequence[str],
    *,
    may_print: bool = True,
    errors_alone: bool = False,
    shows: bool = False,
) -> None:
    """Run a validator; it fails by its exit status or, unless `may_print`, by any output."""
    environment = os.environ | {"LC_ALL": "C.UTF-8", "MANWIDTH": "80"}
    done = subprocess.run(argv, capture_output=True, text=True, check=False, env=environment)
    said = done.stderr if errors_alone else done.stdout + done.stderr
    if done.returncode or (said.strip() and not may_print):
        raise PackagingError(f"{name} (status {done.returncode}):\n{said}")
    print(f"ok: {name}", flush=True)
    if shows and said.strip():
        print("\n".join(f"    {line}" for line in said.strip().splitlines()), flush=True)

"""Runs Debian's validators on the packages and their contents; errors are fatal.

Warnings are printed. Those of lintian that cannot be fixed here are listed, each with its reason, in
`data/lintian-overrides`, which is part of the package. It looks at the manual pages, too; whether desktops
know the type of saved games is tried in a bare Debian.
"""

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
    """Validate the packages, the menu entry and the metadata."""
    with tempfile.TemporaryDirectory() as root:
        subprocess.run(["dpkg-deb", "--extract", str(deb), root], check=True)
        share = Path(root, "usr/share")
        entry, metadata = share / f"applications/{names.APP_ID}.desktop", share / "metainfo" / FILE
        _ask(["desktop-file-validate", "--warn-kde", str(entry)], may_print=False)
        # The screenshots are not online before the release.
        _ask(["appstreamcli", "validate", "--no-net", "--pedantic", str(metadata)])
    _ask(["lintian", "--allow-root", "--fail-on", "error,warning", str(deb)])
    if shutil.which("rpmlint") is not None:
        _ask(["rpmlint", "--config", str(RPMLINT_CONFIGURATION), str(rpm)])


def _ask(argv: Sequence[str], *, may_print: bool = True) -> None:
    """Run a validator; it fails by its exit status or, unless `may_print`, by any output."""
    done = subprocess.run(argv, capture_output=True, text=True, check=False)
    said = (done.stdout + done.stderr).strip()
    if done.returncode or (said and not may_print):
        raise PackagingError(f"{argv[0]} (status {done.returncode}):\n{said}")
    print(f"ok: {argv[0]}", *(f"    {line}" for line in said.splitlines()), sep="\n", flush=True)

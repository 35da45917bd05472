"""Smoke test of a bundle: versions, self-test, and a game that must equal the golden transcript."""

import sys
from collections.abc import Sequence
from pathlib import Path

from bundle import names, paths, trial
from bundle.contents_check import check_contents
from bundle.paths import PackagingError

COMPILED = "Rounds are played out in thought (compiled)"
HOSTED = "A table is hosted ("
NEARBY = "Tables on the network can be found\n"


def smoke(folder: Path | None = None) -> None:
    """Run the programs of a bundle, by default the one just frozen, and check its files; PackagingError."""
    on_macos = sys.platform == "darwin"
    bundle = folder or (paths.APP / "Contents" / "MacOS" if on_macos else paths.BUNDLE)

    def start(program: str, argv: Sequence[str], typed: bytes) -> str:
        return trial.run([trial.program_in(bundle, program), *argv], typed)

    trial.check_programs(start, (names.WINDOW, names.CONSOLE), names.VERSION)
    said = start(names.WINDOW, ["--self-test"], b"")
    print(said, end="", flush=True)
    if COMPILED not in said:
        raise PackagingError("the playouts in the bundle are interpreted; build where there is a C compiler")
    if HOSTED not in said or NEARBY not in said.replace("\r", ""):
        raise PackagingError("the bundle cannot host a table, or find one; see packaging/straights.spec")
    check_contents(bundle)
    print(f"ok: the bundle {bundle.name} is complete", flush=True)

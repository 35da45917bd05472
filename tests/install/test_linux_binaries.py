"""What binaries of a bundle may ask of the system, and where they may look for it: tried on real ones."""

import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from bundle.paths import PackagingError
from linux.dependencies import dependencies_of, remove_build_paths

pytestmark = [
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="these are programs for Linux"),
    pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler"),
    pytest.mark.skipif(shutil.which("objdump") is None, reason="objdump is not installed"),
]


@dataclass(frozen=True, slots=True)
class Compiler:
    """Makes small programs, and libraries for them.

    Attributes:
        folder: where libraries lie that are no part of a bundle.
        bundle: what is asked about.
    """

    folder: Path
    bundle: Path

    def library(self, soname: str) -> Path:
        """A library of that name that does nothing."""
        library = self.folder / soname
        self._compile("", "-shared", f"-Wl,-soname,{soname}", "-o", str(library))
        return library

    def program(self, *libraries: Path, search_path: str = "") -> Path:
        """A program in the bundle that needs libraries, and looks for them along a path."""
        path = [f"-Wl,--enable-new-dtags,-rpath,{search_path}"] if search_path else []
        needed = ["-Wl,--no-as-needed", *map(str, libraries), *path]
        program = self.bundle / "program"
        self._compile('#include <stdio.h>\nint main(void) { puts("ran"); }', "-o", str(program), *needed)
        return program

    def _compile(self, code: str, *argv: str) -> None:
        command = ["cc", "-fPIC", "-x", "c", "-", "-x", "none", *argv]
        subprocess.run(command, input=code, text=True, check=True, capture_output=True)


@pytest.fixture
def compiler(tmp_path: Path) -> Compiler:
    for name in ("elsewhere", "bundle"):
        (tmp_path / name).mkdir()
    return Compiler(tmp_path / "elsewhere", tmp_path / "bundle")


def test_a_library_that_nobody_knows_is_refused_in_a_sentence(compiler: Compiler) -> None:
    """No package is made that would not start elsewhere: the name, and where to write its package."""
    compiler.program(compiler.library("libnowhere.so.7"))

    with pytest.raises(PackagingError, match=r"needs libnowhere\.so\.7.*linux/dependencies\.py"):
        dependencies_of(compiler.bundle)


def test_sounds_are_recommended_and_not_needed(compiler: Compiler) -> None:
    """Without libpulse the game is whole, but silent; a window without libX11 is none."""
    compiler.program(*map(compiler.library, ("libpulse.so.0", "libX11.so.6")))
    needs = dependencies_of(compiler.bundle)

    assert ("libpulse0",) == needs.recommends
    assert "libx11-6" in needs.depends
    assert "libpulse0" not in needs.depends
    assert "libpulse.so.0()(64bit)" in needs.rpm_recommends
    assert "libpulse.so.0()(64bit)" not in needs.rpm_depends
    assert "libX11.so.6()(64bit)" in needs.rpm_depends


@pytest.mark.skipif(shutil.which("patchelf") is None, reason="patchelf is not installed")
@pytest.mark.parametrize("path, is_kept", [("/srv/builder/lib", False), ("$ORIGIN/lib", True)])
def test_no_binary_looks_for_libraries_in_folders_of_the_builder(
    compiler: Compiler, path: str, *, is_kept: bool
) -> None:
    program = compiler.program(search_path=path)
    remove_build_paths(compiler.bundle)
    said = subprocess.run(["objdump", "-p", program], capture_output=True, text=True, check=True).stdout

    assert is_kept is ("RUNPATH" in said)
    assert "ran\n" == subprocess.run([str(program)], capture_output=True, text=True, check=True).stdout

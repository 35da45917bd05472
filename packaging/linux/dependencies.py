"""What the binaries of a bundle need of the system, as package dependencies, and where they look for it."""

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from bundle.paths import PackagingError
from system_packages import LIBRARIES

# Libraries that the bundle needs in addition to those of the source tree.
PACKAGES = LIBRARIES | {
    "libexpat.so.1": "libexpat1",
    "libgcc_s.so.1": "libgcc-s1",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libpulse.so.0": "libpulse0",
    "libstdc++.so.6": "libstdc++6",
    "libuuid.so.1": "libuuid1",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb.so.1": "libxcb1",
    "libz.so.1": "zlib1g",
}
# The parts of the C library, including the loader, whose name depends on the processor.
_C_LIBRARY = re.compile(r"lib(c|m|dl|rt|util|pthread|resolv)\.so\.\d+|ld-linux.*")
FOR_SOUNDS = frozenset({"libpulse.so.0"})
# Keyboard layouts and fonts, which are not libraries.
DATA_PACKAGES = ("xkb-data", "fontconfig-config", "fonts-dejavu-core | fonts-liberation | fonts-noto-core")
RPM_DATA_PACKAGES = ("xkeyboard-config", "fontconfig")


@dataclass(frozen=True, slots=True)
class Dependencies:
    """The system requirements of a bundle.

    Attributes:
        c_library: the minimum version of glibc, such as "2.36".
        libraries: sonames, without those of the C library.
    """

    c_library: str
    libraries: frozenset[str]

    @property
    def depends(self) -> tuple[str, ...]:
        """Debian's packages that the game requires."""
        wanted = {_package(name) for name in self.libraries - FOR_SOUNDS}
        return (f"libc6 (>= {self.c_library})", *sorted(wanted), *DATA_PACKAGES)

    @property
    def recommends(self) -> tuple[str, ...]:
        """Debian's packages for sound."""
        return tuple(sorted({_package(name) for name in self.libraries & FOR_SOUNDS}))

    @property
    def rpm_depends(self) -> tuple[str, ...]:
        """The requirements for rpm, by soname: package names differ between distributions."""
        wanted = sorted(f"{name}()(64bit)" for name in self.libraries - FOR_SOUNDS)
        return (f"libc.so.6(GLIBC_{self.c_library})(64bit)", *wanted, *RPM_DATA_PACKAGES)

    @property
    def rpm_recommends(self) -> tuple[str, ...]:
        """The packages for sound and a font, for rpm."""
        return (*sorted(f"{name}()(64bit)" for name in self.libraries & FOR_SOUNDS), "font(:lang=en)")


def dependencies_of(bundle: Path) -> Dependencies:
    """Read all binaries of a bundle; PackagingError if no package is listed for a library."""
    found = _asked(*_binaries(bundle))
    wanted = set(re.findall(r"^  NEEDED +(\S+)", found, re.MULTILINE))
    versions = {tuple(map(int, number.split("."))) for number in re.findall(r"\bGLIBC_([\d.]+)", found)}
    own = {path.name for path in bundle.rglob("*.so*")}
    missing = {name for name in wanted - own if not _C_LIBRARY.fullmatch(name)}
    for name in missing:
        _package(name)
    return Dependencies(".".join(map(str, max(versions))), frozenset(missing))


def remove_build_paths(bundle: Path) -> None:
    """Remove the search paths of the build machine from binaries: those with folders not relative to them.

    A Python that was built with a custom search path passes it on to every extension module: whoever can
    create that folder on another machine could have their libraries loaded.
    """
    for path in _binaries(bundle):
        found = re.findall(r"^  (?:RPATH|RUNPATH) +(.*)$", _asked(path), re.MULTILINE)
        if not all(folder.startswith("$ORIGIN") for each in found for folder in each.split(":")):
            subprocess.run(["patchelf", "--remove-rpath", str(path)], check=True)


def _binaries(bundle: Path) -> list[Path]:
    files = (path for path in sorted(bundle.rglob("*")) if path.is_file() and not path.is_symlink())
    return [path for path in files if path.read_bytes().startswith(b"\x7fELF")]


def _asked(*binaries: Path) -> str:
    argv = ["objdump", "-p", *map(str, binaries)]
    return subprocess.run(argv, check=True, capture_output=True, text=True).stdout


def _package(soname: str) -> str:
    if soname not in PACKAGES:
        raise PackagingError(
            f"the bundle needs {soname}, which is not in it; add Debian's package to linux/dependencies.py"
        )
    return PACKAGES[soname]

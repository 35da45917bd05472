"""CPython as a static library for WASI, built once from the source of this Python's version.

The source is that of Debian or Ubuntu, which their servers have beside the packages. Its archive is
downloaded by apt and checked here; no source of packages is added to the system, and nothing is installed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from bundle import stamps
from bundle.paths import PackagingError
from web.engine import compiler
from web.folders import BUILD

MINOR = "{}.{}".format(*sys.version_info[:2])
FOLDER = BUILD / "python"
LIBRARY = FOLDER / "library"
STAMP = LIBRARY / "stamp.txt"
SITE = Path(__file__).with_name("config.site")
APT_HELPER = "/usr/lib/apt/apt-helper"
MIRRORS = ("apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages", "Component: main")
OPTIONS = ("--disable-ipv6", "--without-pymalloc", "--disable-test-modules", "--without-doc-strings")


@dataclass(frozen=True, slots=True)
class Source:
    """A version of CPython: `host` is what it calls WASI, `libc` the wasi-libc with which it was tried."""

    version: str
    compression: str
    sha256: str
    host: str
    libc: str

    @property
    def folder(self) -> Path:
        """What the archive contains."""
        return FOLDER / f"Python-{self.version}"

    @property
    def archive(self) -> Path:
        """The archive, named as at Debian."""
        return FOLDER / f"python{MINOR}_{self.version}.orig.tar.{self.compression}"


# Those of Debian 12, Ubuntu 24.04 and Debian 13.
SOURCES = {
    "3.11": Source(
        "3.11.2", "gz", "2411c74bda5bbcfcddaf4531f66d1adc73f247f529aee981b029513aefdbf849", "wasi", "2022"
    ),
    "3.12": Source(
        "3.12.3", "xz", "56bfef1fdfc1221ce6720e43a661e3eb41785dd914ce99698d8c7896af4bdaa1", "wasi", "2023"
    ),
    "3.13": Source(
        "3.13.5", "xz", "93e583f243454e6e9e4588ca2c2662206ad961659863277afcdb96801647d640", "wasip1", "2024"
    ),
}


def wanted() -> Source:
    """The version of CPython that is built: that of this Python, whose bytecode it can run."""
    if MINOR not in SOURCES:
        raise PackagingError(
            f"the page's engine is built by Python {', '.join(SOURCES)}, and this is {MINOR}; "
            "call it with another one: make web PYTHON=/usr/bin/python3"
        )
    return SOURCES[MINOR]


def build_library() -> None:
    """Build the library unless that has been done."""
    code = wanted()
    libc = compiler.run(["dpkg-query", "-W", "-f", "${Version}", "wasi-libc"])
    if f"git{code.libc}" not in libc:
        print(f"CPython {code.version} was not tried with wasi-libc {libc}", flush=True)
    own = [SITE, Path(__file__), Path(compiler.__file__)]
    stamp = stamps.checksum(own, sys.version, libc, compiler.run([compiler.CLANG, "--version"]))
    if not stamps.is_current(STAMP, stamp):
        print(f"Compiling CPython {code.version} to WebAssembly, one to two minutes ...", flush=True)
        _build(code)
        stamps.write(STAMP, stamp)


def archives() -> list[Path]:
    """What is linked: the library, and that of its hashes, which CPython has since 3.12."""
    return [LIBRARY / f"libpython{MINOR}.a", *sorted(LIBRARY.glob("Modules/_hacl/*.a"))]


def _is_whole(code: Source) -> bool:
    archive = code.archive
    return archive.is_file() and hashlib.sha256(archive.read_bytes()).hexdigest() == code.sha256


def download(code: Source) -> None:
    """Let apt download the archive from a server of this system: also those of packages have it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    archive = code.archive
    print(f"Downloading the source of CPython {code.version} ...", flush=True)
    for mirror in dict.fromkeys(compiler.run(MIRRORS).split()):
        place = f"{mirror}pool/main/p/python{MINOR}/{archive.name}"
        command = [APT_HELPER, "download-file", place, str(archive), f"SHA256:{code.sha256}"]
        subprocess.run(command, capture_output=True, check=False)
        if _is_whole(code):
            return
    raise PackagingError(
        f"the source of CPython {code.version} cannot be downloaded: is this machine connected, and has "
        f"`apt-get update` been called? Or put it there yourself: {archive}, whose SHA-256 is {code.sha256}"
    )


def _build(code: Source) -> None:
    if not _is_whole(code):
        download(code)
    for former in (code.folder, LIBRARY):
        shutil.rmtree(former, ignore_errors=True)
    shutil.unpack_archive(code.archive, FOLDER)
    LIBRARY.mkdir()
    # The place of the source is compiled in, so it is relative.
    relative = Path("..", code.folder.name)
    build = Path(sys.base_prefix, "bin", f"python{MINOR}")
    environment = _environment(code)
    configure = [f"{relative}/configure", *("-C", "--quiet"), f"--host=wasm32-unknown-{code.host}"]
    configure += [f"--build={compiler.run([str(code.folder / 'config.guess')]).strip()}"]
    compiler.run([*configure, f"--with-build-python={build}", *OPTIONS], LIBRARY, environment)
    make = ["make", "-s", f"-j{os.cpu_count() or 1}", f"libpython{MINOR}.a"]
    compiler.run(make, LIBRARY, environment)


def _environment(code: Source) -> Mapping[str, str]:
    """All that configure and make see; nothing of the environment of whoever builds."""
    mapped = compiler.without_paths(code.folder, LIBRARY, f"../{code.folder.name}")
    clang = " ".join([compiler.CLANG, *compiler.TARGET])
    warnings = ("-Wno-error=implicit-function-declaration", "-Wno-int-conversion")
    return {
        "PATH": os.environ["PATH"],
        "PYTHON_SOURCE": str(code.folder),  # for config.site
        "CONFIG_SITE": str(SITE),
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": compiler.DATE,
        "CC": clang,
        "CPP": f"{clang} -E",
        "AR": "ar",  # makes no index of such objects, nor does the linker need one
        "RANLIB": "true",
        "CFLAGS": " ".join([*compiler.OPTIONS, *mapped, *warnings]),
        "LIBS": " ".join(compiler.LIBRARIES),
        "PKG_CONFIG": "false",  # it would find the libraries of this system
    }

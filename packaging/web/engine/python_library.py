"""CPython as a static library for WASI, built once from the source of this Python's version.

The source is that of Debian or Ubuntu, which their servers have beside the packages. Its archive is
downloaded by apt and checked here; no source of packages is added to the system, and nothing is installed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
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
LOG = LIBRARY / "build.log"
SITE = Path(__file__).with_name("config.site")
APT_HELPER = "/usr/lib/apt/apt-helper"
MIRRORS = ("apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages", "Component: main")
OPTIONS = (
    *("-C", "--quiet", "--disable-ipv6", "--disable-test-modules"),
    *("--without-pymalloc", "--without-doc-strings"),
)


@dataclass(frozen=True, slots=True)
class Source:
    """A version of CPython: `host` is what it calls WASI, `libc` the year of the wasi-libc that was tried."""

    version: str
    compression: str
    host: str
    libc: str
    sha256: str

    @property
    def folder(self) -> Path:
        """What the archive contains."""
        return FOLDER / f"Python-{self.version}"

    @property
    def archive(self) -> Path:
        """The archive, named as at Debian."""
        return FOLDER / f"python{MINOR}_{self.version}.orig.tar.{self.compression}"


SOURCES = {
    "3.11": Source(  # of Debian 12
        *("3.11.2", "gz", "wasi", "2022"), "2411c74bda5bbcfcddaf4531f66d1adc73f247f529aee981b029513aefdbf849"
    ),
    "3.12": Source(  # of Ubuntu 24.04
        *("3.12.3", "xz", "wasi", "2023"), "56bfef1fdfc1221ce6720e43a661e3eb41785dd914ce99698d8c7896af4bdaa1"
    ),
    "3.13": Source(  # of Debian 13
        *("3.13.5", "xz", "wasip1", "2024"),
        "93e583f243454e6e9e4588ca2c2662206ad961659863277afcdb96801647d640",
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
    libc = output_of("dpkg-query", "-W", "-f", "${Version}", "wasi-libc")
    if f"git{code.libc}" not in libc:
        print(f"CPython {code.version} was not tried with wasi-libc {libc}", flush=True)
    own = [SITE, Path(__file__), Path(compiler.__file__)]
    stamp = stamps.checksum(own, sys.version, libc, output_of(compiler.CLANG[0], "--version"))
    if not stamps.is_current(STAMP, stamp):
        _build(code)
        stamps.write(STAMP, stamp)


def archives() -> list[Path]:
    """What is linked: the library, and that of its hashes, which CPython has since 3.12."""
    return [LIBRARY / f"libpython{MINOR}.a", *sorted(LIBRARY.glob("Modules/_hacl/*.a"))]


def output_of(*command: str) -> str:
    """What a command prints."""
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def download(code: Source) -> None:
    """Let apt download the archive from a server of this system: also those of packages have it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    archive, reason = code.archive, ""
    for mirror in [*dict.fromkeys(_mirrors()), None]:
        if archive.is_file() and hashlib.sha256(archive.read_bytes()).hexdigest() == code.sha256:
            return
        if mirror is not None:
            print(f"Downloading the source of CPython {code.version} ...", flush=True)
            place = f"{mirror}pool/main/p/python{MINOR}/{archive.name}"
            command = [APT_HELPER, "download-file", place, str(archive), f"SHA256:{code.sha256}"]
            done = subprocess.run(command, capture_output=True, check=False, text=True)
            reason = done.stderr.strip()
    raise PackagingError(
        f"the source of CPython {code.version} cannot be downloaded ({reason}): is this machine connected? "
        f"Or put it there yourself: {archive}, whose SHA-256 is {code.sha256}"
    )


def _mirrors() -> Iterator[str]:
    """The addresses of apt's servers, some of which stand in a file with one in a line."""
    for place in output_of(*MIRRORS).split():
        kind, _, file = place.partition(":")
        if kind == "mirror+file":
            lines = Path(file.rstrip("/")).read_text(encoding="utf-8").splitlines()
            yield from (f"{line.split()[0].rstrip('/')}/" for line in lines if line.partition("#")[0].strip())
        else:
            yield place


def _build(code: Source) -> None:
    download(code)
    print(f"Compiling CPython {code.version} to WebAssembly, one to two minutes ({LOG}) ...", flush=True)
    for former in (code.folder, LIBRARY):
        shutil.rmtree(former, ignore_errors=True)
    shutil.unpack_archive(code.archive, FOLDER)
    LIBRARY.mkdir()
    clang = " ".join(compiler.CLANG)
    warnings = ("-Wno-error=implicit-function-declaration", "-Wno-int-conversion")
    # Nothing of the environment of whoever builds.
    environment = {
        "PATH": os.environ["PATH"],
        "PYTHON_SOURCE": str(code.folder),  # for config.site
        "CONFIG_SITE": os.path.relpath(SITE, LIBRARY),  # in the checkout, whose place may have spaces
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": "315532800",  # 1980, as in archives: the date that Python tells of its build
        "CC": clang,
        "CPP": f"{clang} -E",
        "AR": "ar",  # makes no index of such objects, nor does the linker need one
        "RANLIB": "true",
        "CFLAGS": " ".join([*compiler.OPTIONS, *warnings]),
        "LIBS": " ".join(compiler.LIBRARIES),
        "PKG_CONFIG": "false",  # it would find the libraries of this system
    }
    configure = [f"../{code.folder.name}/configure", *OPTIONS]  # a relative place, since it is compiled in
    configure += [
        f"--host=wasm32-unknown-{code.host}",
        f"--build={output_of(f'{code.folder}/config.guess').strip()}",
    ]
    configure += [f"--with-build-python={sys.base_prefix}/bin/python{MINOR}"]
    make = ["make", "-s", f"-j{os.cpu_count() or 1}", f"libpython{MINOR}.a"]
    with LOG.open("w", encoding="utf-8") as log:
        for command in (configure, make):
            done = subprocess.run(command, check=False, cwd=LIBRARY, env=environment, stdout=log, stderr=log)
            if done.returncode != 0:
                end = "\n".join(LOG.read_text(encoding="utf-8").splitlines()[-20:])
                raise PackagingError(f"CPython cannot be compiled: {LOG} ends with\n{end}")

"""The steps of package.py, which run in their own environment below `build`."""

import importlib
import io
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass

from bundle import build_environment, paths
from bundle.paths import PackagingError
from set_up import SetUpFailed, provide
from system_packages import CHROOT, COMPILER, FREEZING, HEADLESS_CHROMIUM, LINT, PAGE, QT, VENV, WASM, WINE


@dataclass(frozen=True, slots=True)
class Step:
    """A step: a function of a module, imported when the step runs, and the Debian packages it needs."""

    help: str
    function: str
    packages: tuple[str, ...] = ()


STEPS = {
    "freeze": Step(
        "freeze the game into build/packaging/bundle, and try it",
        "bundle.freezing:freeze",
        (*QT, *PAGE, *COMPILER, *FREEZING),
    ),
    "smoke": Step("try the frozen game again", "bundle.smoke:smoke", QT),
    "linux": Step(
        "build and validate .tar.xz, .deb and .rpm", "linux.build:package_linux", (*QT, *PAGE, *LINT)
    ),
    "windows": Step("build the installer, on Windows", "windows.installer:package_windows"),
    "macos": Step("build the disk image, on macOS", "macos.app:package_macos"),
    "wheel": Step("build the wheel for this Python", "release.wheels:make_wheel", (*PAGE, *COMPILER)),
    "wheels": Step("build this system's wheels for every Python", "release.wheels:make_wheels", PAGE),
    "sdist": Step("build the package of the sources", "release.wheels:make_sdist", PAGE),
    "web": Step(
        "build the page for browsers: dist/web, dist/straights-web.zip", "web.build:make_web", (*PAGE, *WASM)
    ),
    "guest-page": Step(
        "write the page for guests of a table into straights_server/page",
        "web.table_page:make_guest_page",
        PAGE,
    ),
    "types": Step("check the types of the page's JavaScript", "web.check_types:check_types", PAGE),
    "sbom": Step("write the list of all components (CycloneDX)", "release.sbom:make_sbom"),
    "checksums": Step("write SHA256SUMS for all files in dist", "release.checksums:write_checksums"),
    "tag": Step("check that tag, version and changelog agree", "release.changelog:tag"),
    "notes": Step("write the text of the release's page", "release.changelog:notes"),
    "check-setup": Step(
        "set up and test a clean checkout in a bare Debian (root)",
        "linux.checks.setup_check:check_setup",
        CHROOT,
    ),
    "check-linux": Step(
        "install, play and remove in a bare Debian (root)",
        "linux.build:check_linux",
        (*QT, *CHROOT, "xvfb", "xdotool", "x11-utils", "rpm"),
    ),
    "check-windows": Step(
        "freeze the game for Windows; install, play and remove it in Wine",
        "testing.built_programs:check_game",
        (*QT, *PAGE, *COMPILER, *WINE),
    ),
    # A font, without which the texts in a browser have no size.
    "check-web": Step(
        "test the page that was built, in Chromium and Firefox",
        "testing.built_programs:check_web",
        (*PAGE, HEADLESS_CHROMIUM, "firefox-esr", "fonts-dejavu-core"),
    ),
    "check-wheel": Step(
        "install and play wheel and sources in new venvs",
        "release.wheel_check:check_wheel",
        (*QT, *COMPILER),
    ),
}
# The steps of `make package`, by system.
EVERYTHING = {
    "linux": ("freeze", "linux", "wheel", "sdist", "sbom", "checksums"),
    "win32": ("freeze", "windows", "sbom", "checksums"),
    "darwin": ("freeze", "macos", "sbom", "checksums"),
}
ALL = EVERYTHING.get(sys.platform, ())


def usage() -> str:
    """The list of all steps."""
    listed = {"all": " ".join(ALL), **{name: step.help for name, step in STEPS.items()}}
    lines = (f"  {name:14} {text}\n" for name, text in listed.items())
    return f"usage: python3 packaging/package.py STEP ...\n\n{''.join(lines)}"


def run_steps(names: Sequence[str]) -> None:
    """Run steps in sequence, and print the duration of each."""
    for name in names:
        module, _, function = STEPS[name].function.partition(":")
        start = time.monotonic()
        print(f"== {name}", flush=True)
        getattr(importlib.import_module(module), function)()
        print(f"== {name}: {time.monotonic() - start:.0f} s", flush=True)


def main(argv: Sequence[str]) -> int:
    """Run the steps of a command line in the build environment; failures are reported in a sentence."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a build machine's pipe may use a limited encoding
    wanted = [name for each in argv for name in (ALL if each == "all" else (each,))]
    unknown = [f"package.py: there is no step {name!r}" for name in wanted if name not in STEPS]
    if unknown or not wanted:
        print(*unknown, usage(), sep="\n", file=sys.stderr)
        return 2
    try:
        provide([*VENV, *(package for name in wanted for package in STEPS[name].packages)])
        if not build_environment.is_inside():
            return _run_inside(argv)
        run_steps(wanted)
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as failed:
        how = "failed" if isinstance(failed, subprocess.CalledProcessError) else "took too long"
        print(f"package.py: this command {how}: {' '.join(map(str, failed.cmd))}", file=sys.stderr)
        return 1
    except (PackagingError, SetUpFailed, OSError) as reason:
        print(f"package.py: {reason}", file=sys.stderr)
        return 1
    return 0


def _run_inside(argv: Sequence[str]) -> int:
    """Create the build environment, and run the same command line there."""
    build_environment.ensure()
    command = [str(build_environment.PYTHON), str(paths.PACKAGING / "package.py"), *argv]
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.call(command)

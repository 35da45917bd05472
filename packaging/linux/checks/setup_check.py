"""Checks the setup on a new machine: a minimal Debian with Debian's Python, and a copy of this checkout.

As an ordinary user: with the oldest Python of Debian, where one types the command that the setup prints; with
the newest, where the README's line suffices, and all other tests run. And a server, where there is no Qt.
Root, for whom one command installs everything, runs `.ci/run`.
"""

import os
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

from bundle import paths
from bundle.paths import PackagingError
from linux.checks.chroot import PLAYER, Chroot, ChrootFailed, bare_debian
from linux.checks.smoke_tests import expect
from system_packages import HEADLESS_CHROMIUM

CHECKOUT = "/srv/checkout"
OLDEST, NEWEST = "bookworm", "trixie"  # Python 3.11 and 3.13
# What differs between systems, with the oldest Python, with which the machine runs the engine's tests: setup,
# files, databases, streams, a whole game in the window.
TESTS = (
    "tests/install",
    "tests/straights_server/test_sqlite_store.py",
    "tests/straights_gui/test_startup.py",
    "tests/straights_gui/streams",
    "tests/straights_gui/controller/menus/test_file_requests.py",
    "tests/straights_gui/controller/games/test_game_files.py",
    "tests/straights_gui/scenarios/test_animated_equals_drawn.py",
)
_CERTIFICATES = "/srv/certificates.pem"
# With -O3, the playouts are compiled for a minute in each system.
_COMPILED_FAST = {"CFLAGS": "-O1"}
_PAGE = paths.ROOT / "straights_server/page"
_SERVER = "/srv/straights/bin"
_OPEN_TABLE = """
import json, subprocess, sys, urllib.request
from websockets.sync.client import connect
server = subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE, text=True)
url = server.stdout.readline().split()[3]
host = {"type": "host", "n": 0, "name": "Anna", "turn_limit": None, "is_private": True}
with urllib.request.urlopen(url) as page, connect(url.replace("http", "ws", 1) + "ws") as line:
    line.send(json.dumps(host))
    print(line.recv(), len(page.read()))
server.terminate()
sys.exit(server.wait())
"""


def check_setup() -> None:
    """Set up and test in minimal Debians."""
    with ExitStack() as systems:
        with ThreadPoolExecutor() as threads:  # apt and pip mostly use one processor
            set_ups = (
                threads.submit(_set_up_as_user, systems, "oldest", OLDEST),
                threads.submit(_set_up_as_user, systems, "newest", NEWEST),
            )
            server = threads.submit(_install_server, systems, "server", OLDEST)
        server.result()
        oldest, newest = (set_up.result() for set_up in set_ups)
        # All but the engine's, on an X server; for this Python the pins name another NumPy, with other types.
        _make(newest, "env -u QT_QPA_PLATFORM make types assertions ARGS=--ignore=tests/engine")
        _make(oldest, f"make pytest ARGS='{' '.join(TESTS)}'")


def _set_up_as_user(systems: ExitStack, name: str, suite: str) -> Chroot:
    """Setup and `make package` each ask once, in one line; after that line the game works."""
    system = systems.enter_context(bare_debian(name, suite))
    _prepare(system, PLAYER)
    line = _line_of_refusal(system, "make setup") if suite == OLDEST else _line_of_the_readme()
    system.run(["sh", "-c", line.replace("sudo ", "")])
    _make(system, "make setup")
    _line_of_refusal(system, "make package")
    system.install(HEADLESS_CHROMIUM)  # which Ubuntu has not, so the README does not ask for it
    _self_test(system)
    return system


def _install_server(systems: ExitStack, name: str, suite: str) -> None:
    """Without Qt and its libraries, as docs/hosting.md says, with the page that this checkout has built."""
    if not _PAGE.is_dir():
        raise PackagingError("there is no page for the server: python3 packaging/package.py guest-page")
    system = systems.enter_context(bare_debian(name, suite))
    _prepare(system, "root")
    system.install("python3-venv")
    shutil.copytree(_PAGE, system.root / CHECKOUT[1:] / _PAGE.relative_to(paths.ROOT))
    start = time.monotonic()
    _run(system, ["python3", "-m", "venv", "/srv/straights"], as_player=False)
    pip = [f"{_SERVER}/pip", "install", "--quiet"]
    _run(system, [*pip, "--upgrade", "setuptools"], as_player=False)
    _run(system, [*pip, "--no-build-isolation", ".[server]"], as_player=False)  # without Cython
    installed = _run(system, [f"{_SERVER}/pip", "list"], as_player=False)
    expect(f"{name}: pip installs no Qt", False, "PySide6" in installed)
    serve = [f"{_SERVER}/straights-server", "--port", "0", "--database", "/srv/tables"]
    said = _run(system, [f"{_SERVER}/python", "-c", _OPEN_TABLE, *serve], as_player=False)
    expect(f"{name}: a table is opened", True, "seated" in said)
    print(f"ok: {name}: a server without Qt ({time.monotonic() - start:.0f} s)", flush=True)


def _prepare(system: Chroot, owner: str) -> None:
    """Install Python and make, and copy the files of this checkout that git tracks."""
    system.install("python3", "make")
    listed = subprocess.run(
        ["git", "-C", str(paths.ROOT), "ls-files", "-z"], check=True, capture_output=True, text=True
    ).stdout
    for name in listed.split("\0"):
        source = paths.ROOT / name
        if name and source.is_file():
            target = system.root / CHECKOUT[1:] / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
    system.run(["chown", "-R", f"{owner}:", CHECKOUT])
    if certificates := ssl.get_default_verify_paths().cafile:
        system.take(Path(certificates), _CERTIFICATES)


def _line_of_the_readme() -> str:
    """The line that suffices for playing, testing and the page, in spite of apt's questions."""
    text = (paths.ROOT / "README.md").read_text(encoding="utf-8")
    return "".join(re.findall(r"^sudo apt install (?:.*\\\n)*.*\n", text, re.MULTILINE)).replace(
        " install", " install -y"
    )


def _line_of_refusal(system: Chroot, command: str) -> str:
    """The single line with which a command asks a user for packages."""
    try:
        _run(system, ["sh", "-c", command], as_player=True)
    except ChrootFailed as refusal:
        lines = re.findall(r"^ +((?:sudo )?apt-get .*)$", str(refusal), re.MULTILINE)
        expect(f"{system.root.name}: {command} asks for packages in one line", 1, len(lines))
        return str(lines[0])
    raise PackagingError(f"`{command}` went on although packages were missing")


def _make(system: Chroot, command: str) -> None:
    start = time.monotonic()
    _run(system, ["sh", "-c", command], as_player=True)
    seconds = time.monotonic() - start
    print(f"ok: {system.root.name}: {command.partition(' ARGS=')[0]} ({seconds:.0f} s)", flush=True)


def _self_test(system: Chroot) -> None:
    said = _run(system, [".venv/bin/straights-gui", "--self-test"], as_player=True)
    expect(f"{system.root.name}: the self-test passes", True, ", 0 failed," in said.splitlines()[-1])


def _run(system: Chroot, argv: Sequence[str], *, as_player: bool) -> str:
    environment = {**_for_pip(system), **_COMPILED_FAST, "QT_QPA_PLATFORM": "offscreen"}
    return system.run(argv, as_player=as_player, environment=environment, folder=CHECKOUT)


def _for_pip(system: Chroot) -> dict[str, str]:
    """The settings with which pip finds packages from here: configuration, proxies and certificates."""
    wanted = re.compile(r"PIP_.*|(https?|no)_proxy", re.IGNORECASE)
    found = {name: value for name, value in os.environ.items() if wanted.fullmatch(name)}
    has_certificates = (system.root / _CERTIFICATES[1:]).is_file()
    certificates = (
        dict.fromkeys(("PIP_CERT", "NODE_EXTRA_CA_CERTS"), _CERTIFICATES) if has_certificates else {}
    )
    return found | certificates

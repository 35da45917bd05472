"""A minimal Debian in a folder, with only the packages that a check installs.

Each command has its own mounts and processes (`unshare`), which end with it in any case: nothing has to be
unmounted, and no process remains. The network and the X server are those of the machine.
"""

import fcntl
import os
import shutil
import socket
import subprocess
import tarfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from bundle import paths
from bundle.paths import PackagingError

SUITE = "bookworm"
CACHE = paths.BUILD / "linux" / "debian"
PLAYER = "player"
PLAYERS_HOME = "/srv/player"
_APT = ("apt-get", "-y", "-q", "-o", "Dpkg::Use-Pty=0")
_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/local/games:/usr/games"
_TIMEOUT = 3600  # seconds per command: all tests on a busy machine take a while
# Programs expect these on every machine: shared memory and pseudo-terminals.
_MOUNT = "mount -t tmpfs shm /dev/shm && mount -t devpts -o ptmxmode=0666 devpts /dev/pts"
# Not by chroot, in which Linux gives nobody the namespaces that the arena's sandbox is made of.
_ENTER = (
    'mount --rbind "$0" "$0" && cd "$0" && pivot_root . mnt && mount -t proc proc /proc && '
    'umount -l /mnt && exec "$@"'
)


class ChrootFailed(PackagingError):
    """A command in the minimal Debian failed."""


class Chroot:
    """A minimal Debian in the folder `root` below `build`, with an ordinary user."""

    def __init__(self, name: str, suite: str = SUITE) -> None:
        """Unpack a new one from the archive that the first call creates for the suite."""
        if os.geteuid() != 0:
            raise ChrootFailed("a bare Debian can be made by root alone; call this again with sudo")
        self.root = CACHE / name
        shutil.rmtree(self.root, ignore_errors=True)
        self.root.mkdir(parents=True)
        with _alone():
            base = _base(suite)
        subprocess.run(["tar", "-xf", str(base), "-C", str(self.root)], check=True)
        shutil.copyfile("/etc/resolv.conf", self.root / "etc/resolv.conf")
        hosts = f"127.0.0.1 localhost {socket.gethostname()}\n::1 localhost\n"  # debootstrap writes none
        (self.root / "etc/hosts").write_text(hosts, encoding="ascii")
        # The folder is deleted at the end, so dpkg need not wait for the disk after each file.
        (self.root / "etc/dpkg/dpkg.cfg.d/no-sync").write_text("force-unsafe-io\n", encoding="ascii")
        self._archives = CACHE / "archives" / suite
        self._archives.mkdir(parents=True, exist_ok=True)
        with _alone():
            shutil.copytree(self._archives, self.root / "var/cache/apt/archives", dirs_exist_ok=True)
        self.run([*_APT, "update"])
        self.run(["useradd", "--create-home", "--home-dir", PLAYERS_HOME, PLAYER])

    def close(self) -> None:
        """Save the packages that apt fetched for the next time, and delete the folder."""
        with _alone():
            for package in (self.root / "var/cache/apt/archives").glob("*.deb"):
                shutil.copyfile(package, self._archives / package.name)
        shutil.rmtree(self.root)

    def command(
        self,
        argv: Sequence[str],
        *,
        as_player: bool = False,
        environment: Mapping[str, str] | None = None,
        folder: str = "",
    ) -> list[str]:
        """The argv that runs a command in the chroot with its own environment, in `folder` or at home."""
        home = PLAYERS_HOME if as_player else "/root"
        inside = {"PATH": _PATH, "HOME": home, "LANG": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
        inside |= environment or {}
        become = ["setpriv", f"--reuid={PLAYER}", f"--regid={PLAYER}", "--init-groups"] if as_player else []
        return [
            *("unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", _ENTER, str(self.root)),
            *("env", "--ignore-environment", f"--chdir={folder or home}"),
            *(f"{name}={value}" for name, value in inside.items()),
            # The shell stays root and so ends with `unshare`; a process that changes its user would not.
            *("sh", "-c", f'{_MOUNT} && "$@"; exit $?', "sh", *become, *argv),
        ]

    def run(
        self,
        argv: Sequence[str],
        *,
        as_player: bool = False,
        environment: Mapping[str, str] | None = None,
        typed: bytes = b"",
        folder: str = "",
    ) -> str:
        """Run a command; returns its standard output, or raises ChrootFailed."""
        command = self.command(argv, as_player=as_player, environment=environment, folder=folder)
        done = subprocess.run(command, input=typed, capture_output=True, timeout=_TIMEOUT, check=False)
        if done.returncode:
            said = (done.stdout + done.stderr).decode(errors="replace")
            raise ChrootFailed(f"{' '.join(argv)} ended with status {done.returncode}:\n{said}")
        return done.stdout.decode(errors="replace")

    def install(self, *packages: str) -> None:
        """Install packages by name or, with a slash, by file, with their dependencies only."""
        self.run([*_APT, "install", "--no-install-recommends", *packages])

    def purge(self, *packages: str) -> None:
        """Remove packages and their configuration."""
        self.run([*_APT, "purge", *packages])

    def take(self, file: Path, place: str) -> str:
        """Copy a file into the chroot, readable for everybody; returns its path there."""
        target = self.root / place.lstrip("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)
        target.chmod(0o644)
        return place


@contextmanager
def bare_debian(name: str, suite: str = SUITE) -> Iterator[Chroot]:
    """A minimal Debian, deleted at the end."""
    print(f"A bare Debian ({suite}), for: {name}", flush=True)
    system = Chroot(name, suite)
    try:
        yield system
    finally:
        system.close()


@contextmanager
def _alone() -> Iterator[None]:
    """Keep other threads and processes from what all systems share."""
    with (CACHE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _base(suite: str) -> Path:
    """The archive of the base system, created once; call it alone."""
    base = CACHE / f"{suite}.tar"  # compression would take longer than it saves
    if base.is_file():
        return base
    print(f"Making a bare Debian ({suite}) ...", flush=True)
    folder = CACHE / "base"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    argv = ["debootstrap", "--variant=minbase", suite, str(folder)]
    subprocess.run(argv, check=True, stdout=subprocess.DEVNULL)
    part = base.with_suffix(".part")
    with tarfile.open(part, "w") as archive:
        archive.add(folder, ".")
    shutil.rmtree(folder)
    return part.rename(base)

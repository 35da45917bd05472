"""The window of a program in a process of its own does not wait for the disk when a round ends."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from straights_gui.model.statistics.store import FILE, StatisticsStore
from tests.support.paths import ROOT

CHILD = ROOT / "tests/support/window/killed_program.py"
SETTINGS = "[General]\nspeed=at-once\npauses=at-once\ntour-seen=yes\nlanguage=en\n"
SLOW_DISK = """
#define _GNU_SOURCE
#include <sys/syscall.h>
#include <unistd.h>

static int wait_for_disk(long call, int file)
{
    if (syscall(SYS_gettid) == getpid() && write(1, "waited\\n", 7) != 7)
        return -1;
    usleep(20000);
    return syscall(call, file);
}

int fsync(int file) { return wait_for_disk(SYS_fsync, file); }
int fdatasync(int file) { return wait_for_disk(SYS_fdatasync, file); }
"""

pytestmark = [
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="LD_PRELOAD works on Linux"),
    pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler"),
]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """That of a program on a slow disk that says `waited` each time its main thread waits for it."""
    library = tmp_path / "slow_disk.so"
    command = ["cc", "-shared", "-fPIC", "-x", "c", "-", "-o", str(library)]
    subprocess.run(command, input=SLOW_DISK, text=True, check=True, capture_output=True)
    settings = tmp_path / "config" / "straights" / "straights.conf"
    settings.parent.mkdir(parents=True)
    settings.write_text(SETTINGS)
    return dict(
        os.environ,
        XDG_DATA_HOME=str(tmp_path / "data"),
        XDG_CONFIG_HOME=str(tmp_path / "config"),
        QT_QPA_PLATFORM="offscreen",
        LD_PRELOAD=str(library),
    )


def rounds_kept(folder: Path) -> int:
    """How many rounds the next start would find."""
    store = StatisticsStore(folder)
    records = store.records()
    store.close()
    return sum(each.gained is not None for record in records for each in record.rounds)


def test_the_end_of_a_round_does_not_wait_for_the_disk_and_a_kill_loses_none(
    environment: dict[str, str], tmp_path: Path
) -> None:
    """Neither the figures of a round nor its price, once the first round has created the file."""
    waits = [0]  # before the end of the first round, of the second, and so on
    with subprocess.Popen(
        [sys.executable, str(CHILD)], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            word = line.split()[0]
            if word == "waited":
                waits[-1] += 1
            elif word == "result":
                waits.append(0)
            elif word == "over":
                break
        process.kill()
    (file,) = tmp_path.rglob(FILE)

    assert [0] * (len(waits) - 1) == waits[1:]
    assert len(waits) <= rounds_kept(file.parent)

"""The unit with which systemd runs a server."""

import shutil
import subprocess
from configparser import RawConfigParser
from shlex import split

import pytest

from straights_server.command_line import parser
from tests.support.paths import ROOT

UNIT = ROOT / "packaging/server/straights-server.service"
OPTIONS = ROOT / "packaging/server/options"
MOST_EXPOSED = 15
"""Ten times the exposure that `systemd-analyze security` may find."""


def test_the_server_knows_what_the_unit_tells_it() -> None:
    """It keeps the tables in the only folder that it may write to; the options are in a file of their own."""
    unit = RawConfigParser(strict=False)  # a setting may be there twice
    unit.read(UNIT, encoding="utf-8")
    program, options = split(unit["Service"]["ExecStart"])
    given = parser().parse_args([f"@{OPTIONS}"])

    assert program.endswith("/bin/straights-server")
    assert options.startswith("@/etc/")
    # The smallest Debian has no program `kill`; every shell has a command of that name.
    assert ["/bin/sh", "-c", "kill -HUP $MAINPID"] == split(unit["Service"]["ExecReload"])
    assert "notify" == unit["Service"]["Type"]
    assert 10 <= int(unit["Service"]["WatchdogSec"])  # the server says once a second that it goes on
    assert given.database.startswith(f"/var/lib/{unit['Service']['StateDirectory']}/")


def test_the_metrics_have_what_the_server_uses() -> None:
    """For its processor time and memory prometheus-client reads /proc/stat, which `ProcSubset=pid` hides."""
    unit = RawConfigParser(strict=False)
    unit.read(UNIT, encoding="utf-8")

    assert "all" == unit["Service"].get("ProcSubset", "all")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd")
def test_the_server_is_well_sandboxed() -> None:
    """By the rating of systemd, which knows each line."""
    command = ["systemd-analyze", "security", "--offline=true", f"--threshold={MOST_EXPOSED}", str(UNIT)]
    found = subprocess.run(command, capture_output=True, text=True, check=False)

    assert (0, "") == (found.returncode, found.stderr), found.stdout

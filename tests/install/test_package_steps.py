"""packaging/package.py: its steps exist; every failure ends in a sentence."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import steps
from bundle import build_environment, names, paths, sizes, smoke
from bundle.paths import PackagingError
from licensing.component import Component, write_components


def test_each_step_is_a_function_of_a_module_that_stands_here() -> None:
    """A step of another system is run by nobody here before a release."""
    functions = [step.function.split(":") for step in steps.STEPS.values()]

    assert all(callable(getattr(import_module(module), function)) for module, function in functions)
    assert {step for wanted in steps.EVERYTHING.values() for step in wanted} <= set(steps.STEPS)


@pytest.mark.parametrize(
    "failure, sentence",
    [
        (PackagingError("the folder is not there; freeze first"), "the folder is not there; freeze first"),
        (subprocess.CalledProcessError(3, ["dpkg-deb", "--build"]), "this command failed: dpkg-deb --build"),
        (subprocess.TimeoutExpired(["straights-gui"], 120), "this command took too long: straights-gui"),
        (FileNotFoundError(2, "No such file", "objdump"), "[Errno 2] No such file: 'objdump'"),
    ],
)
def test_a_step_that_fails_ends_in_a_sentence(
    failure: Exception, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise failure

    monkeypatch.setattr(build_environment, "is_inside", lambda: True)
    monkeypatch.setattr(steps, "provide", lambda _needed: None)
    monkeypatch.setattr(smoke, "smoke", fail)

    assert 1 == steps.main(["smoke"])
    assert f"package.py: {sentence}\n" == capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="a shell stands for the programs")
@pytest.mark.parametrize(
    "script, sentence",
    [
        ("echo $name 0.0.1", rf"says '.* 0\.0\.1', not version {names.VERSION}"),
        (f"echo $name {names.VERSION}", r"straights does not play as computers\.seed44\.out"),
        ("echo FAILED a check; exit 1", "ended with status 1:\nFAILED a check"),
    ],
)
def test_a_bundle_that_does_not_work_is_found_out(tmp_path: Path, script: str, sentence: str) -> None:
    """It is of another version, plays otherwise, or fails the self-test."""
    for name in (names.CONSOLE, names.WINDOW):
        (tmp_path / name).write_text(f"#!/bin/sh\nname=${{0##*/}}\n{script}\n", encoding="ascii")
        (tmp_path / name).chmod(0o755)

    with pytest.raises(PackagingError, match=sentence):
        smoke.smoke(tmp_path)


def test_a_bundle_that_is_too_large_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where every megabyte goes is told, and then that it is too much."""
    bundle = tmp_path / "straights"
    (bundle / "_internal").mkdir(parents=True)
    (bundle / "_internal" / "libQt6Gui.so.6").write_bytes(bytes(2_000_000))
    write_components(
        [Component("Qt", "6", "LGPL-3.0-only", files=("libQt6Gui.so.6",))], tmp_path / "list.json"
    )
    monkeypatch.setattr(sizes, "INVENTORY", tmp_path / "list.json")
    monkeypatch.setattr(sizes, "LIMIT", 1.0)

    with pytest.raises(PackagingError, match=r"takes 2\.0 MB; it may take 1"):
        sizes.print_sizes(bundle)
    assert "2.0 MB  Qt\n" in capsys.readouterr().out


def test_packages_are_built_by_any_python_that_can_play() -> None:
    command = [sys.executable, "-S", "-E", str(paths.PACKAGING / "package.py"), "nothing"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert (2, "") == (done.returncode, done.stdout)
    assert "there is no step 'nothing'" in done.stderr


@pytest.mark.parametrize("script", ["bootstrap.py", "package.py"])
def test_an_old_python_ends_in_a_sentence(script: str) -> None:
    """Also where everything after the check could not be read by it."""
    old = (
        "import runpy, sys; sys.version_info = (3, 10, 13); runpy.run_path(sys.argv[1], run_name='__main__')"
    )
    command = [sys.executable, "-c", old, str(paths.PACKAGING / script)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=paths.PACKAGING)

    assert 1 == done.returncode
    assert f"Straights needs Python 3.11 or later; {sys.executable} is 3.10.13." in done.stderr
    assert 1 == len(done.stderr.splitlines())

"""packaging/package.py: steps and their order; every failure ends in a sentence."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import set_up
import steps
import system_packages
from bundle import build_environment, names, paths, sizes, smoke
from bundle.names import Release
from bundle.paths import PackagingError
from licensing.component import Component, write_components
from set_up import SetUpFailed
from steps import Step
from system_packages import DEBIAN_PYTHON, VENV, needed_by_steps


@pytest.fixture
def inside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the tests believe that the environment of packages is this one, on a machine with all tools."""
    monkeypatch.setattr(build_environment, "is_inside", lambda: True)
    monkeypatch.setattr(steps, "provide", lambda _needed: None)


@pytest.mark.parametrize("step", steps.STEPS)
def test_each_step_is_a_function_of_a_module_that_stands_here(step: str) -> None:
    """A step that the usage names can be run: its module has the function."""
    name, _, function = steps.STEPS[step].function.partition(":")
    module = import_module(name)

    assert callable(getattr(module, function))
    assert module.__file__ is not None
    assert paths.PACKAGING in Path(module.__file__).parents
    assert step in steps.usage()


def test_what_is_made_by_default_are_known_steps() -> None:
    """`make package` on any of the three systems asks for steps that exist."""
    names_of_steps = {step for wanted in steps.EVERYTHING.values() for step in wanted}

    assert names_of_steps <= set(steps.STEPS)


def test_an_unknown_step_is_told_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    """Status 2, before anything is installed or made."""
    status = steps.main(["linnux"])
    said = capsys.readouterr().err

    assert 2 == status
    assert "there is no step 'linnux'" in said
    assert "usage: python3 packaging/package.py" in said


def test_without_a_step_the_usage_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """As for an unknown step."""
    assert 2 == steps.main([])
    assert "usage:" in capsys.readouterr().err


@pytest.mark.usefixtures("inside")
def test_a_step_that_cannot_be_taken_ends_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No traceback: what was wrong, and status 1; later steps are not taken."""
    taken: list[str] = []

    def fail() -> None:
        raise PackagingError("the folder is not there; freeze first")

    monkeypatch.setattr(smoke, "smoke", fail)
    monkeypatch.setattr(smoke, "late", lambda: taken.append("late"), raising=False)
    monkeypatch.setitem(steps.STEPS, "late", Step("", "bundle.smoke:late"))

    assert 1 == steps.main(["smoke", "late"])
    assert "package.py: the folder is not there; freeze first\n" == capsys.readouterr().err
    assert [] == taken


@pytest.mark.usefixtures("inside")
def test_checksums_of_packages_that_are_built_again_are_removed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """They would be false, and nobody would notice before a user does."""
    sums = tmp_path / "SHA256SUMS"
    sums.write_text("", encoding="ascii")
    monkeypatch.setattr(paths, "DIST", tmp_path)
    monkeypatch.setattr(smoke, "smoke", lambda: None)

    assert 0 == steps.main(["smoke"])
    assert sums.exists()

    monkeypatch.setitem(steps.STEPS, "linux", Step("", "bundle.smoke:smoke"))
    assert 0 == steps.main(["linux"])
    assert not sums.exists()


@pytest.mark.usefixtures("inside")
def test_a_program_that_fails_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command that failed stands in the sentence."""

    def fail() -> None:
        raise subprocess.CalledProcessError(3, ["dpkg-deb", "--build"])

    monkeypatch.setattr(smoke, "smoke", fail)

    assert 1 == steps.main(["smoke"])
    assert "package.py: this command failed: dpkg-deb --build\n" == capsys.readouterr().err


def test_a_bundle_of_another_version_is_found_out(tmp_path: Path) -> None:
    """What says another version than engine/version.py is an old bundle."""
    for name in ("straights", "straights-gui"):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho {name} 0.0.1\n", encoding="ascii")
        program.chmod(0o755)

    with pytest.raises(smoke.SmokeTestFailed, match=rf"says '.* 0\.0\.1', not version {names.VERSION}"):
        smoke.smoke(tmp_path)


def test_a_bundle_that_plays_otherwise_is_found_out(tmp_path: Path) -> None:
    """A console that starts but does not play as the golden transcript is no bundle."""
    for name in ("straights", "straights-gui"):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho {name} {names.VERSION}\n", encoding="ascii")
        program.chmod(0o755)

    with pytest.raises(smoke.SmokeTestFailed, match=r"straights does not play as computers\.seed44\.out"):
        smoke.smoke(tmp_path)


def test_a_bundle_whose_self_test_fails_is_found_out(tmp_path: Path) -> None:
    """The self-test's output is shown with its status."""
    for name in ("straights", "straights-gui"):
        program = tmp_path / name
        program.write_text("#!/bin/sh\necho FAILED a check\nexit 1\n", encoding="ascii")
        program.chmod(0o755)

    with pytest.raises(smoke.SmokeTestFailed, match=r"ended with status 1:\nFAILED a check"):
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

    with pytest.raises(sizes.TooLarge, match=r"takes 2\.0 MB; it may take 1"):
        sizes.print_sizes(bundle)
    assert "2.0 MB  Qt\n" in capsys.readouterr().out


@pytest.mark.usefixtures("inside")
def test_a_program_that_takes_too_long_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """So is one that is not there at all."""

    def wait() -> None:
        raise subprocess.TimeoutExpired(["straights-gui", "--self-test"], 120)

    def miss() -> None:
        raise FileNotFoundError(2, "No such file or directory", "objdump")

    for failing, text in ((wait, "took too long: straights-gui --self-test"), (miss, "'objdump'")):
        monkeypatch.setattr(smoke, "smoke", failing)
        assert 1 == steps.main(["smoke"])
        assert text in capsys.readouterr().err


@pytest.mark.parametrize(
    "version, debian, plain, windows, is_final",
    [
        ("1.2.3", "1.2.3", "1.2.3", "1.2.3.0", True),
        ("0.2.0.dev0", "0.2.0~dev0", "0.2.0", "0.2.0.0", False),
        ("1.0.0rc1", "1.0.0~rc1", "1.0.0", "1.0.0.0", False),
    ],
)
def test_each_system_has_its_form_of_the_version(
    version: str, debian: str, plain: str, windows: str, *, is_final: bool
) -> None:
    """Debian sorts what follows a tilde first, Windows has four numbers, macOS three."""
    release = Release.of(version)

    assert (debian, plain, windows, is_final) == (
        release.debian,
        release.plain,
        release.windows,
        release.is_final,
    )


@pytest.mark.parametrize("version", ["1.2", "1.2.3.4", "v1.2.3", "1.2.3-beta", ""])
def test_a_version_that_some_system_could_not_tell_is_refused(version: str) -> None:
    """Better now than in an installer."""
    with pytest.raises(ValueError, match=r"write 1\.2\.3 or 1\.2\.3\.dev1"):
        Release.of(version)


def test_packages_are_built_by_any_python_that_can_play() -> None:
    """package.py and what it imports first need the standard library alone: run with no site packages."""
    command = [sys.executable, "-S", "-E", str(paths.PACKAGING / "package.py"), "nothing"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert (2, "") == (done.returncode, done.stdout)
    assert "there is no step 'nothing'" in done.stderr


@pytest.mark.parametrize("is_root", [False, True])
def test_everything_is_asked_for_at_once(monkeypatch: pytest.MonkeyPatch, *, is_root: bool) -> None:
    """One command for libraries, compiler, headers and validators; what root cannot get is told as well."""
    asked: list[str] = []
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("os.geteuid", lambda: 0 if is_root else 1000)
    monkeypatch.setattr("shutil.which", lambda name: name)
    monkeypatch.setattr(set_up, "missing", list)
    monkeypatch.setattr(set_up, "install", asked.extend)
    with pytest.raises(SetUpFailed) as stopped:
        set_up.provide(needed_by_steps(steps.EVERYTHING["linux"]))

    (line,) = [line for line in str(stopped.value).splitlines() if "apt-get" in line]
    expected = {"libgl1", "gcc", "libc6-dev", f"{DEBIAN_PYTHON}-dev", "binutils", "lintian", "rpm", "npm"}
    assert expected <= set(line.split())
    assert is_root == bool(asked)


@pytest.mark.parametrize("step", ["tag", "notes", "checksums"])
def test_what_builds_nothing_here_needs_a_venv_alone(step: str) -> None:
    """A machine that only compares or sums up is asked for no library."""
    assert [*VENV] == needed_by_steps([step])


def test_packages_are_listed_for_known_steps_only() -> None:
    """A misspelt step in the list would go unnoticed until somebody lacks its packages."""
    assert set() == set(system_packages.STEPS) - set(steps.STEPS)


def test_what_is_missing_stops_before_anything_is_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not even the environment, which takes minutes."""

    def refuse(_steps: object) -> None:
        raise SetUpFailed("This system lacks: a C compiler.")

    monkeypatch.setattr(steps, "provide", refuse)
    monkeypatch.setattr(build_environment, "ensure", lambda: pytest.fail("the environment was made"))

    assert 1 == steps.main(["freeze"])
    assert "package.py: This system lacks: a C compiler.\n" == capsys.readouterr().err


@pytest.mark.parametrize("script", ["bootstrap.py", "package.py"])
def test_an_old_python_ends_in_a_sentence(script: str) -> None:
    """Also where everything after the check could not be read by it."""
    old = (
        "import runpy, sys; sys.version_info = (3, 10, 13); runpy.run_path(sys.argv[1], run_name='__main__')"
    )
    command = [sys.executable, "-c", old, str(paths.PACKAGING / script)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=paths.PACKAGING)

    expected = f"Straights needs Python 3.11 or later; {sys.executable} is 3.10.13. Name another: make "
    assert (1, 1) == (done.returncode, len(done.stderr.splitlines()))
    assert done.stderr.startswith(expected)

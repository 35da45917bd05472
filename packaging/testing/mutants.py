"""`make mutants`: small changes of the code, each of which a test should notice.

mutmut makes the changes and runs, for each, the tests that call the changed function. This module selects
modules and tests: those given, else the modules that differ from the branch `main`. Each package has a copy
of the tree in `build/mutants`, in which mutmut stores its results, so a second call tries only changed
functions and survivors. docs/testing.md explains the result.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import sysconfig
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path, PurePosixPath

from testing.changes import ROOT, git

WORK = ROOT / "build" / "mutants"
PACKAGES = ("engine", "straights_gui", "straights_server")
_PLUGINS = ("no:cacheprovider", "testing.mutmut_plugin")
# In the copy of engine/__init__.py: a strategy has a process that sees the engine and no mutmut.
WITHOUT_MUTMUT = b"""
import importlib.util, sys, types
if not importlib.util.find_spec("mutmut"):
    module = types.ModuleType("mutmut.mutation.trampoline")
    module.MutantDict, module.wrap_in_trampoline = dict, lambda *_: lambda function: function
    sys.modules |= dict.fromkeys(("mutmut", "mutmut.mutation", module.__name__), module)
"""
# mutmut's exit codes: 0 the tests passed, 33 no test calls the function, 24 and 36 the tests took too long,
# 37 a type check failed. All else is a failed test or a crash.
OUTCOMES = {0: "survived", 33: "untested", -24: "timeout", 24: "timeout", 36: "timeout", 37: "type error"}


def changed_modules() -> list[str]:
    """The modules that differ from the commit at which this branch left `main`."""
    paths = {
        *git("diff", "--name-only", "--merge-base", "main"),
        *git("ls-files", "-o", "--exclude-standard"),
    }
    modules = (path for path in sorted(paths) if path.startswith(PACKAGES) and path.endswith(".py"))
    return [path for path in modules if (ROOT / path).exists()]


def modules_of(path: str) -> list[str]:
    """The modules of a path, including those in its subfolders."""
    place = (ROOT / path).resolve()
    found = [place] if place.is_file() else sorted(place.rglob("*.py"))
    if not found or not place.is_relative_to(ROOT):
        sys.exit(f"make mutants: there is no module in {path}")
    return [each.relative_to(ROOT).as_posix() for each in found]


def by_room(modules: Iterable[str]) -> dict[str, list[str]]:
    """The modules grouped by folder."""
    rooms: dict[str, list[str]] = {}
    for module in modules:
        rooms.setdefault(str(PurePosixPath(module).parent), []).append(module)
    return rooms


def tests_of(module: str) -> list[str]:
    """The tests of a package: its test folder, or only its own test modules if it has subpackages."""
    room = PurePosixPath("tests") / PurePosixPath(module).parent
    while not (ROOT / room).is_dir():
        room = room.parent
    if any((ROOT / PurePosixPath(module).parent).glob("*/__init__.py")):
        return sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / room).glob("test_*.py"))
    return [room.as_posix()]


def copy_tree(target: Path, *, with_compiled: bool) -> None:
    """Update a copy of the tree; unchanged files keep their modification time, which mutmut compares.

    Without its compiled modules the engine is interpreted there, which takes some fifty times as long.
    """
    names = set(git("ls-files", "-co", "--exclude-standard"))
    if with_compiled:
        compiled = (ROOT / "engine").rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}")
        names |= {path.relative_to(ROOT).as_posix() for path in compiled}
    for name in names:
        source, copy = ROOT / name, target / name
        text = source.read_bytes() if source.is_file() else b""
        text += WITHOUT_MUTMUT if name == "engine/__init__.py" else b""
        if source.is_file() and not (copy.is_file() and copy.read_bytes() == text):
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(text)
    for copy in target.glob("*/**/*.py"):
        name = copy.relative_to(target).as_posix()
        if name not in names and not name.startswith("mutants/"):
            copy.unlink()


def configure(target: Path, modules: Sequence[str], tests: Sequence[str]) -> None:
    """Configure mutmut, in the copy's pyproject.toml: the modules to change and the tests to run."""
    package = PurePosixPath(modules[0]).parts[0]
    values = {
        "source_paths": [package],
        "only_mutate": list(modules),
        "also_copy": sorted(
            path.name for path in target.iterdir() if path.name not in {package, "tests", "mutants"}
        ),
        "pytest_add_cli_args_test_selection": list(tests),
        "pytest_add_cli_args": ["-n0", *(f"-p{name}" for name in _PLUGINS)],
        # The server process has run no test, and so has no window and no thread.
        "process_isolation": "forkserver",
    }
    lines = [f"{name} = {json.dumps(value)}" for name, value in values.items()]
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (target / "pyproject.toml").write_text(
        text + "\n[tool.mutmut]\n" + "\n".join(lines) + "\n", encoding="utf-8"
    )


def mutmut(target: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run mutmut in the copy, with offscreen windows and few examples per property."""
    environment = os.environ | {
        "PYTHONPATH": str(ROOT / "packaging"),
        "QT_QPA_PLATFORM": "offscreen",
        "STRAIGHTS_EXAMPLES": "few",
    }
    return subprocess.run(
        [sys.executable, "-m", "mutmut", *command],
        cwd=target,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def outcomes(target: Path) -> dict[str, str]:
    """The outcome of each change, by mutmut's name for it; "new" if it was not tried."""
    found: dict[str, str] = {}
    for path in sorted(target.glob("mutants/**/*.meta")):
        for name, code in json.loads(path.read_bytes())["exit_code_by_key"].items():
            found[name] = "new" if code is None else OUTCOMES.get(code, "killed")
    return found


def survivor(target: Path, name: str) -> str:
    """The function that a surviving mutant changes, and the changed line."""
    shown = mutmut(target, "show", name).stdout.splitlines()
    added = [line[1:].strip() for line in shown if line.startswith("+") and not line.startswith("+++")]
    return f"{name.rpartition('__mutmut_')[0].replace('.x_', '.')}: {' '.join(added)}"


def try_room(
    room: str, modules: Sequence[str], sample: int, seed: int, extra: Sequence[str]
) -> Iterator[str]:
    """Test the changes of a package; yields the lines of the report."""
    target = WORK / room.replace("/", ".")
    copy_tree(target, with_compiled=not room.startswith("engine"))
    configure(target, modules, [*dict.fromkeys(test for each in modules for test in tests_of(each)), *extra])
    mutmut(target, "run", "makes.mutants.only")  # no change has this name: all are generated, none is tested
    found = outcomes(target)
    again = [name for name, outcome in found.items() if outcome != "killed"]
    if 0 < sample < len(found):
        chooser = random.Random(f"{room} {seed}" if seed else room)  # noqa: S311  # nothing that is secret
        chosen = chooser.sample(sorted(found), sample)
        again = [name for name in chosen if found[name] != "killed"]
        found = dict.fromkeys(chosen, "new")
    if again:
        done = mutmut(target, "run", "--max-children", str(os.cpu_count() or 1), *again)
        if done.returncode:
            sys.exit(f"make mutants: mutmut failed in {target}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    now = outcomes(target)
    yield from report(room, target, {name: now[name] for name in found})


def report(room: str, target: Path, found: dict[str, str]) -> Iterator[str]:
    """The counts of a package as a row of a table, then the survivors."""
    count = Counter(found.values())
    left = [name for name, outcome in found.items() if outcome in {"survived", "untested"}]
    tested = sum(count.values()) - count["type error"]
    killed = count["killed"] + count["timeout"]
    share = f"{killed / tested:.0%}" if tested else "-"
    yield f"| {room} | {sum(count.values())} | {killed} | {len(left)} | {share} |"
    for name in left:
        yield f"    {survivor(target, name)}"


def main() -> None:
    """Read the command line, and test package after package."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__.splitlines()[0])
    parser.add_argument("paths", nargs="*", help="modules or folders; those changed since main by default")
    parser.add_argument("--sample", type=int, default=0, help="try only so many changes of each room")
    parser.add_argument("--seed", type=int, default=0, help="which sample: each number has one of its own")
    parser.add_argument("--tests", action="append", default=[], help="tests to run besides the room's own")
    asked = parser.parse_args()
    modules = (
        [each for path in asked.paths for each in modules_of(path)] if asked.paths else changed_modules()
    )
    if not modules:
        print(
            "make mutants: no module differs from main; name one: make mutants ARGS=engine/straights/rules.py"
        )
    print("| Room | Changes | Noticed | Survived | Share |")
    for room, members in by_room(modules).items():
        for line in try_room(room, members, asked.sample, asked.seed, asked.tests):
            print(line, flush=True)


if __name__ == "__main__":
    main()

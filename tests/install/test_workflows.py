"""The workflows are valid and careful, and leave all logic to packaging/package.py; nothing is run here."""

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import check_jsonschema
import pytest
from click.testing import CliRunner
from ruamel.yaml import YAML

from bootstrap import MIN_PYTHON
from bundle import names
from macos import signing as macos
from release import notes
from steps import STEPS
from windows import signing as windows

ROOT = Path(__file__).resolve().parents[2]
GITHUB = ROOT / ".github"
WORKFLOWS = {path.stem: path for path in sorted((GITHUB / "workflows").glob("*.yml"))}
ISSUE_FORMS = ("bug.yml", "idea.yml")
LONGEST_RUN = 4
READ_ONLY = {"contents": "read"}
MAY_WRITE = {("release", "draft"): {"contents": "write", "id-token": "write", "attestations": "write"}}
Table = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Step:
    """A step, and where it stands."""

    workflow: str
    job: str
    table: Table

    @property
    def place(self) -> str:
        """Its job's name, as a failure shows it."""
        return f"{self.workflow}/{self.job}"


@cache
def read(path: Path) -> Table:
    """Read YAML as GitHub does: `on` is a word there."""
    table: Table = YAML(typ="safe").load(path)
    return table


def jobs() -> Iterator[tuple[str, str, Table]]:
    """Every job: its workflow, its name, and what is said of it."""
    for name, path in WORKFLOWS.items():
        for job, table in read(path)["jobs"].items():
            yield name, job, table


def steps() -> Iterator[Step]:
    """Every step of every job."""
    for workflow, job, table in jobs():
        for step in table.get("steps", ()):
            yield Step(workflow, job, step)


def uses(action: str) -> list[Step]:
    """The steps that use one of GitHub's actions."""
    return [step for step in steps() if step.table.get("uses", "").startswith(f"actions/{action}@")]


@pytest.mark.parametrize(
    "schema, paths",
    [
        ("vendor.github-workflows", [str(path) for path in WORKFLOWS.values()]),
        ("vendor.dependabot", [str(GITHUB / "dependabot.yml")]),
        ("vendor.github-issue-forms", [str(GITHUB / "ISSUE_TEMPLATE" / name) for name in ISSUE_FORMS]),
        ("vendor.github-issue-config", [str(GITHUB / "ISSUE_TEMPLATE" / "config.yml")]),
    ],
)
def test_the_files_are_of_githubs_form(schema: str, paths: list[str]) -> None:
    """The schemas that come with check-jsonschema know no word wrong."""
    # In this process, since its import takes two seconds.
    done = CliRunner().invoke(check_jsonschema.main, ["--builtin-schema", schema, *paths])

    assert (0, "ok -- validation done\n") == (done.exit_code, done.output)


def test_zizmor_finds_nothing_unsafe() -> None:
    """Neither for the strict, with the exceptions of .github/zizmor.yml."""
    zizmor = Path(sys.executable).with_name("zizmor")
    command = [str(zizmor), "--offline", "--no-progress", "--quiet", "--persona", "pedantic", str(GITHUB)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert 0 == done.returncode, done.stdout + done.stderr


def test_every_step_that_a_workflow_names_exists() -> None:
    """An unknown one would be noticed only after a tag was set."""
    said = {
        name
        for step in steps()
        for call in re.findall(r"packaging/package\.py(.*)", step.table.get("run", ""))
        for name in call.split()
    }

    assert said
    assert set() == said - {*STEPS, "all"}


def test_every_secret_and_variable_is_read_by_somebody() -> None:
    """A name that no script reads would be set for nothing, and one that no workflow sets would be empty."""
    named = {
        name
        for path in WORKFLOWS.values()
        for name in re.findall(r"\b(?:secrets|vars)\.(\w+)", path.read_text(encoding="utf-8"))
    }

    assert named == {
        *(names.MAINTAINER, windows.CERTIFICATE, windows.PASSWORD, windows.TIMESTAMP_SERVER),
        *(macos.CERTIFICATE, macos.PASSWORD, *macos.NOTARY),
    }


def test_a_secret_is_known_to_one_step_of_its_own_system_alone() -> None:
    """Secrets stand in the environment of the step that needs them, and nowhere else in the files."""
    known = [
        (step.place, name.partition("_")[0])
        for step in steps()
        for name, value in step.table.get("env", {}).items()
        if str(value) == f"${{{{ secrets.{name} }}}}"
    ]
    written = sum(path.read_text(encoding="utf-8").count("secrets.") for path in WORKFLOWS.values())

    assert written == len(known)
    assert {("release/windows", "WINDOWS"), ("release/macos", "MACOS")} == set(known)


def test_no_step_has_logic_of_its_own() -> None:
    """A few commands after one another; what chooses or repeats is Python, which can be tested."""
    lines = [(step.place, step.table["run"].strip().splitlines()) for step in steps() if "run" in step.table]

    assert [] == [place for place, each in lines if len(each) > LONGEST_RUN]
    assert [] == [(place, line) for place, each in lines for line in each if re.search(r"[|;&`]|\$\(", line)]


def test_no_job_lasts_for_ever() -> None:
    """A job that hangs is ended; those that call another workflow have that one's limits."""
    without = [(name, job) for name, job, table in jobs() if "timeout-minutes" not in table]

    assert [("release", "test"), ("release", "audit")] == without


def test_jobs_may_read_and_one_may_write() -> None:
    """Nothing by default; each job reads the sources, and the one that writes runs nothing of the project."""
    for path in WORKFLOWS.values():
        assert {} == read(path)["permissions"]
    assert [] == [
        (name, job, table["permissions"])
        for name, job, table in jobs()
        if MAY_WRITE.get((name, job), READ_ONLY) != table["permissions"]
    ]
    for workflow, job in MAY_WRITE:
        done = [step.table for step in steps() if (step.workflow, step.job) == (workflow, job)]
        used = {step.get("uses", "").partition("@")[0] for step in done}
        assert {"", "actions/attest", "actions/download-artifact"} == used
        assert ["gh release create"] == [step["run"][:17] for step in done if "run" in step]


def test_a_checkout_keeps_no_credentials() -> None:
    """What runs after it finds no token in git's settings."""
    assert uses("checkout")
    assert [] == [
        step.place for step in uses("checkout") if step.table["with"] != {"persist-credentials": False}
    ]


def test_only_githubs_own_actions_are_used() -> None:
    """Nobody else's program runs where packages are made."""
    used = [step.table["uses"] for step in steps() if "uses" in step.table]

    assert [] == [action for action in used if not re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40}", action)]


def test_an_action_has_the_same_version_everywhere() -> None:
    """As dependabot would have it: a commit, and beside it the version that it is."""
    texts = [path.read_text(encoding="utf-8") for path in WORKFLOWS.values()]
    used = {line for text in texts for line in re.findall(r"uses: (actions/.*)", text)}

    assert [] == [line for line in used if not re.search(r"@[0-9a-f]{40} # v\d+\.\d+\.\d+$", line)]
    assert len({line.partition("@")[0] for line in used}) == len(used)


def test_images_are_pinned_by_their_digest() -> None:
    """Those in which workflows run and people develop, all the same, and those of the server's container."""
    used = {job["container"]["image"] for _, _, job in jobs() if "container" in job}
    used.add(json.loads((ROOT / ".devcontainer" / "devcontainer.json").read_bytes())["image"])
    container = (ROOT / "packaging" / "server" / "Containerfile").read_text(encoding="utf-8")
    below = set(re.findall(r"^FROM (\S+)", container, re.MULTILINE))

    assert (1, 1) == (len(used), len(below))
    assert [] == [image for image in used | below if not re.search(r":[\w.-]+@sha256:[0-9a-f]{64}$", image)]


def test_what_is_made_arrives_under_names_of_its_own() -> None:
    """No upload is empty, none replaces another, and what the release collects is called so."""
    uploads = [step.table["with"] for step in uses("upload-artifact")]
    named = [upload["name"] for upload in uploads]

    assert len(set(named)) == len(named)
    assert {"error"} == {upload["if-no-files-found"] for upload in uploads}
    assert ["made-*"] == [
        step.table["with"]["pattern"] for step in uses("download-artifact") if step.job == "collect"
    ]
    assert [] == [
        step.place
        for step in uses("upload-artifact")
        if step.table["with"]["name"].startswith("made-") == (step.job == "collect")
    ]


def test_the_notes_are_taken_from_where_they_are_written() -> None:
    """The place stands in the workflow and in packaging/release/notes.py."""
    (upload,) = [step for step in uses("upload-artifact") if step.table["with"]["name"] == "notes"]

    assert notes.TARGET.relative_to(ROOT).as_posix() == upload.table["with"]["path"]


def test_a_trial_publishes_nothing() -> None:
    """Started by hand, everything is built, and the jobs after that are left out."""
    release = read(WORKFLOWS["release"])
    table = release["jobs"]

    assert {"push": {"tags": ["v*"]}, "workflow_dispatch": None} == release["on"]
    assert "github.event_name == 'push'" == table["collect"]["if"]
    assert ("collect", False) == (table["draft"]["needs"], "if" in table["draft"])
    assert "--draft --verify-tag" in table["draft"]["steps"][-1]["run"]


def test_nothing_is_built_before_tag_and_tests_are_seen() -> None:
    """First the tag, then all tests and known faults, then the packages, then what is made of all of them."""
    table = read(WORKFLOWS["release"])["jobs"]
    makers = ["linux", "windows", "macos", "wheels"]

    assert ("tag", "tag") == (table["test"]["needs"], table["audit"]["needs"])
    assert [["test", "audit"]] * len(makers) == [table[maker]["needs"] for maker in makers]
    assert makers == table["collect"]["needs"]
    assert "$/.github/workflows/check.yml" == table["test"]["uses"]
    assert "$/.github/workflows/audit.yml" == table["audit"]["uses"]
    assert all("workflow_call" in read(WORKFLOWS[name])["on"] for name in ("check", "audit"))


def test_updates_are_proposed_for_all_that_is_pinned() -> None:
    """Actions, the image of the container, packages of Python and of the page, each after some days."""
    updates = read(GITHUB / "dependabot.yml")["updates"]
    folders = {each["package-ecosystem"]: each["directory"] for each in updates}

    assert ["docker", "github-actions", "npm", "pip"] == sorted(folders)
    assert all((ROOT / folder.strip("/")).is_dir() for folder in folders.values())
    assert all(each["cooldown"]["default-days"] >= 7 for each in updates)
    assert "schedule" in read(WORKFLOWS["audit"])["on"]


def test_the_version_of_python_stands_in_one_place() -> None:
    """The oldest that will do, which is also the one of Debian 12, where everything was tried."""
    stands = (GITHUB / ".python-version").read_text(encoding="ascii").strip()
    said = [step.table["with"] for step in uses("setup-python") if step.job != "pythons"]

    assert ".".join(str(number) for number in MIN_PYTHON) == stands
    assert [{"python-version-file": ".github/.python-version"}] * len(said) == said


def test_every_supported_python_is_checked() -> None:
    """The versions for which wheels are built, and which package indexes name, are those of the workflow."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheels = project["tool"]["cibuildwheel"]["build"]
    named = [
        each.rpartition(" ")[2] for each in project["project"]["classifiers"] if ":: Python :: 3." in each
    ]
    checked = read(WORKFLOWS["check"])["jobs"]["pythons"]["strategy"]["matrix"]["python"]

    assert [f"cp{version.replace('.', '')}-*" for version in checked] == wheels
    assert checked == named
    assert [{"python-version": "${{ matrix.python }}"}] == [
        step.table["with"] for step in uses("setup-python") if step.job == "pythons"
    ]


def test_what_makes_a_bare_debian_may_mount() -> None:
    """The packages are tried in namespaces of their own, which a container without privileges refuses."""
    makers = [step for step in steps() if re.search(r"check-linux|\.ci/run", step.table.get("run", ""))]
    containers = {
        step.place: job.get("container", {})
        for step in makers
        for workflow, name, job in jobs()
        if (workflow, name) == (step.workflow, step.job)
    }

    assert containers
    assert dict.fromkeys(containers, "--privileged") == {
        place: container.get("options") for place, container in containers.items()
    }

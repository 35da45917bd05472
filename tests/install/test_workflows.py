"""The workflows are valid and careful, and name steps and secrets that exist; nothing is run here."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import check_jsonschema
import pytest
from click.testing import CliRunner
from ruamel.yaml import YAML

from steps import STEPS

ROOT = Path(__file__).resolve().parents[2]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
ISSUE_FORMS = ("bug.yml", "idea.yml")


def read(workflow: str) -> dict[str, Any]:
    """Read a workflow as GitHub does: `on` is a word there."""
    table: dict[str, Any] = YAML(typ="safe").load(GITHUB / "workflows" / f"{workflow}.yml")
    return table


@pytest.mark.parametrize(
    "schema, paths",
    [
        ("vendor.github-workflows", [str(path) for path in WORKFLOWS]),
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
    calls = (
        call
        for path in WORKFLOWS
        for call in re.findall(r"python3? packaging/package\.py (.*)", path.read_text("utf-8"))
    )
    said = {name for call in calls for name in call.split()}

    assert {"freeze", "linux", "windows", "macos", "checksums"} <= said <= {*STEPS, "all"}


def test_every_secret_and_variable_is_documented() -> None:
    """Who releases sets those of docs/releasing.md: none for nothing, and none is missing."""
    document = (ROOT / "docs/releasing.md").read_text(encoding="utf-8")
    named = {
        name
        for path in WORKFLOWS
        for name in re.findall(r"\b(?:secrets|vars)\.(\w+)", path.read_text(encoding="utf-8"))
    }

    assert named == {*re.findall(r"^\| (?:secret|variable) \| `(\w+)`", document, re.MULTILINE)}


def test_a_trial_publishes_nothing() -> None:
    release = read("release")
    table = release["jobs"]

    assert {"push": {"tags": ["v*"]}, "workflow_dispatch": None} == release["on"]
    assert "github.event_name == 'push'" == table["collect"]["if"]
    assert ("collect", False) == (table["draft"]["needs"], "if" in table["draft"])
    assert "--draft --verify-tag" in table["draft"]["steps"][-1]["run"]


def test_every_supported_python_is_checked() -> None:
    """The versions for which wheels are built, and which package indexes name, are those of the workflow."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheels = project["tool"]["cibuildwheel"]["build"]
    named = [
        each.rpartition(" ")[2] for each in project["project"]["classifiers"] if ":: Python :: 3." in each
    ]
    checked = read("check")["jobs"]["pythons"]["strategy"]["matrix"]["python"]

    assert [f"cp{version.replace('.', '')}-*" for version in checked] == wheels
    assert checked == named

"""The documents do not lie: what they show runs as it stands there, and what they name exists."""

import doctest
import io
import re
import sys
from pathlib import Path

import pytest

from engine.cli.arena.options import parser as arena_parser
from engine.cli.arena.program import main as arena
from engine.cli.review.program import parser as review_parser
from engine.cli.straights.program import main as console
from engine.straights.console_text.command_line import USAGE as CONSOLE_USAGE
from engine.straights.strategies.registry import STRATEGIES
from engine.version import VERSION
from straights_gui.startup import USAGE as WINDOW_USAGE
from straights_server.command_line import parser as server_parser
from tests.support.paths import ROOT

README = ROOT / "README.md"
ARCHITECTURE = ROOT / "docs" / "architecture.md"
DOCUMENTS = (README, *sorted((ROOT / "docs").glob("*.md")))
GUIDES = (README, ROOT / "CONTRIBUTING.md", *DOCUMENTS[1:])
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("document, least", [(README, 7), (ROOT / "docs" / "poker.md", 5)])
def test_the_python_session_of_a_document_runs(document: Path, least: int) -> None:
    result = doctest.testfile(str(document), module_relative=False)

    assert (0, True) == (result.failed, result.attempted >= least)


def test_the_readme_can_be_read_in_two_minutes() -> None:
    assert len(read(README)) <= 6000


@pytest.mark.parametrize("document", GUIDES, ids=lambda path: path.name)
def test_every_file_that_a_document_links_is_there(document: Path) -> None:
    links = re.findall(r"\]\(([^)]+)\)", read(document))
    local = [link.partition("#")[::2] for link in links if not link.startswith(("https://", "http://"))]
    missing = [
        (file, heading)
        for file, heading in local
        if not (document.parent / file).exists()
        or (heading and heading not in headings(document.parent / file if file else document))
    ]

    assert [] == missing


def test_the_readme_shows_the_table() -> None:
    assert "](docs/screenshots/table.webp)" in read(README)


def headings(document: Path) -> set[str]:
    """The anchors of a document's headings."""
    found = re.findall(r"^#+ (.+)$", read(document), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in found}


def test_every_make_target_that_a_document_names_is_there() -> None:
    named = set(re.findall(r"(?:^|`)make ([a-z-]+)", "\n".join(map(read, GUIDES)), re.MULTILINE))

    assert {"run", "test"} <= named
    assert set() == named - set(re.findall(r"^([a-z-]+):", read(ROOT / "Makefile"), re.MULTILINE))


@pytest.mark.parametrize(
    "document, usage",
    [
        ("console.md", CONSOLE_USAGE),
        ("installing.md", WINDOW_USAGE),
        ("arena.md", arena_parser().format_help()),
        ("review.md", review_parser().format_help()),
        ("hosting.md", server_parser().format_help()),
    ],
)
def test_the_document_of_a_program_tells_every_option(document: str, usage: str) -> None:
    told, known = (
        set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", text)) for text in (read(ROOT / "docs" / document), usage)
    )

    assert set() == known - told - {"--help", "--version"}


def test_the_computers_of_the_document_are_those_of_the_registry() -> None:
    expected = [f"| {info.level} | `{name}` | {info.description} |" for name, info in STRATEGIES.items()]
    table = read(ROOT / "docs" / "playing.md").split("| level in the window |")[1].split("\n\n")[0]

    assert expected == table.splitlines()[2:]


def test_the_four_computers_of_the_console_end_as_it_says(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = re.search(
        r"printf '(.+)' \| python3 -m engine (\d+) .*last line is: (.+)", read(ROOT / "docs" / "console.md")
    )
    assert shown is not None
    answers, seed, last_line = shown.groups()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(answers.replace("\\n", "\n").encode())))

    assert 0 == console([seed])
    assert last_line == capsys.readouterr().out.splitlines()[-1]


def test_the_match_of_the_arena_ends_as_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    shown = re.search(
        r"^straights-arena ([^\n]+)\n```\n\n```text\n(.+?)```",
        read(ROOT / "docs" / "arena.md"),
        re.MULTILINE | re.DOTALL,
    )
    assert shown is not None
    arguments, report = shown.groups()

    assert 0 == arena([*arguments.split(), "--jobs", "1"])
    told = capsys.readouterr().out
    timeless, expected = (re.sub(r" +[\d.]+ ms", "", text) for text in (told, report))
    assert expected == timeless


def test_every_path_that_the_architecture_names_is_there() -> None:
    named = set(re.findall(r"`((?:engine|straights_gui|packaging)/[\w/.]*)`", read(ARCHITECTURE)))

    assert len(named) >= 20
    assert [] == sorted(path for path in named if not (ROOT / path).exists())


@pytest.mark.parametrize("page", DECISIONS, ids=lambda path: path.name)
def test_a_decision_has_its_parts(page: Path) -> None:
    text = read(page)
    parts = re.findall(r"^\*\*(\w+)\.\*\*", text, re.MULTILINE)

    assert text.startswith(f"# {int(page.name[:4])}. ")
    assert ["Question", "Decision", "Reasons", "Alternatives", "Status"] == parts


def test_decisions_have_numbers_of_their_own_and_are_in_the_index() -> None:
    """Two pages with one number would be two people's."""
    index = re.findall(r"^\| \[(\d+)\]\((\S+)\)", read(DECISIONS[0].with_name("README.md")), re.MULTILINE)

    assert [(str(number), page.name) for number, page in enumerate(DECISIONS, start=1)] == index
    assert list(range(1, len(DECISIONS) + 1)) == [int(page.name[:4]) for page in DECISIONS]


def test_the_changelog_knows_this_version() -> None:
    """A version that is given out has its heading; one on the way collects under Unreleased."""
    heading = "Unreleased" if "dev" in VERSION else VERSION

    assert f"## [{heading}]" in read(ROOT / "CHANGELOG.md")

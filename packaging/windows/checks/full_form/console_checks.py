"""The console under Windows: its lines, its code pages, and Ctrl-C."""

import json

from bundle import paths, smoke
from engine.cli.streams import INTERRUPTED as STATUS
from windows.checks.full_form.in_console import CODE_PAGES, INTERRUPTED
from windows.checks.installer_fixture import CONSOLE, InstallerFixture, verify

_GAME = smoke.GOLDEN / "computers.seed44"
_TYPED, _PRINTED = (_GAME.with_name(f"{_GAME.name}{suffix}") for suffix in (".in", ".out"))


def crlf_input_is_read(fixture: InstallerFixture) -> None:
    """The console reads lines as Windows ends them, from a pipe and with -f from a file."""
    typed = _TYPED.read_bytes().replace(b"\n", b"\r\n")
    file = fixture.system.drive / "meine Züge.txt"
    file.write_bytes(typed)
    console = str(fixture.usual_folder / CONSOLE)
    from_pipe = fixture.system.output_of(console, "44", typed=typed)
    from_file = fixture.system.output_of(console, "44", "-f", fixture.system.path(file))

    verify(_PRINTED.read_bytes(), from_pipe.stdout, "what it prints after input from a pipe")
    verify(_PRINTED.read_bytes(), from_file.stdout, "what it prints after input from a file")


def a_console_changes_nothing(fixture: InstallerFixture) -> None:
    """In a console of any code page it prints the same bytes, and Ctrl-C ends the game without an error."""
    system = fixture.system
    folder = system.folder / "console"
    folder.mkdir()
    status = system.run_in_console(
        *(system.python, "-m", "windows.checks.full_form.in_console"),
        *(str(fixture.usual_folder / CONSOLE), system.path(_TYPED), system.path(folder)),
        environment={"PYTHONPATH": system.path(paths.PACKAGING)},
    )
    verify(0, status, "the exit status")
    for page in CODE_PAGES:
        verify(_PRINTED.read_bytes(), (folder / f"{page}.out").read_bytes(), f"what it prints in {page}")
    verify([STATUS, ""], json.loads((folder / INTERRUPTED).read_text(encoding="utf-8")), "the end by Ctrl-C")


CONSOLE_CHECKS = (crlf_input_is_read, a_console_changes_nothing)

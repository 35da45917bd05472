"""Signatures of programs: which files have one, and that neither key nor password gets out.

Nothing of Microsoft's or Apple's runs here: a function, or a script, stands for their programs.
"""

import base64
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest
from PIL import Image

from bundle.paths import PackagingError
from macos.signing import run
from windows import installer, signing
from windows.payload import PROGRAMS
from windows.signing import NotSigned, sign

KEY, SECRET = b"certificate and key", "open sesame"


@pytest.fixture(autouse=True)
def certificate(monkeypatch: pytest.MonkeyPatch) -> None:
    """A certificate in the environment, in lines as base64 makes them, and its password."""
    monkeypatch.setenv(signing.CERTIFICATE, base64.encodebytes(KEY * 5).decode())
    monkeypatch.setenv(signing.PASSWORD, SECRET)


@pytest.mark.parametrize("status", [0, 1])
def test_neither_key_nor_password_stays(status: int, capfd: pytest.CaptureFixture[str]) -> None:
    """Signed or not: the file with the key is gone afterwards, and the password is in no message."""
    files: list[Path] = []

    def signtool(command: Sequence[str]) -> int:
        files.append(Path(command[command.index("/f") + 1]))
        assert KEY * 5 == files[0].read_bytes()
        return status

    said = ""
    try:
        sign(Path("setup.exe"), signtool)
    except NotSigned as refused:
        said = str(refused)
    output = capfd.readouterr()

    assert not files[0].parent.exists()
    assert SECRET not in said + output.out + output.err
    assert ("setup.exe (status 1)" in said) == bool(status)


@pytest.mark.skipif("sys.platform == 'win32'", reason="the signtool of this test is a shell script")
@pytest.mark.skipif(shutil.which("makensis") is None, reason="there is no makensis here (Debian: nsis)")
@pytest.mark.parametrize("status", [0, 1])
def test_the_uninstaller_is_signed_too(status: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """NSIS has it signed before it packs it; where that fails, there is no installer and no secret told."""
    bundle, tools, log = tmp_path / "bundle", tmp_path / "tools", tmp_path / "log"
    for folder in (bundle, tools):
        folder.mkdir()
    for program in PROGRAMS:
        (bundle / program).write_bytes(b"MZ")
    script = f'#!/bin/sh\nfor file; do :; done\nhead -c 2 "$file" >> {log}\nexit {status}\n'
    (tools / "signtool").write_text(script, encoding="ascii")
    (tools / "signtool").chmod(0o755)
    monkeypatch.setenv("PATH", str(tools), prepend=":")
    monkeypatch.setattr(installer, "BUILD", tmp_path / "build")
    Image.new("RGBA", (64, 64), "green").save(tmp_path / "icon.ico")

    said = ""
    try:
        installer.build_installer(bundle, tmp_path / "game.exe", tmp_path / "icon.ico")
    except installer.InstallerNotMade as refused:
        said = str(refused)
    assert b"MZ" == log.read_bytes()
    assert (status == 0) == (tmp_path / "game.exe").exists()
    assert SECRET not in said
    assert (status != 0) == ("signtool could not sign" in said)


def test_a_program_of_apples_that_fails_tells_no_secret() -> None:
    """The message has the program's name and words, never what it was called with."""
    with pytest.raises(PackagingError) as failed:
        run(["sh", "-c", "echo no such keychain >&2; exit 3", SECRET])

    assert "status 3: no such keychain" in str(failed.value)
    assert SECRET not in str(failed.value)

"""Signatures of Windows programs: in which order, with what, and that neither key nor password gets out.

Nothing of Microsoft's runs here: a function, or a script called signtool, stands for its program.
"""

import base64
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest
from PIL import Image

from bundle.paths import PackagingError
from windows import installer, signing
from windows.build import package_windows
from windows.payload import PROGRAMS
from windows.signing import NotSigned, sign

KEY, SECRET = b"certificate and key", "open sesame"


class Signtool:
    """Notes what it is asked, and what it could read; fails where it is told to."""

    def __init__(self, status: int = 0) -> None:
        self.status = status
        self.commands: list[list[str]] = []
        self.read: list[bytes] = []

    def __call__(self, command: Sequence[str]) -> int:
        self.commands.append(list(command))
        self.read.append(self.certificate.read_bytes())
        return self.status

    @property
    def certificate(self) -> Path:
        """The file with the key, in the last command."""
        command = self.commands[-1]
        return Path(command[command.index("/f") + 1])


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """No certificate, unless a test sets one."""
    for name in (signing.CERTIFICATE, signing.PASSWORD, signing.TIMESTAMP_SERVER):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def certificate(monkeypatch: pytest.MonkeyPatch) -> None:
    """A certificate in the environment, in lines as base64 makes them, and its password."""
    monkeypatch.setenv(signing.CERTIFICATE, base64.encodebytes(KEY * 5).decode())
    monkeypatch.setenv(signing.PASSWORD, SECRET)


def test_without_a_certificate_nothing_is_called(capsys: pytest.CaptureFixture[str]) -> None:
    """A warning says so, in the workflow's form, and the file stays as it is."""
    signtool = Signtool()
    sign(Path("setup.exe"), signtool)

    assert [] == signtool.commands
    expected = "::warning::No certificate for Windows is set: setup.exe is not signed\n"
    assert expected == capsys.readouterr().out


@pytest.mark.usefixtures("certificate")
def test_signtool_gets_certificate_password_and_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """The key is the environment's, the digest SHA-256, and a time is attested where a server is named."""
    signtool = Signtool()
    sign(Path("setup.exe"), signtool)
    monkeypatch.setenv(signing.TIMESTAMP_SERVER, "http://time.example")
    sign(Path("setup.exe"), signtool)
    plain, attested = (command[1:] for command in signtool.commands)

    assert [KEY * 5, KEY * 5] == signtool.read
    assert ["sign", "/fd", "SHA256", "/f", plain[4], "/p", SECRET, "setup.exe"] == plain
    assert ["/tr", "http://time.example", "/td", "SHA256"] == attested[3:7]


@pytest.mark.usefixtures("certificate")
@pytest.mark.parametrize("status", [0, 1])
def test_neither_key_nor_password_stays(status: int, capfd: pytest.CaptureFixture[str]) -> None:
    """Signed or not: the key's file is gone, and the password is in no line and in no error."""
    signtool = Signtool(status)
    said = ""
    try:
        sign(Path("setup.exe"), signtool)
    except NotSigned as refused:
        said = str(refused)
    output = capfd.readouterr()

    assert not signtool.certificate.parent.exists()
    assert SECRET not in said + output.out + output.err
    refusal = "signtool could not sign setup.exe (status 1); what it said stands above"
    assert ("" if status == 0 else refusal) == said


@pytest.mark.usefixtures("certificate")
def test_a_signtool_that_breaks_leaves_no_key() -> None:
    """Whatever goes wrong while it runs, the key's file is gone afterwards."""
    signtool = Signtool()

    def broken(command: Sequence[str]) -> int:
        signtool(command)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        sign(Path("setup.exe"), broken)
    assert not signtool.certificate.exists()


@pytest.mark.parametrize("text", ["not base64!", "abcde", "schlüssel"])
def test_a_certificate_in_another_form_is_told(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentence names the variable and what to do, not what is in it."""
    monkeypatch.setenv(signing.CERTIFICATE, text)
    signtool = Signtool()

    with pytest.raises(NotSigned) as refused:
        sign(Path("setup.exe"), signtool)
    assert "WINDOWS_CERTIFICATE is not base64; encode the .pfx file once more" == str(refused.value)
    assert [] == signtool.commands


@pytest.mark.usefixtures("certificate")
def test_without_signtool_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A certificate alone signs nothing; that ends in a sentence, without the password."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("PROGRAMFILES(X86)", raising=False)

    with pytest.raises(NotSigned, match="no signtool here; install the Windows SDK") as refused:
        sign(Path("setup.exe"))
    assert SECRET not in str(refused.value)


@pytest.mark.usefixtures("certificate")
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


def test_the_programs_are_signed_before_they_are_packed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both programs, then the installer that holds them is made, then that is signed."""
    steps: list[str] = []

    def build(_bundle: Path, target: Path, _icon: Path) -> Path:
        steps.append("pack")
        return target

    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr("windows.build.sign", lambda path: steps.append(path.name))
    monkeypatch.setattr("windows.build.build_installer", build)
    monkeypatch.setattr("windows.build.check_guest_page_in", lambda _bundle: None)
    made = package_windows()

    assert ["straights-gui.exe", "straights.exe", "pack", made.name] == steps


def test_elsewhere_it_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """On other systems the step says what there is instead."""
    monkeypatch.setattr("sys.platform", "linux")

    with pytest.raises(PackagingError, match="check-windows"):
        package_windows()

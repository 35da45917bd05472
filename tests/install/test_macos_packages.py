"""What is made for macOS: the property list, signatures, and no secret in any message.

Nothing of Apple's runs here: a list stands for its programs, so these tests hold the order of the steps.
"""

import base64
import plistlib
from collections.abc import Sequence
from pathlib import Path

import pytest
from PIL import Image

from bundle import names, paths
from macos import app, disk_image, signing
from macos.info_plist import info_plist
from macos.signing import SigningFailed, run


class Apple:
    """Apple's programs: notes what they are asked, and fails where it is told to."""

    def __init__(self, fails: str = "") -> None:
        self.commands: list[str] = []
        self.fails = fails

    def __call__(self, command: Sequence[str]) -> str:
        text = " ".join(command)
        self.commands.append(text)
        if self.fails and self.fails in text:
            raise SigningFailed(self.fails)
        if text == "security list-keychains -d user":
            return '    "/Library/login.keychain-db"\n'
        return ""

    def asked(self, word: str) -> list[str]:
        return [command for command in self.commands if word in command]


@pytest.fixture
def certificate(monkeypatch: pytest.MonkeyPatch) -> None:
    """A certificate in the environment, and its password."""
    monkeypatch.setenv("MACOS_CERTIFICATE", base64.b64encode(b"p12").decode())
    monkeypatch.setenv("MACOS_CERTIFICATE_PASSWORD", "open sesame")


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """No certificate and no account, unless a test sets them."""
    for name in ("MACOS_CERTIFICATE", "MACOS_CERTIFICATE_PASSWORD", *signing.NOTARY):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """An app as PyInstaller lays it out, in small."""
    contents = tmp_path / "Straights.app" / "Contents"
    framework = contents / "Frameworks" / "PySide6" / "Qt" / "lib" / "QtCore.framework"
    for folder in (contents / "MacOS", framework / "Versions" / "A"):
        folder.mkdir(parents=True)
    (contents / "MacOS" / "straights-gui").write_bytes(b"\xcf\xfa\xed\xfe")
    (contents / "Frameworks" / "libpython3.11.dylib").write_bytes(b"\xcf\xfa\xed\xfe")
    (framework / "Versions" / "A" / "QtCore").write_bytes(b"\xca\xfe\xba\xbe")
    (contents / "Info.plist").write_bytes(plistlib.dumps(info_plist()))
    return contents.parent


def test_the_property_list_tells_version_languages_and_documents() -> None:
    """It can be written and read, and says what the Finder and the App menu show."""
    told = plistlib.loads(plistlib.dumps(info_plist()))
    declared, opened = told["UTExportedTypeDeclarations"][0], told["CFBundleDocumentTypes"][0]

    assert names.RELEASE.plain == told["CFBundleShortVersionString"] == told["CFBundleVersion"]
    assert ["en", "fr", "de", "es"] == told["CFBundleLocalizations"]
    assert [declared["UTTypeIdentifier"]] == opened["LSItemContentTypes"]
    assert ["straights"] == declared["UTTypeTagSpecification"]["public.filename-extension"]
    assert "13.0" == told["LSMinimumSystemVersion"]
    assert ("straights-gui", False) == (told["CFBundleExecutable"], told["LSBackgroundOnly"])


@pytest.mark.usefixtures("certificate")
def test_the_app_is_signed_with_all_that_is_in_it(bundle: Path) -> None:
    """For the hardened runtime, with its entitlements, and then the signature is verified."""
    apple = Apple()
    signing.sign(bundle, apple)
    (command,) = apple.asked("codesign --force")

    assert "--deep --timestamp --options runtime" in command
    assert f"--entitlements {signing.ENTITLEMENTS}" in command
    assert command.endswith(f"--sign Developer ID Application {bundle}")
    assert apple.commands[-1] == f"codesign --verify --strict --deep {bundle}"


@pytest.mark.usefixtures("certificate")
def test_the_keychain_goes_also_when_signing_fails(bundle: Path) -> None:
    """The certificate stays nowhere."""
    apple = Apple(fails="codesign --force")

    with pytest.raises(SigningFailed):
        signing.sign(bundle, apple)
    assert apple.commands[-2] == "security list-keychains -d user -s /Library/login.keychain-db"
    assert apple.commands[-1].startswith("security delete-keychain")


def test_without_a_certificate_nothing_is_called(bundle: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The app keeps the mark that PyInstaller gave it, and a warning says so, in the workflow's form."""
    apple = Apple()
    signing.sign(bundle, apple)
    signing.notarise(bundle.with_suffix(".dmg"), apple)
    said = capsys.readouterr().out

    assert [] == apple.commands
    assert "::warning::No certificate for macOS is set: Straights.app is not signed" in said
    assert "::warning::Straights.dmg is not notarised: " in said


@pytest.mark.usefixtures("certificate")
def test_an_image_is_shown_to_apple_and_then_stapled(bundle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Apple's word travels with the image, so that it opens offline too."""
    for name in signing.NOTARY:
        monkeypatch.setenv(name, name.lower())
    apple = Apple()
    signing.notarise(bundle.with_suffix(".dmg"), apple)

    assert ["xcrun notarytool", "xcrun stapler"] == [
        " ".join(command.split()[:2]) for command in apple.commands
    ]


def test_a_program_that_fails_tells_no_secret() -> None:
    """The message has the program's name and words, never what it was called with."""
    with pytest.raises(SigningFailed) as failed:
        run(["sh", "-c", "echo no such keychain >&2; exit 3", "open sesame"])

    assert "status 3: no such keychain" in str(failed.value)
    assert "sesame" not in str(failed.value)


def test_the_disk_image_has_the_app_and_where_to_drag_it(tmp_path: Path) -> None:
    """Both icons stand on the painted ground, within the window."""
    ground = disk_image.paint_background(tmp_path / "ground.png")
    told = disk_image.settings(paths.APP, ground)

    assert {"Straights.app": disk_image.APP_AT, "Applications": disk_image.FOLDER_AT} == told[
        "icon_locations"
    ]
    assert {"Applications": "/Applications"} == told["symlinks"]
    with Image.open(ground) as once, Image.open(tmp_path / "ground@2x.png") as twice:
        assert (disk_image.WIDTH, disk_image.HEIGHT) == once.size
        assert (once.size[0] * 2, once.size[1] * 2) == twice.size


def test_an_image_that_was_tried_is_let_go_of(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Also when the game in it fails."""
    apple = Apple()

    def fail(_folder: Path) -> None:
        raise SigningFailed("self-test")

    monkeypatch.setattr(app, "smoke", fail)
    with pytest.raises(SigningFailed):
        app.try_image(tmp_path / "a.dmg", apple)

    assert ["hdiutil attach", "hdiutil detach"] == [" ".join(each.split()[:2]) for each in apple.commands]


def test_elsewhere_it_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """On other systems the step says where it is taken."""
    monkeypatch.setattr("sys.platform", "linux")

    with pytest.raises(app.NotOnThisSystem, match="release workflow"):
        app.package_macos()


def test_each_processor_has_its_file() -> None:
    """arm64 and x86_64, as Apple calls them."""
    assert f"straights-{names.VERSION}-macos-arm64.dmg" == app.image_name("arm64")

"""What is made for macOS: the property list, the disk image, and no secret in any message."""

import plistlib
from pathlib import Path

import pytest
from PIL import Image

from bundle import names, paths
from bundle.paths import PackagingError
from macos import disk_image
from macos.info_plist import info_plist
from macos.signing import run
from straights_gui.resources import LANGUAGES


def test_the_property_list_tells_version_languages_and_documents() -> None:
    """It can be written and read, and says what the Finder and the App menu show."""
    told = plistlib.loads(plistlib.dumps(info_plist()))
    declared, opened = told["UTExportedTypeDeclarations"][0], told["CFBundleDocumentTypes"][0]

    assert names.RELEASE.plain == told["CFBundleShortVersionString"] == told["CFBundleVersion"]
    assert [*LANGUAGES] == told["CFBundleLocalizations"]
    assert [declared["UTTypeIdentifier"]] == opened["LSItemContentTypes"]
    assert ["straights"] == declared["UTTypeTagSpecification"]["public.filename-extension"]
    assert "13.0" == told["LSMinimumSystemVersion"]
    assert ("straights-gui", False) == (told["CFBundleExecutable"], told["LSBackgroundOnly"])


def test_a_program_that_fails_tells_no_secret() -> None:
    """The message has the program's name and words, never what it was called with."""
    with pytest.raises(PackagingError) as failed:
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

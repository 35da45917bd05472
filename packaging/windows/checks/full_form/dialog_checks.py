"""Every dialog in four languages, light and dark, at three scales, with a sheet of pictures for each."""

import json
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from pathlib import Path

from PIL import Image

from bundle import paths
from windows.checks.installer_fixture import InstallerCheckFailed, InstallerFixture
from windows.cross_build import frozen_game

_PERCENTAGES = (100, 150, 200)
_COLUMNS = 5
_THUMB = (640, 480)
_SECONDS = 1800  # of the processor, for one scale


def dialogs_appear_whole_at(percent: int) -> Callable[[InstallerFixture], None]:
    """A check of all dialogs at a scale."""

    def appear_whole(fixture: InstallerFixture) -> None:
        if faults := _show_dialogs(fixture, percent):
            raise InstallerCheckFailed("\n".join(faults))

    appear_whole.__doc__ = (
        f"Every dialog appears in four languages, light and dark, at {percent} %, and cuts no text."
    )
    return appear_whole


def _show_dialogs(fixture: InstallerFixture, percent: int) -> list[str]:
    """Open all dialogs at a scale, and save sheets of them; says what is wrong with them."""
    system = fixture.system
    pictures = system.folder / f"dialogs-{percent}"
    pictures.mkdir()
    process = system.start(
        *(system.python, "-m", "windows.checks.full_form.shown_dialogs"),
        system.path(pictures),
        environment={
            "PYTHONPATH": system.path(paths.PACKAGING),
            "QT_SCALE_FACTOR": str(percent / 100),
        },
    )
    assert process.stdout is not None
    assert process.stderr is not None
    with ThreadPoolExecutor(2) as pool:
        errors = pool.submit(process.stderr.read)
        faults = pool.submit(_take_pictures, fixture, pictures, percent, process.stdout)
        try:
            system.wait_until(
                lambda: faults.done() and (process.poll() is not None or faults.exception() is not None),
                f"the dialogs at {percent} % did not end",
                _SECONDS,
            )
        finally:
            process.kill()
    found = faults.result()
    if process.returncode:
        raise InstallerCheckFailed(f"the dialogs at {percent} %: {errors.result().decode(errors='replace')}")
    _save_sheets(pictures, percent)
    return found


def _take_pictures(
    fixture: InstallerFixture, pictures: Path, percent: int, lines: Iterable[bytes]
) -> list[str]:
    """Take a picture of each dialog that a line describes; what is wrong with it, in a line each."""
    faults = []
    for line in lines:
        shown = json.loads(line)
        left, top, width, height = shown["place"]
        screen = fixture.system.screen.picture(pictures / "screen.png")
        with Image.open(screen) as picture:
            picture.crop((left, top, left + width, top + height)).save(pictures / "dialog.png")
        (pictures / "dialog.png").rename(pictures / shown["picture"])
        found = [*shown["faults"]]
        if shown["percent"] != percent:
            found.append(f"it is shown at {shown['percent']} %")
        faults += [f"{shown['picture']}, {shown['title']}: {fault}" for fault in found]
    return faults


def _save_sheets(pictures: Path, percent: int) -> None:
    """Save a sheet of the dialogs for each language and scheme."""
    for look, files in groupby(sorted(pictures.glob("*-*-*.png")), lambda file: file.stem.rpartition("-")[0]):
        thumbs = []
        for file in files:
            with Image.open(file) as picture:
                picture.thumbnail(_THUMB)
                thumbs.append(picture.copy())
        rows = -(-len(thumbs) // _COLUMNS)
        sheet = Image.new("RGB", (_COLUMNS * _THUMB[0], rows * _THUMB[1]), "grey")
        for number, thumb in enumerate(thumbs):
            sheet.paste(thumb, (number % _COLUMNS * _THUMB[0], number // _COLUMNS * _THUMB[1]))
        target = frozen_game.FOLDER / f"dialogs-{look}-{percent}.png"
        sheet.save(target)
        print(f"    picture: {target.relative_to(paths.ROOT)}", flush=True)


DIALOGS = tuple(map(dialogs_appear_whole_at, _PERCENTAGES))

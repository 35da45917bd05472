"""Checks a layout of the app for macOS, for both processors, on Linux. Nothing of it runs."""

import plistlib
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

from bundle import icons, names, paths, sizes
from bundle.contents_check import missing_files
from bundle.paths import PackagingError
from licensing.inventory import owner_of
from macos.checks import mach_o, wheels
from macos.checks.layout import make_layout
from macos.info_plist import MIN_MACOS

FOLDER = paths.BUILD / "macos-check"
_OF_THE_SYSTEM = ("/usr/lib/", "/System/Library/")
# The wheels of 6.11.3 are for macOS 13, as are Qt's libraries, but the headers of the bindings name macOS 15.
_BUILT_ON_A_NEWER_SYSTEM = ("PySide6/Qt*.abi3.so", "PySide6/libpyside6*", "shiboken6/*")


def check_layout() -> None:
    """Lay out the app for each processor, and check it; PackagingError with all that is wrong."""
    icons.make_icons(paths.ICONS)
    for processor in sorted(mach_o.PROCESSORS.values()):
        _check_for(processor)


def _check_for(processor: str) -> None:
    folder = FOLDER / processor
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    packages, app = folder / "packages", folder / paths.APP.name
    wheels.install_packages(processor, packages)
    entries = make_layout(processor, app, packages)
    size = sum(file.stat().st_size for file in app.rglob("*") if file.is_file()) / 1e6
    wrong = [
        *(f"{name} is missing" for name in missing_files(app, "darwin")),
        *wrong_binaries(app),
        *wrong_properties(app),
        *_traces_of_linux(app),
        *([f"it takes {size:.1f} MB; it may take {sizes.LIMIT:.0f}"] if size > sizes.LIMIT else []),
    ]
    for place, file, _ in entries:  # each has an owner with a licence
        owner_of(place, file)
    if wrong:
        raise PackagingError("\n  ".join([f"the layout of the app for {processor}:", *wrong]))
    shutil.rmtree(packages)  # most of a gigabyte; the app stays
    print(
        f"ok: a layout of the app for {processor} ({len(entries)} files, {size:.1f} MB) has every library; "
        "it was not run",
        flush=True,
    )


def wrong_binaries(app: Path) -> Iterator[str]:
    """The libraries that the loader would not find, and what needs a newer system than the app says."""
    for file in sorted(app.rglob("*")):
        if not file.is_file() or not mach_o.is_mach_o(file):
            continue
        binary = mach_o.read(file.read_bytes())
        place = file.relative_to(app / "Contents")
        for library in binary.libraries:
            if not _is_found(library, file, binary.search_paths, app):
                yield f"{place} needs {library}, which is neither in the app nor in macOS"
        oldest = ".".join(map(str, binary.minimum_system))
        may_be_newer = any(place.relative_to(place.parts[0]).match(name) for name in _BUILT_ON_A_NEWER_SYSTEM)
        if binary.minimum_system > tuple(map(int, MIN_MACOS.split("."))) and not may_be_newer:
            yield f"{place} needs macOS {oldest}; the app says {MIN_MACOS}"


def _is_found(library: str, file: Path, search_paths: Sequence[str], app: Path) -> bool:
    """Whether the loader finds a library; the programs have no search paths, which would hold everywhere."""
    if library.startswith("@rpath/"):
        rest = library.removeprefix("@rpath/")
        return any(_is_found(f"{folder.rstrip('/')}/{rest}", file, (), app) for folder in search_paths)
    place = library.replace("@loader_path", str(file.parent)).replace(
        "@executable_path", f"{app}/Contents/MacOS"
    )
    if place == library:
        return library.startswith(_OF_THE_SYSTEM)
    return Path(place).is_file() and app in Path(place).resolve().parents


def wrong_properties(app: Path) -> Iterator[str]:
    """The properties that name what is not in the app, or another version."""
    properties = plistlib.loads((app / "Contents" / "Info.plist").read_bytes())
    document, declared = properties["CFBundleDocumentTypes"][0], properties["UTExportedTypeDeclarations"][0]
    files = (
        ("MacOS", properties["CFBundleExecutable"]),
        ("Resources", properties["CFBundleIconFile"]),
        ("Resources", document["CFBundleTypeIconFile"]),
        ("Resources", declared["UTTypeIconFile"]),
    )
    for folder, name in files:
        if not (app / "Contents" / folder / name).is_file():
            yield f"Info.plist names {name}, which is not in {folder}"
    version = properties["CFBundleShortVersionString"]
    if version != names.RELEASE.plain:
        yield f"Info.plist has the version {version}, not {names.RELEASE.plain}"


def _traces_of_linux(app: Path) -> Iterator[str]:
    """The files that name this checkout, and programs for Linux."""
    for file in sorted(app.rglob("*")):
        content = file.read_bytes() if file.is_file() else b""
        if str(paths.ROOT).encode() in content or content.startswith(b"\x7fELF"):
            yield f"{file.relative_to(app)} is for Linux, or names {paths.ROOT}"

"""The software bill of materials (SBOM) of the bundle, in CycloneDX 1.6."""

import json
import platform
import sys
import uuid
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

from bundle import names, paths, sizes
from bundle.build_date import date
from bundle.paths import PackagingError
from licensing.component import Component, file_of, read_components
from release.checksums import sha256

# Namespace of the serial numbers, which are derived from the content.
NAMESPACE = uuid.uuid5(uuid.NAMESPACE_DNS, "straights.invalid")
# Created after the inventory: the licences, and the files that make a folder a macOS app.
UNNAMED = ("straights_gui/resources/licences/", "Contents/Info.plist", "Contents/_CodeSignature/", ".icns")
# Works inside other files are named `work (in part)`: how the part begins -> the component with its files.
HOSTS = {
    "Python": "Python",
    "Qt": "Qt",
    "plugin ": "Qt",
    "Shiboken": "PySide6 and Shiboken6",
    "PyInstaller": "PyInstaller bootloader",
}
Entry = Mapping[str, object]


class SbomError(PackagingError):
    """The bundle differs from the inventory, or the SBOM is not valid CycloneDX."""


def make_sbom() -> Path:
    """Write the SBOM of the frozen bundle into `dist`."""
    if not sizes.INVENTORY.is_file():
        raise SbomError("there is no bundle; first run: python3 packaging/package.py freeze")
    components = read_components(sizes.INVENTORY)
    bundle = frozen_bundle()
    file = sbom_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(sbom_text(components, bundle), encoding="utf-8", newline="\n")
    print(f"{file.name}: {len(components)} components, {len(files_in(bundle))} files", flush=True)
    return file


def check_sbom() -> None:
    """Compare the SBOM in `dist` with the frozen bundle; SbomError names the files that differ."""
    file = sbom_file()
    if not file.is_file():
        raise SbomError("there is no SBOM; first run: python3 packaging/package.py sbom")
    bill = json.loads(file.read_text(encoding="utf-8"))
    parts = [bill["metadata"]["component"], *bill["components"]]
    listed = {
        each["name"]: each["hashes"][0]["content"] for part in parts for each in part.get("components", ())
    }
    bundle = frozen_bundle()
    there = {path.relative_to(bundle).as_posix(): sha256(path) for path in files_in(bundle)}
    different = sorted({name for name, _ in listed.items() ^ there.items()})
    if different:
        raise SbomError(
            f"the SBOM is not that of the bundle: {', '.join(different)} differ; "
            "run: python3 packaging/package.py freeze sbom"
        )
    packages = sum(part.get("purl", "").startswith("pkg:pypi/") for part in parts)
    print(f"{file.name}: as the bundle, {len(there)} files, {packages} packages of Python", flush=True)


def frozen_bundle() -> Path:
    """The folder with all files of the frozen game."""
    return paths.APP if sys.platform == "darwin" else paths.BUNDLE


def sbom_file() -> Path:
    """The path of this version's SBOM for this system."""
    return paths.DIST / f"{names.PACKAGE}-{names.VERSION}-{system()}.cdx.json"


def system() -> str:
    """The system of the bundle, as in the names of the packages."""
    if sys.platform == "win32":
        return "windows-x64"
    return f"{'macos' if sys.platform == 'darwin' else 'linux'}-{platform.machine()}"


def files_in(bundle: Path) -> list[Path]:
    """All files, each once, without links."""
    return sorted(path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink())


def sbom_text(components: Sequence[Component], bundle: Path) -> str:
    """The SBOM as JSON; the same for the same bundle and date. SbomError if CycloneDX's schema rejects it."""
    files = _files_by_owner(components, bundle)
    parts = {component.name: _part(component, files[component.name], bundle) for component in components}
    bill = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"timestamp": date().isoformat(), "component": parts.pop(names.NAME)},
        "components": list(parts.values()),
        "dependencies": _dependencies(components),
    }
    bill["serialNumber"] = uuid.uuid5(NAMESPACE, json.dumps(bill)).urn
    text = json.dumps(bill, indent=1, ensure_ascii=False) + "\n"
    error = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if error is not None:
        raise SbomError(f"the bill is not CycloneDX 1.6: {error}")
    return text


def _files_by_owner(components: Iterable[Component], bundle: Path) -> Mapping[str, list[Path]]:
    """The files of the bundle by the names of their components; SbomError for a file of none."""
    owners = {file_of(place, bundle): part.name for part in components for place in part.files}
    files: defaultdict[str, list[Path]] = defaultdict(list)
    for path in files_in(bundle):
        place = path.relative_to(bundle).as_posix()
        if path not in owners and not any(part in place for part in UNNAMED):
            raise SbomError(f"{place} is in the bundle and not in the inventory; freeze again")
        files[owners.get(path, names.NAME)].append(path)
    return files


def _part(component: Component, files: Iterable[Path], bundle: Path) -> Entry:
    pages = [{"type": "website", "url": component.home_page}] if component.home_page else []
    reference = _reference(component)
    entry = {
        "type": "application" if component.name == names.NAME else "library",
        "bom-ref": reference,
        "name": component.name,
        "version": component.version,
        "licenses": [_licence(component.licence)],
        "purl": component.purl,
        "externalReferences": pages,
        "components": [_file(file, file.relative_to(bundle).as_posix(), reference) for file in files],
    }
    return {key: value for key, value in entry.items() if value}


def _reference(component: Component) -> str:
    return f"{component.name}@{component.version}"


def _licence(expression: str) -> Entry:
    """SPDX's short name of one licence, or an expression."""
    if expression.startswith("LicenseRef-") or " " in expression:
        return {"expression": expression}
    return {"license": {"id": expression}}


def _file(file: Path, name: str, owner: str) -> Entry:
    hashes = [{"alg": "SHA-256", "content": sha256(file)}]
    return {"type": "file", "bom-ref": f"{owner}#{name}", "name": name, "hashes": hashes}


def _dependencies(components: Iterable[Component]) -> list[Entry]:
    """The game depends on all components with files; works inside a file belong to the file's owner."""
    references = {component.name: _reference(component) for component in components}
    needs: dict[str, list[str]] = {name: [] for name in references}
    for name, reference in references.items():
        if name != names.NAME:
            host = next((host for start, host in HOSTS.items() if f" (in {start}" in name), names.NAME)
            needs[host].append(reference)
    return [{"ref": references[name], "dependsOn": needed} for name, needed in needs.items()]

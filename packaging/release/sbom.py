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
Entry = Mapping[str, object]


def make_sbom() -> Path:
    """Write the SBOM of the frozen bundle into `dist`."""
    if not sizes.INVENTORY.is_file():
        raise PackagingError("there is no bundle; first run: python3 packaging/package.py freeze")
    components = read_components(sizes.INVENTORY)
    text = sbom_text(components, paths.APP if sys.platform == "darwin" else paths.BUNDLE)
    file = sbom_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8", newline="\n")
    print(f"{file.name}: {len(components)} components", flush=True)
    return file


def sbom_file() -> Path:
    """The path of this version's SBOM for this system, which is named as in the names of the packages."""
    here = {"win32": "windows-x64", "darwin": f"macos-{platform.machine()}"}
    system = here.get(sys.platform, f"linux-{platform.machine()}")
    return paths.DIST / f"{names.PACKAGE}-{names.VERSION}-{system}.cdx.json"


def sbom_text(components: Sequence[Component], bundle: Path) -> str:
    """The SBOM as JSON, the same for the same bundle and date, checked against CycloneDX's schema."""
    files = _files_by_owner(components, bundle)
    parts = {component.name: _part(component, files[component.name], bundle) for component in components}
    game = parts.pop(names.NAME)
    bill = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"timestamp": date().isoformat(), "component": game},
        "components": list(parts.values()),
        "dependencies": [{"ref": game["bom-ref"], "dependsOn": [part["bom-ref"] for part in parts.values()]}],
    }
    bill["serialNumber"] = uuid.uuid5(NAMESPACE, json.dumps(bill)).urn
    text = json.dumps(bill, indent=1, ensure_ascii=False) + "\n"
    error = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if error is not None:
        raise PackagingError(f"the bill is not CycloneDX 1.6: {error}")
    return text


def _files_by_owner(components: Iterable[Component], bundle: Path) -> Mapping[str, list[Path]]:
    """The files of the bundle, without links, by the names of their components."""
    owners = {file_of(place, bundle): part.name for part in components for place in part.files}
    files: defaultdict[str, list[Path]] = defaultdict(list)
    for path in sorted(path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()):
        place = path.relative_to(bundle).as_posix()
        if path not in owners and not any(part in place for part in UNNAMED):
            raise PackagingError(f"{place} is in the bundle and not in the inventory; freeze again")
        files[owners.get(path, names.NAME)].append(path)
    return files


def _part(component: Component, files: Iterable[Path], bundle: Path) -> Entry:
    reference = f"{component.name}@{component.version}"
    pages = [{"type": "website", "url": component.home_page}] if component.home_page else []
    is_expression = component.licence.startswith("LicenseRef-") or " " in component.licence
    licence = {"expression": component.licence} if is_expression else {"license": {"id": component.licence}}
    entry = {
        "type": "application" if component.name == names.NAME else "library",
        "bom-ref": reference,
        "name": component.name,
        "version": component.version,
        "licenses": [licence],
        "purl": component.purl,
        "externalReferences": pages,
        "components": [_file(file, file.relative_to(bundle).as_posix(), reference) for file in files],
    }
    return {key: value for key, value in entry.items() if value}


def _file(file: Path, name: str, owner: str) -> Entry:
    hashes = [{"alg": "SHA-256", "content": sha256(file)}]
    return {"type": "file", "bom-ref": f"{owner}#{name}", "name": name, "hashes": hashes}

"""The software bill of materials (SBOM) of the bundle, in CycloneDX 1.6."""

import platform
import re
import sys
import uuid
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import ExternalReference, ExternalReferenceType, HashAlgorithm, HashType, XsUri
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component as Part
from cyclonedx.model.component import ComponentType
from cyclonedx.model.license import DisjunctiveLicense, LicenseExpression
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from packageurl import PackageURL

from bundle import names, paths, sizes
from bundle.build_date import date
from bundle.paths import PackagingError
from licensing.component import Component, file_of, read_components
from release.checksums import sha256

# Namespace of the serial numbers, which are derived from the content.
NAMESPACE = uuid.uuid5(uuid.NAMESPACE_DNS, "straights.invalid")
# Created after the inventory: the licences, and the files that make a folder a macOS app.
UNNAMED = ("straights_gui/resources/licences/", "Contents/Info.plist", "Contents/_CodeSignature/", ".icns")
# Works inside other files are named `work (in part)`: prefix of the part -> prefix of the host's package URL.
HOSTS = {
    "Python": "pkg:generic/python@",
    "Qt": "pkg:generic/qt@",
    "plugin ": "pkg:generic/qt@",
    "Shiboken": "pkg:pypi/pyside6",
    "PyInstaller": "pkg:pypi/pyinstaller@",
}


class SbomError(PackagingError):
    """The bundle differs from the inventory, or the SBOM is not valid CycloneDX."""


def make_sbom() -> Path:
    """Write the SBOM of the frozen bundle into `dist`."""
    if not sizes.INVENTORY.is_file():
        raise SbomError("there is no bundle; first run: python3 packaging/package.py freeze")
    components = read_components(sizes.INVENTORY)
    bundle = paths.APP if sys.platform == "darwin" else paths.BUNDLE
    text = sbom_text(components, bundle)
    file = sbom_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8", newline="\n")
    print(f"{file.name}: {len(components)} components, {len(files_in(bundle))} files", flush=True)
    return file


def sbom_file() -> Path:
    """The path of this version's SBOM for this system."""
    return paths.DIST / f"{names.PACKAGE}-{names.VERSION}-{system()}.cdx.json"


def system() -> str:
    """The system of the bundle, as in the names of the packages."""
    if sys.platform == "win32":
        return "windows-x64"
    return f"{'macos' if sys.platform == 'darwin' else 'linux'}-{platform.machine()}"


def sbom_text(components: Sequence[Component], bundle: Path) -> str:
    """The SBOM as valid JSON; the same for the same bundle and date."""
    whole = with_texts(components, bundle)
    parts = {component: _part(component, bundle) for component in whole}
    roots = [part for component, part in parts.items() if component.name == names.NAME]
    if len(roots) != 1:
        raise SbomError(f"the inventory should name {names.NAME} once; see packaging/licensing/inventory.py")
    (root,) = roots
    root.type = ComponentType.APPLICATION
    bom = Bom(
        components=[part for part in parts.values() if part is not root],
        metadata=BomMetaData(component=root, timestamp=date()),
        serial_number=uuid.UUID(int=0),
    )
    _add_dependencies(bom, root, parts)
    bom.serial_number = uuid.uuid5(NAMESPACE, _text(bom))
    text = _text(bom)
    verify_sbom(text)
    return text


def with_texts(components: Sequence[Component], bundle: Path) -> tuple[Component, ...]:
    """The components, with the licence texts in the game; SbomError if the bundle contains another file."""
    owned = {file_of(place, bundle) for component in components for place in component.files}
    left = [path.relative_to(bundle).as_posix() for path in files_in(bundle) if path not in owned]
    strange = [place for place in left if not any(part in place for part in UNNAMED)]
    if strange:
        raise SbomError(f"{strange[0]} is in the bundle and not in the inventory; freeze again")
    return tuple(
        replace(component, files=(*component.files, *left)) if component.name == names.NAME else component
        for component in components
    )


def files_in(bundle: Path) -> list[Path]:
    """All files, each once, without links."""
    return sorted(path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink())


def verify_sbom(text: str) -> None:
    """Raise SbomError if the strict schema of CycloneDX rejects the text."""
    from cyclonedx.validation.json import JsonStrictValidator  # noqa: PLC0415  # takes seconds to load

    error = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if error is not None:
        raise SbomError(f"the bill is not CycloneDX 1.6: {error}")


def _text(bom: Bom) -> str:
    return JsonV1Dot6(bom).output_as_string(indent=1) + "\n"


def _part(component: Component, bundle: Path) -> Part:
    pages = [ExternalReference(type=ExternalReferenceType.WEBSITE, url=XsUri(component.home_page))]
    return Part(
        name=component.name,
        version=component.version or None,
        type=ComponentType.LIBRARY,
        bom_ref=_reference(component),
        licenses=[_licence(component.licence)],
        purl=PackageURL.from_string(component.purl) if component.purl else None,
        external_references=pages if component.home_page else [],
        components=[_file(place, bundle, _reference(component)) for place in component.files],
    )


def _reference(component: Component) -> str:
    return f"{component.name}@{component.version}"


def _licence(expression: str) -> LicenseExpression | DisjunctiveLicense:
    """A licence; names that SPDX does not have are expressions too, not free text."""
    if expression.startswith("LicenseRef-"):
        return LicenseExpression(expression)
    made = LicenseFactory().make_from_string(expression)
    if isinstance(made, DisjunctiveLicense) and made.id is None:
        raise SbomError(f"{expression!r} is no licence expression of SPDX; correct it in packaging/bundle")
    return made


def _file(place: str, bundle: Path, owner: str) -> Part:
    found = file_of(place, bundle)
    sum_ = HashType(alg=HashAlgorithm.SHA_256, content=sha256(found))
    name = found.relative_to(bundle).as_posix()
    return Part(name=name, type=ComponentType.FILE, bom_ref=f"{owner}#{name}", hashes=[sum_])


def _add_dependencies(bom: Bom, root: Part, parts: dict[Component, Part]) -> None:
    """The game depends on all components with files; works inside a file belong to the file's owner."""
    inside: dict[str, list[Part]] = {}
    for component, part in parts.items():
        host = root if component.files else _host(component, parts.values()) or root
        if part is not root:
            inside.setdefault(str(host.bom_ref), []).append(part)
    for part in parts.values():
        bom.register_dependency(part, inside.get(str(part.bom_ref), []))


def _host(component: Component, parts: Iterable[Part]) -> Part | None:
    """The component whose files contain a work, if its name says so."""
    said = re.search(r"\(in (.+)\)$", component.name)
    starts = [url for part, url in HOSTS.items() if said and said[1].startswith(part)]
    return next((part for part in parts if starts and str(part.purl).startswith(starts[0])), None)

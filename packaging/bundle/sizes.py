"""Where every megabyte of the bundle goes, by component."""

from pathlib import Path

from bundle import places
from bundle.component import read_components
from bundle.errors import PackagingError

LIMIT = 112.0  # megabytes of 10**6 bytes on disk
INVENTORY = places.BUILD / "inventory.json"


class TooLarge(PackagingError):
    """The bundle is larger than it may be."""


def megabytes(folder: Path) -> float:
    """What the files below a folder hold, links not followed."""
    files = (file for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    return sum(file.stat().st_size for file in files) / 1e6


def tell_sizes(bundle: Path) -> None:
    """Print what each component takes, the largest first; TooLarge where all together take too much."""
    inside = bundle / "_internal"
    sums: dict[str, float] = {}
    for component in read_components(INVENTORY):
        files = (_found(bundle, inside, place) for place in component.files)
        sums[component.name] = sum(file.stat().st_size for file in files) / 1e6
    whole = megabytes(bundle)
    sums["licence texts, list of files"] = whole - sum(sums.values())
    for name, size in sorted(sums.items(), key=lambda item: -item[1]):
        if size >= 0.05:
            print(f"{size:8.1f} MB  {name}")
    print(f"{whole:8.1f} MB  {bundle.name} (at most {LIMIT:.0f})", flush=True)
    if whole > LIMIT:
        raise TooLarge(f"the bundle takes {whole:.1f} MB; it may take {LIMIT:.0f}")


def _found(bundle: Path, inside: Path, place: str) -> Path:
    """A file of the bundle: programs stand outside, all else inside."""
    return inside / place if (inside / place).exists() else bundle / place

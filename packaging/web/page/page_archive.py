"""The page as an archive for upload; the same files give the same bytes."""

import zipfile
from pathlib import Path

from bundle.build_date import date

FILE_MODE = 0o100644 << 16


def write_archive(page: Path, archive: Path) -> None:
    """Pack all files of the page, with index.html at the top level as game hosts expect."""
    when = date()
    moment = (when.year, when.month, when.day, when.hour, when.minute, when.second)
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in sorted(path for path in page.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(path.relative_to(page).as_posix(), moment)
            entry.create_system = 3  # Unix, on whatever system it is built
            entry.external_attr = FILE_MODE
            packed.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED, compresslevel=9)

"""Copies of the tables of a server, and going on from one."""

import sys
from pathlib import Path

import pytest

from engine.straights.setup import Variant
from straights_server.cli import main
from straights_server.sqlite_store import SqliteStore
from straights_server.store import TableOpened
from straights_server.table_settings import TableSettings


def test_a_copy_is_one_file_for_its_owner_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = SqliteStore(str(tmp_path / "tables"))
    store.append((TableOpened("k3f9", TableSettings(Variant(0))),))
    copy = tmp_path / "copies" / "copy"
    copy.parent.mkdir()
    status = main(["backup", str(copy), "--database", str(tmp_path / "tables")])
    store.close()

    assert (0, f"{copy}: 1 table\n") == (status, capsys.readouterr().out)
    assert [copy] == list(copy.parent.iterdir())
    if sys.platform != "win32":
        assert 0o600 == copy.stat().st_mode & 0o777


def test_why_there_is_no_copy_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And a file that stood there is left as it is."""
    tables, damaged, old = tmp_path / "tables", tmp_path / "damaged", tmp_path / "old"
    SqliteStore(str(tables)).close()
    damaged.write_bytes(b"no database at all" * 100)
    old.write_text("precious")
    found = [
        main(["backup", str(file), "--database", str(database)])
        for file, database in (
            (tmp_path / "new", tmp_path / "missing"),
            (old, tables),
            (tmp_path / "no folder" / "new", tables),
            (tmp_path / "new", damaged),
            (tmp_path / "new", "redis://127.0.0.1"),
        )
    ]

    assert [1, 1, 1, 1, 2] == found
    assert [
        (
            f"straights-server: there is no database {tmp_path / 'missing'}; "
            "give that of the server with --database"
        ),
        f"straights-server: {old} exists already; give the name of a new file",
        f"straights-server: cannot write {tmp_path / 'no folder' / 'new'}: No such file or directory",
        f"straights-server: cannot copy the tables into {tmp_path / 'new'}: file is not a database",
        "straights-server: a Redis is copied by its own commands: BGSAVE, or redis-cli --rdb FILE",
    ] == capsys.readouterr().err.splitlines()
    assert "precious" == old.read_text()
    assert not (tmp_path / "new").exists()


def test_a_damaged_page_is_found_when_the_copy_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "tables"
    store = SqliteStore(str(database))
    store.append([TableOpened(f"k{number}", TableSettings(Variant(0))) for number in range(1000)])
    store.close()
    content = bytearray(database.read_bytes())
    content[4096 * 3 : 4096 * 4] = bytes(4096)
    database.write_bytes(content)
    status = main(["backup", str(tmp_path / "copy"), "--database", str(database)])

    assert 1 == status
    assert "cannot copy the tables" in capsys.readouterr().err
    assert not (tmp_path / "copy").exists()

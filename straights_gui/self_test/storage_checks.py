"""Checks of storage (statistics, settings, log), and of its isolation from the player's own data."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths

from straights_gui.application import data_folder
from straights_gui.model.preferences import Preferences, Scheme
from straights_gui.model.statistics.store import FILE, RoundKey, StatisticsStore
from straights_gui.model.storage.window_log import WindowLog
from straights_gui.self_test.sandbox import Check, CheckFailed, Sandbox, expect

_MOMENT = "2026-01-01T12:00:00Z"


def _check_statistics(sandbox: Sandbox) -> str:
    import sqlite3  # here, so that in a bundle without it only this check fails

    key = RoundKey("self-test", 1, "random")
    folder = sandbox.folder / "statistics"
    first, second = StatisticsStore(folder), StatisticsStore(folder)
    try:
        first.record_round(key, 7, _MOMENT)
        first.record_game(key, (7, 80, 12, 13), 0, _MOMENT)
        figures = second.figures()
        exported = second.export_csv(folder / "figures.csv").read_text(encoding="utf-8")
    finally:
        first.close()
        second.close()
    expect((figures.games, figures.wins, figures.best_round) == (1, 1, 7), f"they say {figures}")
    expect("self-test" in exported, "nothing is exported")
    expect((folder / FILE).stat().st_size > 0, "there is no file")
    return f"SQLite {sqlite3.sqlite_version}"


def _check_settings(sandbox: Sandbox) -> None:
    file = str(sandbox.folder / "chosen.ini")
    chosen = Preferences(QSettings(file, QSettings.Format.IniFormat))
    chosen.scheme, chosen.volume, chosen.seats = Scheme.DARK, 30, ("human L\u00e9a", "random Hugo")
    expect(chosen.sync(), "they cannot be written")
    found = Preferences(QSettings(file, QSettings.Format.IniFormat))
    expect((found.scheme, found.volume, found.seats) == (Scheme.DARK, 30, chosen.seats), "they are others")


def _check_log(sandbox: Sandbox) -> None:
    window_log = WindowLog(sandbox.folder / "log" / "straights.log")
    window_log.error("self-test", CheckFailed("a failure that is expected"))
    window_log.close()
    text = window_log.path.read_text(encoding="utf-8")
    expect("CheckFailed: a failure that is expected" in text, "it holds something else")


def _check_isolation(sandbox: Sandbox) -> None:
    settings = QSettings()
    # A file and not the registry, which belongs to the player.
    is_file = settings.format() is QSettings.Format.IniFormat
    is_near = sandbox.folder.resolve() in Path(settings.fileName()).resolve().parents
    expect(is_file and is_near, f"settings are kept in {settings.fileName()}")
    expect(QStandardPaths.isTestModeEnabled(), "saved games are the player's")
    expect(data_folder().exists() == sandbox.had_data, f"something was written into {data_folder()}")


STORAGE_CHECKS = (
    Check("Statistics are written and read", _check_statistics),
    Check("Settings are written and read", _check_settings),
    Check("The log is written", _check_log),
    Check("The player's games and settings are left alone", _check_isolation),
)

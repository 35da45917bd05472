"""Checks of network tables: the server that the window starts, and the search for nearby tables."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer

from engine.straights.setup import Variant
from straights_gui.model.hosting.hosted_table import TableOptions
from straights_gui.model.hosting.qr_matrix import qr_matrix
from straights_gui.model.hosting.table_host import TableHost
from straights_gui.model.nearby.finder import NearbyTables
from straights_gui.self_test.extras import skip_without, skip_without_network
from straights_gui.self_test.sandbox import Check, Sandbox, expect
from straights_gui.self_test.window_driver import wait_until
from straights_gui.view.hosting.hosted_table_dialog import HostedTableDialog

_END_MS = 2_000
_LINK = "http://192.168.1.24:41237/?table=k3f9x2ab"


def _check_hosting(sandbox: Sandbox) -> str:
    skip_without_network()
    host = TableHost(sandbox.folder / "hosting")
    opened: list[object] = []
    failed: list[str] = []
    host.opened.connect(opened.append)
    host.failed.connect(failed.append)
    clock = QElapsedTimer()
    clock.start()
    host.open(TableOptions("Anna", ("expert", None, None), Variant(0), None, is_visible=False))
    wait_until(lambda: bool(opened or failed))
    started = clock.restart()
    host.close(keeps=False)
    ended = clock.elapsed()
    expect(not failed, "; ".join(failed))
    expect(ended < _END_MS, f"the server took {ended} ms to end")
    return f"opened in {started} ms, ended in {ended} ms"


def _check_code(_sandbox: Sandbox) -> str:
    skip_without("segno")
    dialog = HostedTableDialog(None, (_LINK,), qr_matrix, is_visible=True)
    dialog.show()
    expect(not dialog.grab().isNull(), "nothing is painted")
    matrix = () if dialog.code is None else dialog.code.matrix
    expect(bool(matrix), "there is none")
    return f"{len(matrix)} squares wide"


def _check_nearby(_sandbox: Sandbox) -> str:
    """Check that the search for tables can be loaded, and listens on this machine."""
    skip_without("zeroconf")
    finder = NearbyTables(interfaces=("127.0.0.1",))
    finder.start()
    problem = finder.problem
    finder.stop()
    return problem and f"zeroconf: {problem}"


HOSTING_CHECKS = (
    Check("A table is hosted", _check_hosting),
    Check("The link of a table has a QR code", _check_code),
    Check("Tables on the network can be found", _check_nearby),
)

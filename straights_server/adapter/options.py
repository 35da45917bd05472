"""The options of a server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from straights_server.http.origins import Origins
from straights_server.limits import Limits
from straights_server.table_settings import TableSettings


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a server.

    Attributes:
        host: an address, or "unix:" and the path of a local socket.
        port: 0 for any free port.
        public_url: the base URL for clients, "" for the address it listens at.
        page: the folder of the page, None for none.
        alone: the folder of the page that plays by itself.
        settings: the settings that hosts cannot choose.
        pause: seconds before each move of a computer.
        processes: the number of worker processes for strategies, 0 for a thread of this process.
        is_announced: whether public tables are announced on the local network.
        metrics: the host and the port of the metrics for Prometheus; None for none.
        admin: the path of the socket for commands of the operator; None for none.
        prefix: of the names of new tables.
        has_host: whether the server belongs to a host, and ends when the host closes the table.
    """

    host: str = "127.0.0.1"
    port: int = 8765
    public_url: str = ""
    page: Path | None = None
    alone: Path | None = None
    origins: Origins = field(default_factory=Origins)
    limits: Limits = field(default_factory=Limits)
    settings: TableSettings = field(default_factory=TableSettings)
    pause: float = 0.8
    processes: int = 2
    is_announced: bool = False
    metrics: tuple[str, int] | None = None
    admin: Path | None = None
    prefix: str = ""
    has_host: bool = False

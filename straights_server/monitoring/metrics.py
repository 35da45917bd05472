"""Metrics in the text format of Prometheus, at an address of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate
from typing import Protocol

from prometheus_client import CollectorRegistry, PlatformCollector, ProcessCollector, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from engine.version import VERSION
from straights_server.monitoring.counts import Counts, Histogram
from straights_server.store import StoredTables


class _HttpServer(Protocol):
    def shutdown(self) -> None: ...
    def server_close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Gauges:
    """What is at this moment.

    Attributes:
        tables: those in use.
        connections: WebSocket connections.
        stored: the tables in the database; None if it does not count them. May take a while.
    """

    tables: Callable[[], int]
    connections: Callable[[], int]
    stored: Callable[[], StoredTables | None]


class MetricsEndpoint:
    """Answers `GET /metrics` from a thread, so that no player waits for it."""

    def __init__(self, host: str, port: int, counts: Counts, gauges: Gauges) -> None:
        """Start listening, at a free port for 0; raises OSError."""
        registry = CollectorRegistry()
        registry.register(_Collector(counts, gauges))
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        server, self._thread = start_http_server(port, host, registry)
        self._server: _HttpServer = server
        self.port = int(server.server_port)

    def close(self) -> None:
        """Stop listening."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class _Collector(Collector):
    """Reads the counts of a server when it is asked for them."""

    def __init__(self, counts: Counts, gauges: Gauges) -> None:
        self._counts = counts
        self._gauges = gauges

    def collect(self) -> Iterator[Metric]:
        counts, gauges = self._counts, self._gauges
        version = GaugeMetricFamily("straights_build_info", "The version of the server", labels=["version"])
        version.add_metric([VERSION], 1)
        yield version
        yield GaugeMetricFamily("straights_tables", "Tables in use", gauges.tables())
        yield GaugeMetricFamily("straights_connections", "Connections of clients", gauges.connections())
        yield from _stored(gauges.stored())
        yield _by_reason("deleted_tables", "Tables deleted for good", counts.deleted_tables)
        yield CounterMetricFamily("straights_moves", "Moves of people and computers", counts.moves)
        yield CounterMetricFamily("straights_received_bytes", "Bytes from clients", counts.bytes_received)
        yield CounterMetricFamily("straights_sent_bytes", "Bytes to clients", counts.bytes_sent)
        yield _by_reason("refused_requests", "Requests that changed nothing", counts.refused_requests)
        yield _by_reason("refused_connections", "Connections not accepted", counts.refused_connections)
        yield _by_reason("ended_connections", "Connections that have ended", counts.ended_connections)
        what = "From a change until it is stored and told"
        yield _histogram("acknowledged_seconds", what, counts.acknowledged)
        yield _histogram("commit_seconds", "Durations of writes to the database", counts.commits)
        yield _requests(counts.requests)
        yield _histogram("loop_lag_seconds", "How late the event loop is", counts.loop_lag)
        yield _histogram("thinking_wait_seconds", "How long computers wait to think", counts.thinking_waits)
        yield _histogram("thinking_seconds", "How long computers think", counts.thinking)
        yield _histogram("redis_seconds", "Round trips to Redis", counts.round_trips)
        yield _histogram("commit_changes", "Changes in a write", counts.commit_sizes)


def _stored(stored: StoredTables | None) -> Iterable[Metric]:
    if stored is not None:
        tables = GaugeMetricFamily("straights_stored_tables", "Tables in the database", labels=["state"])
        tables.add_metric(["finished"], stored.finished)
        tables.add_metric(["unfinished"], stored.unfinished)
        yield tables


def _by_reason(name: str, what: str, counts: Counter[str]) -> Metric:
    metric = CounterMetricFamily(f"straights_{name}", what, labels=["reason"])
    for value, count in sorted(dict(counts).items()):
        metric.add_metric([value], count)
    return metric


def _histogram(name: str, what: str, histogram: Histogram) -> Metric:
    buckets = _buckets(histogram)
    return HistogramMetricFamily(f"straights_{name}", what, buckets=buckets, sum_value=histogram.total)


def _requests(histograms: Mapping[str, Histogram]) -> Metric:
    metric = HistogramMetricFamily("straights_request_seconds", "Handling of requests", labels=["kind"])
    for kind, histogram in sorted(dict(histograms).items()):
        metric.add_metric([kind], _buckets(histogram), histogram.total)
    return metric


def _buckets(histogram: Histogram) -> list[tuple[str, float]]:
    bounds = [*map(str, histogram.bounds), "+Inf"]
    return list(zip(bounds, map(float, accumulate(histogram.counts)), strict=True))

"""The log that operators read and search."""

import io
import json

from straights_server.monitoring.event_log import EventLog, Level


def written(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_an_attack_does_not_fill_the_log_and_what_is_missing_is_counted() -> None:
    now = 0.0
    stream = io.StringIO()
    log = EventLog(Level.INFO, lambda: now, stream)
    for number in range(1000):
        log.write(Level.WARNING, "connection_refused", number=number, address="192.0.2.7")
    now = 1.0
    log.write(Level.INFO, "table_opened", table="k3f9")
    log.write(Level.INFO, "table_opened", table="k3f8")

    lines = written(stream)
    assert 202 == len(lines)
    assert (800, "k3f9") == (lines[200]["left_out"], lines[200]["table"])
    assert ("address" in lines[0], "left_out" in lines[201]) == (False, False)


def test_an_internal_error_is_one_line_with_its_traceback_and_many_do_not_fill_the_log() -> None:
    """The first ten are written, then one a minute."""
    stream, now = io.StringIO(), 0.0
    log = EventLog(Level.ERROR, lambda: now, stream)
    try:
        int("the reason")
    except ValueError as error:
        for now in (*[0.0] * 100, 60.0, 60.0):  # noqa: B007  # the clock
            log.write_failure(error)

    *_others, line = lines = written(stream)
    assert (11, 90) == (len(lines), line["left_out"])
    assert "internal_error" == line["event"]
    assert "'the reason'" in str(line["error"])
    assert "test_event_log.py" in str(line["traceback"])

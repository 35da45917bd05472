"""The commands of an operator."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Protocol

from engine.counts import counted
from engine.errors import EngineError
from engine.straights.protocol.server_messages import NoticeMessage
from engine.straights.protocol.server_requests import MAX_NOTICE_LENGTH
from straights_server.administration.bans import Bans, network_of
from straights_server.errors import TableError
from straights_server.limits import Limits, Rate
from straights_server.service.batches import outgoing_message
from straights_server.service.service import Service
from straights_server.table import Table
from straights_server.tokens import origin_hash

USAGE = """\
list                    the tables in use: name, stage, how many of its people are here, and their seats
say TEXT                show a text to everybody who is connected
kick TABLE SEAT         remove the person at a seat, such as 4, for good; in a game a computer plays on
close TABLE             delete a table for good; its players are told that it is gone
ban NETWORK [MINUTES]   let nobody of a network connect, for an hour by default, and cut who is connected
ban TABLE SEAT [MINUTES]  the same for the address of the person at a seat
unban NETWORK           lift a ban
bans                    the networks that are banned, and for how many more minutes
drain                   open no more tables, so that the server can be stopped once the running ones end
undrain                 open tables again
limits                  the limits of the server, and what counts against them now
"""
_USUAL_MINUTES = 60.0
_MAX_MINUTES = 60.0 * 24 * 366


class Visitors(Protocol):
    """Those who are connected to the server."""

    def cut_banned(self) -> int:
        """Close the connections of banned networks; returns how many there were."""
        ...

    def addresses(self) -> set[str | None]:
        """From where they are connected; None stands for this machine."""
        ...

    def tell_all(self, text: str) -> int:
        """Send them a message; returns how many they are."""
        ...


class Commands:
    """Carries out the commands; each returns the lines for the operator, or raises an EngineError."""

    def __init__(self, service: Service, bans: Bans, clock: Callable[[], float], visitors: Visitors) -> None:
        self._lobby = service.lobby
        self._service = service
        self._bans = bans
        self._clock = clock
        self._visitors = visitors

    def run(self, words: Sequence[str]) -> list[str]:
        """Carry out a command; raises an EngineError if it is impossible."""
        match list(words):
            case ["list"]:
                return self._tables()
            case ["kick", name, seat]:
                return self._kick(self._table(name), seat)
            case ["close", name]:
                return self._close(name)
            case ["say", *text] if text:
                return self._say(" ".join(text))
            case ["ban", name, seat, *minutes] if self._lobby.held(name) and len(minutes) <= 1:
                return self._ban(self._address(self._table(name), seat), *map(_minutes, minutes))
            case ["ban", network, *minutes] if len(minutes) <= 1:
                return self._ban(network, *map(_minutes, minutes))
            case ["unban", network]:
                return self._unban(network)
            case ["bans"]:
                return self._current_bans()
            case ["drain"]:
                return self._drain(is_draining=True)
            case ["undrain"]:
                return self._drain(is_draining=False)
            case ["limits"]:
                return self._limits(self._service.limits)
            case _:
                raise TableError(f"there is no such command: {' '.join(words)}\n{USAGE}".rstrip())

    def _tables(self) -> list[str]:
        rows = []
        for table in self._lobby:
            state = table.state
            people = [(seat, place) for seat, place in enumerate(state.seats, 1) if place.is_person]
            here = sum(place.is_here for _seat, place in people)
            who = ", ".join(f"{seat} {place.name}" for seat, place in people)
            rows.append(f"{state.name}  {state.stage:8} {here} of {len(people)} people here: {who}")
        return sorted(rows) or ["no table is in use"]

    def _table(self, name: str) -> Table:
        table = self._lobby.held(name)
        if table is None:
            raise TableError(f"no table in use is called {name}; see: list")
        return table

    def _kick(self, table: Table, seat: str) -> list[str]:
        number = _seat(table, seat)
        name = table.state.seats[number].name
        self._service.kick(table, number, self._clock())
        return [f"{name} is removed from {table.state.name}"]

    def _address(self, table: Table, seat: str) -> str:
        """From where the person at a seat is connected to this server; the table knows it as a hash alone."""
        origin = table.state.seats[_seat(table, seat)].origin
        for address in self._visitors.addresses():
            if address is not None and origin_hash(address, table.state.name) == origin:
                return address
        raise TableError("nobody of that seat is connected to this server from another machine")

    def _say(self, text: str) -> list[str]:
        if len(text) > MAX_NOTICE_LENGTH:
            raise TableError(f"a text has at most {MAX_NOTICE_LENGTH} characters")
        sent = self._visitors.tell_all(outgoing_message((), NoticeMessage(text)).text)
        return [f"said to {counted(sent, 'connection')}"]

    def _close(self, name: str) -> list[str]:
        self._service.close_table(self._table(name).state.name)
        return [f"{name} is closed"]

    def _ban(self, text: str, minutes: float = _USUAL_MINUTES) -> list[str]:
        network = network_of(text)
        if network.is_loopback:
            raise TableError("programs on this machine cannot be banned")
        try:
            self._bans.add(network, 60.0 * minutes)
        finally:  # even if it cannot be kept in its file
            cut = counted(self._visitors.cut_banned(), "connection")
        return [f"{network} is banned for {counted(minutes, 'minute')}; {cut} cut"]

    def _unban(self, text: str) -> list[str]:
        network = network_of(text)
        if not self._bans.remove(network):
            raise TableError(f"{network} is not banned; see: bans")
        return [f"{network} may connect again"]

    def _current_bans(self) -> list[str]:
        bans = self._bans.current()
        return [
            f"{network}  {counted(round(seconds / 60.0), 'minute')}" for network, seconds in bans.items()
        ] or ["no network is banned"]

    def _drain(self, *, is_draining: bool) -> list[str]:
        self._lobby.is_draining = is_draining
        count = self._lobby.count
        if is_draining:
            return [f"no more tables are opened; {count} in use"]
        return [f"tables are opened again; {count} in use"]

    def _limits(self, limits: Limits) -> list[str]:
        used = {"tables": self._lobby.count, "connections": self._service.addresses.connections}
        return [
            f"{name}: {_text_of(value)}" + (f" ({used[name]} now)" if name in used else "")
            for name, value in asdict(limits).items()
        ]


def answer(commands: Commands, words: Sequence[str]) -> dict[str, object]:
    """The lines that a command returns, or the reason why it is impossible."""
    try:
        return {"lines": commands.run(words)}
    except (EngineError, OSError) as error:
        return {"error": str(error)}


def _seat(table: Table, text: str) -> int:
    seats = [str(seat) for seat in range(1, len(table.state.seats) + 1)]
    if text not in seats:
        raise TableError(f"{text} is no seat: give {', '.join(seats[:-1])} or {seats[-1]}")
    return int(text) - 1


def _minutes(text: str) -> float:
    try:
        minutes = float(text)
    except ValueError:
        minutes = -1.0
    if not 0.0 < minutes <= _MAX_MINUTES:
        raise TableError(f"{text} is no number of minutes above 0 and up to {_MAX_MINUTES:g}")
    return minutes


def _text_of(value: object) -> str:
    if isinstance(value, dict):
        rate = Rate(**value)
        return f"{rate.per_second:.3g} a second, {rate.burst:g} at once"
    return f"{value}"

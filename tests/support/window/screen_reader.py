"""A blind player: reads a window through AT-SPI and plays a round by accessible actions alone.

Runs in a D-Bus session of its own and asks the bus itself, so that nothing read is older than the question.
Usage: screen_reader.py COMMAND... starts the command, plays in its window and prints what it met as JSON.
The interfaces are those of https://gitlab.gnome.org/GNOME/at-spi2-core, folder xml.
"""

import json
import os
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from jeepney import DBusAddress, MatchRule, Message, Properties, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from jeepney.wrappers import DBusErrorResponse, unwrap_msg

LONGEST = 240.0
PATIENCE = 20.0
PROGRAM = "straights"
PUSH_BUTTON = 43
SHOWING, VISIBLE = 1 << 25, 1 << 30
ROOT = "/org/a11y/atspi/accessible/root"
PREFIX = "org.a11y.atspi"


@dataclass
class Met:
    pressed: list[str] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)
    names: set[str] = field(default_factory=set)
    heard: list[str] = field(default_factory=list)


class Bus:
    """The accessibility bus."""

    def __init__(self) -> None:
        session = open_dbus_connection("SESSION")
        address = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        (where,) = unwrap_msg(session.send_and_get_reply(new_method_call(address, "GetAddress")))
        self.connection: DBusConnection = open_dbus_connection(where)
        rule = MatchRule(type="signal", interface=f"{PREFIX}.Event.Object", member="Announcement")
        self.connection.send_and_get_reply(message_bus.AddMatch(rule))
        self._announced: deque[Message] = deque()
        self._filter = self.connection.filter(rule, queue=self._announced)
        registry = DBusAddress("/org/a11y/atspi/registry", f"{PREFIX}.Registry", f"{PREFIX}.Registry")
        self._call(registry, "RegisterEvent", "s", ("object:announcement",))

    def heard(self) -> list[str]:
        found = [str(message.body[3][1]) for message in self._announced]
        self._announced.clear()
        return found

    def children(self, node: tuple[str, str]) -> list[tuple[str, str]]:
        found = self._call(self._accessible(node), "GetChildren")
        return [(name, path) for name, path in found[0]] if found else []

    def walk(self, node: tuple[str, str]) -> Iterator[tuple[str, str]]:
        """A node and all below it that can be seen."""
        yield node
        for child in self.children(node):
            if self.is_visible(child):
                yield from self.walk(child)

    def name(self, node: tuple[str, str]) -> str:
        address = Properties(self._accessible(node))
        try:
            return str(unwrap_msg(self.connection.send_and_get_reply(address.get("Name")))[0][1])
        except DBusErrorResponse:
            return ""  # gone since its parent was asked

    def role(self, node: tuple[str, str]) -> int:
        found = self._call(self._accessible(node), "GetRole")
        return int(found[0]) if found else 0

    def is_visible(self, node: tuple[str, str]) -> bool:
        found = self._call(self._accessible(node), "GetState")
        states = found[0][0] if found else 0
        return bool(states & VISIBLE and states & SHOWING)

    def press(self, node: tuple[str, str]) -> None:
        """Do its first action."""
        self._call(DBusAddress(node[1], node[0], f"{PREFIX}.Action"), "DoAction", "i", (0,))

    def _accessible(self, node: tuple[str, str]) -> DBusAddress:
        return DBusAddress(node[1], node[0], f"{PREFIX}.Accessible")

    def _call(
        self, address: DBusAddress, method: str, signature: str = "", body: tuple[Any, ...] = ()
    ) -> Any:
        """Ask, and return the answer; None where the node is gone."""
        message = new_method_call(address, method, signature or None, body)
        try:
            return unwrap_msg(self.connection.send_and_get_reply(message))
        except DBusErrorResponse:
            return None


def play(bus: Bus, met: Met) -> None:
    """Press cards that may be played or discarded until the result of the round can be read."""
    end = time.monotonic() + LONGEST
    before: set[str] = set()
    pressed_at = 0.0
    while time.monotonic() < end:
        windows = bus.children((f"{PREFIX}.Registry", ROOT))
        found = [node for node in windows if PROGRAM in bus.name(node).lower()]
        shown = list(bus.walk(found[0])) if found else []
        buttons = {bus.name(node): node for node in shown if bus.role(node) == PUSH_BUTTON}
        met.seen.update(buttons)
        met.heard += bus.heard()
        if "Next round" in buttons:
            met.names.update(bus.name(node) for node in shown)
            return
        is_settled, before = before == set(buttons), set(buttons)
        is_heeded = not met.pressed or met.pressed[-1] not in buttons
        if not is_settled or not (is_heeded or time.monotonic() - pressed_at > PATIENCE):
            continue  # the names were read while they changed, or the last press may still be heeded
        for name in [name for name in buttons if name.endswith(("press to play", "press to discard"))][:1]:
            if name not in met.pressed:
                met.pressed.append(name)
            pressed_at = time.monotonic()
            bus.press(buttons[name])


def main() -> None:
    environment = dict(os.environ, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
    bus, met = Bus(), Met()
    with subprocess.Popen(sys.argv[1:], env=environment, stdout=subprocess.DEVNULL) as game:
        play(bus, met)
        game.terminate()
    told = {"pressed": met.pressed, "seen": sorted(met.seen), "names": sorted(met.names), "heard": met.heard}
    print(json.dumps(told))


if __name__ == "__main__":
    main()

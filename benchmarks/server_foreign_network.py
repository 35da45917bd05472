"""A game over a bad network: the server in one namespace, its players in another, real TCP between them.

python benchmarks/server_foreign_network.py [MOVES]       as root

A third namespace forwards the frames: each way takes 150 ms, one frame in fifty is lost, and some are
reordered. This is not left to the kernel's netem, which some kernels lack.
"""

from __future__ import annotations

import argparse
import fcntl
import heapq
import os
import select
import socket
import struct
import subprocess
import sys
import tempfile
import time
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from reporting import ROOT, percentile, print_times

sys.path.append(str(ROOT / "packaging"))

from tests.support.server.roaming import RoamingPlayer
from tests.support.server.running import begin, mover

_DELAY, _JITTER = 0.150, 0.010
_LOSS, _OVERTAKING = 0.02, 0.05
_SERVER, _PLAYERS = "10.77.0.1", "10.77.0.2"
_PORT = 8765
_ANSWER_SECONDS = 3.0
_CUT_EVERY = 10
_NAMES = ("North", "East", "South", "West")
_PATH = os.pathsep.join(str(ROOT / each) for each in (".", "packaging", "benchmarks"))
_SIOCETHTOOL = 0x8946
_OFFLOADS = (0x17, 0x1F, 0x24)  # checksums, TSO and GSO: frames must be complete when they are forwarded
_FRAME_BYTES = 65_536


class Link:
    """Forwards frames with delay and loss."""

    def __init__(self, chance: Random) -> None:
        self.passed = self.lost = self.overtaking = 0
        self._chance = chance
        self._waiting: list[tuple[float, int, socket.socket, bytes]] = []

    def take(self, frame: bytes, to: socket.socket, now: float) -> None:
        """Receive a frame."""
        if self._chance.random() < _LOSS:
            self.lost += 1
            return
        delay = _DELAY + self._chance.uniform(-_JITTER, _JITTER)
        if self._chance.random() < _OVERTAKING:
            self.overtaking += 1
            delay /= 2
        self.passed += 1
        heapq.heappush(self._waiting, (now + delay, self.passed, to, frame))

    def deliver(self, now: float) -> float | None:
        """Forward the frames that are due; returns the seconds until the next one."""
        while self._waiting and self._waiting[0][0] <= now:
            _, _, to, frame = heapq.heappop(self._waiting)
            to.send(frame)
        return self._waiting[0][0] - now if self._waiting else None


def hand_on(devices: list[str]) -> None:
    """Forward frames between two devices until standard input ends; then print the counts."""
    lines = []
    for device in devices:
        line = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(3))
        line.bind((device, 0))
        lines.append(line)
    link, other = Link(Random(1)), {lines[0]: lines[1], lines[1]: lines[0]}
    print("ready", flush=True)
    while True:
        readable, _, _ = select.select([*lines, sys.stdin], [], [], link.deliver(time.monotonic()))
        if sys.stdin in readable:
            break
        for line in lines:
            if line in readable:
                frame, address = line.recvfrom(_FRAME_BYTES)
                if address[2] != socket.PACKET_OUTGOING:
                    link.take(frame, other[line], time.monotonic())
    print(f"{link.passed} frames handed on, {link.lost} lost, {link.overtaking} let past others")


def without_offloads(device: str) -> None:
    """Disable the offloads of a device in this namespace, so that it sends complete frames."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        for command in _OFFLOADS:
            value = array("I", [command, 0])
            fcntl.ioctl(line, _SIOCETHTOOL, struct.pack("16sP", device.encode(), value.buffer_info()[0]))


def ip(*arguments: str) -> None:
    """Run Linux's `ip`."""
    subprocess.run(("ip", *arguments), check=True)


def python(space: str, *arguments: str) -> subprocess.Popen[str]:
    """Start Python in a namespace."""
    command = ("ip", "netns", "exec", space, sys.executable, *arguments)
    environment = {**os.environ, "PYTHONPATH": _PATH}
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT
    )


@contextmanager
def namespaces() -> Iterator[tuple[str, str, str]]:
    """Three namespaces: the server's, the players', and the one between them that forwards frames."""
    name = f"straights{os.getpid()}"
    server, players, between = f"{name}s", f"{name}p", f"{name}b"
    try:
        for space in (server, players, between):
            ip("netns", "add", space)
        for space, address, device in ((server, _SERVER, "s"), (players, _PLAYERS, "p")):
            ip(
                "link",
                "add",
                device,
                "netns",
                space,
                "type",
                "veth",
                "peer",
                "name",
                device,
                "netns",
                between,
            )
            ip("-n", space, "addr", "add", f"{address}/24", "dev", device)
            ip("-n", space, "link", "set", device, "up")
            ip("-n", between, "link", "set", device, "up")
            python(space, __file__, "--without-offloads", device).communicate()
        yield server, players, between
    finally:
        for space in (server, players, between):
            subprocess.run(("ip", "netns", "del", space), check=False)


def play(url: str, moves: int) -> None:
    """Play this many moves, sometimes cutting a player's connection, and print the times."""
    chance = Random(2)
    people = [RoamingPlayer([url], name, answer_seconds=_ANSWER_SECONDS) for name in _NAMES]
    begin(people, score_limit=1000)
    waits, returns = [], []
    for number in range(moves):
        if number % _CUT_EVERY == _CUT_EVERY - 1:
            person = chance.choice(people)
            start = time.perf_counter()
            person.line.cut()
            person.come_back()
            returns.append((time.perf_counter() - start) * 1e3)
        to_move = mover(people)
        assert to_move is not None
        start = time.perf_counter()
        to_move.act()
        to_move.settle()
        waits.append((time.perf_counter() - start) * 1e3)
    mover(people)  # everybody has read everything
    told = {
        tuple(event["type"] + str(event.get("seat")) for event in person.game.events) for person in people
    }
    assert len(told) == 1
    played = sum(event["type"] in {"card_played", "card_discarded"} for event in people[0].game.events)
    assert played == moves == sum(len(person.acknowledged) for person in people)
    print_times(f"{moves} moves, each until it is acknowledged", waits)
    print(f"p99 {percentile(waits, 99):.0f} ms, at most {max(waits):.0f} ms")
    print_times(f"{len(returns)} returns after a cut, until the game is there", returns)
    print(f"{sum(person.returns for person in people)} returns in all; all four know the same {played} moves")
    for person in people:
        person.line.cut()


def main(moves: int) -> None:
    """Set everything up, and print the results."""
    with tempfile.TemporaryDirectory() as folder, namespaces() as (server_space, players, between):
        link = python(between, __file__, "--hand-on", "s", "p")
        assert link.stdout is not None
        link.stdout.readline()
        arguments = ("--host", _SERVER, "--port", str(_PORT), "--database", f"{folder}/tables")
        server = python(server_space, "-m", "straights_server.cli", *arguments)
        assert server.stdout is not None
        url = server.stdout.readline().partition(" at ")[2].split()[0].rstrip("/")
        told, _ = python(players, __file__, str(moves), "--play", url).communicate()
        server.terminate()
        server.wait()
        frames, _ = link.communicate("")
    print(
        f"{_DELAY * 1e3:.0f} ms each way, {_LOSS:.0%} lost, {_OVERTAKING:.0%} overtake: {frames}{told}",
        end="",
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("moves", type=int, nargs="?", default=104)
    parser.add_argument("--hand-on", nargs=2, help=argparse.SUPPRESS)
    parser.add_argument("--without-offloads", help=argparse.SUPPRESS)
    parser.add_argument("--play", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.hand_on:
        hand_on(given.hand_on)
    elif given.without_offloads:
        without_offloads(given.without_offloads)
    elif given.play:
        play(given.play, given.moves)
    elif os.geteuid() != 0:
        print("needs to be root: it makes network namespaces")
    else:
        main(given.moves)

"""The cost of an idle table: processor time, animations and timers, over some seconds.

The reference is the same process while a deal is animated.
"""

import gc
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QAbstractAnimation, QEventLoop, QObject, QTimer
from reporting import run_under_xvfb
from shiboken6 import isValid

from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, Setup
from straights_gui.application import create_application
from straights_gui.model.storage.autosave import Autosave
from straights_gui.model.strategy_runner import ThreadExecutor
from tests.support.window.window_driver import WindowDriver, open_program

SECONDS = 5.0


def processor_share(seconds: float) -> float:
    """The processor load of this process while it waits for events, in percent of a core."""
    loop = QEventLoop()
    wake = QTimer()
    wake.setSingleShot(True)
    wake.timeout.connect(loop.quit)
    wake.start(round(seconds * 1000))
    wall, cpu = time.perf_counter(), time.process_time()
    loop.exec()
    return 100 * (time.process_time() - cpu) / (time.perf_counter() - wall)


def running() -> int:
    """The number of running animations and timers."""
    things = (thing for thing in gc.get_objects() if isinstance(thing, QObject) and isValid(thing))
    return sum(
        (isinstance(thing, QAbstractAnimation) and thing.state() is QAbstractAnimation.State.Running)
        or (isinstance(thing, QTimer) and thing.isActive())
        for thing in things
    )


def main() -> None:
    """Measure and print."""
    run_under_xvfb()
    _application = create_application()
    with tempfile.TemporaryDirectory() as folder:
        session = Session(Setup.of(5, (Human(), *[Computer(FIRST_LEGAL)] * 3)))
        program = open_program(session, Autosave(Path(folder)), executor=ThreadExecutor(), factor=3.0)
        program.window.show()
        program.game.start(deal=True)
        dealing = processor_share(SECONDS)
        program.motion.set_speed(0.0)
        program.motion.finish()
        driver = WindowDriver(program)
        driver.until(lambda: driver.is_my_turn)
        processor_share(0.5)
        idle = processor_share(SECONDS)
        print(f"while a deal is animated   {dealing:5.2f} % of a processor")
        print(f"while nobody moves         {idle:5.2f} % of a processor, {running()} timers and animations")
        driver.close()


if __name__ == "__main__":
    main()

"""An executor for strategies that think until a test lets them answer."""

from collections.abc import Callable


class WaitingTasks:
    """Keeps tasks until a test does them; while it is open it does them at once."""

    def __init__(self, *, is_open: bool = False) -> None:
        self.tasks: list[Callable[[], None]] = []
        self.is_open = is_open

    def run(self, task: Callable[[], None]) -> None:
        self.tasks.append(task)
        if self.is_open:
            self.work()

    def work(self) -> None:
        while self.tasks:
            self.tasks.pop(0)()

    def wait(self) -> None:
        self.tasks.clear()

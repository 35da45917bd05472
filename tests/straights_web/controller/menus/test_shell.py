"""What stands around the table keeps out of each other's way."""

from tests.support.javascript import evaluate, needs_node
from tests.support.page_stubs import PAGE

pytestmark = needs_node


def test_a_panel_opened_in_a_moment_is_the_only_sheet() -> None:
    """The moment gives the table back first: only then do panels lie over it, one at a time."""
    script = """
    const { Shell } = await import("./controller/menus/shell.js");
    let isMoment = true;
    const panel = (isOpen) => ({
        isOpen, get isSheet() { return !isMoment; },
        close() { this.isOpen = false; }, toggle() { this.isOpen = !this.isOpen; },
    });
    const [review, log] = [panel(true), panel(false)];
    const shell = Object.create(Shell.prototype);
    const replay = { isOpen: false, close() {} };
    Object.assign(shell, { allPanels: [review, log], review: { close: () => (isMoment = false) }, replay });
    shell.showPanel(log);
    answer([isMoment, review.isOpen, log.isOpen]);
    """
    assert [False, False, True] == evaluate(PAGE + script)


def test_a_panel_that_is_asked_for_in_a_replay_is_seen() -> None:
    """A replay hides the panels: it ends, and one that was open already stays so."""
    script = """
    const { Shell } = await import("./controller/menus/shell.js");
    const panel = (isOpen) => ({ isOpen, isSheet: false, toggle() { this.isOpen = !this.isOpen; } });
    const shown = [true, false].map((isOpen) => {
        const log = panel(isOpen);
        const replay = { isOpen: true, close() { this.isOpen = false; } };
        const shell = Object.create(Shell.prototype);
        Object.assign(shell, { allPanels: [log], review: { close() {} }, replay });
        shell.showPanel(log);
        return [log.isOpen, replay.isOpen];
    });
    answer(shown);
    """
    assert [[True, False], [True, False]] == evaluate(PAGE + script)

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
    Object.assign(shell, { allPanels: [review, log], review: { close: () => (isMoment = false) } });
    shell.showPanel(log);
    answer([isMoment, review.isOpen, log.isOpen]);
    """
    assert [False, False, True] == evaluate(PAGE + script)

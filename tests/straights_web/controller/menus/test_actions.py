"""What the menu offers is what can be done now."""

from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node


def test_the_review_waits_while_the_table_shows_something_else() -> None:
    """Its panel could not be seen beside a replay, and would hide a moment."""
    script = """
    import { actionGroups } from "./controller/menus/actions.js";
    const offered = (isSuspended) => {
        const shell = { hasGame: true, panels: {}, page: { player: { isSuspended } } };
        const actions = actionGroups(shell).flatMap(({ actions }) => actions);
        return actions.find(({ id }) => id === "review").isEnabled();
    };
    answer([offered(false), offered(true)]);
    """
    assert [True, False] == evaluate(script)

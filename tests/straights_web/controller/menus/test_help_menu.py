"""The help of the menu."""

from tests.support.dom_stubs import DOM
from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node


def test_about_opens_once_however_often_it_is_asked_for() -> None:
    """A second choice, while the licences load, opens no second dialog; a later one opens it again."""
    script = """
    const { HelpMenu } = await import("./controller/menus/help_menu.js");
    Object.defineProperty(globalThis, "navigator", { value: { userAgent: "" }, configurable: true });
    const files = [];
    globalThis.fetch = () => new Promise((resolve) => files.push(resolve));
    const load = async () => {
        files.splice(0).forEach((resolve) => resolve({ ok: false }));
        await settled();
    };
    const help = new HelpMenu({ hello: null }, () => {});
    const opened = [help.showAbout(), help.showAbout()];
    await load();
    const first = dialogs.length;
    [...dialogs].forEach((dialog) => dialog.close()); await Promise.all(opened);
    void help.showAbout(); await load();
    answer([first, dialogs.length]);
    """
    assert [1, 1] == evaluate(DOM + script)

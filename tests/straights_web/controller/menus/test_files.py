"""Files that are dropped on the page."""

from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node


def test_a_file_that_is_dropped_beside_a_dialog_is_not_opened() -> None:
    """The browser does not show it either; a tab whose game goes on in another one keeps out of it."""
    script = """
    globalThis.document = new EventTarget();
    Object.assign(document, { dialog: null, querySelector: () => document.dialog });
    const { acceptDroppedFiles } = await import("./controller/menus/files.js");
    const opened = [], prevented = [];
    acceptDroppedFiles((file) => opened.push(file));
    const drop = (file) => document.dispatchEvent(Object.assign(new Event("drop", { cancelable: true }), {
        dataTransfer: { types: ["Files"], files: [file] }, preventDefault: () => prevented.push(file),
    }));
    drop("one"); document.dialog = {}; drop("two"); document.dialog = null; drop("three");
    answer([opened, prevented]);
    """
    assert [["one", "three"], ["one", "two", "three"]] == evaluate(script)

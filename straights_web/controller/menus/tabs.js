/** Two tabs: one plays, the other says so and offers to take over. */

import { Dialog } from "../../view/dialogs/dialog.js";
import { element } from "../../view/elements.js";
import { translate } from "../../view/text/translate.js";

/** @typedef {import("../../model/tab_lock.js").TabLock} TabLock */

/**
 * Resolves when this tab may play: at once, or when the player wants it to. When another takes over later, the
 * same is asked here, and `taken` is called before play goes on.
 *
 * @param {TabLock} lock
 * @param {() => Promise<void>} taken
 */
export async function playInOneTab(lock, taken) {
    lock.addEventListener("lost", () => void ask(lock).then(taken));
    if (!(await lock.acquire())) await ask(lock);
}

/** @param {TabLock} lock */
async function ask(lock) {
    const text = translate("Web", "Straights is open in another tab, and your game goes on there.");
    await new Dialog({
        title: translate("Web", "Open in another tab"),
        body: [element("p", {}, text)],
        kind: "small",
        isFirm: true,
        buttons: [{ label: translate("Web", "Play here"), kind: "main" }],
    }).open();
    await lock.takeOver();
}

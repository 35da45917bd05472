/** Play in one of several tabs: the others say so and offer to take over. */

import { Sheet } from "../../view/dialogs/sheet.js";
import { element } from "../../view/elements.js";
import { translate } from "../../view/text/translate.js";

/** @typedef {import("../../model/tab_lock.js").TabLock} TabLock */

/**
 * Resolve when this tab may play: at once, or on the player's request. If another tab takes over later, the computers
 * pause and the player is asked again; `taken` loads the game as the other tab left it.
 * @param {TabLock} lock
 * @param {Promise<boolean>} isFree whether the lock could be acquired
 * @param {Pick<import("../play/play_controller.js").PlayController, "isPaused" | "pause">} play
 * @param {() => Promise<void>} taken
 */
export async function playInOneTab(lock, isFree, play, taken) {
    const ask = () => takeOver(lock, translate("Web", "Straights is open in another tab, and your game goes on there."));
    const rest = async () => {
        const wasPaused = play.isPaused;
        play.pause(true);
        await ask();
        await taken();
        play.pause(wasPaused);
    };
    lock.addEventListener("lost", () => void rest());
    if (!(await isFree) || !lock.isHeld) await ask(); // it may have been lost before the listener was added
}

/**
 * Take over when the player wants to play here.
 * @param {TabLock} lock
 * @param {string} text
 */
export async function takeOver(lock, text) {
    await new Sheet({
        title: translate("Web", "Open in another tab"),
        body: [element("p", {}, text)],
        isFirm: true,
        buttons: [{ label: translate("Web", "Play here"), kind: "main" }],
    }).open();
    await lock.takeOver();
}

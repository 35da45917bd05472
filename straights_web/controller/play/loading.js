/** What is seen until the engine is there, or where it cannot be loaded. */

import { region } from "../../view/elements.js";
import { fill, translate } from "../../view/text/translate.js";

/** @typedef {import("../../connection/protocol.js").Hello} Hello */

/**
 * Show how much has been loaded; resolves when the table is there.
 * @param {import("../../model/game_client.js").GameClient} client
 * @returns {Promise<Hello>}
 */
export function showLoading(client) {
    const screen = region("loading");
    client.addEventListener("progress", (event) => {
        const progress = screen.querySelector("progress");
        if (progress !== null) {
            progress.value = /** @type {CustomEvent} */ (event).detail;
        }
    });
    client.addEventListener("failed", (event) => {
        const text = translate("Web", "The game could not be started: {reason}. Reload the page to try again.");
        showReason(screen, fill(text, { reason: /** @type {CustomEvent} */ (event).detail }));
    });
    return new Promise((resolve) => {
        const onHello = () => {
            if (client.hello !== null) {
                screen.hidden = true;
                resolve(client.hello);
            }
        };
        client.addEventListener("hello", onHello);
        onHello();
    });
}

/**
 * @param {HTMLElement} screen
 * @param {string} text
 */
function showReason(screen, text) {
    const reason = screen.querySelector(".loading-reason");
    if (reason instanceof HTMLElement) {
        reason.textContent = text;
        reason.hidden = false;
    }
    screen.dataset["failed"] = "";
    screen.hidden = false;
}

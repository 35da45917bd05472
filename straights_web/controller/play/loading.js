/** The loading screen, which also shows why the engine cannot be loaded. */

import { region } from "../../view/elements.js";
import { fill, translate } from "../../view/text/translate.js";

/** @typedef {import("../../connection/protocol.js").Hello} Hello */

/**
 * Wait for the table, and say so if there will be none; resolves when it is there.
 * @param {import("../../model/game_client.js").GameClient} client
 * @param {() => void} [onBroken] called if there will be no table
 * @returns {Promise<Hello>}
 */
export function showLoading(client, onBroken = () => {}) {
    const onFailed = (/** @type {Event} */ event) => {
        showFailure(/** @type {CustomEvent} */ (event).detail);
        onBroken();
    };
    client.addEventListener("failed", onFailed);
    return new Promise((resolve) => {
        const onHello = () => {
            if (client.hello !== null) {
                hideLoading();
                client.removeEventListener("failed", onFailed); // later failures are reported by others
                resolve(client.hello);
            }
        };
        client.addEventListener("hello", onHello);
        onHello();
    });
}

/** Hide the loading screen, unless it shows why there is no game. */
export function hideLoading() {
    const screen = region("loading");
    screen.hidden = screen.dataset["failed"] === undefined;
}

/**
 * Show why there is no game.
 * @param {string} cause the message of the browser or the engine, in English
 */
export function showFailure(cause) {
    const text = translate("Web", "The game couldn’t be started: {reason}. Reload the page to try again.");
    showReason(fill(text, { reason: cause }));
}

/** @param {string} text why there is no game */
export function showReason(text) {
    const screen = region("loading");
    const reason = screen.querySelector(".loading-reason");
    if (reason instanceof HTMLElement) {
        reason.textContent = text;
        reason.hidden = false;
    }
    screen.dataset["failed"] = "";
    region("layout").hidden = true; // a table that was drawn before the engine, on which nothing can be played
    screen.hidden = false;
}

/**
 * What a browser keeps of the page: it is asked to delete nothing; and once, after the second game, the page is offered as
 * an app where the browser can do that, or the player is told what Safari deletes.
 */

import { winnersOf } from "../../model/table.js";
import { translate } from "../../view/text/translate.js";

const GAMES = 2;

/**
 * The browser's own event, which TypeScript does not know.
 * @typedef {Event & {prompt: () => Promise<unknown>}} InstallPrompt
 */

/**
 * @param {Pick<import("./base_shell.js").AroundTable, "preferences" | "player">} page
 * @param {import("../../view/panels/notices.js").Notices} notices
 */
export function offerInstallation({ preferences, player }, notices) {
    /** @type {InstallPrompt | null} */
    let prompt = null;
    addEventListener("beforeinstallprompt", (event) => {
        event.preventDefault(); // else the browser asks at once
        prompt = /** @type {InstallPrompt} */ (event);
    });
    player.addEventListener("event", (event) => {
        const count = preferences.get("finishedGames") + 1;
        const isEnd = winnersOf(/** @type {CustomEvent} */ (event).detail.table).length > 0;
        if (!isEnd) return;
        if (count > GAMES) return; // it has been offered
        void navigator.storage?.persist?.().catch(console.warn);
        if (count === GAMES && prompt === null && !isInSafari()) return; // it is offered when the browser can do it
        preferences.set("finishedGames", count);
        if (count < GAMES) return;
        if (prompt !== null) offer(prompt, notices);
        else notices.show(translate("Web", "Safari deletes your games after seven days without a visit. Add this page to the home screen or the Dock to keep them."), { stays: true });
    });
}

/**
 * @param {InstallPrompt} prompt
 * @param {import("../../view/panels/notices.js").Notices} notices
 */
function offer(prompt, notices) {
    const click = () => {
        hide();
        void prompt.prompt();
    };
    const text = translate("Web", "Keep Straights as an app? It starts from your home screen, offline too.");
    const hide = notices.show(text, { action: { label: translate("Web", "Install"), click } });
}

/** Whether Safari shows the page in a tab: as an app of the home screen, it keeps everything. */
function isInSafari() {
    return "GestureEvent" in globalThis && !matchMedia("(display-mode: standalone)").matches;
}

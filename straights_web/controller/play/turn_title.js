/** Says in the title of the tab that it is the player's turn, while the player is elsewhere. */

import { translate } from "../../view/text/translate.js";

/**
 * @param {EventTarget} play dispatches `changed` when the turn has passed
 * @param {import("../../model/preferences.js").Preferences} preferences
 * @returns {() => void} to be called when the page has another title
 */
export function callInTitle(play, preferences) {
    let said = ""; // before the usual title
    const update = () => {
        const isAway = document.hidden || !document.hasFocus();
        const isOwn = ["turn", "discard"].includes(document.documentElement.dataset["state"] ?? "");
        const says = isAway && isOwn && preferences.get("call-on-turn");
        const usual = document.title.startsWith(said) ? document.title.slice(said.length) : document.title;
        said = says ? `${translate("TableText", "Your turn")} – ` : "";
        document.title = said + usual;
    };
    play.addEventListener("changed", update);
    for (const type of ["focus", "blur"]) addEventListener(type, update);
    document.addEventListener("visibilitychange", update);
    return update;
}

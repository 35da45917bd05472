/** Says in the title of the tab that it is the player's turn, while the player is elsewhere. */

import { translate } from "../../view/text/translate.js";

export class TurnTitle {
    /** What stands before the usual title. */
    #said = "";

    /**
     * @param {EventTarget} play dispatches `changed` when the turn has passed
     * @param {import("../../model/preferences.js").Preferences} preferences
     */
    constructor(play, preferences) {
        this.preferences = preferences;
        play.addEventListener("changed", () => this.update());
        for (const type of ["focus", "blur"]) addEventListener(type, () => this.update());
        document.addEventListener("visibilitychange", () => this.update());
    }

    update() {
        const isAway = document.hidden || !document.hasFocus();
        const isOwn = ["turn", "discard"].includes(document.documentElement.dataset["state"] ?? "");
        const says = isAway && isOwn && this.preferences.get("call-on-turn");
        const usual = document.title.startsWith(this.#said) ? document.title.slice(this.#said.length) : document.title;
        this.#said = says ? `${translate("TableText", "Your turn")} – ` : "";
        document.title = this.#said + usual;
    }
}

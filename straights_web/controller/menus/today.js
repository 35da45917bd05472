/** Today: what one can do now, on a sheet. */

import { Sheet } from "../../view/dialogs/sheet.js";
import { element } from "../../view/elements.js";
import { roundText } from "../../view/text/table_text.js";
import { translate, withoutEllipsis } from "../../view/text/translate.js";

export class Today {
    /**
     * @param {import("../../model/game_client.js").GameClient} client
     * @param {() => void} newGame
     */
    constructor(client, newGame) {
        this.client = client;
        this.newGame = newGame;
    }

    async open() {
        const sheet = new Sheet({
            title: translate("Actions", "&Today"),
            name: "today",
            body: [this.#running(() => sheet.close())],
            buttons: [{ label: withoutEllipsis(translate("Actions", "&New game…")), value: "new-game" }],
        });
        if ((await sheet.open()) === "new-game") this.newGame();
    }

    /**
     * The running game.
     * @param {() => void} click
     */
    #running(click) {
        const state = this.client.state;
        if (state === null) return null;
        const button = element("button", { class: "button main", type: "button", "data-action": "continue", click }, translate("Web", "Continue"));
        return element("section", { class: "box" }, element("h3", {}, roundText(state.observation).long), button);
    }
}

/** The result of a round or a game as a sheet: Escape, X, a press outside and Back close it. */

import { winnersOf } from "../../model/table.js";
import { celebrate } from "../../view/animation/celebration.js";
import { addEntry } from "../../view/history_entries.js";
import { closeButton } from "../../view/icons.js";
import { translate } from "../../view/text/translate.js";
import { closeOnEscape } from "../menus/keys.js";

export class ResultPanel {
    #leaveEntry = () => {};
    #hasWon = false;

    /** @param {Pick<import("../menus/base_shell.js").AroundTable, "client" | "table" | "player" | "motion">} page */
    constructor({ client, table, player, motion }) {
        const { result } = table;
        this.client = client;
        this.result = result;
        this.closeButton = closeButton(() => result.close());
        result.header.append(this.closeButton);
        result.addEventListener("opened", () => this.#open());
        result.addEventListener("hidden", () => this.#leaveEntry());
        closeOnEscape(() => result.isShown, () => result.close());
        table.root.addEventListener("pointerdown", ({ target }) => {
            if (result.isShown && target instanceof Node && !result.root.contains(target)) result.close();
        });
        player.addEventListener("event", (event) => {
            const { viewer = null, humans = [] } = client.state ?? {};
            this.#hasWon = viewer !== null && humans.includes(viewer) && winnersOf(/** @type {CustomEvent} */ (event).detail.table).includes(viewer);
        });
        player.addEventListener("idle", () => {
            if (this.#hasWon && result.isShown) celebrate(result.root, motion);
            this.#hasWon = false;
        });
        if (result.isShown) this.#open();
    }

    retranslate() {
        this.closeButton.setAttribute("aria-label", translate("CloseButton", "Close"));
    }

    /** Computers among themselves go on by themselves. */
    #open() {
        const { humans = [], table } = this.client.state ?? {};
        if (humans.length > 0 || table?.turn === null) this.#leaveEntry = addEntry(() => this.result.close(), true);
    }
}

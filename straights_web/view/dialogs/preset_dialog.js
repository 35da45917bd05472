/** The sheet for a new game of a kind that data describes: how many play, against whom, how long. */

import { element } from "../elements.js";
import { capitalized } from "../text/card_names.js";
import { shown } from "../text/sentence.js";
import { translate } from "../text/translate.js";
import { labelled, segments, select } from "./fields.js";
import { gameTiles } from "./game_tiles.js";
import { Sheet } from "./sheet.js";

/** @typedef {import("../../connection/protocol.js").OfferedGame} OfferedGame */
/** @typedef {{players: number, strategy: string, length: number}} PresetChoice */

export class PresetDialog {
    /**
     * @param {readonly OfferedGame[]} games all that can be begun besides Straights
     * @param {number} at the number of the one that is set up
     * @param {(choice: PresetChoice) => Promise<import("../../connection/protocol.js").Sentence[]>} rulesOf
     */
    constructor(games, at, rulesOf) {
        const game = /** @type {OfferedGame} */ (games[at]);
        this.rulesOf = rulesOf;
        this.players = game.proposed;
        const levels = Object.entries(game.levels).map(([value, label]) => ({ value, label: capitalized(shown(label)) }));
        const lengths = game.lengths.map((text, number) => ({ value: String(number), label: capitalized(shown(text)) }));
        this.computers = select(levels, levels.at(-1)?.value ?? "", () => void this.#showRules());
        this.length = select(lengths, "0", () => void this.#showRules());
        this.rules = element("p", { role: "status" });
        const counts = game.seats.map((count) => ({ value: String(count), label: String(count) }));
        const players = segments(translate("PresetSheet", "Players"), counts, String(game.proposed), (count) => {
            this.players = Number(count);
            void this.#showRules();
        });
        this.sheet = new Sheet({
            title: translate("Actions", "&New game…"),
            name: "new-game",
            kind: "middle",
            body: [
                gameTiles(games, at + 1, (number) => this.sheet.close(number)),
                players,
                labelled(translate("Settings", "Computers"), this.computers),
                labelled(translate("NewGameDialog", "Length"), this.length),
                this.rules,
            ],
            buttons: [
                { label: translate("Badges", "Cancel"), kind: "quiet" },
                { label: translate("NewGameDialog", "Start"), kind: "main", value: "deal" },
            ],
        });
        this.sheet.footer.prepend(element("p", { class: "note sheet-note" }, translate("PresetSheet", "Your other games are kept in Today.")));
    }

    /** @returns {Promise<PresetChoice | number | null>} the number of another game that was chosen; null if the player cancels */
    async ask() {
        await this.#showRules();
        const answer = await this.sheet.open();
        if (answer === "") return null;
        return answer === "deal" ? this.#choice() : Number(answer);
    }

    #choice() {
        return { players: this.players, strategy: this.computers.value, length: Number(this.length.value) };
    }

    async #showRules() {
        const text = await this.rulesOf(this.#choice());
        this.rules.textContent = shown(...text);
    }
}

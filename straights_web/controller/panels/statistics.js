/** Stores the records of games that count, and shows the figures. */

import { exported, figures, history, levels, MIXED, prices, unpriced } from "../../model/statistics.js";
import { confirm } from "../../view/dialogs/dialog.js";
import { StatisticsDialog } from "../../view/dialogs/statistics_dialog.js";
import { levelTitle } from "../../view/text/strategy_names.js";
import { capitalized } from "../../view/text/card_names.js";
import { variantText } from "../../view/text/variant_text.js";
import { fill, translate, useTexts } from "../../view/text/translate.js";
import { failureText } from "../../view/review/failure_text.js";
import { download } from "../menus/files.js";

/** @typedef {import("../../model/statistics.js").KeptRecord} KeptRecord */

export class StatisticsPanel {
    /** @type {Promise<import("../review/round_prices.js").RoundPrices> | null} */
    #roundPrices = null;

    /**
     * @param {Pick<import("../menus/shell.js").Page, "client" | "player">} page
     * @param {import("../../model/statistics.js").Statistics} statistics
     * @param {import("../../model/saved_games.js").SavedGames} saved
     * @param {import("../../view/panels/notices.js").Notices} notices
     */
    constructor({ client, player }, statistics, saved, notices) {
        this.client = client;
        this.player = player;
        this.statistics = statistics;
        this.notices = notices;
        /** @type {boolean | null} null before the first message */
        this.wasPractice = null;
        client.addEventListener("statistics", (event) => {
            const { record } = /** @type {CustomEvent} */ (event).detail;
            void statistics.keep(record);
            void saved.noteRecord(record);
            const number = unpriced(record);
            if (number !== undefined) void this.#findPrice(number);
        });
        for (const type of ["table", "events"]) {
            client.addEventListener(type, (event) => this.#noticePractice(/** @type {CustomEvent} */ (event).detail));
        }
    }

    async show() {
        let records = await this.statistics.all();
        const usualLimit = this.client.hello?.score_limit ?? 0;
        const choices = [
            { value: "", label: capitalized(translate("StatisticsController", "all opponents")) },
            ...levels(records).map((value) => ({ value, label: levelText(value, usualLimit) })),
        ];
        const load = (/** @type {string} */ level) => ({
            figures: figures(records, level || null),
            history: history(records, level || null),
        });
        const reset = async () => {
            if (!(await this.#isResetWanted())) return;
            await this.statistics.reset();
            records = [];
        };
        const rate = (/** @type {string} */ level) => this.#rating(prices(records, level || null));
        await new StatisticsDialog(choices, { load, rate, reset, export: () => this.#export(records) }).open();
    }

    /**
     * @param {readonly number[]} found the costs of rounds, oldest first
     * @returns {Promise<Node | string>}
     */
    async #rating(found) {
        try {
            const [{ rating }] = await Promise.all([import("../review/rating.js"), useTexts("rating")]);
            return await rating(this.client, found);
        } catch (error) {
            console.warn(error); // for developers, in English
            return failureText();
        }
    }

    /** @param {number} number of a round that has ended, for the rating */
    async #findPrice(number) {
        try {
            this.#roundPrices ??= import("../review/round_prices.js").then(({ RoundPrices }) => new RoundPrices(this));
            (await this.#roundPrices).find(number);
        } catch (error) {
            console.warn(error); // for developers only: no player has requested it
            this.#roundPrices = null; // retry the next time
        }
    }

    #isResetWanted() {
        return confirm({
            title: translate("StatisticsController", "Reset statistics?"),
            text: translate("StatisticsController", "This permanently deletes all statistics."),
            yes: translate("StatisticsController", "Reset"),
            isDangerous: true,
        });
    }

    /** @param {readonly KeptRecord[]} records */
    #export(records) {
        const { games, rounds } = exported(records);
        const name = translate("StatisticsController", "straights.csv");
        download(name, games, "text/csv");
        download(name.replace(/(\.csv)?$/, "-rounds.csv"), rounds, "text/csv");
        this.notices.show(fill(translate("StatisticsController", "Exported to {file}."), { file: name }));
    }

    /**
     * Announce once that the game has become practice, but not if the last visit's game was practice already.
     * @param {import("../../connection/protocol.js").TableMessage | import("../../connection/protocol.js").EventsMessage} message
     */
    #noticePractice(message) {
        const wasTold = this.wasPractice ?? (message.type === "table" && message.reason === "opened");
        if (message.is_practice && !wasTold && message.seal !== null) {
            this.notices.show(translate("StatisticsController", "Practice: this round won't count in the statistics."));
        }
        this.wasPractice = message.is_practice;
    }
}

/**
 * A level with its rule variant, unless that is the default.
 * @param {string} level
 * @param {number} usualLimit
 */
function levelText(level, usualLimit) {
    const [strategy = "", ...options] = level.split(" ");
    const mixed = translate("StatisticsController", "mixed opponents");
    const text = strategy === MIXED ? capitalized(mixed) : levelTitle(strategy);
    return options.length > 0 ? `${text} (${variantText(options.join(" "), usualLimit)})` : text;
}

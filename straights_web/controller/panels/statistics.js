/** Keeps what the table tells of games that count, and shows the figures. */

import { exported, figures, history, levels, MIXED } from "../../model/statistics.js";
import { confirm } from "../../view/dialogs/dialog.js";
import { StatisticsDialog } from "../../view/dialogs/statistics_dialog.js";
import { levelTitle } from "../../view/text/strategy_names.js";
import { capitalized } from "../../view/text/card_names.js";
import { fill, translate } from "../../view/text/translate.js";
import { download } from "../menus/files.js";

/** @typedef {import("../../model/statistics.js").KeptRecord} KeptRecord */

export class StatisticsPanel {
    /**
     * @param {import("../../model/game_client.js").GameClient} client
     * @param {import("../../model/statistics.js").Statistics} statistics
     * @param {import("../../model/saved_games.js").SavedGames} saved
     * @param {import("../../view/panels/notices.js").Notices} notices
     */
    constructor(client, statistics, saved, notices) {
        this.statistics = statistics;
        this.notices = notices;
        /** @type {boolean | null} null before the first message */
        this.wasPractice = null;
        client.addEventListener("statistics", (event) => {
            const { record } = /** @type {CustomEvent} */ (event).detail;
            void statistics.keep(record);
            void saved.noteRecord(record);
        });
        for (const type of ["table", "events"]) {
            client.addEventListener(type, (event) => this.#noticePractice(/** @type {CustomEvent} */ (event).detail));
        }
    }

    async show() {
        let records = await this.statistics.all();
        const choices = [
            { value: "", label: capitalized(translate("StatisticsController", "all opponents")) },
            ...levels(records).map((value) => ({ value, label: levelText(value) })),
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
        await new StatisticsDialog(choices, { load, reset, export: () => this.#export(records) }).open();
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
     * Say it once: the game of the last visit, which is opened first, has been told of.
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
 * A level with the rules that were played by, where they were not the usual ones.
 * @param {string} level
 */
function levelText(level) {
    const [strategy = "", ...rules] = level.split(" ");
    const mixed = translate("StatisticsController", "mixed opponents");
    const text = strategy === MIXED ? capitalized(mixed) : levelTitle(strategy);
    return rules.length > 0 ? `${text} (${rules.join(" ")})` : text;
}

/** Stores the records of games that count, and shows the figures. */

import { Refusal, unlessRefused } from "../../model/game_client.js";
import { DrawnSheet, isWanted } from "../../view/dialogs/drawn_sheet.js";
import { fill, translate } from "../../view/text/translate.js";
import { download } from "../menus/files.js";
import { findPrice } from "../review/when_free.js";

/** @import { FiguresMessage, GameRecord } from "../../connection/protocol.js" */

export class StatisticsPanel {
    /**
     * @param {Pick<import("../menus/shell.js").Page, "client" | "player">} page
     * @param {import("../../model/statistics.js").Statistics} statistics
     * @param {import("../../view/panels/notices.js").Notices} notices
     */
    constructor({ client, player }, statistics, notices) {
        this.client = client;
        this.player = player;
        this.statistics = statistics;
        this.notices = notices;
        /** @type {boolean | null} null before the first message */
        this.wasPractice = null;
        client.addEventListener("statistics", (event) => {
            const { record, to_review } = /** @type {CustomEvent} */ (event).detail;
            void statistics.keep(record);
            if (to_review !== null) void findPrice(this, to_review).catch(console.warn); // no player has requested it
        });
        for (const type of ["table", "events"]) {
            client.addEventListener(type, (event) => {
                const { is_practice: isPractice, reason, seal } = /** @type {CustomEvent} */ (event).detail;
                const wasTold = this.wasPractice ?? reason === "opened"; // once, and not if the last visit's game was practice already
                if (isPractice && !wasTold && seal !== null) notices.show(translate("StatisticsController", "Practice: this round won’t count in the statistics."));
                this.wasPractice = isPractice;
            });
        }
    }

    async show() {
        const figures = await this.#ask(false);
        if (figures === null) return;
        let { sheets } = figures;
        const choose = (/** @type {string} */ key) => sheets[key];
        const reset = async () => {
            if (!(await isWanted("reset_question"))) return;
            const left = await this.#ask(true);
            if (left === null) return;
            sheets = left.sheets;
            await this.statistics.replace(left.records ?? []);
            return choose("");
        };
        const save = async () => {
            const all = await this.#ask(false, true);
            if (all === null) return;
            const name = translate("StatisticsController", "straights.csv");
            download(name, all.games_table ?? "", "text/csv");
            this.notices.show(fill(translate("StatisticsController", "Exported to {file}."), { file: name }));
        };
        const sheet = choose(figures.chosen);
        if (sheet) await new DrawnSheet(sheet, { reset, export: save }, choose).open();
    }

    /**
     * The figures of all records, null if the table refuses them, which the player is told.
     * @param {boolean} reset
     * @param {boolean} [tables] whether the records are wanted as tables, too
     * @returns {Promise<FiguresMessage | null>}
     */
    async #ask(reset, tables = false) {
        const records = (await this.statistics.all()).map(withoutPlays);
        const answer = await unlessRefused(this.client.ask({ type: "statistics", records, reset, tables }));
        if (!(answer instanceof Refusal)) return answer;
        this.notices.show(translate("Web", "Couldn’t read the statistics. There may be too many games."));
        return null;
    }
}

/**
 * A record without the digests of plays that no figure needs: most of its length, and a message has a limit.
 * Those of rounds without points stay: a reset has deleted the points.
 * @param {GameRecord} record which another version may have written
 */
function withoutPlays(record) {
    if (!Array.isArray(record.rounds)) return record;
    const rounds = record.rounds.map((round) => {
        if ((round?.gained ?? null) === null) return round;
        const { play, ...others } = round;
        return others;
    });
    return { ...record, rounds };
}

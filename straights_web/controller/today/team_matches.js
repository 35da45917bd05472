/** Team matches: the sheet of a match, its deals as games, and their results. */

import { Refusal } from "../../model/game_client.js";
import { shown } from "../../view/text/sentence.js";
import { TeamMatchSheet } from "../../view/today/team_match_sheet.js";

/** @typedef {import("../../connection/protocol.js").TeamMatchMessage} TeamMatchMessage */
/** @typedef {import("./today.js").Daily} Daily */

export class TeamMatches {
    /**
     * @param {import("../../model/game_client.js").GameClient} client
     * @param {Daily} daily
     * @param {import("../menus/games.js").Games} games
     * @param {(line: string) => void} share
     */
    constructor(client, daily, games, share) {
        this.client = client;
        this.daily = daily;
        this.games = games;
        this.share = share;
    }

    /** Show the last match, and start its next deal if the player wants that. */
    async open() {
        /** @type {TeamMatchMessage | null} */
        let message = null;
        const ask = async (/** @type {{name: string, player: number | null, lines: string}} */ change) => {
            const matches = await this.daily.matches.all();
            message = await this.client.ask({ type: "team_match", matches, ...change });
            if (message.match !== null) await this.daily.matches.keep(/** @type {{name: string}} */ (message.match));
            sheet.show(message);
        };
        const sheet = new TeamMatchSheet({ ask: (change) => void ask(change), share: () => message && this.share(message.line) });
        const last = (await this.daily.matches.all()).at(-1);
        await ask({ name: last?.name ?? "", player: null, lines: "" });
        const chosen = await sheet.open();
        const match = /** @type {TeamMatchMessage | null} */ (message)?.match ?? null;
        if (chosen === "play" && match !== null) await this.games.beginTeamDeal(match);
    }

    /** Count the finished deal on the table if it is one of a match. */
    async count() {
        const matches = await this.daily.matches.all();
        if (matches.length === 0) return;
        const helped = (await this.daily.helped.all()).map(({ deal }) => deal);
        try {
            const { match, note } = await this.client.ask({ type: "team_result", matches, helped });
            if (match !== null) await this.daily.matches.keep(/** @type {{name: string}} */ (match));
            if (note !== null) this.games.notices.show(shown(note));
        } catch (error) {
            if (!(error instanceof Refusal)) throw error; // a deal of no match
        }
    }
}

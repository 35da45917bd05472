/** The result of a deal for everybody when it is over: kept, and shown beside those of the computers. */

import { Refusal, unlessRefused } from "../../model/game_client.js";
import { element } from "../../view/elements.js";
import { shown } from "../../view/text/sentence.js";
import { translate } from "../../view/text/translate.js";
import { scale } from "../../view/today/scale.js";
import { whenFree } from "../review/when_free.js";

/** @typedef {import("../../connection/protocol.js").DealLine} DealLine */

export class DealResults {
    /** Counts the games: the work for an earlier one is given up. */
    #game = 0;

    /**
     * @param {import("../menus/shell.js").Page} page
     * @param {import("./today.js").Daily} daily
     * @param {(line: string) => void} share
     */
    constructor({ client, player, table, preferences }, daily, share) {
        this.preferences = preferences;
        this.client = client;
        this.player = player;
        this.daily = daily;
        this.share = share;
        this.result = table.result;
        this.box = element("section", { class: "box deal-result", hidden: true });
        table.result.side.prepend(this.box);
        client.addEventListener("table", () => this.#forget());
    }

    /** Work out the result of the game on the table if it is a deal for everybody, a step at a time. */
    async find() {
        const game = this.#forget();
        const helped = (await this.daily.helped.all()).map(({ deal }) => deal);
        const question = { date: this.daily.date, days: await this.daily.days.all(), helped, challenge: this.preferences.get("challenge") };
        for (;;) {
            await whenFree(this.client, this.player);
            if (game !== this.#game) return;
            const answer = await unlessRefused(this.client.ask({ type: "deal_result", ...question }));
            if (answer instanceof Refusal) return; // another game, or one that goes on
            const { result, day } = answer;
            if (result === null) continue;
            if (day !== null) await this.daily.days.keep(day);
            if (game === this.#game) this.#show(result);
            return;
        }
    }

    /** @param {DealLine} result */
    #show({ title, verdict, marks, line }) {
        this.result.tellDeal(shown(title));
        const share = element(
            "button",
            { class: "button", type: "button", "data-action": "share", click: () => this.share(line) },
            translate("Today", "Share"),
        );
        this.box.replaceChildren(element("p", { role: "status" }, shown(verdict)), scale(marks), share);
        this.box.hidden = false;
    }

    #forget() {
        this.box.hidden = true;
        this.result.tellDeal("");
        this.#game += 1;
        return this.#game;
    }
}

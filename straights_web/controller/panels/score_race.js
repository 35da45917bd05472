/** Updates the score race: a round counts once its result is shown. */

import { ScoreRaceView } from "../../view/panels/score_race.js";
import { shown } from "../../view/text/sentence.js";

export class ScoreRace {
    /**
     * @param {import("../../model/game_client.js").GameClient} client
     * @param {import("../play/event_player.js").EventPlayer} player
     * @param {import("../../view/panels/panel.js").Panel} panel
     */
    constructor(client, player, panel) {
        this.client = client;
        this.panel = panel;
        this.view = new ScoreRaceView();
        panel.body.append(this.view.root);
        panel.addEventListener("toggled", () => this.update());
        for (const type of ["shown", "result", "idle"]) player.addEventListener(type, () => this.update());
    }

    update() {
        const { state, titles } = this.client;
        if (this.panel.isOpen && state !== null) this.view.show(state.observation, titles === null ? "" : shown(titles.race));
    }
}

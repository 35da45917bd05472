
import { ScoreRaceView } from "../../view/panels/score_race.js";
export class ScoreRace {
constructor(client, player, panel) {
this.client = client;
this.panel = panel;
this.view = new ScoreRaceView();
panel.body.append(this.view.root);
panel.addEventListener("toggled", () => this.update());
for (const type of ["shown", "result", "idle"]) player.addEventListener(type, () => this.update());
}
update() {
const observation = this.client.state?.observation;
if (this.panel.isOpen && observation !== undefined) this.view.show(observation);
}
}

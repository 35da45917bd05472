
import { LogView } from "../../view/panels/log.js";
import { logLines } from "../../view/text/log_text.js";
export class Log {
constructor(client, player, panel, seatText) {
this.client = client;
this.seatText = seatText;
this.view = new LogView();
panel.body.append(this.view.root);
this.history = [];
client.addEventListener("table", (event) => {
const { history, reason } = (event).detail;
this.history = reason === "new" ? history.slice(0, -1) : [...history];
this.rewrite();
});
player.addEventListener("event", (event) => this.#onEvent( (event).detail));
panel.addEventListener("toggled", () => this.rewrite());
}
begin(history) {
this.history = [...history];
this.rewrite();
}
rewrite() {
const names = this.#names();
this.view.show(this.history.flatMap((event) => logLines(event, names, this.seatText)));
}
#onEvent(event) {
this.history.push(event);
this.view.add(logLines(event, this.#names(), this.seatText));
}
#names() {
return this.client.state?.observation.seats.map(({ name }) => name) ?? [];
}
}


import { element, setAttribute, setText } from "../elements.js";
const SHOWN = 5000;
export class SeatMarks {
constructor(panel) {
this.mark = element("span", { class: "seat-mark", "data-field": "presence" });
this.clock = element("span", { class: "seat-clock", "data-field": "clock", role: "timer" });
this.bubble = element("span", { class: "seat-bubble", "data-field": "said", "aria-hidden": "true" });
this.root = element("span", { class: "seat-marks" }, this.mark, this.clock);
this.timer = undefined;
panel.root.querySelector(".seat-panel")?.append(this.root, this.bubble);
}
draw(mark, clock, isUrgent) {
setText(this.mark, mark);
setText(this.clock, clock);
setAttribute(this.clock, "data-urgent", isUrgent);
}
say(text) {
clearTimeout(this.timer);
setText(this.bubble, text);
this.timer = setTimeout(() => setText(this.bubble, ""), SHOWN);
}
}

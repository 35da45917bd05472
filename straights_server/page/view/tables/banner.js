
import { element, setText } from "../elements.js";
export class Banner {
constructor(root, action, click) {
this.text = element("span", { role: "status" });
this.seconds = element("span", { class: "banner-seconds", "aria-hidden": "true" });
this.button = element("button", { class: "button", type: "button", "data-action": action, click });
this.root = element("div", { class: "banner", hidden: true }, this.text, this.seconds, this.button);
root.append(this.root);
}
show(text, { label = "", seconds = "" } = {}) {
this.root.hidden = text === "";
setText(this.text, text);
setText(this.seconds, seconds);
setText(this.button, label);
this.button.hidden = label === "";
}
}


import { setAttribute, setText } from "../elements.js";
export class Message {
constructor(root) {
this.root = root;
}
show(text, { isWarning = false } = {}) {
setText(this.root, text);
setAttribute(this.root, "data-warning", isWarning);
}
setBusy(isBusy) {
setAttribute(this.root, "aria-busy", isBusy ? "true" : null);
}
}


const MOST = 12;
export class Announcements {
#waiting = [];
constructor(root) {
this.root = root;
}
add(text) {
if (text !== "") {
this.#waiting = [...this.#waiting, text].slice(-MOST);
}
}
flush() {
if (this.#waiting.length > 0) {
this.root.textContent = this.#waiting.join(" ");
this.#waiting = [];
}
}
say(text) {
this.root.textContent = "";
requestAnimationFrame(() => {
this.root.textContent = text;
});
}
}

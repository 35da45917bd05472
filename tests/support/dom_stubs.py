"""A document for JavaScript in Node, whose elements remember what they are told, with a clock that waits."""

# Time stands still until `pass` is called.
DOM = """
const timers = new Map();
let now = 0, lastTimer = 0;
performance.now = () => now;
Date.now = () => now;
const later = (run, length, period) => {
    timers.set(++lastTimer, { run, at: now + length, period });
    return lastTimer;
};
const soonest = ([, one], [, other]) => one.at - other.at;
const turn = setImmediate;
globalThis.setTimeout = (run, length) => later(run, length, null);
globalThis.setInterval = (run, length) => later(run, length, length);
globalThis.clearTimeout = globalThis.clearInterval = (timer) => timers.delete(timer);
const settled = () => new Promise((resolve) => turn(resolve));
const pass = async (length) => {
    const end = now + length;
    for (;;) {
        await settled();
        const [next] = [...timers].filter(([, { at }]) => at <= end).sort(soonest);
        if (next === undefined) break;
        const [number, timer] = next;
        now = timer.at;
        if (timer.period === null) timers.delete(number);
        else timer.at += timer.period;
        timer.run();
    }
    now = end;
};

class Node_ extends EventTarget {
    attributes = {}; children = []; hidden = false; textContent = "";
    get dataset() { return { state: this.attributes["data-state"] }; }
    append(...children) { this.children.push(...children); }
    replaceChildren(...children) { this.children = children; this.textContent = ""; }
    getAttribute(name) { return this.attributes[name] ?? null; }
    setAttribute(name, value) { this.attributes[name] = value; if (name === "hidden") this.hidden = true; }
    removeAttribute(name) { delete this.attributes[name]; if (name === "hidden") this.hidden = false; }
    querySelector() { return null; }
    focus() {}
    select() {}
    remove() {}
    click() { this.dispatchEvent(new Event("click")); }
    showModal() { dialogs.push(this); }
    close(value) {
        this.returnValue = value;
        dialogs.splice(dialogs.indexOf(this), 1);
        this.dispatchEvent(new Event("close"));
    }
}
const dialogs = [];
const parts = (node) => [node, ...(node.children ?? []).flatMap(parts)];
const textOf = (node) => parts(node).map((part) => part.textContent ?? part).join("");
const button = (text, node = dialogs.at(-1)) =>
    parts(node).find((part) => part.kind === "button" && textOf(part) === text);
globalThis.Element = Node_;
const root = new Node_(), loading = new Node_();
const html = () => root.attributes;
globalThis.document = Object.assign(new EventTarget(), {
    hidden: false, title: "", documentElement: root, body: new Node_(),
    createElement: (kind) => Object.assign(new Node_(), { kind }), createElementNS: () => new Node_(),
    querySelector: (which) => (which.includes("loading") ? loading : null),
});
globalThis.requestAnimationFrame = (run) => run();
globalThis.matchMedia = () => ({ matches: true });
const gone = [];
globalThis.location = { search: "", hash: "",
    assign: (address) => gone.push(address), reload: () => gone.push("reload") };
const visited = [];
globalThis.history = { pushState: (_, __, address) => visited.push(["push", address]),
    replaceState: (_, __, address) => visited.push(["replace", address]) };
const after = (address) => address.slice(address.indexOf("straights_web/") + "straights_web/".length);
"""

// A document for Node, new for each test, whose elements remember what they are told, with a clock that waits.
import { beforeEach } from "node:test";

/** @typedef {any} Stub as much of something of the browser as the tests use */

/** The document. @type {Stub} */
export let page;
/** Its root. @type {Stub} */
export let root;
/** @type {Stub} */
export let loading;
/** Open, the last one in front. @type {Stub[]} */
export let dialogs;
/** Addresses to which the page went, and reloads. @type {string[]} */
export let gone;
/** What was added to the history: how, and the address. @type {string[][]} */
export let visited;
/** Time stands still until `pass` is called. */
export let now = 0;
/** @type {Map<number, {run: () => void, at: number, period: number | null}>} */
let timers;
let lastTimer = 0;

class FakeElement extends EventTarget {
    /** @type {Record<string, string>} */
    attributes = {};
    /** @type {Stub[]} */
    children = [];
    hidden = false;
    textContent = "";
    style = { setProperty() {} };
    get dataset() {
        return { state: this.attributes["data-state"] };
    }
    append(...children) {
        this.children.push(...children);
    }
    after(...siblings) {
        this.append(...siblings);
    }
    prepend(...children) {
        this.children.unshift(...children);
    }
    replaceChildren(...children) {
        this.children = children;
        this.textContent = "";
    }
    getAttribute(name) {
        return this.attributes[name] ?? null;
    }
    setAttribute(name, value) {
        this.attributes[name] = value;
        if (name === "hidden") this.hidden = true;
    }
    removeAttribute(name) {
        delete this.attributes[name];
        if (name === "hidden") this.hidden = false;
    }
    toggleAttribute() {}
    querySelector() {
        return null;
    }
    focus() {}
    select() {}
    remove() {}
    click() {
        this.dispatchEvent(new Event("click"));
    }
    showModal() {
        dialogs.push(this);
    }
    close(value) {
        this.returnValue = value;
        dialogs.splice(dialogs.indexOf(this), 1);
        this.dispatchEvent(new Event("close"));
    }
}

/** @returns {Stub} */
export const element = () => new FakeElement();
const parts = (node) => [node, ...(node.children ?? []).flatMap(parts)];
export const textOf = (node) =>
    parts(node)
        .map((part) => part.textContent ?? part)
        .join("");
/** The parts of an element, by default of the dialog in front, of a kind of element or a class. */
export const partsOf = (kind, node = dialogs.at(-1)) =>
    parts(node).filter((part) => [part.kind, part.attributes?.class].includes(kind));
export const button = (text) => partsOf("button").find((part) => textOf(part) === text);
export const html = () => root.attributes;
/** What of an address comes after the page's folder. */
export const after = (address) => address.slice(address.indexOf("straights_web/") + "straights_web/".length);

/** Let time pass, and everything happen meanwhile. */
export const pass = async (length) => {
    const end = now + length;
    for (;;) {
        await new Promise((resolve) => setImmediate(resolve));
        const due = [...timers].filter(([, { at }]) => at <= end);
        const [next] = due.sort(([, one], [, other]) => one.at - other.at);
        if (next === undefined) break;
        const [number, timer] = next;
        now = timer.at;
        if (timer.period === null) timers.delete(number);
        else timer.at += timer.period;
        timer.run();
    }
    now = end;
};
/** Let everything happen that takes no time. */
export const settled = () => pass(0);

/** Set a property of the global object, also one that Node defines. */
export const setGlobal = (name, value) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

/** An event at the document, such as a key, with properties of its own. */
export const happen = (type, properties = {}) => {
    const event = new Event(type, { cancelable: true });
    for (const [name, value] of Object.entries(properties)) Object.defineProperty(event, name, { value });
    page.dispatchEvent(event);
    return event;
};

const addTimer = (run, length, period) => {
    timers.set(++lastTimer, { run, at: now + length, period });
    return lastTimer;
};

/** A history of one page, which goes at once. */
const fakeHistory = (window) => {
    const states = [null];
    const note = (how, address) => address !== undefined && visited.push([how, address]);
    return {
        get state() {
            return states.at(-1);
        },
        pushState(state, _title, address) {
            states.push(state);
            note("push", address);
        },
        replaceState(state, _title, address) {
            states.splice(-1, 1, state);
            note("replace", address);
        },
        go(by) {
            states.splice(by);
            window.dispatchEvent(new Event("popstate"));
        },
    };
};

const open = () => {
    [timers, now] = [new Map(), 0];
    [root, loading] = [element(), element()];
    [dialogs, gone, visited] = [[], [], []];
    page = Object.assign(new EventTarget(), {
        hidden: false,
        title: "",
        documentElement: root,
        body: element(),
        createElement: (kind) => Object.assign(element(), { kind }),
        createElementNS: element,
        querySelector: (which) => (which.includes("loading") ? loading : null),
        querySelectorAll: () => [],
    });
    page.activeElement = page.body;
    const window = new EventTarget();
    const stubs = {
        Element: FakeElement,
        HTMLElement: FakeElement,
        document: page,
        location: {
            search: "",
            hash: "",
            assign: (address) => gone.push(address),
            reload: () => gone.push("reload"),
        },
        history: fakeHistory(window),
        addEventListener: window.addEventListener.bind(window),
        removeEventListener: window.removeEventListener.bind(window),
        dispatchEvent: window.dispatchEvent.bind(window),
        requestAnimationFrame: (run) => run(),
        matchMedia: () => ({ matches: true }),
        setTimeout: (run, length = 0) => addTimer(run, length, null),
        setInterval: (run, length) => addTimer(run, length, length),
        clearTimeout: (timer) => timers.delete(timer),
        clearInterval: (timer) => timers.delete(timer),
    };
    for (const [name, value] of Object.entries(stubs)) setGlobal(name, value);
    performance.now = Date.now = () => now;
};

open(); // modules look at the document as soon as they are imported
beforeEach(open);

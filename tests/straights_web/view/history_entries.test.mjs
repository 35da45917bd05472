// One entry of the browser's history for each part that covers the table.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

/** A history whose steps back wait until they are delivered, or lost, as browsers do where another step comes between. */
class FakeHistory {
    constructor() {
        /** @type {any[]} */
        this.states = [null];
        /** @type {number[]} */
        this.steps = [];
        this.at = 0;
        this.address = "";
        this.onPopState = () => {};
    }

    get state() {
        return this.states[this.at];
    }

    pushState(state, _, address = "") {
        this.states = [...this.states.slice(0, ++this.at), state];
        this.address = address;
    }

    go(by) {
        this.steps.push(by);
    }

    deliver() {
        for (const by of this.steps.splice(0)) {
            this.at += by;
            this.onPopState();
        }
    }

    lose() {
        this.steps = [];
    }
}

/** @type {FakeHistory} */
let history;
/** @type {typeof import("../../../straights_web/view/history_entries.js")} */
let entries;
let loads = 0;

beforeEach(async () => {
    mock.timers.reset();
    mock.timers.enable({ apis: ["setTimeout"] });
    history = new FakeHistory();
    Object.assign(globalThis, {
        history,
        window: {},
        addEventListener: (/** @type {string} */ _, listener) => (history.onPopState = listener),
    });
    entries = await import(`../../../straights_web/view/history_entries.js?${++loads}`);
    entries.leaveFormerEntries();
});

function openPart() {
    const part = { isOpen: true, close: () => {} };
    const leave = entries.addEntry(() => part.close());
    part.close = () => {
        part.isOpen = false;
        leave();
    };
    return part;
}

function closeAndGoBack() {
    openPart().close();
    mock.timers.tick(1);
    assert.deepEqual(history.steps, [-1]);
}

test("a part that opens while the page goes back stays, and Back closes it", () => {
    closeAndGoBack();
    const part = openPart();
    history.deliver();
    assert.deepEqual([part.isOpen, history.at], [true, 1]);

    history.go(-1);
    history.deliver();
    assert.deepEqual([part.isOpen, history.at], [false, 0]);
});

test("a step back that takes long is not repeated, which would leave the page", () => {
    closeAndGoBack();
    mock.timers.tick(10_000);
    assert.deepEqual(history.steps, [-1]);

    history.deliver();
    assert.equal(history.at, 0);
});

test("Back closes a part that has taken over the entry of a step back that was given up", () => {
    closeAndGoBack();
    history.lose();
    const part = openPart();
    mock.timers.tick(10_000);
    history.go(-1);
    history.deliver();
    assert.deepEqual([part.isOpen, history.at], [false, 0]);
});

test("an address is added when the page has gone back, which would undo it", () => {
    closeAndGoBack();
    entries.addAddress("?table=t9");
    const before = history.address;
    history.deliver();
    assert.deepEqual([before, history.address, history.at], ["", "?table=t9", 1]);
    entries.addAddress("?table=t8");
    assert.deepEqual([history.address, history.at], ["?table=t8", 2]);
});

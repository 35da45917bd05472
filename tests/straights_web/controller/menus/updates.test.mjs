// A new version is offered, never forced on a game; a version that does not start is replaced.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { pass, settled } from "../../../support/web/dom.mjs";
import { Updates } from "../../../../straights_web/controller/menus/updates.js";

let registration, container, shown, notices, reloads;
class FakeWorker extends EventTarget {
    constructor(state) {
        super();
        this.state = state;
        this.told = [];
    }
    postMessage(text) {
        this.told.push(text);
    }
    become(state) {
        this.state = state;
        this.dispatchEvent(new Event("statechange"));
    }
}
const start = () =>
    new Updates(container, () => {
        reloads += 1;
    });
const find = (worker) => {
    registration.installing = worker;
    registration.dispatchEvent(new Event("updatefound"));
};
const change = () => {
    container.controller = {};
    container.dispatchEvent(new Event("controllerchange"));
};

beforeEach(() => {
    registration = Object.assign(new EventTarget(), { waiting: null, installing: null });
    container = Object.assign(new EventTarget(), {
        controller: null,
        registered: 0,
        async register() {
            this.registered += 1;
            return registration;
        },
    });
    shown = [];
    notices = { show: (_text, { action }) => shown.push(action) };
    reloads = 0;
});

// The page is kept once it plays, and then nothing is offered: it is of that version.
test("the first visit leaves the network to the page", async () => {
    const updates = start();
    await settled();
    const before = container.registered;
    updates.offerIn(notices);
    await updates.install();
    const fresh = new FakeWorker("installing");
    find(fresh);
    fresh.become("installed");
    fresh.become("activated");
    change();
    assert.deepEqual([before, container.registered, shown.length, reloads], [0, 1, 0, 0]);
});

// The page is kept once nobody has clicked or typed for a moment; later clicks are nobody's business.
test("the first turns have the processor to themselves", async () => {
    const updates = start();
    updates.installWhenQuiet();
    await pass(1999);
    dispatchEvent(new Event("click"));
    dispatchEvent(new Event("keydown"));
    await pass(1999);
    const before = container.registered;
    await pass(1);
    dispatchEvent(new Event("click"));
    await pass(2000);
    assert.deepEqual([before, container.registered], [0, 1]);
});

// They go on with what they have, and may load the new version.
test("the other tabs are told", async () => {
    container.controller = {};
    start().offerIn(notices);
    await settled();
    change();
    const before = reloads;
    shown[0].click();
    assert.deepEqual([shown.length, before, reloads], [1, 0, 1]);
});

// As soon as another is there whole: nobody could accept it.
for (const isFoundFirst of [true, false]) {
    test(`a version that does not start is replaced: ${isFoundFirst ? "found" : "broken"} first`, async () => {
        container.controller = {};
        const fresh = new FakeWorker("installing");
        const updates = start();
        await settled();
        if (!isFoundFirst) updates.replaceBroken();
        find(fresh);
        fresh.become("installed");
        if (isFoundFirst) updates.replaceBroken();
        change();
        assert.deepEqual([fresh.told, reloads], [["activate"], 1]);
    });
}

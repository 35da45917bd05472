// The offer to keep the page as an app: once, after the second game.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { setGlobal } from "../../../support/web/dom.mjs";
import { PLAYED, eventsMessage, player, seats, tableMessage, tell } from "../../../support/web/game_page.mjs";
import { offerInstallation } from "../../../../straights_web/controller/menus/installation.js";

let asked, kept, offers, told, values;

beforeEach(() => {
    [asked, kept, offers, told, values] = [0, 0, [], [], { finishedGames: 0 }];
    setGlobal("navigator", { storage: { persist: async () => (kept += 1) } });
    /** @type {any} */
    const notices = {
        show: (text, { action }) => {
            (action === undefined ? told : offers).push(action ?? text);
            return () => {};
        },
    };
    /** @type {any} */
    const preferences = { get: (key) => values[key], set: (key, value) => (values[key] = value) };
    offerInstallation({ preferences, player }, notices);
});

/** A game that is shown to its end; a card before it ends nothing. */
const end = async () => {
    await tell(tableMessage(1));
    await tell(eventsMessage(2, [PLAYED]));
    await tell(eventsMessage(3, [PLAYED], { turn: null, seats: seats.map((seat) => ({ ...seat, is_winner: true })) }));
};
const allow = () => {
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: async () => (asked += 1) });
    dispatchEvent(event);
    return event.defaultPrevented;
};

test("the page is offered as an app once, after the second game", async () => {
    assert.equal(allow(), true);
    await end();
    assert.equal(offers.length, 0);
    await end();
    await end();
    assert.equal(offers.length, 1);
    offers[0].click();
    assert.equal(asked, 1);
});

test("where a browser cannot do it nothing is offered, and it is when it can", async () => {
    for (let game = 0; game < 3; game += 1) await end();
    assert.equal(offers.length, 0);
    allow();
    await end();
    assert.equal(offers.length, 1);
});

test("Safari in a tab is the one browser of which players are told what it deletes", async () => {
    const found = [];
    for (const [isSafari, isApp] of [[true, true], [false, false], [true, false]]) {
        setGlobal("matchMedia", () => ({ matches: isApp }));
        if (isSafari) setGlobal("GestureEvent", Event);
        values.finishedGames = 0;
        for (let game = 0; game < 3; game += 1) await end();
        Reflect.deleteProperty(globalThis, "GestureEvent");
        found.push([told.length, kept]);
    }
    assert.deepEqual([found, offers], [[[0, 3], [0, 6], [1, 8]], []]);
});

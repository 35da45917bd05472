// The offer to keep the page as an app: once, after the second game.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { setGlobal } from "../../../support/web/dom.mjs";
import { Installation } from "../../../../straights_web/controller/menus/installation.js";

let asked, kept, offers, player, told, values;

beforeEach(() => {
    [asked, kept, offers, told, player, values] = [0, 0, [], [], new EventTarget(), { finishedGames: 0 }];
    setGlobal("navigator", { storage: { persist: async () => (kept += 1) } });
    /** @type {any} */
    const parts = [
        { get: (key) => values[key], set: (key, value) => (values[key] = value) },
        {
            show: (text, { action }) => {
                (action === undefined ? told : offers).push(action ?? text);
                return () => {};
            },
        },
        player,
    ];
    Reflect.construct(Installation, parts);
});

const end = () => player.dispatchEvent(new CustomEvent("event", { detail: { type: "game_ended" } }));
const allow = () => {
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: async () => (asked += 1) });
    dispatchEvent(event);
    return event.defaultPrevented;
};

test("the page is offered as an app once, after the second game", () => {
    assert.equal(allow(), true);
    end();
    assert.equal(offers.length, 0);
    end();
    end();
    assert.equal(offers.length, 1);
    offers[0].click();
    assert.equal(asked, 1);
});

test("where a browser cannot do it nothing is offered, and it is when it can", () => {
    for (let game = 0; game < 3; game += 1) end();
    assert.equal(offers.length, 0);
    allow();
    end();
    assert.equal(offers.length, 1);
});

test("Safari in a tab is the one browser of which players are told what it deletes", () => {
    const found = [];
    for (const [isSafari, isApp] of [[true, true], [false, false], [true, false]]) {
        setGlobal("matchMedia", () => ({ matches: isApp }));
        if (isSafari) setGlobal("GestureEvent", Event);
        values.finishedGames = 0;
        for (let game = 0; game < 3; game += 1) end();
        Reflect.deleteProperty(globalThis, "GestureEvent");
        found.push([told.length, kept]);
    }
    assert.deepEqual([found, offers], [[[0, 3], [0, 6], [1, 8]], []]);
});

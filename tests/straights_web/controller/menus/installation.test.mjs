// The offer to keep the page as an app: once, after the second game.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import "../../../support/web/dom.mjs";
import { Installation } from "../../../../straights_web/controller/menus/installation.js";

let asked, offers, player, values;

beforeEach(() => {
    [asked, offers, player, values] = [0, [], new EventTarget(), { finishedGames: 0 }];
    /** @type {any} */
    const parts = [
        { get: (key) => values[key], set: (key, value) => (values[key] = value) },
        {
            show: (_text, { action }) => {
                offers.push(action);
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

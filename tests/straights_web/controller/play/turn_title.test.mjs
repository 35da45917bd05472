// The tab calls the player who is elsewhere.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { page, root } from "../../../support/web/dom.mjs";
import { fakeStorage } from "../../../support/web/fake_storage.mjs";
import { callInTitle } from "../../../../straights_web/controller/play/turn_title.js";
import { Preferences } from "../../../../straights_web/model/preferences.js";

let update, play, preferences;

beforeEach(() => {
    [play, preferences] = [new EventTarget(), new Preferences(fakeStorage())];
    Object.assign(page, { title: "Straights", hidden: true, hasFocus: () => false });
    update = callInTitle(play, preferences);
});
const turn = (state) => {
    root.attributes["data-state"] = state;
    play.dispatchEvent(new Event("changed"));
    return page.title;
};

test("the title says whose turn it is while the player is elsewhere", () => {
    assert.deepEqual(["waiting", "turn", "discard", "waiting"].map(turn), [
        "Straights",
        "Your turn – Straights",
        "Your turn – Straights",
        "Straights",
    ]);
});

// Another table has another name.
test("a new title is called from as well, until the player is back", () => {
    turn("turn");
    page.title = "Anna’s table – Straights";
    update();
    const called = page.title;
    Object.assign(page, { hidden: false, hasFocus: () => true });
    dispatchEvent(new Event("focus"));
    assert.deepEqual([called, page.title], ["Your turn – Anna’s table – Straights", "Anna’s table – Straights"]);
});

test("nobody is called who has switched it off", () => {
    preferences.set("call-on-turn", false);
    assert.equal(turn("turn"), "Straights");
});

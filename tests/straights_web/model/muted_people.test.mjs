// Who is muted at a table stays so when the page is loaded again, and nowhere else.
import assert from "node:assert/strict";
import { test } from "node:test";

import { fakeStorage } from "../../support/web/fake_storage.mjs";
import { MutedPeople } from "../../../straights_web/model/muted_people.js";

test("a name is muted at its table until the player wants it again", () => {
    const kept = fakeStorage();
    const first = new MutedPeople(kept);
    first.set("t1", "Ben", true);
    first.set("t1", "Ben", true);
    const again = new MutedPeople(kept);
    const found = [again.has("t1", "Ben"), again.has("t1", "Ada"), again.has("t2", "Ben")];
    again.set("t1", "Ben", false);
    assert.deepEqual([...found, again.has("t1", "Ben"), new MutedPeople(kept).has("t1", "Ben")], [true, false, false, false, false]);
});

test("two tabs keep what both have muted", () => {
    const texts = {};
    const [one, other] = [new MutedPeople(fakeStorage(texts)), new MutedPeople(fakeStorage(texts))];
    one.set("t1", "Ben", true);
    other.set("t2", "Cora", true);
    assert.deepEqual([one, other].map((tab) => [tab.has("t1", "Ben"), tab.has("t2", "Cora")]), Array(2).fill([true, true]));
});

for (const text of ["", "[", "null", "7", '{"t1": null}', '{"t1": {"0": "Ben"}}']) {
    test(`an unreadable value mutes nobody: ${text}`, () => {
        const muted = new MutedPeople(fakeStorage({ "straights.muted": text }));
        const before = muted.has("t1", "Ben");
        muted.set("t1", "Ben", true);
        assert.deepEqual([before, muted.has("t1", "Ben")], [false, true]);
    });
}

// What is kept of the games that have ended at a table of a server.
import assert from "node:assert/strict";
import { test } from "node:test";

import { fakeDatabase } from "../../../support/web/fake_database.mjs";
import { answerLast, connect, enter, refuse, room, sent, session, tell } from "../../../support/web/server_page.mjs";
import { finishedGames } from "../../../../straights_web/controller/tables/finished_games.js";

test("each game that a player has ended is counted once on the device", async () => {
    await connect();
    const database = fakeDatabase();
    const count = finishedGames(session, async () => database);
    await count("watched");
    await enter();
    await tell(room("over"));
    const record = { game: "s1", kind: "table", end: { beaten_by: ["Ben"] } };
    const counting = [count("s1"), count("s1")];
    await answerLast({ type: "statistics", record });
    await Promise.all(counting);
    const left = count("s2");
    await refuse("NotNow");
    await left;
    const lost = count("s3");
    await refuse("ConnectionLost");
    await lost;
    void count("s3");

    assert.deepEqual([...database.values], [["s1", record]]);
    assert.equal(sent.filter(({ type }) => type === "record").length, 4);
});

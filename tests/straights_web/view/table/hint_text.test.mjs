// A hint in words: cards as chips, the key as a cap.
import assert from "node:assert/strict";
import { test } from "node:test";

import "../../../support/web/dom.mjs";
import { hintText } from "../../../../straights_web/view/table/hint_text.js";

/** @typedef {import("../../../support/web/dom.mjs").Stub} Stub */

/**
 * The pieces of a text; what an element has is in brackets after its class.
 * @param {Stub} part
 * @returns {string}
 */
function pieces(part) {
    if (typeof part === "string") return part;
    const inner = part.children.map(pieces).join("");
    return part.attributes["class"] ? `<${part.attributes["class"]} ${inner}>` : inner;
}

const shown = (/** @type {string} */ text) => pieces(hintText(text));

test("cards of the first sentence are chips, and what follows is quiet", () => {
    const aside = "<hint-aside 6♦ costs about 21><hint-aside hint-key H why?>";
    assert.equal(shown("Play 10♠. 6♦ costs about 21. H: why?"), `Play <card-chip 10♠>${aside}`);
    assert.equal(shown("Jouez 3♣. H\u00a0: pourquoi ?"), "Jouez <card-chip 3♣><hint-aside ><hint-aside hint-key H pourquoi ?>");
});

test("a reason has all its sentences", () => {
    assert.equal(shown("7♦ may open 6♦. Nothing is behind."), "<card-chip 7♦> may open <card-chip 6♦>. Nothing is behind.");
});

// Texts in the player's language, and in English until they are there.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { LANGUAGES } from "../../../../straights_web/view/text/languages.js";
import { dealText } from "../../../../straights_web/view/text/dates.js";

/** @type {typeof import("../../../../straights_web/view/text/translate.js")} */
let text;
/** @type {Record<string, any>} */
let texts;
let count = 0;
const points = (number) => text.translate("Plurals", "%n points", number);

beforeEach(async () => {
    text = await import(`../../../../straights_web/view/text/translate.js?${++count}`); // without a language
    texts = {
        "en.json": { Plurals: { "%n points": { one: "%n point", other: "%n points" } } },
        "de.json": {
            Plurals: { "%n points": { one: "%n Punkt", other: "%n Punkte" } },
            Menus: { "&File": "&Datei" },
        },
        "fr.json": { Plurals: { "%n points": { one: "%n point", other: "%n points" } } },
    };
    const answer = async (url) => {
        const found = texts[new URL(url).pathname.split("/").at(-1) ?? ""];
        return { ok: found !== undefined, status: found ? 200 : 404, json: async () => found };
    };
    Object.assign(globalThis, { fetch: answer });
});

// The page can show something at once.
test("before texts are loaded the source is the text", () => {
    assert.deepEqual([text.translate("Menus", "&File"), text.currentLanguage()], ["File", "en"]);
});

// What is missing stays English.
test("a text is that of the language without the underlined letter", async () => {
    await text.useLanguage("de");
    const names = [["Menus", "&File"], ["Other", "&File"], ["Web", "R & D"]];
    const shown = names.map(([context, source]) => text.translate(context, source));
    assert.deepEqual(shown, ["Datei", "File", "R & D"]);
});

// The page goes on in the language that it has.
test("a language that cannot be loaded changes nothing", async () => {
    await text.useLanguage("de");
    assert.equal(await text.useLanguage("tlh"), false);
    assert.deepEqual([text.currentLanguage(), points(1)], ["de", "1 Punkt"]);
});

// A slow answer for the first does not replace the second.
test("the last of two choices counts whatever comes first", async () => {
    const fast = globalThis.fetch;
    let release = () => {};
    const held = new Promise((resolve) => (release = () => resolve(null)));
    globalThis.fetch = async (url) => {
        if (String(url).includes("de.json")) await held;
        return fast(url);
    };
    const first = text.useLanguage("de");
    const second = await text.useLanguage("fr");
    release();
    assert.deepEqual([await first, second, text.currentLanguage()], [false, true, "fr"]);
});

// Else the first of the browser's languages that is available, else English.
for (const [choice, expected] of /** @type {[any, string][]} */ ([
    [{ address: "de", kept: "fr", browser: ["es"] }, "de"],
    [{ address: "xx", kept: "fr", browser: ["es"] }, "fr"],
    [{ address: null, kept: null, browser: ["tlh", "ES-mx"] }, "es"],
    [{ browser: ["tlh"] }, "en"],
])) {
    test(`the address comes before the choice kept and the browser: ${expected}`, () => {
        assert.equal(text.chooseLanguage(choice), expected);
    });
}

// As BCP 47 has it, but whoever reads Portuguese reads that of Brazil rather than English.
for (const [tag, expected] of /** @type {[string, string][]} */ ([
    ["pt-BR", "pt-BR"], ["pt_br", "pt-BR"], ["pt-PT", "pt"], ["pt", "pt"], ["zh-Hant-TW", "zh-Hant"], ["ptx", ""], ["", ""],
])) {
    test(`the language of a tag has most of its first subtags: "${tag}"`, () => {
        assert.equal(text.languageCode(tag, ["pt-BR", "pt", "zh-Hans", "zh-Hant"]), expected);
    });
}

// As the browser lays out what has no side of its own.
test("the page has the direction of its language", async () => {
    const documentElement = /** @type {Record<string, string>} */ ({});
    Object.assign(globalThis, { document: { documentElement } });
    const found = [];
    LANGUAGES.he = { name: "עברית", direction: "rtl" };
    texts["he.json"] = {};
    for (const code of ["he", "de"]) {
        await text.useLanguage(code);
        found.push([documentElement.lang, documentElement.dir]);
    }
    Reflect.deleteProperty(globalThis, "document");
    Reflect.deleteProperty(LANGUAGES, "he");
    assert.deepEqual(found, [["he", "rtl"], ["de", "ltr"]]);
});

// In each language from then on; where they cannot be loaded, the others stay.
test("what comes after the table brings texts of its own", async () => {
    texts["more-de.json"] = { Menus: { Review: "Analyse" } };
    const read = () => [text.translate("Menus", "&File"), text.translate("Menus", "Review")];
    await text.useLanguage("de");
    const before = read();
    await text.useMoreTexts();
    const after = read();
    delete texts["more-de.json"];
    assert.equal(await text.useMoreTexts(), false);
    const german = ["Datei", "Analyse"];
    assert.deepEqual([before, after, read()], [["Datei", "Review"], german, german]);
    texts["more-fr.json"] = { Menus: { Review: "Analyse (fr)" } };
    texts["more-de.json"] = {};
    await text.useMoreTexts();
    await text.useLanguage("fr");
    assert.deepEqual(read(), ["File", "Analyse (fr)"]);
});

// The languages of a browser name the region, too; those of another language do not count.
for (const [languages, expected] of /** @type {[string[], string][]} */ ([[["en-GB"], "25 November"], [["de", "en-US"], "November 25"]])) {
    test(`a day is written as in the player's region: ${languages}`, () => {
        Object.defineProperty(globalThis, "navigator", { value: { languages }, configurable: true });
        assert.equal(dealText("2026-11-25").short, expected);
    });
}

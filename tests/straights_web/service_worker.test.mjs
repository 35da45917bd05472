// What the service worker keeps and answers, and what it leaves to the browser.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { runInNewContext } from "node:vm";

const HOME = "https://example.org/straights/";
const FILES = { "index.html": "sha256-one", "main.js": "sha256-two", "LICENCES.txt": "sha256-three" };
const WORKER = new URL("../../straights_web/service_worker.js", import.meta.url);
const source = readFileSync(WORKER, "utf8").replace("const FILES = {};", `const FILES = ${JSON.stringify(FILES)};`);

/** The files of each cache by their addresses. @type {Map<string, Map<string, any>>} */
let kept;
let handlers, otherVersions;

const caches = {
    open: async (name) => {
        if (!kept.has(name)) kept.set(name, new Map());
        const files = kept.get(name);
        return {
            match: async (address) => files?.get(address),
            addAll: async (requests) => {
                for (const request of requests) {
                    if (otherVersions.has(request.integrity)) throw new TypeError("other contents");
                    files?.set(request.url, request);
                }
            },
        };
    },
    keys: async () => [...kept.keys()],
    delete: async (name) => kept.delete(name),
};
class FakeRequest {
    constructor(url, options) {
        Object.assign(this, { url, ...options });
    }
}

const happen = async (type, more = {}) => {
    let waits;
    const wait = (promise) => (waits = promise);
    handlers[type]({ ...more, waitUntil: wait, respondWith: wait });
    return waits;
};

beforeEach(() => {
    [kept, handlers, otherVersions] = [new Map(), {}, new Set()];
    const self = {
        registration: { scope: HOME },
        clients: { claim: async () => {} },
        addEventListener: (type, handler) => (handlers[type] = handler),
    };
    runInNewContext(source, { self, caches, Request: FakeRequest, URL }, { filename: WORKER.pathname });
});

// Only the page itself is the game; what is not of the page is left to the browser.
for (const [address, file] of [
    [HOME, "index.html"],
    [`${HOME}?seed=44#x`, "index.html"],
    [`${HOME}index.html?lang=en`, "index.html"],
    [`${HOME}LICENCES.txt`, "LICENCES.txt"],
    [`${HOME}other/page.html`, null],
    ["https://example.org/", null],
    ["https://example.com/straights/main.js", null],
]) {
    test(`each address has its own answer: ${address}`, async () => {
        await happen("install");
        const answer = await happen("fetch", { request: { method: "GET", mode: "navigate", url: address } });
        assert.equal(answer?.url, file === null ? undefined : HOME + file);
    });
}

// Neither is any other: while a host changes from one version to the next, nothing is kept.
test("a file of another version is not kept", async () => {
    otherVersions.add(FILES["main.js"]);
    await assert.rejects(happen("install"), TypeError);
    assert.deepEqual([...kept.keys()], []);
});

// The host is asked whether each file is still the same, not for all of it.
test("what was just loaded is not sent again", async () => {
    await happen("install");
    const [files] = kept.values();
    assert.deepEqual([...files.values()].map(({ cache }) => cache), ["no-cache", "no-cache", "no-cache"]);
});

// A new version forgets the former ones of its own folder alone.
test("another copy on the host keeps its files", async () => {
    const former = `straights ${HOME} 0.9`;
    const others = [
        "straights https://example.org/straights-beta/ 1.0",
        "straights https://example.org/ 1.0",
        "theirs",
    ];
    for (const name of [...others, former]) kept.set(name, new Map());
    await happen("activate");
    assert.deepEqual([...kept.keys()], others);
});

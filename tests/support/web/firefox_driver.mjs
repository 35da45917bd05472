/**
 * Drives Firefox for the tests: reads a request a line, `{"id", "what", ...}`, and writes `{"id", "answer"}` or
 * `{"id", "error"}`; in between, `{"tab", "problem", ...}` for what pages do unasked.
 */

import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const [modules, program] = process.argv.slice(2);
const puppeteer = createRequire(`${modules}/`)("puppeteer-core");

let browser;
const profiles = new Map();
const tabs = new Map();
let lastName = 0;

function say(message) {
    process.stdout.write(`${JSON.stringify(message)}\n`);
}

function watch(name, page) {
    page.on("console", (message) => say({ tab: name, problem: "console", kind: message.type(), text: message.text() }));
    page.on("pageerror", (error) => say({ tab: name, problem: "exception", text: String(error) }));
    page.on("request", (request) => say({ tab: name, problem: "request", address: request.url() }));
    page.on("response", (answer) =>
        say({ tab: name, problem: "answer", status: answer.status(), address: answer.url() }),
    );
}

async function press(page, keys) {
    const parts = keys.split("+");
    for (const key of parts.slice(0, -1)) {
        await page.keyboard.down(key);
    }
    await page.keyboard.press(parts.at(-1));
    for (const key of parts.slice(0, -1).reverse()) {
        await page.keyboard.up(key);
    }
}

/** The browser sets the size; what puppeteer asks for besides, an orientation, Firefox 140 does not know. */
async function resize(page, width, height) {
    await page.setViewport({ width, height }).catch((error) => {
        if (!String(error).includes("setScreenOrientationOverride")) {
            throw error;
        }
    });
    await page.evaluate(async (wanted) => {
        while (`${innerWidth}x${innerHeight}` !== wanted) {
            await new Promise((resolve) => addEventListener("resize", resolve, { once: true }));
        }
    }, `${width}x${height}`);
}

async function drag(page, places) {
    await page.mouse.move(...places[0]);
    await page.mouse.down();
    for (const place of places.slice(1)) {
        await page.mouse.move(...place, { steps: 4 });
    }
    await page.mouse.up();
}

const actions = {
    start: async ({ preferences }) => {
        browser = await puppeteer.launch({
            browser: "firefox",
            executablePath: program,
            headless: true,
            timeout: 180_000, // while the game is frozen beside it, a browser has taken more than 30 s to start
            defaultViewport: null,
            extraPrefsFirefox: preferences,
        });
        return browser.version();
    },
    profile: async ({ width, height }) => {
        lastName += 1;
        profiles.set(lastName, { context: await browser.createBrowserContext(), width, height });
        return lastName;
    },
    tab: async ({ profile }) => {
        const { context, width, height } = profiles.get(profile);
        const page = await context.newPage();
        page.setDefaultTimeout(0);
        page.setDefaultNavigationTimeout(0);
        await resize(page, width, height);
        lastName += 1;
        tabs.set(lastName, page);
        watch(lastName, page);
        return lastName;
    },
    cookies: async ({ profile }) => (await profiles.get(profile).context.cookies()).map((cookie) => cookie.name),
    forget: async ({ profile }) => {
        await profiles.get(profile).context.close();
        profiles.delete(profile);
    },
    go: async ({ tab, address }) => void (await tabs.get(tab).goto(address)),
    reload: async ({ tab }) => void (await tabs.get(tab).reload()),
    prepare: async ({ tab, script }) => void (await tabs.get(tab).evaluateOnNewDocument(script)),
    run: ({ tab, source, given }) => tabs.get(tab).evaluate(`(${source})(...${JSON.stringify(given)})`),
    press: ({ tab, key }) => press(tabs.get(tab), key),
    click: ({ tab, place }) => tabs.get(tab).mouse.click(...place),
    tap: ({ tab, place }) => tabs.get(tab).touchscreen.tap(...place),
    drag: ({ tab, places }) => drag(tabs.get(tab), places),
    resize: ({ tab, width, height }) => resize(tabs.get(tab), width, height),
    picture: async ({ tab }) => Buffer.from(await tabs.get(tab).screenshot()).toString("base64"),
    close: async ({ tab }) => {
        await tabs.get(tab).close({ runBeforeUnload: false });
        tabs.delete(tab);
    },
    end: async () => {
        await browser.close();
        process.exitCode = 0;
    },
};

for await (const line of createInterface({ input: process.stdin })) {
    const { id, what, ...given } = JSON.parse(line);
    try {
        say({ id, answer: (await actions[what](given)) ?? null });
    } catch (error) {
        say({ id, error: String(error) });
    }
}

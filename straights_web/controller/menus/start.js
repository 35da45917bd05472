/** The choice of the first game: that of the address, that of the last visit, or a new one. */

import { finishedGame, readTableAddress } from "../tables/table_address.js";
import { Failures } from "../../model/failures.js";
import { namesGame } from "../../model/link.js";
import { TextStorage, browserStore } from "../../model/text_storage.js";
import { translate } from "../../view/text/translate.js";
import { ignoredText } from "./ignored_parts.js";

const BEGUN_FROM = "straights.begun-from";

/**
 * @param {import("./games.js").Games} games
 * @param {import("../../view/panels/notices.js").Notices} notices
 * @param {import("../../model/link.js").GameLink | null | Error} asked by the address; an error if it is invalid
 * @param {string | null} firstGame the text of the game to begin at a first visit; null for a random one
 */
export async function startGame(games, notices, asked, firstGame) {
    const tabTexts = new TextStorage(browserStore("sessionStorage"));
    const wasBegunHere = tabTexts.get(BEGUN_FROM) === location.href;
    if (asked instanceof Error) {
        tellOfAddress(notices, ignoredText([asked.message]));
    } else if (asked?.rules) {
        forgetLink(tabTexts);
    } else if (asked !== null && !(isReload() && wasBegunHere)) {
        const [left] = await games.saved.recent();
        const problem = await games.beginLinked(asked);
        forgetLink(tabTexts);
        if (problem === "") {
            games.tellOfLeft(left);
            return;
        }
        tellOfAddress(notices, asked.challenge ? problem : "");
    }
    await continueGame(games, firstGame);
}

/**
 * Open the finished game of the table that the address names, to review it.
 * @param {import("./games.js").Games} games
 * @param {import("../../view/panels/notices.js").Notices} notices
 * @returns {Promise<boolean>} whether there is one
 */
export async function openFinishedGame(games, notices) {
    const { table } = readTableAddress(location);
    if (table === "") return false;
    const text = await finishedGame(table);
    const isOpen = text !== null && (await games.openText(text)) === "";
    if (isOpen) history.replaceState(null, "", location.pathname);
    else tellOfAddress(notices, "");
    return isOpen;
}

/**
 * @param {import("../../view/panels/notices.js").Notices} notices
 * @param {string} reason
 */
function tellOfAddress(notices, reason) {
    const text = translate("Web", "This link leads to no game. Here is your own.");
    notices.show(`${reason} ${text}`.trim(), { stays: true });
}

/**
 * @param {import("./games.js").Games} games
 * @param {string | null} [firstGame]
 * @param {Promise<unknown>} [awake] settles when the engine is awake: others deal no game before
 */
export async function continueGame(games, firstGame = null, awake = Promise.resolve()) {
    const [latest] = new Failures().takeNewGame() ? [] : await games.saved.recent();
    if (latest === undefined) {
        const isBegun = firstGame !== null && (await games.openText(firstGame)) === "";
        if (isBegun) return;
        await awake;
        await games.beginUsual();
        return;
    }
    const reason = await games.resume(latest);
    if (reason !== "") await games.recover(reason);
}

/** Start again when a link is opened in this tab, which changes only the hash of the address. */
export function followLinks() {
    addEventListener("hashchange", () => {
        if (namesGame(location.hash)) location.reload();
    });
}

/** Whether the page was reloaded: its game continues, whatever the address says. */
function isReload() {
    const [navigation] = performance.getEntriesByType("navigation");
    return navigation instanceof PerformanceNavigationTiming && navigation.type !== "navigate";
}

/**
 * Use a link once: a hash is removed from the address, a query is recorded in the session.
 * @param {TextStorage} tabTexts
 */
function forgetLink(tabTexts) {
    if (location.hash !== "") history.replaceState(null, "", location.pathname + location.search);
    tabTexts.set(BEGUN_FROM, location.href);
}

/** Texts about tables of a server and their players. */

import { capitalized } from "./card_names.js";
import { shown } from "./sentence.js";
import { playerText } from "./table_text.js";
import { fill, formatNumber, translate } from "./translate.js";

/** @import { Phrase, Place, RoomMessage, Sentence } from "../../connection/protocol.js" */

/** The phrases that are icons. */
const REACTIONS = /** @type {const} */ (["like", "heart", "laugh", "surprise", "tears"]);

/**
 * The title of a table, by the name of its host.
 * @param {Pick<RoomMessage, "host" | "places">} room
 */
export function tableTitle({ host, places }) {
    const name = host === null ? "" : (places[host]?.name ?? "");
    return name === "" ? translate("AppearanceGallery", "Table") : fill(translate("NearbyOffers", "{name}’s table"), { name });
}

/**
 * What is played if it is not Straights, the length of a game, the time limit for moves, and the time bank.
 * @param {{title?: Sentence | null, length?: Sentence | null, turn_limit: number | null, time_bank?: number | null}} terms
 */
export function termsText({ title, length, turn_limit, time_bank = null }) {
    const games = [title, length].flatMap((each) => (each ? [capitalized(shown(each))] : [])).join("\u00a0· ");
    if (turn_limit === null) return games;
    const move = fill(translate("Web", "{seconds} s for a move"), { seconds: turn_limit });
    const bank = time_bank === null ? "" : `\u00a0· ${fill(translate("Web", "time bank {seconds} s"), { seconds: time_bank })}`;
    return `${games}\u00a0· ${move}${bank}`;
}

/**
 * The status of a place before a game, and of absent players during one.
 * @param {Place} place
 * @param {number | null} seconds until a computer takes over for an absent player
 * @param {boolean} isPlaying
 */
export function placeText(place, seconds, isPlaying) {
    if (place.kind === "empty") return translate("Web", "free");
    if (place.kind === "computer") return playerText(place.strategy ?? "");
    if (!place.is_here) return awayText(seconds);
    if (isPlaying) return translate("TableText", "human");
    return place.is_ready ? translate("Web", "ready") : translate("WaitingRoom", "not ready yet");
}

/** @param {number | null} seconds */
export function awayText(seconds) {
    if (seconds === null || seconds <= 0) return translate("WaitingRoom", "away");
    return fill(translate("Web", "away · {seconds} s"), { seconds });
}

/**
 * Seconds in the format of a clock.
 * @param {number} seconds
 */
export function clockText(seconds) {
    const whole = Math.max(Math.ceil(seconds), 0);
    const rest = formatNumber(whole % 60, { minimumIntegerDigits: 2 });
    return `${formatNumber(Math.floor(whole / 60))}:${rest}`;
}

/**
 * The icon of a reaction; null for a sentence.
 * @param {Phrase} phrase
 */
export function reactionIcon(phrase) {
    return REACTIONS.find((each) => each === phrase) ?? null;
}

/**
 * Why a request was not done; without a text of the server, the connection was lost.
 * @param {{text?: readonly import("../../connection/protocol.js").Sentence[]}} refusal
 */
export function serverRefusalText({ text = [] }) {
    return text.length > 0 ? shown(...text) : translate("Web", "The connection was lost. Try again.");
}

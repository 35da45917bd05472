/**
 * The animation of each event. The table is first drawn in its state after the event; moving cards fly over it and
 * end where they were drawn, so that finishing or dropping an animation leaves the correct picture.
 */

import { facesOf } from "../cards/face_size.js";
import { animateDeal } from "./deal.js";
import { angleOf, fly, poseOf } from "./flights.js";
import { DISCARD_FLIGHT, NOTICE, PLAY_FLIGHT } from "./motion.js";
import { animateRoundEnd } from "./round_end.js";
import { placesOf, settle } from "./settle.js";
import { spoken } from "../text/sentence.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */
/** @typedef {import("../../connection/protocol.js").GameEvent} GameEvent */
/** @typedef {import("../../connection/protocol.js").Observation} Observation */
/** @typedef {import("../table/table_view.js").TableView} TableView */
/** @typedef {import("./flights.js").Pose} Pose */
/** @typedef {import("./motion.js").Motion} Motion */

/**
 * Animate an event; resolves at its end.
 * @param {GameEvent} event
 * @param {Observation} after the viewer's observation after it
 * @param {TableView} table
 * @param {Motion} motion
 * @param {() => boolean} isCurrent whether the table still shows this event
 * @returns {Promise<void>}
 */
export async function animateEvent(event, after, table, motion, isCurrent) {
    switch (event.type) {
        case "round_started":
            return animateDeal(after, table, motion, isCurrent);
        case "card_played":
            return animatePlay(event, after, table, motion);
        case "card_discarded":
            return animateDiscard(event, after, table, motion);
        case "seat_changed":
            table.draw(after);
            table.message.show(spoken(...(event.told?.spoken ?? [])));
            return motion.pause(NOTICE);
        case "round_ended":
            return animateRoundEnd(after, table, motion, isCurrent);
        case "game_ended":
            table.draw(after);
    }
}

/**
 * @param {Extract<GameEvent, {type: "card_played"}>} event
 * @param {Observation} after
 * @param {TableView} table
 * @param {Motion} motion
 */
async function animatePlay({ seat, card }, after, table, motion) {
    const { from, isHidden, places } = start(seat, card, table, motion);
    table.draw(after);
    const place = table.board.place(card);
    const shown = place.querySelector("[data-card]");
    if (from === null || !(shown instanceof HTMLElement)) {
        return;
    }
    const to = poseOf(shown);
    shown.classList.add("is-flying");
    const side = isHidden ? "up" : "face";
    const faces = facesOf(table.board.root);
    const way = /** @type {const} */ ({ from, to, side, duration: PLAY_FLIGHT, arc: to.width / 4 });
    const flight = fly(table.flights, { card, faces, ...way }, motion);
    await Promise.all([flight, settle(table.hand, places, motion, PLAY_FLIGHT / 3)]);
    shown.classList.remove("is-flying");
}

/**
 * @param {Extract<GameEvent, {type: "card_discarded"}>} event
 * @param {Observation} after
 * @param {TableView} table
 * @param {Motion} motion
 */
async function animateDiscard({ seat, card }, after, table, motion) {
    const { from, isHidden, places } = start(seat, card, table, motion);
    table.draw(after);
    if (from === null) {
        return;
    }
    const pile = table.panel(seat).pile;
    pile.classList.add("is-receiving");
    const faces = facesOf(table.hand.root);
    const side = isHidden ? "back" : "down";
    const flight = fly(table.flights, { card, faces, from, to: poseOf(pile), side, duration: DISCARD_FLIGHT }, motion);
    await Promise.all([flight, settle(table.hand, places, motion, DISCARD_FLIGHT / 3)]);
    pile.classList.remove("is-receiving");
}

/**
 * The pose of a card as it leaves a hand, measured before the table is redrawn.
 * @param {number} seat
 * @param {Card | null} card
 * @param {TableView} table
 * @param {Motion} motion
 */
function start(seat, card, table, motion) {
    const button = card === null ? undefined : table.hand.buttons.get(card);
    if (!motion.moves) {
        return { from: null, isHidden: true, places: new Map() };
    }
    /** @type {Pose} */
    let from = { ...poseOf(table.panel(seat).fan), width: table.board.place("7S").offsetWidth / 2 };
    if (button !== undefined) {
        from = poseOf(button, angleOf(button));
    } else if (table.position(seat) === "bottom") {
        from = { ...poseOf(table.hand.root), width: table.board.place("7S").offsetWidth };
    }
    return { from, isHidden: button === undefined, places: placesOf(table.hand) };
}

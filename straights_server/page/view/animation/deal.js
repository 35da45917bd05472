
import { SEATS } from "../../connection/card_values.js";
import { facesOf } from "../cards/face_size.js";
import { angleOf, fly, poseOf } from "./flights.js";
import { DEAL_FLIGHT, DEAL_STAGGER } from "./motion.js";
export async function animateDeal(after, table, motion, isCurrent) {
table.draw(after);
if (!motion.moves) {
return;
}
const middle = { ...poseOf(table.board.root), width: table.board.place("7S").offsetWidth, angle: 0 };
const counts = after.seats.map(({ cards_left }) => cards_left);
const own = [...table.hand.root.children].filter((child) => child instanceof HTMLElement);
table.panels.forEach((panel) => panel.showCards(0));
own.forEach((card) => card.classList.add("is-flying"));
const flights = [];
for (let number = 0; number < Math.max(...counts) * SEATS; number += 1) {
const seat = number % SEATS;
const target = seat === table.bottom ? own[Math.floor(number / SEATS)] : undefined;
const delay = number * DEAL_STAGGER;
const flight = target ? dealToHand(target, middle, delay, table, motion) : dealToSeat(seat, middle, delay, table, motion);
flights.push(flight.then(() => isCurrent() && table.panel(seat).showCards(Math.floor(number / SEATS) + 1)));
}
await Promise.all(flights);
}
async function dealToHand(target, from, delay, table, motion) {
const card = target.dataset["card"] ?? null;
const side = card === null ? "back" : "up";
const to = poseOf(target, angleOf(target));
const faces = facesOf(table.hand.root);
await fly(table.flights, { card, faces, from, to, side, duration: DEAL_FLIGHT, delay }, motion);
target.classList.remove("is-flying");
}
async function dealToSeat(seat, from, delay, table, motion) {
const to = { ...poseOf(table.panel(seat).fan), width: from.width / 2 };
await fly(table.flights, { card: null, from, to, side: "back", duration: DEAL_FLIGHT, delay }, motion);
}

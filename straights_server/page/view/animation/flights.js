
import { flyingCard } from "../cards/card_element.js";
import { EASE_IN_OUT, TURN_OVER } from "./motion.js";
export function poseOf(target, angle = 0) {
const box = target.getBoundingClientRect();
return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: target.offsetWidth, angle };
}
export function angleOf(target) {
const { rotate } = getComputedStyle(target);
return rotate === "none" ? 0 : Number.parseFloat(rotate);
}
export async function fly(sky, flight, motion) {
if (!motion.moves) {
return;
}
const { flying, inner } = flyingCard(flight.card, flight.faces ?? "");
const { from, to, duration, delay = 0 } = flight;
const width = Math.max(from.width, to.width);
flying.style.setProperty("--flying", `${width}px`);
flying.style.transform = transformOf(to, width);
inner.style.transform = flight.side === "back" || flight.side === "down" ? "rotateY(180deg)" : "";
sky.append(flying);
const timing = { duration, delay, easing: EASE_IN_OUT };
const moves = [motion.animate(flying, wayOf(flight, width), timing)];
if (flight.side === "up" || flight.side === "down") {
const [first, last] = flight.side === "up" ? [180, 0] : [0, 180];
const turn = [{ transform: `rotateY(${first}deg)` }, { transform: `rotateY(${last}deg)` }];
const start = delay + (duration - TURN_OVER) / 2;
moves.push(motion.animate(inner, turn, { duration: TURN_OVER, delay: Math.max(start, 0), easing: "linear" }));
}
await Promise.all(moves);
flying.remove();
}
function wayOf({ from, to, arc = 0, fades = false }, width) {
const middle = {
x: (from.x + to.x) / 2,
y: (from.y + to.y) / 2 - arc,
width: (from.width + to.width) / 2,
angle: (from.angle + to.angle) / 2,
};
const poses = arc > 0 ? [from, middle, to] : [from, to];
return poses.map((pose, index) => ({
transform: transformOf(pose, width),
opacity: fades && index === poses.length - 1 ? 0 : 1,
}));
}
function transformOf({ x, y, width: wanted, angle }, width) {
return `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${angle}deg) scale(${wanted / width})`;
}


export const DEAL_STAGGER = 28;
export const DEAL_FLIGHT = 320;
export const PLAY_FLIGHT = 420;
export const DISCARD_FLIGHT = 420;
export const COLLECT_FLIGHT = 420;
export const COLLECT_STAGGER = 9;
export const TURN_OVER = 260;
export const REVEAL_STAGGER = 110;
export const COUNT_UP = 500;
export const SETTLE = 170;
export const RETURN_TO_HAND = 300;
export const NOTICE = 1500;
export const THINKING_PAUSE = 420;
export const WATCHED_RESULT = 4000;
export const EASE_OUT = "cubic-bezier(0.33, 1, 0.68, 1)";
export const EASE_IN_OUT = "cubic-bezier(0.65, 0, 0.35, 1)";
export class Motion {
#reduced = matchMedia("(prefers-reduced-motion: reduce)");
#moving = new Set();
#pausing = new Set();
#isHurrying = false;
#factor = 1;
constructor() {
this.factor = 1;
this.pauseFactor = 1;
document.addEventListener("visibilitychange", () => {
if (document.hidden) {
finishAll(this.#moving);
}
});
}
get factor() {
return this.#factor;
}
set factor(factor) {
this.#factor = factor;
document.documentElement.toggleAttribute("data-still", factor === 0);
}
get moves() {
return this.factor > 0 && !this.#isStill;
}
get #isStill() {
return this.#reduced.matches || this.#isHurrying || document.hidden;
}
animate(target, keyframes, { duration, delay = 0, easing = EASE_OUT }) {
if (!this.moves) {
return Promise.resolve();
}
const animation = target.animate(keyframes, {
duration: duration * this.factor,
delay: delay * this.factor,
easing,
fill: "backwards",
});
return run(this.#moving, (done) => {
animation.onfinish = done;
animation.oncancel = done;
return () => {
animation.finish();
done();
};
});
}
wait(length) {
return this.#isStill ? Promise.resolve() : later(this.#moving, length * this.factor);
}
pause(length) {
return this.#isHurrying ? Promise.resolve() : later(this.#pausing, length * this.pauseFactor);
}
finish() {
this.#isHurrying = true;
this.#finishRunning();
}
rest() {
this.#isHurrying = false;
}
stop() {
this.#isHurrying = false;
this.#finishRunning();
}
#finishRunning() {
finishAll(this.#moving);
finishAll(this.#pausing);
}
}
function finishAll(running) {
for (const finish of [...running]) {
finish();
}
}
function later(running, duration) {
if (duration <= 0) {
return Promise.resolve();
}
return run(running, (done) => {
const timer = setTimeout(done, duration);
return () => {
clearTimeout(timer);
done();
};
});
}
function run(running, start) {
return new Promise((resolve) => {
const finish = start(() => {
running.delete(finish);
resolve();
});
running.add(finish);
});
}

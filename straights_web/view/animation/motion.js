/** All durations, and what runs them. */

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
/** How long computers that play among themselves look at a result. */
export const WATCHED_RESULT = 4000;

export const EASE_OUT = "cubic-bezier(0.33, 1, 0.68, 1)";
export const EASE_IN_OUT = "cubic-bezier(0.65, 0, 0.35, 1)";

/**
 * Runs animations and pauses, all in milliseconds times a factor. With a factor of 0, and where the system asks
 * for reduced motion, nothing moves and nothing is waited for.
 */
export class Motion {
    #reduced = matchMedia("(prefers-reduced-motion: reduce)");
    /** @type {Set<() => void>} what finishes each thing that runs */
    #running = new Set();
    #isHurrying = false;
    #factor = 1;

    constructor() {
        this.factor = 1;
        /** What every pause is multiplied by. */
        this.pauseFactor = 1;
        document.addEventListener("visibilitychange", () => {
            if (document.hidden) {
                this.#finishRunning(); // a hidden page has no frames in which anything could move
            }
        });
    }

    /** What every duration of something that moves is multiplied by; 0 stills the style sheets' transitions, too. */
    get factor() {
        return this.#factor;
    }

    set factor(factor) {
        this.#factor = factor;
        document.documentElement.toggleAttribute("data-still", factor === 0);
    }

    /** Whether anything is shown moving. */
    get moves() {
        return this.factor > 0 && !this.#isStill;
    }

    get #isStill() {
        return this.#reduced.matches || this.#isHurrying || document.hidden;
    }

    /** Whether anything moves or pauses. */
    get isRunning() {
        return this.#running.size > 0;
    }

    /**
     * Move an element; resolves when it has arrived.
     * @param {Element} target
     * @param {Keyframe[]} keyframes
     * @param {{duration: number, delay?: number, easing?: string}} timing
     * @returns {Promise<void>}
     */
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
        return this.#run((done) => {
            animation.onfinish = done;
            animation.oncancel = done;
            return () => {
                animation.finish();
                done();
            };
        });
    }

    /**
     * Wait as long as something moves that takes so many milliseconds.
     * @param {number} length
     * @returns {Promise<void>}
     */
    wait(length) {
        return this.#wait(length * this.factor);
    }

    /**
     * Pause so many milliseconds, so that people can follow.
     * @param {number} length
     * @returns {Promise<void>}
     */
    pause(length) {
        return this.#wait(length * this.pauseFactor);
    }

    /**
     * @param {number} duration
     * @returns {Promise<void>}
     */
    #wait(duration) {
        if (duration <= 0 || this.#isStill) {
            return Promise.resolve();
        }
        return this.#run((done) => {
            const timer = setTimeout(done, duration);
            return () => {
                clearTimeout(timer);
                done();
            };
        });
    }

    /** Finish everything that runs at once, and what follows it until `rest`. */
    finish() {
        this.#isHurrying = true;
        this.#finishRunning();
    }

    /** Let what comes now move again. */
    rest() {
        this.#isHurrying = false;
    }

    /** Finish everything that runs at once; what follows moves as usual. */
    stop() {
        this.#isHurrying = false;
        this.#finishRunning();
    }

    #finishRunning() {
        for (const finish of [...this.#running]) {
            finish();
        }
    }

    /**
     * @param {(done: () => void) => () => void} start returns what finishes it
     * @returns {Promise<void>}
     */
    #run(start) {
        return new Promise((resolve) => {
            const finish = start(() => {
                this.#running.delete(finish);
                resolve();
            });
            this.#running.add(finish);
        });
    }
}

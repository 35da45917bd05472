/** The object that runs animations. */

const LONGEST_FRAME = 100;

export const EASE_OUT = "cubic-bezier(0.33, 1, 0.68, 1)";
export const EASE_IN_OUT = "cubic-bezier(0.65, 0, 0.35, 1)";

/**
 * Runs animations and pauses, all in milliseconds times a factor. There are no animations with a factor of 0, with the
 * system's reduced motion, and on a hidden page; pauses remain in the latter cases, so that players can follow.
 */
export class Motion {
    #reduced = matchMedia("(prefers-reduced-motion: reduce)");
    /** @type {Set<() => void>} finishes each animation */
    #moving = new Set();
    /** @type {Set<() => void>} finishes each pause */
    #pausing = new Set();
    #isHurrying = false;
    #factor = 1;

    constructor() {
        this.factor = 1;
        this.#reduced.onchange = () => (this.factor = this.#factor);
        /** The factor for the durations of pauses. */
        this.pauseFactor = 1;
        document.addEventListener("visibilitychange", () => {
            if (document.hidden) {
                finishAll(this.#moving); // a hidden page has no frames for animations
            }
        });
    }

    /** The factor for the durations of animations; 0 disables those of CSS, too. */
    get factor() {
        return this.#factor;
    }

    set factor(factor) {
        this.#factor = factor;
        document.documentElement.toggleAttribute("data-still", factor === 0 || this.#reduced.matches);
    }

    /** Whether animations are on. */
    get moves() {
        return this.factor > 0 && !this.#isStill;
    }

    get #isStill() {
        return this.#reduced.matches || this.#isHurrying || document.hidden;
    }

    /**
     * Animate an element; resolves at the end.
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
        return run(this.#moving, (done) => {
            animation.onfinish = done;
            animation.oncancel = done;
            return () => {
                animation.finish();
                done();
            };
        });
    }

    /**
     * Wait for the duration of an animation of this many milliseconds.
     * @param {number} length
     * @returns {Promise<void>}
     */
    wait(length) {
        return this.#isStill ? Promise.resolve() : later(this.#moving, length * this.factor);
    }

    /**
     * Pause for this many milliseconds, so that players can follow.
     * @param {number} length
     * @returns {Promise<void>}
     */
    pause(length) {
        return this.#isHurrying ? Promise.resolve() : later(this.#pausing, length * this.pauseFactor);
    }

    /**
     * Resolves once the current state has been painted.
     * @param {number} [longest] the longest wait for the frame, which may never come if the page is hidden
     * @returns {Promise<void>}
     */
    painted(longest = LONGEST_FRAME) {
        if (document.hidden) {
            return Promise.resolve();
        }
        return new Promise((resolve) => {
            setTimeout(resolve, longest);
            requestAnimationFrame(() => setTimeout(resolve));
        });
    }

    /** Finish everything that is running at once, and everything that follows until `rest`. */
    finish() {
        this.#isHurrying = true;
        finishAll(this.#moving);
        finishAll(this.#pausing);
    }

    /** Animate again after `finish`. */
    rest() {
        this.#isHurrying = false;
    }

    /** Finish everything that is running at once; later animations run as usual. */
    stop() {
        this.finish();
        this.rest();
    }
}

/** @param {Set<() => void>} running */
function finishAll(running) {
    for (const finish of [...running]) {
        finish();
    }
}

/**
 * Resolve after this many milliseconds, at once if there are none.
 * @param {Set<() => void>} running
 * @param {number} duration
 * @returns {Promise<void>}
 */
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

/**
 * @param {Set<() => void>} running holds the callback that finishes it while it runs
 * @param {(done: () => void) => () => void} start returns the callback that finishes it
 * @returns {Promise<void>}
 */
function run(running, start) {
    return new Promise((resolve) => {
        const finish = start(() => {
            running.delete(finish);
            resolve();
        });
        running.add(finish);
    });
}

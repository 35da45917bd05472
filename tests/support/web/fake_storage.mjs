// A browser's storage of texts, in memory.
/** @returns {any} */
export const fakeStorage = (texts = {}) => ({
    get length() {
        return Object.keys(texts).length;
    },
    key: (at) => Object.keys(texts)[at],
    getItem: (key) => texts[key] ?? null,
    setItem: (key, text) => {
        texts[key] = text;
    },
    removeItem: (key) => {
        delete texts[key];
    },
});

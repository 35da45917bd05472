// A browser's storage of texts, in memory.
import { TextStorage } from "../../../straights_web/model/text_storage.js";

/** @returns {any} */
export const fakeStore = (texts = {}) => ({
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
export const fakeStorage = (texts = {}) => new TextStorage(fakeStore(texts));

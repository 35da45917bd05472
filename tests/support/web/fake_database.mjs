// A database that lasts as long as a test.

/** @returns {any} */
export const fakeDatabase = () => {
    const values = new Map();
    return {
        values,
        put: async (_store, key, value) => void values.set(key, value),
        all: async () => [...values.values()],
        delete: async (_store, key) => void values.delete(key),
        clear: async () => values.clear(),
    };
};

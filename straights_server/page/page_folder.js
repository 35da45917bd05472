
export const PAGE_FOLDER = new URL(".", import.meta.url);

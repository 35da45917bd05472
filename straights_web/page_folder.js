/** The folder of the page, the base of its files' addresses wherever the build puts the modules that name them. */
export const PAGE_FOLDER = new URL(".", import.meta.url);

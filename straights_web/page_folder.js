/** The folder of the page. Addresses of its files begin here, wherever the build has put the module that names them. */
export const PAGE_FOLDER = new URL(".", import.meta.url);

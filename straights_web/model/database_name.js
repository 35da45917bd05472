/** The name of the page's database. */
export const DATABASE_NAME = "straights";

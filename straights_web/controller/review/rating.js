/** The rating; its modules and texts are loaded when the player opens it. */

// Keeps the modules that shell and main share in one bundle; otherwise those used here would get another one.
import "../menus/shell.js";

export { ratingView } from "../../view/review/rating_view.js";

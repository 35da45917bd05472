/** The icons of the bar, menus and panels: centre lines in a box of 24 units, in the text colour. */

import { svg } from "./elements.js";

/** @param {keyof typeof ICONS | readonly string[]} picture a name, or paths of another module */
export function icon(picture) {
    const paths = typeof picture === "string" ? ICONS[picture] : picture;
    const lines = paths.map((d) => svg("path", { d }));
    return svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" }, ...lines);
}

const ICONS = Object.freeze({
    close: ["M6.6 6.6l10.8 10.8M17.4 6.6L6.6 17.4"],
    today: ["M4.2 11L12 4.6l7.8 6.4M6.4 9.4V19h11.2V9.4", "M10.2 19v-4.8h3.6V19"],
    menu: ["M5 7h14M5 12h14M5 17h14"],
    sound: ["M4.6 9.6v4.8h3l3.8 3.4V6.2L7.6 9.6z", "M15 9c1.6 1.6 1.6 4.4 0 6M17.6 6.6c3 3 3 7.8 0 10.8"],
    full: ["M5 9V5h4M15 5h4v4M19 15v4h-4M9 19H5v-4"],
    first: ["M7 6v12", "M18 6l-8 6 8 6z"],
    back: ["M15 6l-8 6 8 6z"],
    play: ["M8 5l11 7-11 7z"],
    pause: ["M9 6v12M15 6v12"],
    forward: ["M9 6l8 6-8 6z"],
    last: ["M17 6v12", "M6 6l8 6-8 6z"],
    share: ["M12 15V4M8 8l4-4 4 4", "M6 11H5v9h14v-9h-1"],
    seal: ["M8 11h8c1.3 0 2 .7 2 2v4.4c0 1.3-.7 2-2 2H8c-1.3 0-2-.7-2-2V13c0-1.3.7-2 2-2z", "M8.6 11V8.4C8.6 6.4 10 5 12 5s3.4 1.4 3.4 3.4V11"],
    leave: ["M10 4H5v16h5", "M15 8l4 4-4 4M19 12H9"],
    seat: ["M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8z", "M4 20c1-4 4-6 8-6s7 2 8 6"],
    replay: ["M4 5h16v14H4z", "M10 9l5 3-5 3z"],
    review: ["M4 18h16", "M7 18v-6M12 18V6M17 18v-3", "M5 4l2 2 4-3"],
    log: ["M5 6h14M5 10h14M5 14h10M5 18h7"],
    race: ["M4 4v16h16", "M6 16l4-4 3 2 6-8"],
    settings: ["M4 7h9M17 7h3M4 17h3M11 17h9", "M15 5v4M9 15v4"],
    rules: ["M4 5c3-1 6-1 8 1v14c-2-2-5-2-8-1z", "M20 5c-3-1-6-1-8 1v14c2-2 5-2 8-1z"],
    keyboard: ["M3 7h18v10H3z", "M7 10.500h.01M11 10.500h.01M15 10.500h.01M8 14h8"],
    about: ["M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z", "M12 11v6M12 7.500v.01"],
    say: ["M4 5h16v11H11l-4 4v-4H4z", "M8 9h8M8 12h5"],
    people: ["M9 11a3.5 3.500 0 1 0 0-7 3.5 3.500 0 0 0 0 7z", "M2.5 20c.6-4 3-6 6.500-6s5.900 2 6.500 6", "M15.5 4.300a3.5 3.500 0 0 1 0 6.400M18 14.500c1.800.8 3 2.600 3.500 5.500"],
    like: ["M3.5 11L7.5 11L7.5 20L3.5 20ZM7.5 11.5L11 4C12.8 4 13.6 5.2 13.4 6.8L12.9 9.8L18.6 9.8C20 9.8 20.8 10.9 20.5 12.2L19 18.4C18.7 19.5 18 20 17 20L7.5 20"],
    heart: ["M12 20C5 15 3 12 3 8.7C3 6 5 4 7.5 4C9.5 4 11 5 12 7C13 5 14.5 4 16.5 4C19 4 21 6 21 8.7C21 12 19 15 12 20Z"],
    laugh: ["M12 3C17 3 21 7 21 12C21 17 17 21 12 21C7 21 3 17 3 12C3 7 7 3 12 3Z", "M7 10L8.5 8.5L10 10M14 10L15.5 8.5L17 10M7 13L17 13C17 16.3 15 18 12 18C9 18 7 16.3 7 13Z"],
    surprise: ["M12 3C17 3 21 7 21 12C21 17 17 21 12 21C7 21 3 17 3 12C3 7 7 3 12 3Z", "M8.5 9L8.5 9.2M15.5 9L15.5 9.2M12 13C13.3 13 14.2 14 14.2 15.4C14.2 16.8 13.3 17.8 12 17.8C10.7 17.8 9.8 16.8 9.8 15.4C9.8 14 10.7 13 12 13Z"],
    tears: ["M12 3C17 3 21 7 21 12C21 17 17 21 12 21C7 21 3 17 3 12C3 7 7 3 12 3Z", "M8.5 9L8.5 9.2M15.5 9L15.5 9.2M8.5 17C9.3 14.6 14.7 14.6 15.5 17M6.6 12.5C5.4 14 5.4 15.3 6.6 15.3C7.8 15.3 7.8 14 6.6 12.5Z"],
});

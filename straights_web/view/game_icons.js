/** The icons of what only the page with the engine has, in the form of icons.js; the page of a server is smaller without. */

export const GAME_ICONS = Object.freeze({
    add: ["M6.8 4.5h6.4c1.2 0 1.8.6 1.8 1.8V17c0 1.2-.6 1.8-1.8 1.8H6.8C5.6 18.8 5 18.2 5 17V6.3c0-1.2.6-1.8 1.8-1.8zM17.6 7l1.2.4c1 .3 1.4 1.2 1.1 2.1l-2.7 8.1c-.3.9-.8 1.3-1.6 1.2M10 9.2v5M7.5 11.7h5"],
    undo: ["M8.4 5.2L4.6 9l3.8 3.8", "M4.8 9H14c3 0 5.2 2.2 5.2 5s-2.2 5-5.2 5H9.4"],
    redo: ["M15.6 5.2L19.4 9l-3.8 3.8", "M19.2 9H10c-3 0-5.2 2.2-5.2 5s2.2 5 5.2 5h4.6"],
    hint: ["M9.2 16.4c-.3-1.7-2.7-2.8-2.7-6.2C6.5 7 9 4.6 12 4.6s5.5 2.4 5.5 5.6c0 3.4-2.4 4.5-2.7 6.2z", "M10 19.4h4"],
    restart: ["M5 5v5h5", "M5.6 10A7 7 0 1 1 5 14"],
    open: ["M3 18V6h6l2 2h8v3", "M3 18l3-7h16l-3 7z"],
    save: ["M12 4v11M7 11l5 5 5-5", "M4 20h16"],
    text: ["M6 3h9l4 4v14H6z", "M9 11h7M9 15h7"],
    deck: ["M4 7l9-3 4 13-9 3z", "M16 6h4v13h-5"],
    number: ["M9 4L7 20M17 4l-2 16M4 9h16M3 15h16"],
    tracker: ["M4 5h16v14H4zM4 10h16M4 14.500h16M9 5v14M14.5 5v14"],
    statistics: ["M5 20v-7M10 20V8M15 20v-10M20 20V4"],
    deal: ["M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6z", "M12 3.5v2M12 18.5v2M3.5 12h2M18.5 12h2M6 6l1.4 1.4M16.6 16.6 18 18M18 6l-1.4 1.4M7.4 16.6 6 18"],
    puzzles: ["M5 8.5h3.5a2 2 0 1 1 4 0H16V12a2 2 0 1 1 0 4v3.5H5z"],
});

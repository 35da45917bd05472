/** What the engine has as well; packaging/web/protocol_types.py generates this. */

export const VERSION = 2;
export const CLOSED_BY_HOST = 4000;
export const ANSWER_MS = 3000;
export const EAGER_PAUSE_MS = 750;
export const EAGER_MS = 60000;
export const ELSEWHERE = 3;
export const COMPUTER_NAMES = ["Anna", "Clara", "Diego", "Hugo", "Mia", "Omar", "Lena", "Nils", "Eva"];

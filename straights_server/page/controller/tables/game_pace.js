
const SHOWN = 9000;
export function followTable(session, player, shown = SHOWN) {
let timer = undefined;
player.addEventListener("result", () => {
clearTimeout(timer);
const limit = session.room?.turn_limit ?? null;
const length = limit === null ? shown : Math.min(shown, (limit * 1000) / 2);
timer = setTimeout(() => player.showsResult && player.resume(), length);
});
player.addEventListener("event", () => clearTimeout(timer));
}

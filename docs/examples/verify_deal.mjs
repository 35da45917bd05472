// Deals a round again from the key of a game: node verify_deal.mjs KEY ROUND; needs Node alone.
import { createHash } from "node:crypto";

const [key, number] = process.argv.slice(2);

function* stream() {
  for (let block = 0; ; block++) {
    const text = [Buffer.from("32:"), Buffer.from(key, "hex"), Buffer.from(`:${number}:${block}`)];
    yield* createHash("shake256", { outputLength: 256 }).update(Buffer.concat(text)).digest();
  }
}

const bytes = stream();
const below = (bound) => {
  for (;;) {
    const byte = bytes.next().value;
    if (byte < 256 - (256 % bound)) return byte % bound;
  }
};
const deck = [..."CDHS"].flatMap((suit) => [..."A23456789TJQK"].map((rank) => rank + suit));
for (let place = 51; place > 0; place--) {
  const other = below(place + 1);
  [deck[place], deck[other]] = [deck[other], deck[place]];
}
console.log("seal", createHash("sha256").update(key).digest("hex"));
for (let seat = 0; seat < 4; seat++) console.log(deck.slice(13 * seat, 13 * seat + 13).join(" "));

// Deals a round again from the key of a game: node verify_deal.mjs KEY ROUND [DEALS]; needs Node alone.
// DEALS: those of a duplicate match, the `duplicate_deals` of its table.
import { createHash } from "node:crypto";

const [key, ...numbers] = process.argv.slice(2);
const [round, deals = Infinity] = numbers.map(Number);

function* stream(number) {
  for (let block = 0; ; block++) {
    const text = [Buffer.from("32:"), Buffer.from(key, "hex"), Buffer.from(`:${number}:${block}`)];
    yield* createHash("shake256", { outputLength: 256 }).update(Buffer.concat(text)).digest();
  }
}

function shuffled(items, number) {
  const bytes = stream(number);
  const below = (bound) => {
    for (;;) {
      const byte = bytes.next().value;
      if (byte < 256 - (256 % bound)) return byte % bound;
    }
  };
  for (let place = items.length - 1; place > 0; place--) {
    const other = below(place + 1);
    [items[place], items[other]] = [items[other], items[place]];
  }
  return items;
}

const times = Math.floor((round - 1) / deals);
const unshuffled = [..."CDHS"].flatMap((suit) => [..."A23456789TJQK"].map((rank) => rank + suit));
let deck = shuffled(unshuffled, ((round - 1) % deals) + 1);
if (times > 0) {
  const suits = shuffled([..."CDH"], round);
  deck = deck.map((card) => card[0] + (suits["CDH".indexOf(card[1])] ?? "S"));
}
console.log("seal", createHash("sha256").update(key).digest("hex"));
for (let seat = 0; seat < 4; seat++) {
  const first = 13 * ((seat - times + 4) % 4);
  console.log(deck.slice(first, first + 13).join(" "));
}

// Compresses files for transfer by hosts: node compress.mjs FOLDER OUTPUT QUALITY_OF_LARGE_FILES
// Writes OUTPUT/NAME.br for each FOLDER/NAME that has changed, and prints the sizes as JSON.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const [folder, output, qualityOfLarge] = process.argv.slice(2);
const LARGE = 5_000_000; // only the engine is larger
const QUALITY = "11";
const LIST = path.join(output, "compressed.json");

mkdirSync(output, { recursive: true });
const known = existsSync(LIST) ? JSON.parse(readFileSync(LIST, "utf8")) : {};
const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
const files = entries.map((entry) => {
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const name = path.relative(folder, file).split(path.sep).join("/");
    const data = readFileSync(file);
    const quality = data.length < LARGE ? QUALITY : qualityOfLarge;
    return { name, data, quality, sum: `${quality} ${createHash("sha256").update(data).digest("hex")}`, packed: path.join(output, `${name}.br`) };
});
const changed = files.filter(({ name, sum, packed }) => known[name] !== sum || !existsSync(packed));
if (changed.length > 0) {
    const size = changed.reduce((bytes, { data }) => bytes + data.length, 0) / 1e6;
    console.error(`Compressing ${size.toFixed(1)} MB with Brotli ...`);
}
for (const { data, quality, packed } of changed) {
    const params = {
        [constants.BROTLI_PARAM_QUALITY]: Number(quality),
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    };
    mkdirSync(path.dirname(packed), { recursive: true });
    writeFileSync(packed, brotliCompressSync(data, { params }));
}
for (const entry of readdirSync(output, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())) {
    const packed = path.join(entry.parentPath ?? entry.path, entry.name);
    if (packed !== LIST && !files.some((each) => each.packed === packed)) rmSync(packed); // of an earlier page
}
// Newer than the file, which marks it as current.
files.forEach(({ packed }) => utimesSync(packed, new Date(), new Date()));
const sizes = Object.fromEntries(files.map(({ name, packed }) => [name, statSync(packed).size]));
writeFileSync(LIST, JSON.stringify(Object.fromEntries(files.map(({ name, sum }) => [name, sum]))));
console.log(JSON.stringify(sizes));

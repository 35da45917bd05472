// Compresses files for transfer by hosts: node compress.mjs FOLDER OUTPUT QUALITY
// Writes OUTPUT/NAME.br for each FOLDER/NAME that has changed, and prints the sizes as JSON.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const [folder, output, quality] = process.argv.slice(2);
const LARGE = 5_000_000; // only Pyodide's code is larger
const LIST = path.join(output, "compressed.json");

/** @param {Buffer} data */
function compress(data) {
    return brotliCompressSync(data, {
        params: {
            [constants.BROTLI_PARAM_QUALITY]: Number(quality),
            [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
            [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
        },
    });
}

/**
 * A large file is kept beside the others for each quality: it takes a minute, and is rarely another one.
 * @param {Buffer} data
 * @param {string} sum
 */
function compressOnce(data, sum) {
    const kept = path.join(output, `${sum.replace(" ", "-")}.kept`);
    if (data.length < LARGE) {
        return compress(data);
    }
    if (!existsSync(kept)) {
        writeFileSync(kept, compress(data));
    }
    return readFileSync(kept);
}

mkdirSync(output, { recursive: true });
const known = existsSync(LIST) ? JSON.parse(readFileSync(LIST, "utf8")) : {};
/** @type {Record<string, string>} */
const sums = {};
/** @type {Record<string, number>} */
const sizes = {};
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const name = path.relative(folder, file).split(path.sep).join("/");
    const packed = path.join(output, `${name}.br`);
    const data = readFileSync(file);
    sums[name] = `${quality} ${createHash("sha256").update(data).digest("hex")}`;
    if (known[name] !== sums[name] || !existsSync(packed)) {
        mkdirSync(path.dirname(packed), { recursive: true });
        writeFileSync(packed, compressOnce(data, sums[name]));
    }
    utimesSync(packed, new Date(), new Date()); // newer than the file, which marks it as current
    sizes[name] = statSync(packed).size;
}
writeFileSync(LIST, JSON.stringify(sums));
console.log(JSON.stringify(sizes));

// `node decodeFile.mjs DOMAIN FILE`: decodes an uncompressed MRT file with the compiled domain package, and prints the processor seconds of
// only that and the number of rows.
import { openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [domain = '', file = ''] = process.argv.slice(2);
const { createMrtDecoder } = await import(pathToFileURL(join(domain, 'exports/mrt.js')).href);

const begun = process.cpuUsage();
const decoder = createMrtDecoder();
// Small enough to stay in the processor's cache until it is decoded.
const chunk = new Uint8Array(1 << 17);
let rows = 0;
const input = openSync(file, 'r');
for (let read = readSync(input, chunk); read > 0; read = readSync(input, chunk)) {
  for (const batch of decoder.push(chunk.subarray(0, read))) rows += batch.count;
}
for (const batch of decoder.end()) rows += batch.count;
const { user, system } = process.cpuUsage(begun);
console.log((user + system) / 1e6, rows);

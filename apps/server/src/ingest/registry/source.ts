import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Line, Lines } from '../csv/lines.ts';

/** The packages with the product's registry facts (CC BY 4.0): address ranges by network and by country. */
const packages = { asn: '@ip-location-db/asn', country: '@ip-location-db/asn-country' } as const;
const files = { asn: 'asn-ipv', country: 'asn-country-ipv' } as const;
export type RegistryTable = keyof typeof packages;

const resolve = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier));

/** Names and versions of the packages: the facts only change with them. */
export async function registryVersion(): Promise<string> {
  const versions = Object.values(packages).map(async (name) => {
    const { version } = JSON.parse(await readFile(resolve(`${name}/package.json`), 'utf8')) as { version: string };
    return `${name}@${version}`;
  });
  return (await Promise.all(versions)).join(' ');
}

const filesOf = (table: RegistryTable) =>
  ([4, 6] as const).map((v) => resolve(`${packages[table]}/${files[table]}${v}.csv`));

export async function registryBytes(table: RegistryTable): Promise<number> {
  const sizes = await Promise.all(filesOf(table).map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Lines of a table, IPv4 first, in address order, some at a time. `onBytes` gets the number of bytes read. */
export async function* registryLines(
  table: RegistryTable,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Iterable<Line>, void> {
  for (const file of filesOf(table)) {
    const lines = new Lines();
    for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Uint8Array>) {
      onBytes(chunk.length);
      yield lines.push(chunk);
    }
    yield lines.end();
  }
}

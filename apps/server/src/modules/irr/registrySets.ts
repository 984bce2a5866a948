import { type ReachedSets, reachSets, type SetContent } from '@routeglass/domain/rpsl';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/schema.ts';
import { readMembers, sourcesOfSets } from './repository.ts';

/** Registries of address space before those that anyone may write into; others follow in order of name. */
const PRIORITY = ['RIPE', 'APNIC', 'ARIN', 'AFRINIC', 'LACNIC'];

/** A set of one registry. */
export interface SetKey {
  readonly name: string;
  readonly source: string;
}

/** A set as a text that is its own only: `RIPE::AS-FOO`. */
export const textOfKey = ({ name, source }: SetKey): string => `${source}::${name}`;

/** The first of these registries in order of priority. */
function preferred(sources: readonly string[]): string | undefined {
  const placeOf = (source: string): number => (PRIORITY.indexOf(source) + PRIORITY.length + 1) % (PRIORITY.length + 1);
  return sources.toSorted((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1))[0];
}

/**
 * Reads a set and all sets in it. A member that names its registry is looked for there; another in the registry of the set that lists it, and
 * then in the others by priority, as RFC 2622 leaves names without a registry to the reader.
 */
export function readSet(db: Kysely<Database>, root: SetKey, depth: number | null): Promise<ReachedSets> {
  return reachSets(textOfKey(root), (keys) => readLevel(db, keys), depth ?? undefined);
}

async function readLevel(db: Kysely<Database>, keys: readonly string[]): Promise<Map<string, SetContent>> {
  const wanted = new Set(keys);
  const names = keys.map((key) => key.slice(key.indexOf('::') + 2));
  const rows = await readMembers(db, [...new Set(names)]);
  const own = rows.filter((row) => wanted.has(textOfKey({ name: row.set_name, source: row.set_source })));
  const members = new Set(own.flatMap(({ member }) => (member === null ? [] : [member])));
  const homes = Map.groupBy(await sourcesOfSets(db, [...members]), ({ name }) => name);
  const contents = new Map<string, { asns: number[]; sets: string[] }>(
    keys.map((key) => [key, { asns: [], sets: [] }]),
  );
  for (const row of own) {
    const content = contents.get(textOfKey({ name: row.set_name, source: row.set_source }));
    if (row.asn !== null) content?.asns.push(row.asn);
    if (row.member === null) continue;
    const sources = (homes.get(row.member) ?? []).map(({ source }) => source);
    const source = row.member_source ?? (sources.includes(row.set_source) ? row.set_source : preferred(sources));
    if (source !== undefined && sources.includes(source)) content?.sets.push(textOfKey({ name: row.member, source }));
  }
  return contents;
}

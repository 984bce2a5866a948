import { type ReachedSets, reachSets, registryOrder, type SetContent } from '@routeglass/domain/rpsl';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/schema.ts';
import type { Budget } from './budget.ts';
import { readSets, type SetRow, sourcesOfSets } from './repository.ts';

/** A set in one registry. */
export interface SetKey {
  readonly name: string;
  readonly source: string;
}

/** Unique name of a set: `RIPE::AS-FOO`. */
export const textOfKey = ({ name, source }: SetKey): string => `${source}::${name}`;

/** The registry with the highest priority. */
function preferred(sources: readonly string[]): string | undefined {
  const others = registryOrder.length;
  const placeOf = (source: string): number => (registryOrder.indexOf(source) + others + 1) % (others + 1);
  return sources.toSorted((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1))[0];
}

/** The sets that one request reads; each is read once, however many sets list it. */
export interface SetShelf {
  /**
   * A set and all sets in it. A member that names its registry is looked for there; another in the registry of the set that lists it, and then in
   * the others by priority, as RFC 2622 leaves names without a registry to the reader.
   */
  readonly read: (root: SetKey, depth: number | null) => Promise<ReachedSets>;
}

export function createShelf(db: Kysely<Database>, budget: Budget): SetShelf {
  const contents = new Map<string, Promise<SetContent>>();
  const fetch = async (keys: readonly string[]): Promise<Map<string, SetContent>> => {
    budget.search();
    const level = await readLevel(db, keys);
    for (const { asns, sets, missing } of level.values())
      budget.read(asns.length + sets.length + (missing?.length ?? 0));
    return level;
  };
  const contentsOf = async (keys: readonly string[]): Promise<Map<string, SetContent>> => {
    const unread = keys.filter((key) => !contents.has(key));
    if (unread.length > 0) {
      const level = fetch(unread);
      for (const key of unread)
        contents.set(
          key,
          level.then((read) => read.get(key) ?? EMPTY),
        );
    }
    return new Map(await Promise.all(keys.map(async (key) => [key, (await contents.get(key)) ?? EMPTY] as const)));
  };
  return { read: (root, depth) => reachSets(textOfKey(root), contentsOf, depth ?? undefined) };
}

const EMPTY: SetContent = { asns: [], sets: [], missing: [] };

async function readLevel(db: Kysely<Database>, keys: readonly string[]): Promise<Map<string, SetContent>> {
  const rows = new Map<string, SetRow>();
  for (const row of await readSets(db, [...new Set(keys.map(nameOfKey))])) rows.set(textOfKey(row), row);
  const listed = new Map(keys.map((key) => [key, rows.get(key)?.sets ?? []]));
  const names = new Set([...listed.values()].flat().map(nameOfKey));
  const homes = Map.groupBy(await sourcesOfSets(db, [...names]), ({ name }) => name);
  /** The set that a member refers to; undefined if no registry has it. */
  const resolve = (member: string, listedBy: string): string | undefined => {
    const name = nameOfKey(member);
    const sources = (homes.get(name) ?? []).map(({ source }) => source);
    const [own = ''] = listedBy.split('::');
    const [named] = member.includes('::') ? member.split('::') : [];
    const source = named ?? (sources.includes(own) ? own : preferred(sources));
    return source !== undefined && sources.includes(source) ? textOfKey({ name, source }) : undefined;
  };
  return new Map(
    keys.map((key) => {
      const members = (listed.get(key) ?? []).map((member) => ({ member, found: resolve(member, key) }));
      return [
        key,
        {
          asns: rows.get(key)?.asns ?? [],
          sets: members.flatMap(({ found }) => found ?? []),
          missing: members.flatMap(({ member, found }) => (found === undefined ? member : [])),
        },
      ];
    }),
  );
}

/** `AS-FOO` for both `RIPE::AS-FOO` and `AS-FOO`. */
export function nameOfKey(key: string): string {
  const at = key.indexOf('::');
  return at === -1 ? key : key.slice(at + 2);
}

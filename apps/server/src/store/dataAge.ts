import { parseAddress, parsePrefix } from '@routeglass/domain/prefix';
import { sql } from 'kysely';
import { forEverybody } from './caller.ts';
import type { SourceKind, World } from './schema.ts';
import type { Store } from './store.ts';

/** The subject of a question, which decides in which world the answer is. */
export interface Subject {
  readonly world?: World | undefined;
  readonly asn?: number | undefined;
  readonly prefix?: string | undefined;
}

/** Kinds of sources in groups: the first group with a loaded source counts. */
export type Sources = readonly (readonly SourceKind[])[];

export interface Age {
  /** When the newest loaded source was made; if no file has a date, when it was loaded; null if none is loaded. */
  readonly at: Date | null;
  /** The world of an answer about the subject. */
  readonly world: World;
}

export type DataAge = (sources: Sources, subject: Subject) => Promise<Age>;

interface Ages {
  readonly made: Date | null;
  readonly loaded: Date | null;
}

interface Known {
  /** By kind and world: when the newest source was made, and when one was last loaded. */
  readonly newest: ReadonlyMap<string, Ages>;
  readonly labAsns: ReadonlySet<number>;
  readonly labBlocks: readonly { readonly first: Uint8Array; readonly last: Uint8Array }[];
}

/** Reads the ages once per publication; `stamp` changes with each. Without a subject, real data takes precedence over the laboratory's. */
export function createDataAge(store: Store, stamp: () => Promise<string>): DataAge {
  let readFor = '';
  let known: Promise<Known> | undefined;
  const current = async (): Promise<Known> => {
    const now = await stamp();
    if (known && now === readFor) return known;
    const reading = forEverybody(() => read(store));
    readFor = now;
    known = reading;
    // After a failure the next caller reads again.
    reading.catch(() => (known = undefined));
    return reading;
  };
  return async (sources, subject) => {
    const found = await current();
    const newestIn = (world: World): Date | null => {
      for (const kinds of sources) {
        const ages = kinds.map((kind) => found.newest.get(keyOf(kind, world)));
        const newest = newestOf(ages.map((age) => age?.made)) ?? newestOf(ages.map((age) => age?.loaded));
        if (newest) return newest;
      }
      return null;
    };
    const asked = worldOf(found, subject);
    const ages = (asked ? [asked] : (['internet', 'lab'] as const)).map((world) => ({ at: newestIn(world), world }));
    return ages.find(({ at }) => at !== null) ?? { at: null, world: asked ?? 'internet' };
  };
}

const keyOf = (kind: string, world: World): string => `${kind} ${world}`;

function newestOf(dates: readonly (Date | null | undefined)[]): Date | null {
  return dates.reduce<Date | null>((newest, date) => (date && (!newest || date > newest) ? date : newest), null);
}

function worldOf({ labAsns, labBlocks }: Known, { world, asn, prefix }: Subject): World | undefined {
  if (world !== undefined) return world;
  if (asn !== undefined) return labAsns.has(asn) ? 'lab' : 'internet';
  const at = prefix === undefined ? null : parsePrefix(prefix);
  if (!at) return undefined;
  const isInside = labBlocks.some(
    ({ first, last }) =>
      first.length === at.bytes.length && Buffer.compare(first, at.bytes) <= 0 && Buffer.compare(at.bytes, last) <= 0,
  );
  return isInside ? 'lab' : 'internet';
}

async function read({ db }: Store): Promise<Known> {
  const [ages, asns, blocks] = await Promise.all([
    sql<{ kind: string; world: World } & Ages>`
      select kind, world, max(as_of) as made, max(loaded_at) as loaded from generation where state = 'live' group by kind, world
    `.execute(db),
    sql<{ asn: number }>`select asn from live_network where world = 'lab'`.execute(db),
    sql<{ first: string; last: string }>`
      select host(d.first) as first, host(d.last) as last from generation g join delegated_addresses d on d.generation_id = g.id
      where g.kind = 'delegated' and g.state = 'live' and g.world = 'lab'
    `.execute(db),
  ]);
  return {
    newest: new Map(ages.rows.map(({ kind, world, made, loaded }) => [keyOf(kind, world), { made, loaded }])),
    labAsns: new Set(asns.rows.map(({ asn }) => asn)),
    labBlocks: blocks.rows.flatMap(({ first, last }) => {
      const [from, to] = [parseAddress(first), parseAddress(last)];
      return from && to ? [{ first: from, last: to }] : [];
    }),
  };
}

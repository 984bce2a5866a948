import { parseAsn } from '@routeglass/domain/asn';
import { findLoops, networksOf, parseSetReference, type ReachedSets } from '@routeglass/domain/rpsl';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/schema.ts';
import type { Budget } from './budget.ts';
import { healthOf } from './health.ts';
import { objectOf } from './objects.ts';
import { createShelf, nameOfKey, type SetKey, type SetShelf, textOfKey } from './registrySets.ts';
import { type NetworksRequest, setNetworks } from './setNetworks.ts';
import { type DescribedRequest, setsDescribed } from './setsDescribed.ts';
import { countPrefixes, countPrefixesOfAll, findObjects, MOST_OBJECTS, sourcesOfSets } from './repository.ts';

const MOST_LOOPS = 50;
const MOST_SETS = 50;

interface SetArguments {
  readonly setNames: readonly string[];
  readonly sources?: readonly string[] | null;
  readonly depth?: number | null;
}

interface NetworksArguments {
  readonly setName: string;
  readonly sources?: readonly string[] | null;
}

interface ObjectArguments {
  readonly rpslPk?: readonly string[] | null;
  readonly objectClass?: readonly string[] | null;
  readonly sources?: readonly string[] | null;
  readonly asn?: readonly unknown[] | null;
  readonly members?: readonly string[] | null;
  readonly recordLimit: number;
}

/** The top-level queries of one GraphQL request. */
export function createQueries(db: Kysely<Database>, budget: Budget) {
  const shelf = createShelf(db, budget);
  return {
    async rpslObjects({ rpslPk, objectClass, sources, asn, members, recordLimit }: ObjectArguments) {
      const names = asn ? [...(rpslPk ?? []), ...asn.map((number) => `AS${asnOf(number)}`)] : (rpslPk ?? null);
      const limit = Math.min(Math.max(recordLimit, 0), MOST_OBJECTS);
      const types = objectClass?.map((type) => type.toLowerCase()) ?? null;
      const rows = await findObjects(db, {
        names: upper(names),
        types,
        sources: upper(sources),
        members: upper(members),
        limit,
      });
      budget.read(rows.length);
      return rows.map((row) => objectOf(db, budget, row));
    },
    recursiveSetMembers: (asked: SetArguments) =>
      ofEachSet(db, shelf, asked, (sets, root) => ({
        members: networksOf(sets).map((asn) => `AS${asn}`),
        sets: setsBelow(sets, root),
      })),
    recursiveSetMembersCount: (asked: SetArguments) =>
      ofEachSet(db, shelf, asked, (sets) => ({ membersCount: networksOf(sets).length })),
    async setNetworks({ setName, sources, ...request }: NetworksRequest & NetworksArguments) {
      return setNetworks(
        db,
        shelf,
        budget,
        await rootsOf(db, { setNames: [setName], sources: sources ?? null }),
        request,
      );
    },
    async setsDescribed({ setName, sources, ...request }: DescribedRequest & NetworksArguments) {
      const roots = await rootsOf(db, { setNames: [setName], sources: sources ?? null });
      return setsDescribed(db, shelf, budget, roots, request);
    },
    recursiveSetLoops: ({ limit, ...asked }: SetArguments & { readonly limit: number }) =>
      ofEachSet(db, shelf, asked, (sets, root) => {
        return { loops: findLoops(textOfKey(root), sets, Math.min(Math.max(limit, 0), MOST_LOOPS)) };
      }),
    recursiveSetHealth: (asked: Omit<SetArguments, 'depth'>) =>
      ofEachSet(db, shelf, asked, (sets, root) => healthOf(db, root, sets)),
    asSetPrefixCount({ ipVersion, ...asked }: SetArguments & { readonly ipVersion?: number | null }) {
      const version = versionOf(ipVersion);
      return ofEachSet(db, shelf, asked, async (sets) => {
        const networks = networksOf(sets);
        budget.read(networks.length);
        return { prefixCount: await countPrefixesOfAll(db, networks, version) };
      });
    },
    async asnPrefixCount({
      asns: asked,
      ipVersion,
    }: {
      readonly asns: readonly unknown[];
      readonly ipVersion?: number | null;
    }) {
      const asns = asked.map(asnOf);
      if (asns.length > MOST_OBJECTS) throw new RangeError(`At most ${MOST_OBJECTS} networks a call`);
      const counts = await countPrefixes(db, asns, versionOf(ipVersion));
      return asns.map((asn) => ({ asn, prefixCount: counts.get(asn) ?? 0 }));
    },
  };
}

/** One result for each registry that has one of the sets. */
async function ofEachSet<Fields>(
  db: Kysely<Database>,
  shelf: SetShelf,
  { depth, ...asked }: SetArguments,
  answer: (sets: ReachedSets, root: SetKey) => Fields | Promise<Fields>,
) {
  return Promise.all(
    (await rootsOf(db, asked)).map(async (root) => {
      const fields = await answer(await shelf.read(root, depth ?? null), root);
      return { rpslPk: root.name, rootSource: root.source, ...fields };
    }),
  );
}

/** The requested sets in each selected registry that has them. */
async function rootsOf(
  db: Kysely<Database>,
  { setNames, sources }: Pick<SetArguments, 'setNames' | 'sources'>,
): Promise<SetKey[]> {
  if (setNames.length > MOST_SETS) throw new RangeError(`At most ${MOST_SETS} sets a call`);
  const wanted = setNames.flatMap((name) => parseSetReference(name) ?? []);
  const homes = await sourcesOfSets(
    db,
    wanted.map(({ set }) => set),
  );
  const allowed = upper(sources ?? null);
  return homes.filter(
    ({ name, source }) =>
      (allowed?.includes(source) ?? true) &&
      wanted.some((one) => one.set === name && (one.source === null || one.source === source)),
  );
}

/** Names of the sets reached from a root, without the root itself; each once, whichever registries have it. */
function setsBelow(sets: ReachedSets, root: SetKey): string[] {
  const names = new Set([...sets.keys()].map(nameOfKey));
  names.delete(root.name);
  return [...names].sort();
}

function asnOf(value: unknown): number {
  const asn = parseAsn(String(value));
  if (asn === undefined) throw new RangeError(`${String(value)} is no AS number`);
  return asn;
}

function versionOf(ipVersion: number | null | undefined): 4 | 6 | null {
  if (ipVersion === null || ipVersion === undefined) return null;
  if (ipVersion !== 4 && ipVersion !== 6) throw new RangeError('ipVersion is 4 or 6');
  return ipVersion;
}

function upper(names: readonly string[] | null | undefined): string[] | null {
  return names?.map((name) => name.toUpperCase()) ?? null;
}

import { updateLink } from '@routeglass/domain/relations';
import { sql } from 'kysely';
import { NULL } from '../../store/copyText.ts';
import { noteChanged } from '../../store/changedNetworks.ts';
import { partitionOf } from '../../store/partition.ts';
import type { Store } from '../../store/store.ts';
import { type Derived, setBases } from '../bases.ts';
import { inPassing } from '../inPassing.ts';
import type { StoryListener } from '../stories/listener.ts';
import { routeSourcesOf } from '../stories/sources.ts';
import type { Workshop } from '../workshop.ts';
import { newestRoutes } from './instants.ts';
import {
  keyOf,
  type LedgerLink,
  linkKey,
  linksOf,
  neighborColumns,
  neighborRows,
  pastColumns,
  pastRows,
} from './ledger.ts';
import { WorldTallies, worlds } from './linkPaths.ts';
import { relationTypesOf } from './relationTypes.ts';

/** Links revised in one short transaction. */
const AT_ONCE = 500;

/**
 * Revises the links of touched prefixes in the live ledger. It does so after the deltas are published: a failed import must leave nothing in the
 * ledger. The numbers of current routes and prefixes change by the difference between now and before.
 */
export async function refreshLinks(
  workshop: Workshop,
  ledger: Derived,
  touched: ReadonlySet<string>,
  bases: readonly number[],
): Promise<StoryListener> {
  const { store, standing } = workshop;
  const before = routeSourcesOf(standing).filter(({ id }) => ledger.bases.includes(id));
  const tallies = await WorldTallies.over(workshop);
  let revised: readonly Revision[] = [];
  return {
    name: 'neighbors',
    prefixes: touched,
    async hear(stories, _asked, by) {
      tallies.add(by(before), -1);
      tallies.add(stories);
    },
    async end() {
      revised = await revise(workshop, ledger.id, tallies);
      return 2 * revised.length;
    },
    async published() {
      // It has no bases until the work is done, so a restart after a crash merges all stories into it again.
      await setBases(store, ledger.id, []);
      for (let from = 0; from < revised.length; from += AT_ONCE)
        await replace(store, ledger.id, revised.slice(from, from + AT_ONCE));
      await setBases(store, ledger.id, bases);
    },
  };
}

/** The new state of a link. */
interface Revision {
  readonly link: LedgerLink;
  /** Whether more has changed than its numbers of routes and prefixes. */
  readonly isOther: boolean;
}

/** The new states of the links in the stories, without the unchanged ones. */
async function revise(
  { store, standing, after }: Workshop,
  ledgerId: number,
  tallies: WorldTallies,
): Promise<Revision[]> {
  const revised: Revision[] = [];
  for (const world of worlds) {
    const settledAt = newestRoutes(routeSourcesOf(standing), world);
    for (const ipVersion of [4, 6] as const) {
      const sights = [...(await tallies.takeLinks(world, ipVersion)).sights()];
      for (let from = 0; from < sights.length; from += AT_ONCE) {
        const some = sights.slice(from, from + AT_ONCE);
        const known = new Map((await linksOf(store, ledgerId, some)).map((link) => [keyOf(link), link]));
        const types = await relationTypesOf(store, after('relations'), some);
        for (const sight of some) {
          const key = linkKey(`${world}-${ipVersion}`, sight);
          const link = known.get(key);
          const record = updateLink(link, sight, types.get(key) ?? '?', settledAt);
          const next = { ...record, world, ipVersion, a: sight.a, b: sight.b };
          if (!link || rowsOf(0, next) !== rowsOf(0, link))
            revised.push({ link: next, isOther: !link || isOther(link, next) });
        }
      }
    }
  }
  return revised;
}

const isOther = (link: LedgerLink, next: LedgerLink): boolean => historyOf(link) !== historyOf(next);

const historyOf = (link: LedgerLink): string => neighborRows(0, { ...link, routes: 0, prefixes: 0 }).join('\n');

const rowsOf = (id: number, link: LedgerLink): string => [...neighborRows(id, link), ...pastRows(id, link)].join('\n');

async function replace(store: Store, ledgerId: number, revised: readonly Revision[]): Promise<void> {
  const links = revised.map(({ link }) => link);
  const ends = links.flatMap((link) => [link, { ...link, a: link.b, b: link.a }]);
  const keys = sql`select * from unnest(${ends.map(({ a }) => a)}::bigint[], ${ends.map(({ b }) => b)}::bigint[],
    ${ends.map(({ ipVersion }) => ipVersion)}::smallint[], ${ends.map(({ world }) => world)}::text[])`;
  const tables = [
    { name: 'neighbor', columns: neighborColumns, rows: links.flatMap((link) => neighborRows(ledgerId, link)) },
    { name: 'neighbor_past', columns: pastColumns, rows: links.flatMap((link) => pastRows(ledgerId, link)) },
  ] as const;
  await inPassing(store, async (transaction) => {
    await noteChanged(
      transaction,
      'routes',
      revised.filter(({ isOther }) => isOther).flatMap(({ link }) => [link.a, link.b]),
    );
    for (const { name, columns, rows } of tables) {
      const table = sql.table(partitionOf(name, ledgerId));
      await sql`delete from ${table} where (asn, neighbor, ip_version, world) in (${keys})`.execute(transaction);
      if (rows.length === 0) continue;
      const cells = rows.map((row) => row.split('\t').map((value) => (value === NULL ? null : value)));
      const list = sql.join(columns.map((column) => sql.ref(column)));
      await sql`
        insert into ${table} (${list})
        select ${sql.join(columns.map((column) => sql`${sql.ref(column)}::${sql.raw(TYPES[column])}`))}
        from unnest(${sql.join(columns.map((_, i) => sql`${cells.map((row) => row[i] ?? null)}::text[]`))}) as row (${list})
      `.execute(transaction);
    }
  });
}

const TYPES = {
  generation_id: 'int',
  asn: 'bigint',
  neighbor: 'bigint',
  ip_version: 'smallint',
  world: 'text',
  type: 'text',
  first_seen: 'timestamptz',
  last_seen: 'timestamptz',
  since: 'timestamptz',
  routes: 'int',
  prefixes: 'int',
} as const;

import { historyCounts, routeStep } from '@routeglass/domain/player';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { engines, loadAll } from './engines.ts';
import { ingest } from './ingestion.ts';
import { type Laboratory, openLaboratory } from './laboratory.ts';
import { appOver, ask, refusal } from './talk.ts';

const SLOW = 300_000;
let lab: Laboratory;
beforeAll(async () => {
  lab = await openLaboratory();
  await loadAll('week');
}, SLOW);

describe.each(engines())('histories of the laboratory over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let app: Hono;
  /** The ledger after the files came in several imports. */
  let ledger: string[];

  beforeAll(async () => {
    ({ store, remove } = await open('week'));
    app = appOver(store);
    ledger = await spans();
  }, SLOW);
  afterAll(() => remove(), SLOW);

  it('stand where the announced prefixes stand, and nowhere else', async () => {
    const { rows } = await sql<{
      pair: string;
    }>`select concat_ws(' ', prefix, origin) as pair from live_announced`.execute(store.db);
    const standing = await sql<{ pair: string }>`
      select concat_ws(' ', prefix, origin) as pair from live_announcement_span where last_seen is null
    `.execute(store.db);
    expect(standing.rows.map(({ pair }) => pair).sort()).toEqual(rows.map(({ pair }) => pair).sort());
  });

  it('hold every hijack of the week at its time', async () => {
    expect(hijacks().length).toBeGreaterThan(1);
    for (const { prefixes, asn, start, end } of hijacks()) {
      for (const prefix of prefixes) {
        const path = `/v2/incidents/connectivity/prefixes/history/${asn}?prefix=${prefix}`;
        const found = await ask(app, 'announcementHistory', path);
        const seconds = (instant: string | null) => (instant === null ? lab.truth.end : Date.parse(instant) / 1000);
        expect(found.map(({ type }) => type)).toEqual(found.map(() => 'announced'));
        expect(
          found.some(({ first_seen, last_seen }) => {
            const [begun, ended] = [seconds(first_seen), seconds(last_seen)];
            return begun >= start && begun < start + 300 && ended >= end && ended < end + 300;
          }),
          `${prefix} by AS${asn} from ${start} to ${end}`,
        ).toBe(true);
      }
    }
  });

  it(
    'are the same after the files come again, in another order, or after a crash',
    async () => {
      const other = await open();
      try {
        const updates = lab.pathsOf('mrt-updates').toReversed();
        await ingest(other.store, { paths: [...lab.pathsOf('special-purpose'), ...updates], world: 'lab' });
        await ingest(other.store, { paths: lab.pathsOf('mrt-rib'), world: 'lab' });
        expect(await spans(other.store)).toEqual(ledger);
      } finally {
        await other.remove();
      }
      await ingest(store, { paths: lab.pathsOf('mrt-updates'), world: 'lab' });
      expect(await spans()).toEqual(ledger);
      await sql`update generation set report = '{"bases": []}' where kind = 'history' and state = 'live'`.execute(
        store.db,
      );
      await sql`delete from announcement_span where ip_version = 6 and last_seen is null`.execute(store.db);
      await ingest(store, {});
      expect(await spans()).toEqual(ledger);
    },
    SLOW,
  );

  it('lead to the routes of the graph', async () => {
    const { rows } = await sql<{ prefix: string; origin: number; events: number }>`
      with counted as materialized (select prefix, count(*)::int as events from route_event group by prefix)
      select a.prefix, a.origin, counted.events from live_announced a join counted using (prefix) where not exists (
        select from live_announced b where b.prefix = a.prefix and b.origin <> a.origin
      ) order by events desc, prefix limit 12
    `.execute(store.db);
    expect(rows[0]?.events).toBeGreaterThan(100);
    for (const { prefix, origin } of rows) {
      const graph = await ask(app, 'routeGraph', `/v2/route-graph/asn/${origin}/graph?prefix=${prefix}`);
      const inner = graph.nodes
        .map(({ asn }) => asn)
        .filter((asn) => !graph.targets.includes(asn))
        .slice(0, 3);
      for (const targets of [[], graph.targets.slice(0, 2), inner]) {
        const repeated = targets.map((asn) => `&targets=${asn}`).join('');
        const { routes } = await ask(
          app,
          'routeGraph',
          `/v2/route-graph/asn/${origin}/graph?prefix=${prefix}${repeated}`,
        );
        const events = await history(prefix, targets);
        expect(routeStep(events, 0, Number.POSITIVE_INFINITY).active).toEqual(routes);
        // Nothing is added that stands, and nothing taken away that does not.
        for (const [index, { added, left }] of historyCounts(events).entries())
          expect([added, left]).toEqual([events[index]?.added.length, events[index]?.left.length]);
      }
    }
  });

  it('begin at the time asked for with what stood then', async () => {
    const [announced] = await store.db.selectFrom('live_announced').select('prefix').limit(1).execute();
    const prefix = announced?.prefix ?? '';
    const [first] = await history(prefix, [], '2026-11-10T00:00:00');
    expect(first).toMatchObject({ time: Date.parse('2026-11-10T00:00:00Z'), left: [] });
    const [noon] = await history(prefix, [], '2026-11-10T12:00:00Z');
    expect(noon?.time).toBe(Date.parse('2026-11-10T12:00:00Z'));
    expect(await history('192.0.2.0/24', [])).toEqual([]);
  });

  it('count the peers of each announcement over the week', async () => {
    const { rows } = await sql<{ prefix: string; origin: number; propagation: number }>`
      select prefix, origin, propagation from live_announced order by propagation desc, prefix limit 20
    `.execute(store.db);
    const body = JSON.stringify({ prefixes: rows.map(({ prefix }) => prefix) });
    const timelines = await ask(app, 'prefixTimeline', '/api/storage/v2/route-storage/get_timeline', {
      method: 'POST',
      body,
    });
    for (const { prefix, origin, propagation } of rows) {
      const found = timelines.find(({ key }) => key[0] === prefix && key[1] === origin);
      expect(found?.timeline[0]?.[0]).toBe('2026-11-09T00:00:00Z');
      expect(found?.timeline.at(-1)?.[1]).toBe(propagation);
    }
  });

  it.each([
    ['/api/storage/v2/route-storage/get_graph_history?prefix=x', undefined],
    ['/api/storage/v2/route-storage/get_graph_history?prefix=10.0.0.0/8&start_from=yesterday', undefined],
    ['/api/storage/v2/route-storage/get_timeline', '{"prefixes":["10.0.0.0/99"]}'],
  ])('refuse %s', async (path, body) => {
    expect(await refusal(app, path, { method: 'POST', ...(body && { body }) })).toEqual({
      status: 400,
      code: 'E_BAD_REQUEST',
    });
  });

  /** Those in which the offender is the origin. */
  function hijacks() {
    return lab.truth.incidents.filter(({ kind, detail }) => kind === 'hijack' && detail !== 'forged-origin');
  }

  async function history(prefix: string, targets: readonly number[], from = '2026-11-09') {
    const query = `prefix=${prefix}&start_from=${from}${targets.map((asn) => `&target_asns=${asn}`).join('')}`;
    const path = `/api/storage/v2/route-storage/get_graph_history?${query}`;
    const events = await ask(app, 'graphHistory', path, { method: 'POST' });
    return events.map(([date, { new: added, left }]) => ({ time: Date.parse(date), added, left }));
  }

  async function spans(of = store): Promise<string[]> {
    const { rows } = await sql<{ row: string }>`
      select concat_ws(' ', prefix, origin, world, ip_version, extract(epoch from first_seen),
        coalesce(extract(epoch from last_seen)::text, '-'), from_snapshot, peers) as row
      from live_announcement_span
    `.execute(of.db);
    return rows.map(({ row }) => row).sort();
  }
});

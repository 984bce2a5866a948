import { join } from 'node:path';
import { historyCounts, routeStep } from '@routeglass/domain/player';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedData } from '../../../tools/shared-data.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { appOver, ask } from './talk.ts';

const SLOW = 240_000;
const mrt = sharedData('incidents/mrt');

/** Hijacks of `incidents.csv`: file, hijacker, prefix, the hour in which it began. */
const hijacks = [
  ['pakistan_1', 17557, '208.65.153.0/24', '2008-02-24T18:00:00Z'],
  ['backconnect_1', 203959, '172.81.129.0/24', '2015-12-03T22:00:00Z'],
] as const;

describe.skipIf(mrt === null).each(hijacks)('the history of %s', (file, hijacker, prefix, hour) => {
  let store: Store;
  let remove: () => Promise<void>;
  let app: Hono;

  beforeAll(async () => {
    const [engine] = engines();
    ({ store, remove } = await engine.open());
    app = appOver(store);
    for (const part of ['rib', 'updates'])
      await ingest(store, { paths: [join(mrt ?? '', `${file}.${part}.mrt.gz`)], collector: file });
  }, SLOW);
  afterAll(() => remove(), SLOW);

  it('has the hijack in the hour in which it began', async () => {
    const path = `/v2/incidents/connectivity/prefixes/history/${hijacker}?prefix=${prefix}`;
    const periods = await ask(app, 'announcementHistory', path);
    const begun = periods.map(({ first_seen }) => Date.parse(first_seen) - Date.parse(hour));
    expect(begun.some((after) => after >= 0 && after < 3_600_000)).toBe(true);
    expect(Math.max(...periods.map(({ peers }) => peers))).toBeGreaterThan(50);
  });

  it('has the peers come to it one after the other', async () => {
    const body = JSON.stringify({ prefixes: [prefix] });
    const init = { method: 'POST', body };
    const timelines = await ask(app, 'prefixTimeline', '/api/storage/v2/route-storage/get_timeline', init);
    const own = timelines.find(({ key }) => key[1] === hijacker);
    expect(own?.timeline.length).toBeGreaterThan(10);
    const times = own?.timeline.map(([time]) => time) ?? [];
    expect(times.toSorted()).toEqual(times);
  });

  it('leads, for every prefix, to the routes of the graph', async () => {
    const announced = await store.db.selectFrom('live_announced').select(['prefix', 'origin']).execute();
    expect(announced.length).toBeGreaterThan(0);
    for (const [one, rows] of Map.groupBy(announced, (row) => row.prefix)) {
      const shown = new Set<string>();
      for (const { origin } of rows) {
        const { routes } = await ask(app, 'routeGraph', `/v2/route-graph/asn/${origin}/graph?prefix=${one}`);
        for (const route of routes) shown.add(route);
      }
      const path = `/api/storage/v2/route-storage/get_graph_history?prefix=${one}&start_from=${hour.slice(0, 10)}T00:00:00`;
      const answer = await ask(app, 'graphHistory', path, { method: 'POST' });
      const events = answer.map(([date, change]) => ({ time: Date.parse(date), added: change.new, left: change.left }));
      expect(events[0]?.left).toEqual([]);
      expect(historyCounts(events).at(-1)?.active).toBe(routeStep(events, 0, Number.POSITIVE_INFINITY).active.length);
      expect(routeStep(events, 0, Number.POSITIVE_INFINITY).active).toEqual([...shown].sort());
    }
  });
});

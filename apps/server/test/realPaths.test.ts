import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasLoop, parseAsPath, pathKey } from '@routeglass/domain/as-path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedData } from '../../../tools/shared-data.ts';
import { printRoutes } from '../src/ingest/mrt/printRoutes.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { appOver, ask, refusal } from './talk.ts';

const SLOW = 300_000;
const TABLE = sharedData('mrt/rib.20140523.0600.slice.bz2');
const UPDATES = sharedData('mrt/updates.20190101.0000.gz');

describe.skipIf(!TABLE || !UPDATES).each(engines())('what the paths of real files name, over $name', ({ open }) => {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-named-'));
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
  }, SLOW);
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await remove();
  }, SLOW);

  it(
    'is known: networks in the middle of paths, in loops and sets, as peers, and of routes that have ended',
    async () => {
      await ingest(store, { paths: [TABLE ?? ''], collector: 'route-views' });
      const inTable = await namedIn(TABLE ?? '');
      expect(inTable.size).toBeGreaterThan(1_454);
      expect(await unknownOf(inTable)).toEqual([]);

      // Added to the list that stands.
      await ingest(store, { paths: [UPDATES ?? ''], collector: 'rrc' });
      const inUpdates = await namedIn(UPDATES ?? '');
      expect(inUpdates.size).toBeGreaterThan(4_113);
      expect(await unknownOf(inUpdates)).toEqual([]);

      // Listed again.
      const names = join(folder, 'asnames.json');
      writeFileSync(names, JSON.stringify({ 7018: 'ATT-INTERNET4 - AT&T Services, Inc., US' }));
      await ingest(store, { paths: [names] });
      expect(await unknownOf(inTable)).toEqual([]);
      expect(await unknownOf(inUpdates)).toEqual([]);
    },
    SLOW,
  );

  it('has answers on every page, also where nothing but a place on a path is known', async () => {
    const app = appOver(store);
    const { rows } = await sql<{ asn: number }>`
      select asn from live_network n
      where not exists (select from live_announced a where a.origin = n.asn)
        and not exists (select from live_neighbor l where l.asn = n.asn) and not exists (select from peer p where p.asn = n.asn)
      order by asn
    `.execute(store.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const { asn } of [...rows.slice(0, 20), ...rows.slice(-20)]) {
      expect(await ask(app, 'asInfo', `/v2/incidents/info/asn/${asn}`)).toMatchObject({ asn });
      expect(await ask(app, 'asOverview', `/v2/incidents/info/overview/asn/${asn}`)).toMatchObject({ asn });
      await ask(app, 'asRatings', `/v2/as-rating/asn/${asn}`);
    }
    expect(await refusal(app, '/v2/incidents/info/asn/4199999998')).toEqual({ status: 404, code: 'E_NOT_FOUND' });
  });

  it(
    'is drawn: a graph without a line says why, and no route is missing from it in silence',
    async () => {
      const app = appOver(store);
      const { rows } = await sql<{ prefix: string; origin: number; path: string; set: number[] | null }>`
        select a.prefix, a.origin, p.asns as path, a.origin_set as set from live_found a
        cross join lateral (
          select asns from current_route r join as_path on id = r.path_id
          where r.prefix = a.prefix and (r.origin = a.origin or r.origin is null) and world = 'internet'
        ) p
        where a.ip_version = 4 and a.prefix < '6.0.0.0/8'
      `.execute(store.bulk);
      const paths = Map.groupBy(rows, ({ prefix, origin }) => `${origin} ${prefix}`);
      const odd = [...paths].filter(([, of]) => of.some(({ path, set }) => set || hasLoop(parseAsPath(path) ?? [])));
      expect(odd.length).toBeGreaterThan(150);
      let looping = 0;
      for (const [key, of] of odd) {
        const [asn = '', prefix = ''] = key.split(' ');
        const { edges, left_out, routes } = await ask(
          app,
          'routeGraph',
          `/v2/route-graph/asn/${asn}/graph?prefix=${encodeURIComponent(prefix)}`,
        );
        expect(new Set(routes)).toEqual(new Set(of.map(({ path }) => path)));
        expect(edges.length + left_out.length, key).toBeGreaterThan(0);
        const drawn = new Set(edges.flatMap((edge) => edge.paths.map(pathKey)));
        for (const path of routes.map(pathKey)) {
          const isAlone = path === asn;
          expect(isAlone || drawn.has(path) || left_out.some((out) => pathKey(out.path) === path), path).toBe(true);
        }
        if (edges.some(({ loop }) => loop)) looping += 1;
      }
      expect(looping).toBeGreaterThan(100);
    },
    SLOW,
  );

  it.each(['1.38.0.0/17', '5.128.0.0/14'])('is found where the origin is an AS_SET: %s', async (prefix) => {
    const app = appOver(store);
    const found = await ask(app, 'search', `/v2/incidents/info/search?q=${encodeURIComponent(prefix)}`);
    const [origin] = found.filter((result) => result.type === 'origin').map(({ data }) => data);
    const [row] = found.filter((result) => result.type === 'prefix').map(({ data }) => data);
    const expected =
      prefix === '1.38.0.0/17'
        ? { origin: { asn: 38_266 }, origin_set: [38_266] }
        : { origin: { asn: 31_200 }, origin_set: [50_923, 65_014, 65_100, 65_111, 65_200, 65_500] };
    expect(origin).toMatchObject({ prefix, ...expected });
    expect(row).toMatchObject({ prefix, ...expected, roa: 'unknown', route_object: 'unknown' });
    expect(row?.propagation).toBeGreaterThan(20);
    const { edges, left_out } = await ask(
      app,
      'routeGraph',
      `/v2/route-graph/asn/${expected.origin.asn}/graph?prefix=${encodeURIComponent(prefix)}`,
    );
    expect(edges.length).toBeGreaterThan(20);
    expect(left_out).toEqual([]);
    // From the page of a member nothing can be drawn, and every path is listed with the reason.
    if (prefix === '1.38.0.0/17') return;
    const ofMember = await ask(
      app,
      'routeGraph',
      `/v2/route-graph/asn/50923/graph?prefix=${encodeURIComponent(prefix)}`,
    );
    expect(ofMember.nodes.map(({ asn }) => asn)).toEqual([50_923]);
    expect(ofMember.left_out.map(({ path }) => path)).toEqual(ofMember.routes);
    expect(new Set(ofMember.left_out.map(({ reason }) => reason))).toEqual(new Set(['as-set']));
  });

  it('is in the lists and histories of the network that made the aggregate, with the members of the set', async () => {
    const app = appOver(store);
    const PREFIX = '5.128.0.0/14';
    const origin_set = [50_923, 65_014, 65_100, 65_111, 65_200, 65_500];
    const root = '/v2/incidents/connectivity';
    const [now] = (await ask(app, 'prefixes', `${root}/prefixes/asn/31200?q=5.128.0.0/14`)).data;
    for (const query of ['', '&from=2014-05-23', '&from=2014-05-23&active-only=true']) {
      const list = await ask(app, 'prefixes', `${root}/prefixes/asn/31200?q=5.128.${query}`);
      const [row] = list.data.filter(({ prefix }) => prefix === PREFIX);
      expect(row).toMatchObject({ origin: { asn: 31_200 }, origin_set, roa: 'unknown', active: true });
      expect(row?.relative_propagation).toBe(now?.relative_propagation);
      expect(row?.first_seen).toBe('2014-05-23T06:00:00.000Z');
      const count = await ask(app, 'prefixesCount', `${root}/prefixes-count/asn/31200?q=5.128.${query}`);
      expect(count.count).toBe(list.record_count);
    }
    const history = await ask(app, 'announcementHistory', `${root}/prefixes/history/31200?prefix=${PREFIX}`);
    expect(history).toMatchObject([{ type: 'announced', origin_set, last_seen: null }]);
    const days = await ask(app, 'prefixesHistogram', `${root}/prefixes/asn/31200/histogram?q=5.128.0.0/14`);
    expect(days.at(-1)).toMatchObject({ count: 1, active: 1 });
    const stat = await ask(app, 'roaStat', `/v1${root.slice(3)}/prefixes/validation-stat/roa/asn/31200`);
    expect(stat.all).toBe((await ask(app, 'prefixes', `${root}/prefixes/asn/31200`)).record_count);
    const [timeline] = await ask(app, 'prefixTimeline', '/api/storage/v2/route-storage/get_timeline', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ prefixes: [PREFIX] }),
    });
    expect(timeline?.key).toEqual([PREFIX, 31_200]);
    expect(timeline?.timeline[0]?.[1]).toBe(history[0]?.peers);
  });

  it('is among the prefixes of a community that its routes carry', async () => {
    const app = appOver(store);
    const PREFIX = '5.128.0.0/14';
    const { routes } = await ask(app, 'prefixDetail', `/v2/prefixes/${PREFIX}`);
    const [tagged] = routes.filter(({ origin, communities }) => origin === null && communities.length > 0);
    const [community] = tagged?.communities ?? [];
    const path = `/v2/bgp-communities-api/community-prefixes?community=${community}&q=${PREFIX}`;
    const found = await ask(app, 'communityPrefixes', path);
    expect(found.data).toMatchObject([{ prefix: PREFIX, origin_asn: 31_200, as_info: { asn: 31_200 } }]);
    expect(found.data[0]?.targets).toContain(tagged?.peer.asn);
    expect(found.data[0]?.origin_set).toContain(50_923);
  });

  /** Numbers that the store has no network for. */
  async function unknownOf(asns: ReadonlySet<number>): Promise<number[]> {
    const { rows } = await sql<{ asn: number }>`
      select asn from unnest(${[...asns]}::bigint[]) as named (asn)
      where not exists (select from live_network n where n.asn = named.asn) order by asn
    `.execute(store.db);
    return rows.map(({ asn }) => asn);
  }
});

/** Every AS number in the file's text as bgpdump prints it: of paths, sets included, and of peers. */
async function namedIn(file: string): Promise<ReadonlySet<number>> {
  const decoder = new TextDecoder();
  let rest = '';
  const named = new Set<number>();
  await printRoutes(file, async (bytes) => {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [, , kind, , peer = '', , last = ''] = line.split('|');
      // What is last in a change of state is the state.
      for (const asn of kind === 'STATE' ? [peer] : (`${peer} ${last}`.match(/\d+/g) ?? [])) named.add(Number(asn));
    }
  });
  return named;
}

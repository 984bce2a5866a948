import { cleanPath, createRelationGraph, relationBetween, type RelationGraph } from '@routeglass/domain/relations';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standingAfter } from '../src/analytics/incoming.ts';
import { reservedAsns } from '../src/analytics/reservedAsns.ts';
import { DEFAULT_START } from '../src/lab/files.ts';
import type { Truth } from '../src/lab/truth.ts';
import type { Store } from '../src/store/store.ts';
import { engines, loadAll } from './engines.ts';
import { ingest } from './ingestion.ts';
import { openLaboratory } from './laboratory.ts';
import { appOver, ask, refusal } from './talk.ts';

const SLOW = 300_000;
let truth: Truth;
let firstUpdates: string;
beforeAll(async () => {
  const { pathsOf, ...lab } = await openLaboratory();
  truth = lab.truth;
  [firstUpdates = ''] = pathsOf('mrt-updates');
  await loadAll('week');
}, SLOW);

const ROOT = '/v2/incidents/neighbors';
const START = new Date(DEFAULT_START * 1000).toISOString();

/** The whole ledger as texts. */
async function ledgerOf(store: Store): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', world, ip_version, asn, neighbor, type, routes, prefixes, extract(epoch from first_seen),
      extract(epoch from last_seen), extract(epoch from since)) as line
    from live_neighbor order by 1
  `.execute(store.db);
  return rows.map(({ line }) => line);
}

describe.each(engines())('neighbors over $name', ({ open }) => {
  let store: Store;
  let app: Hono;
  let remove: () => Promise<void>;
  /** A provider of the lab with many customers, and its truth. */
  let asn: number;
  const graphs = new Map<4 | 6, RelationGraph>();

  beforeAll(async () => {
    ({ store, remove } = await open('tables'));
    app = appOver(store);
    for (const version of [4, 6] as const) graphs.set(version, createRelationGraph(truth.relations[version]));
    asn = truth.clique[0] ?? 0;
  }, SLOW);
  afterAll(() => remove(), SLOW);

  const list = (path: string) => ask(app, 'neighbors', `${ROOT}/${path}`);
  const merged = (path: string) => ask(app, 'neighborsMerged', `${ROOT}/merged/${path}`);

  it('are what the laboratory made them', async () => {
    const { rows } = await sql<{ asn: number; neighbor: number; ip_version: 4 | 6; type: string }>`
      select asn, neighbor, ip_version, type from live_neighbor
    `.execute(store.db);
    const words = { p2c: 'customers', c2p: 'providers', p2p: 'peerings', '?': 'nobody' };
    const right = rows.filter((row) => {
      const graph = graphs.get(row.ip_version);
      return graph && words[relationBetween(graph, row.asn, row.neighbor)] === row.type;
    });
    expect(rows.length).toBeGreaterThan(2000);
    expect(right.length / rows.length).toBeGreaterThan(0.96);
    const servers = rows.filter((row) => truth.route_servers.includes(row.neighbor));
    expect(servers).toEqual([]);
  });

  it('are listed from both ends', async () => {
    const { data, record_count } = await list(`customers/asn/${asn}?ip=4&page-size=1000`);
    expect(data.length).toBe(record_count);
    for (const { neighbor_as } of data.slice(0, 3)) {
      const back = await list(`providers/asn/${neighbor_as.asn}?ip=4`);
      expect(back.data.map((row) => row.neighbor_as.asn)).toContain(asn);
    }
    expect(data[0]).toMatchObject({ type: 'customers', active: true, ipv4: true, ipv6: false, first_seen: START });
    expect(data[0]?.neighbor_as.country_name).toEqual(expect.any(String));
  });

  it('say how many prefixes are reached over the link, and are sorted by that', async () => {
    const { data } = await merged(`all/asn/${asn}?page-size=1000&sort-by=prefixes&order=desc`);
    const counts = data.map(({ prefixes }) => prefixes);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    // A cluster joins the routes of all shards with nothing.
    const { rows: routes } = await sql<{ prefix: string; id: number }>`
      select distinct prefix::text as prefix, path_id as id from current_route
    `.execute(store.db);
    const { rows: paths } = await sql<{ id: number; asns: string }>`
      select id, asns from as_path where asns !~ '[^0-9 ]'
    `.execute(store.db);
    const pathOf = new Map(paths.map(({ id, asns }) => [id, asns]));
    const reached = new Map<number, Set<string>>();
    const rules = {
      routeServers: new Set(truth.route_servers),
      isReserved: await reservedAsns(store, await standingAfter(store, []), 'lab'),
    };
    for (const { prefix, id } of routes) {
      const path = pathOf.get(id);
      const clean = path && cleanPath(path.split(' ').map(Number), rules);
      if (!clean || typeof clean === 'string') continue;
      const place = clean.indexOf(asn);
      const beside = place < 0 ? [] : [clean[place - 1], clean[place + 1]];
      for (const neighbor of beside)
        if (neighbor !== undefined) reached.set(neighbor, (reached.get(neighbor) ?? new Set()).add(prefix));
    }
    for (const { neighbor_as, routes, prefixes } of data) {
      expect(prefixes, `AS${neighbor_as.asn}`).toBe(reached.get(neighbor_as.asn)?.size);
      expect(prefixes).toBeLessThanOrEqual(routes);
    }
  });

  it('are one row over both IP versions where merged', async () => {
    const apart = await list(`all/asn/${asn}?page-size=1000`);
    const joined = await merged(`all/asn/${asn}?page-size=1000`);
    const keys = new Set(apart.data.map((row) => `${row.neighbor_as.asn} ${row.type}`));
    expect(joined.data.map((row) => `${row.neighbor_as.asn} ${row.type}`).sort()).toEqual([...keys].sort());
    expect(joined.data.some((row) => row.ipv4 && row.ipv6)).toBe(true);
    const counts = await ask(app, 'neighborsMergedCount', `${ROOT}/merged/all-count/asn/${asn}`);
    expect(counts).toMatchObject({ count: joined.record_count, active: joined.record_count });
    const asns = (version: 'ipv4' | 'ipv6') =>
      new Set(joined.data.filter((row) => row[version]).map((row) => row.neighbor_as.asn));
    expect([counts.ipv4, counts.ipv6]).toEqual([asns('ipv4').size, asns('ipv6').size]);
  });

  it('are sorted and paged by the database, every row once', async () => {
    const all = await list(`all/asn/${asn}?page-size=1000&sort-by=type&order=desc`);
    const pages = [];
    for (let page = 1; page <= Math.ceil(all.record_count / 7); page++)
      pages.push(...(await list(`all/asn/${asn}?page-size=7&page=${page}&sort-by=type&order=desc`)).data);
    expect(pages).toEqual(all.data);
    const types = [...new Set(all.data.map(({ type }) => type))];
    expect(types).toEqual(['peerings', 'customers']);
    const beyond = `${ROOT}/all/asn/${asn}?page=1000`;
    expect(await refusal(app, beyond)).toEqual({ status: 404, code: 'E_PAGE_BEYOND_END' });
  });

  it('are narrowed by text, country and time', async () => {
    const { data } = await merged(`customers/asn/${asn}?page-size=1000`);
    const one = data[0]?.neighbor_as;
    const byText = await merged(`customers/asn/${asn}?q=AS${one?.asn}`);
    expect(byText.data.map((row) => row.neighbor_as.asn)).toEqual([one?.asn]);
    const byName = await merged(`customers/asn/${asn}?q=${one?.as_name?.toLowerCase()}`);
    expect(byName.data.map((row) => row.neighbor_as.asn)).toContain(one?.asn);
    const none = await merged(`all/asn/${asn}?until=2020-01-01`);
    expect(none.record_count).toBe(0);
    const countries = await ask(app, 'neighborsMergedCountries', `${ROOT}/merged/customers-countries/asn/${asn}`);
    expect(countries.reduce((sum, { count }) => sum + count, 0)).toBe(data.length);
    expect(await refusal(app, `${ROOT}/enemies/asn/${asn}`)).toMatchObject({ status: 404 });
    expect(await refusal(app, `${ROOT}/all/asn/${asn}?from=yesterday`)).toMatchObject({ status: 400 });
    expect(await refusal(app, `${ROOT}/all/asn/1`)).toEqual({ status: 404, code: 'E_NOT_FOUND' });
  });

  it.each(['', '/merged'])('are also beside the prefixes, as connectivity%s', async (form) => {
    const asn = 64_513;
    const answersAt = (roots: readonly string[], tail: string) =>
      Promise.all(roots.map(async (root) => app.request(`/v2/incidents/${root}${tail}`)));
    const below = ['/asn/*', '/asn/*/histogram', '/asn/*/active-count', '-count/asn/*', '-countries/asn/*'];
    for (const type of ['all', 'providers', 'customers', 'peerings', 'unspecified']) {
      for (const path of below) {
        const tail = `${form}/${type}${path.replace('*', String(asn))}?ip=all`;
        const [usual, other] = await answersAt(['neighbors', 'connectivity'], tail);
        expect(other?.status).toBe(200);
        expect(await other?.json()).toEqual(await usual?.json());
      }
    }
    for (const path of ['/asn/*', '/asn/*/active-count', '-count/asn/*']) {
      const tail = `${form}/prefixes${path.replace('*', String(asn))}`;
      const [usual, other] = await answersAt(['connectivity', 'neighbors'], tail);
      expect(await other?.json()).toEqual(await usual?.json());
    }
    expect((await app.request('/v2/incidents/connectivity/friends/asn/1')).status).toBe(404);
  });

  it('say why they are what they are', async () => {
    const customer = (await list(`customers/asn/${asn}?ip=4`)).data[0]?.neighbor_as.asn;
    const { relations } = await ask(app, 'neighborEvidence', `${ROOT}/evidence/${customer}/${asn}`);
    const [ipv4] = relations;
    expect(ipv4).toMatchObject({ ip_version: 4, type: 'customers' });
    expect(ipv4?.paths).toBeGreaterThan(0);
    for (const path of ipv4?.sample_paths ?? [])
      expect(` ${path} `).toMatch(new RegExp(` ${asn} ${customer} | ${customer} ${asn} `));
    expect(ipv4?.evidence.inputs.map(({ name }) => name)).toContain('Paths that agree');
    expect(await refusal(app, `${ROOT}/evidence/1/${asn}`)).toMatchObject({ code: 'E_NOT_FOUND' });
  });

  it('name the registry lines where these decided', async () => {
    const { rows } = await sql<{ a: number; b: number; ip_version: 4 | 6; type: string; rule: string }>`
      select a::float8 as a, b::float8 as b, ip_version, type, rule from live_relation order by a, b
    `.execute(store.db);
    for (const version of [4, 6] as const) {
      const decided = (rule: string) => rows.find((row) => row.rule === rule && row.ip_version === version);
      for (const rule of ['declared', 'declared-once']) {
        const { a = 0, b = 0, type } = decided(rule) ?? {};
        const { relations } = await ask(app, 'neighborEvidence', `${ROOT}/evidence/${a}/${b}`);
        const found = relations.find((relation) => relation.ip_version === version);
        expect(found?.type).toBe(type === 'p2c' ? 'providers' : 'peerings');
        expect(found?.evidence.reason).toContain('By registry data');
        const lines = found?.evidence.inputs.filter(({ name }) => name.startsWith('Registry line of')) ?? [];
        expect(lines.length).toBeGreaterThan(0);
        for (const { value, source, speaks_for } of lines) {
          expect(value).toMatch(version === 4 ? /^(import|export): / : /^mp-(import|export): afi ipv6\.unicast /);
          expect(source).toBe('LAB');
          expect(speaks_for).toBe(true);
        }
      }
    }
    const { a = 0, b = 0, ip_version } = rows.find(({ rule }) => rule === 'exchange') ?? {};
    const { relations } = await ask(app, 'neighborEvidence', `${ROOT}/evidence/${a}/${b}`);
    const found = relations.find((relation) => relation.ip_version === ip_version);
    expect(found?.evidence.reason).toContain('By exchange data');
    expect(found?.evidence.inputs.map(({ name }) => name)).toContain('Both use the route server of');
  });

  it('tell the types of pairs', async () => {
    const customer = (await list(`customers/asn/${asn}?ip=4`)).data[0]?.neighbor_as.asn ?? 0;
    const body = JSON.stringify([
      { from: asn, to: customer },
      { from: customer, to: asn },
      { from: asn, to: 1 },
    ]);
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
    const types = await ask(
      app,
      'activeRelationTypes',
      '/api/storage/v2/incidents/neighbors/active-relation-types?ip=4',
      init,
    );
    expect(types.map(({ type, active }) => [type, active])).toEqual([
      ['p2c', true],
      ['c2p', true],
      ['?', false],
    ]);
  });

  it(
    'are revised in place by updates as a whole telling would have them, and again changes nothing',
    { timeout: SLOW },
    async () => {
      const before = await generationOf(store);
      await ingest(store, { paths: [firstUpdates], world: 'lab' });
      expect(await generationOf(store)).toBe(before);
      const revised = await ledgerOf(store);
      // As after a crash: it rests on nothing, so all stories are merged into it.
      await sql`update generation set report = '{"bases":[]}' where id = ${before}`.execute(store.db);
      await ingest(store, {});
      expect(await generationOf(store)).not.toBe(before);
      expect(await ledgerOf(store)).toEqual(revised);
    },
  );

  describe('after the week', () => {
    beforeAll(async () => {
      await remove();
      ({ store, remove } = await open('week'));
      app = appOver(store);
    }, SLOW);

    it('keep who has gone, with the days', async () => {
      const { rows } = await sql<{ asn: number; neighbor: number }>`
        select asn, neighbor from live_neighbor where last_seen is not null order by asn limit 1
      `.execute(store.db);
      const [gone] = rows;
      expect(gone).toBeDefined();
      const { data } = await list(`all/asn/${gone?.asn}?q=${gone?.neighbor}&sort-by=last-seen`);
      expect(data[0]).toMatchObject({ active: false, routes: 0, prefixes: 0, neighbor_as: { asn: gone?.neighbor } });
      const days = await ask(app, 'neighborsHistogram', `${ROOT}/all/asn/${gone?.asn}/histogram`);
      expect(days.reduce((sum, { left }) => sum + left, 0)).toBeGreaterThan(0);
      const today = days.at(-1);
      const { count } = await ask(app, 'neighborsActiveCount', `${ROOT}/all/asn/${gone?.asn}/active-count`);
      expect(today?.active).toBe(count);
      const history = await ask(app, 'neighborHistory', `${ROOT}/history/${gone?.neighbor}/${gone?.asn}`);
      expect(history[0]?.last_seen).not.toBeNull();
      const { neighbors } = await ask(app, 'asOverview', `/v2/incidents/info/overview/asn/${gone?.asn}`);
      for (const [relation, counts] of Object.entries(neighbors)) {
        expect(counts.all, relation).toBe((await merged(`${relation}/asn/${gone?.asn}`)).record_count);
        expect(counts.ipv6, relation).toBe((await list(`${relation}/asn/${gone?.asn}?ip=6`)).record_count);
      }
    });

    it('differ from day to day as the ledger says', async () => {
      type Gone = { asn: number; neighbor: number; ip_version: number; type: string; first: string; last: string };
      const { rows } = await sql<Gone>`
        select asn, neighbor, ip_version, type, since::date::text as first, last_seen::date::text as last from live_neighbor
        where last_seen is not null and since::date < last_seen::date order by asn, neighbor limit 1
      `.execute(store.db);
      const [gone] = rows;
      const compare = (path: string, days: string) =>
        ask(app, 'neighborChanges', `${ROOT}/${path}/asn/${gone?.asn}/changes?ip=${gone?.ip_version}&${days}`);
      const days = `from=${gone?.first}&until=${gone?.last}`;
      const { data, ...totals } = await compare('all', `${days}&page-size=1000`);
      const found = data.find(({ neighbor_as }) => neighbor_as.asn === gone?.neighbor);
      const nobody = { ipv4: null, ipv6: null };
      expect(found).toMatchObject({
        change: 'gone',
        before: { ...nobody, [`ipv${gone?.ip_version}`]: gone?.type },
        after: nobody,
      });
      expect(totals.added + totals.gone + totals.changed).toBe(totals.record_count);
      expect(Date.parse(totals.known_from ?? '')).toBeLessThanOrEqual(Date.parse(`${gone?.first}T23:59:59Z`));
      const ofType = await compare(String(gone?.type), `${days}&change=gone&q=AS${gone?.neighbor}`);
      expect(ofType.data.map(({ neighbor_as }) => neighbor_as.asn)).toContain(gone?.neighbor);
      expect((await compare('all', `from=${gone?.last}&until=${gone?.last}`)).record_count).toBe(0);
      const refused = [
        `from=${gone?.last}&until=${gone?.first}`,
        'from=2026-02-31&until=2026-11-12',
        'from=0000-01-01&until=2026-11-12',
        'from=2026-11-09&until=9999-12-31',
        'from=2026-11-09T25:00:00Z&until=2026-11-12',
        'from=2026-11-09T00:00&until=2026-11-12',
      ];
      for (const query of refused) {
        const path = `${ROOT}/all/asn/${gone?.asn}/changes?${query}`;
        expect(await refusal(app, path), query).toEqual({ status: 400, code: 'E_BAD_REQUEST' });
      }
    });
  });
});

async function generationOf(store: Store): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from generation where kind = 'links' and state = 'live'`.execute(
    store.db,
  );
  return rows[0]?.id ?? 0;
}

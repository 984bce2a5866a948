import type { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derive } from '../src/analytics/derive.ts';
import { openGeneration, type Publication, publishGenerations } from '../src/store/generation.ts';
import { ensureEventDays, reservePathIds } from '../src/store/partition.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { loadSmallInternet } from './smallInternet.fixtures.ts';
import { appOver, ask, refusal } from './talk.ts';

const SLOW = 120_000;

/** Computes and publishes what does not fit the sources any more. Answers the names of the days that were rated. */
async function settle(store: Store): Promise<string[]> {
  return (await publish(store, [])).rated;
}

/** Publishes updates with what follows from them. `isPartial`: whether days are still to be rated. */
async function publish(store: Store, updates: readonly Updates[]): Promise<{ rated: string[]; isPartial: boolean }> {
  const before = await ratedDays(store);
  const incoming = updates.map(({ generation: { id, kind }, name, asOf }) => {
    return { id, kind, name, world: 'internet' as const, collector: 'rrc06', asOf, touched: new Set(['8.8.8.0/24']) };
  });
  const derivation = await derive(store, incoming, async (_, work) => {
    await work(() => {});
  });
  const finish = await derivation.run();
  await publishGenerations(store, [...updates, ...derivation.publications]);
  await finish();
  const known = new Set(before.map(({ id }) => id));
  const rated = (await ratedDays(store)).filter(({ id }) => !known.has(id)).map(({ name }) => name);
  return { rated, isPartial: derivation.isPartial };
}

function ratedDays(store: Store) {
  return store.db
    .selectFrom('generation')
    .select(['id', 'name'])
    .where('kind', '=', 'ratings')
    .where('state', '=', 'live')
    .orderBy('name')
    .execute();
}

/** Adds a source of names for the fixture's networks, and the peers of its updates. */
async function nameNetworks(store: Store): Promise<void> {
  const names = await openGeneration(store, { kind: 'as-names', name: 'names', world: 'internet' });
  const networks = await store.db.selectFrom('live_network').selectAll().execute();
  const rows = networks.map(({ asn, as_name: name, org_name, country_code: country }) => {
    return { generation_id: names.id, asn, name, org_name, country };
  });
  await store.bulk.insertInto('as_name').values(rows).execute();
  await publishGenerations(store, [{ generation: names, asOf: null, records: rows.length }]);
  await sql`
    insert into generation_peer select u.id, p.peer_id, 1, 0
    from generation u, generation_peer p where u.kind = 'mrt-updates' and u.state = 'live'
  `.execute(store.bulk);
}

type Updates = Publication & { readonly name: string; readonly asOf: Date };

/** Publishes an update file, and nothing that follows from it. */
async function addUpdates(store: Store, name: string, at: Date): Promise<void> {
  await publishGenerations(store, [await loadUpdates(store, name, at)]);
}

/** Loads an update file in which the peer AS3320 reaches 8.8.8.0/24 straight from its origin. */
async function loadUpdates(store: Store, name: string, at: Date): Promise<Updates> {
  await ensureEventDays(store, [at]);
  const generation = await openGeneration(store, { kind: 'mrt-updates', name, world: 'internet', collector: 'rrc06' });
  const path_id = await reservePathIds(store, generation.id, 4, 1);
  await store.bulk.insertInto('as_path').values({ id: path_id, asns: '3320 15169' }).execute();
  const { id: peer_id } = await store.db
    .selectFrom('peer')
    .select('id')
    .where('asn', '=', 3320)
    .executeTakeFirstOrThrow();
  const event = {
    generation_id: generation.id,
    prefix: '8.8.8.0/24',
    at,
    seq: 0,
    peer_id,
    path_id,
    origin: 15169,
    add_path_id: null,
  };
  await store.bulk.insertInto('route_event').values(event).execute();
  await store.bulk
    .insertInto('generation_peer')
    .values({ generation_id: generation.id, peer_id, ipv4_routes: 1, ipv6_routes: 0 })
    .execute();
  return { generation, name, asOf: at, records: 1 };
}

describe.each(engines())('Ratings over $name', ({ open }) => {
  let store: Store;
  let app: Hono;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
    app = appOver(store);
    await loadSmallInternet(store);
    await nameNetworks(store);
    expect(await settle(store)).toEqual(['internet-4-2026-06-01', 'internet-6-2026-06-01']);
  }, SLOW);
  afterAll(() => remove(), SLOW);

  const score = (path = '') => ask(app, 'asRating', `/v2/as-rating/score${path}`);

  // AS1299 sends 8.0.0.0/9 (less two /24 inside it) by 3356 and 8.8.8.0/24 by 15169; AS3320 sends all three.
  it('weigh what each peer sends by its addresses', async () => {
    const { data, ...rest } = await score();
    expect(rest).toEqual({
      record_count: 4,
      page_count: 1,
      rated_days: 1,
      day: '2026-06-01',
      compared_with: null,
      sample: false,
      cone: 'observed',
    });
    const own = 2 ** 23 - 512;
    const seen = own / (own + 256);
    const all = own + 512;
    expect(data.map(({ asn, position, change }) => [asn, position, change])).toEqual([
      [3356, 1, null],
      [1299, 2, null],
      [3320, 2, null],
      [15169, 4, null],
    ]);
    expect(data[0]?.value).toBeCloseTo((1000 * (seen + (own + 256) / all)) / 2, 6);
    expect(data[1]?.value).toBe(500);
    expect(data[3]?.value).toBeCloseTo((1000 * (256 / (own + 256) + 512 / all)) / 2, 6);
    expect(data[0]?.asinfo).toEqual({
      name: 'LEVEL3',
      description: 'Level 3 Parent, LLC',
      country_code: 'US',
      country_name: 'United States',
    });
  });

  it('find networks by number, name, holder and country, positions unchanged', async () => {
    const asns = async (path: string) => (await score(path)).data.map(({ asn, position }) => [asn, position]);
    expect(await asns('?q=15169')).toEqual([[15169, 4]]);
    expect(await asns('?q=AS33')).toEqual([
      [3356, 1],
      [3320, 2],
    ]);
    expect(await asns('?q=google')).toEqual([[15169, 4]]);
    expect(await asns('?q=telekom')).toEqual([[3320, 2]]);
    expect(await asns('?q=l')).toHaveLength(4);
    expect(await asns('?q=TE')).toEqual(await asns('?q=te'));
    expect((await asns('?q=33')).map(([asn]) => asn)).toEqual([3356, 3320]);
    expect(await asns('?q=%25%25')).toEqual([]);
    expect(await asns('?filter-country=us')).toEqual([
      [3356, 1],
      [15169, 4],
    ]);
    expect(await asns('?filter-country=')).toEqual(await asns(''));
    expect(await asns('?page-size=1&page=2')).toEqual([[1299, 2]]);
    expect(await refusal(app, '/v2/as-rating/score?page=2')).toEqual({ status: 404, code: 'E_PAGE_BEYOND_END' });
    expect(await refusal(app, '/v2/as-rating/score?ip=5')).toEqual({ status: 400, code: 'E_BAD_REQUEST' });
    expect(await refusal(app, '/v2/as-rating/beauty')).toEqual({ status: 404, code: 'E_NOT_FOUND' });
  });

  it('are sorted by any column, and by nothing else', async () => {
    const asns = async (query: string) => (await score(query)).data.map(({ asn }) => asn);
    expect(await asns('?sort-by=position&order=desc')).toEqual([15169, 3320, 1299, 3356]);
    expect(await asns('?sort-by=asn')).toEqual([1299, 3320, 3356, 15169]);
    expect(await asns('?sort-by=asn&order=desc&page-size=2&page=2')).toEqual([3320, 1299]);
    expect(await asns('?sort-by=value&order=asc&filter-country=us')).toEqual([15169, 3356]);
    for (const wrong of ['sort-by=beauty', 'sort-by=', 'order=up', 'page=0', 'page-size=one'])
      expect(await refusal(app, `/v2/as-rating/score?${wrong}`)).toEqual({ status: 400, code: 'E_BAD_REQUEST' });
    expect(await refusal(app, '/v2/as-rating/national-stability?sort-by=asn')).toMatchObject({ status: 400 });
  });

  it('count prefixes, which IPv4 and IPv6 have apart', async () => {
    const prefixes = await ask(app, 'asRating', '/v2/as-rating/prefix-count');
    expect(prefixes.data.map(({ asn, position, value }) => [asn, position, value])).toEqual([
      [15169, 1, 2],
      [3356, 2, 1],
      [1299, 3, 0],
      [3320, 3, 0],
    ]);
    const six = await ask(app, 'asRating', '/v2/as-rating/prefix-count?ip=6');
    expect(six.data.map(({ asn, value }) => [asn, value])).toContainEqual([15169, 1]);
    const days = await ask(app, 'asRating', '/v2/as-rating/score?day=2026-05-31');
    expect(days).toEqual({
      data: [],
      record_count: 0,
      page_count: 0,
      rated_days: 0,
      day: null,
      compared_with: null,
      sample: false,
      cone: null,
    });
  });

  it('narrow to a country, which has to be named', async () => {
    const refused = await app.request('/v2/as-rating/local-score');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'E_BAD_REQUEST', message: 'Please select rating country' });
    const local = await ask(app, 'asRating', '/v2/as-rating/local-prefix-count?rating-country=us');
    expect(local.data.slice(0, 2).map(({ asn, value }) => [asn, value])).toEqual([
      [15169, 2],
      [3356, 1],
    ]);
    const nowhere = await ask(app, 'asRating', '/v2/as-rating/local-score?rating-country=XX');
    expect(nowhere.record_count).toBe(0);
    const countries = await ask(app, 'ratingCountries', '/v2/as-rating/countries');
    expect(countries).toEqual([{ code: 'US', name: 'United States', default: true, networks: 2 }]);
  });

  it('list networks by several metrics, either way round', async () => {
    const list = await ask(app, 'ratingList', '/v2/as-rating?sort-by=score&order=asc&page-size=3');
    expect(list).toMatchObject({ current_page: 1, page_size: 3, record_count: 4, page_count: 2, day: '2026-06-01' });
    expect(list.data.map(({ asinfo }) => asinfo.asn)).toEqual([15169, 3320, 1299]);
    expect(list.data[0]?.metrics.map(({ metric }) => metric)).toEqual(['score', 'customers', 'asn-count-in-cc']);
    expect(await refusal(app, '/v2/as-rating?sort-by=peers')).toEqual({ status: 400, code: 'E_BAD_REQUEST' });
  });

  it('compare the networks of a list, the unknown ones last', async () => {
    const compare = (query: string, asns: number[]) =>
      ask(app, 'ratingOfList', `/api/storage/v2/as-rating/as-list?${query}`, {
        method: 'POST',
        body: JSON.stringify(asns),
      });
    const rows = await compare('metric=prefix-count&metric=score&sort-field=prefix-count', [7, 3356, 15169, 3356, 5]);
    expect(rows.map(({ asinfo, metrics }) => [asinfo.asn, metrics[0]?.value])).toEqual([
      [15169, 2],
      [3356, 1],
      [5, null],
      [7, null],
    ]);
    const least = await compare('sort-order=asc&limit=1', [3356, 15169]);
    expect(least.map(({ asinfo }) => asinfo.asn)).toEqual([15169]);
    expect(await compare('ip=6', [])).toEqual([]);
  });

  it('show the position of one network by each metric', async () => {
    const facts = await ask(app, 'asRatings', '/v2/as-rating/asn/AS3356?ip=4');
    expect(facts[0]).toMatchObject({ metric: 'score', ip: 4, position: 1, change: null, of: 4, day: '2026-06-01' });
    expect(facts.map(({ compared_with }) => compared_with)).toEqual(facts.map(() => null));
    const both = await ask(app, 'asRatings', '/v2/as-rating/asn/15169');
    expect(new Set(both.map(({ ip }) => ip))).toEqual(new Set([4, 6]));
    expect(await ask(app, 'asRatings', '/v2/as-rating/asn/7')).toEqual([]);
    const { ratings } = await ask(app, 'asOverview', '/v2/incidents/info/overview/asn/3356');
    expect(ratings.filter(({ ip }) => ip === 4).map(({ metric, position }) => [metric, position])).toEqual([
      ['score', 1],
      ['asn-count-in-cc', 1],
      ['prefix-count-in-cc', 2],
    ]);
  });

  it('tell what a score was made of', async () => {
    const { peers, ...evidence } = await ask(app, 'ratingEvidence', '/v2/as-rating/asn/15169/evidence');
    expect(evidence).toMatchObject({ position: 4, cone_kind: 'observed', peer_count: 2, trimmed_each_side: 0 });
    expect(evidence.as_of).toBe('2026-06-01T09:00:00.000Z');
    expect(evidence.sources.map(({ kind, name }) => [kind, name])).toEqual([
      ['mrt-rib', 'rrc06'],
      ['mrt-updates', 'updates.0900'],
    ]);
    expect(peers.map(({ peer, trimmed }) => [peer.asn, trimmed])).toEqual([
      [3320, null],
      [1299, null],
    ]);
    const mean = peers.reduce((sum, { share }) => sum + share, 0) / peers.length;
    expect(evidence.score).toBeCloseTo(1000 * mean, 2);
    expect(await refusal(app, '/v2/as-rating/asn/7/evidence')).toEqual({ status: 404, code: 'E_NOT_FOUND' });
  });

  it('name their metrics', async () => {
    const metrics = await ask(app, 'ratingMetrics', '/v2/as-rating/metrics');
    expect(metrics.find(({ name }) => name === 'local-score')).toMatchObject({
      type: 'local',
      subscription_required: true,
    });
    expect(metrics.at(-1)).toMatchObject({ name: 'national-stability', type: 'reliability' });
  });

  it('rate countries', async () => {
    const stability = await ask(app, 'nationalStability', '/v2/as-rating/national-stability');
    expect(stability.data).toMatchObject([{ position: 1, change: null, country_code: 'US', networks: 2 }]);
    expect(stability.record_count).toBe(1);
  });

  it('change nothing when nothing is new', { timeout: SLOW }, async () => {
    expect(await settle(store)).toEqual([]);
  });

  it('rate the next day after its first updates, and tell the change', { timeout: SLOW }, async () => {
    await addUpdates(store, 'updates.next', new Date('2026-06-02T00:00:00Z'));
    expect(await settle(store)).toEqual(['internet-4-2026-06-02']);
    app = appOver(store);
    const { data, day, compared_with } = await score();
    expect({ day, compared_with }).toEqual({ day: '2026-06-02', compared_with: '2026-06-01' });
    expect(data.map(({ asn, change }) => [asn, change])).toEqual([
      [3356, 0],
      [1299, 0],
      [3320, 0],
      [15169, 0],
    ]);
    expect((await score('?day=2026-06-01')).data[0]?.change).toBeNull();
    const kept = await sql`select distinct generation_id from rating_share`.execute(store.db);
    expect(kept.rows).toHaveLength(2);
  });

  it('rate again the days that late updates touch, and no other', { timeout: SLOW }, async () => {
    await addUpdates(store, 'updates.later', new Date('2026-06-02T12:00:00Z'));
    expect(await settle(store)).toEqual(['internet-4-2026-06-02']);
    await addUpdates(store, 'updates.late', new Date('2026-06-01T20:00:00Z'));
    expect(await settle(store)).toEqual(['internet-4-2026-06-01', 'internet-4-2026-06-02']);
  });

  it('keep the days of a table that a newer one replaces', { timeout: SLOW }, async () => {
    const rib = await openGeneration(store, { kind: 'mrt-rib', name: 'rrc06', world: 'internet', collector: 'rrc06' });
    const path_id = await reservePathIds(store, rib.id, 4, 1);
    await store.bulk.insertInto('as_path').values({ id: path_id, asns: '1299 15169' }).execute();
    const { id: peer_id } = await store.db
      .selectFrom('peer')
      .select('id')
      .where('asn', '=', 1299)
      .executeTakeFirstOrThrow();
    const route = { generation_id: rib.id, prefix: '8.8.8.0/24', peer_id, path_id, origin: 15169, add_path_id: null };
    await store.bulk.insertInto('rib_route').values(route).execute();
    await store.bulk
      .insertInto('generation_peer')
      .values({ generation_id: rib.id, peer_id, ipv4_routes: 1, ipv6_routes: 0 })
      .execute();
    await publishGenerations(store, [{ generation: rib, asOf: new Date('2026-06-03T00:00:00Z'), records: 1 }]);
    expect(await settle(store)).toEqual(['internet-4-2026-06-03']);
    app = appOver(store);
    const { data } = await score();
    expect(data.map(({ asn, position, change }) => [asn, position, change])).toEqual([
      [1299, 1, 1],
      [15169, 1, 3],
    ]);
    expect((await score('?day=2026-06-02')).record_count).toBe(4);
  });

  it('tell where networks stood on the rated days of the last 30', async () => {
    const history = (path: string) => ask(app, 'ratingHistory', `/v2/as-rating/${path}`);
    expect((await score()).rated_days).toBe(3);
    const days = ['2026-06-01', '2026-06-02', '2026-06-03'];
    expect(await history('score/history?asn=15169,AS1299&asn=3356&asn=7')).toEqual({
      days,
      sample: false,
      networks: [
        { asn: 15169, positions: [4, 4, 1] },
        { asn: 1299, positions: [2, 2, 1] },
        { asn: 3356, positions: [1, 1, null] },
      ],
    });
    expect(await history('score/history?asn=15169&day=2026-06-02')).toEqual({
      days: days.slice(0, 2),
      sample: false,
      networks: [{ asn: 15169, positions: [4, 4] }],
    });
    const local = await history('local-prefix-count/history?rating-country=us&asn=15169');
    expect(local.networks).toEqual([{ asn: 15169, positions: [1, 1, 1] }]);
    expect((await app.request('/v2/as-rating/local-score/history?asn=15169')).status).toBe(400);
    expect(await refusal(app, '/v2/as-rating/beauty/history?asn=15169')).toMatchObject({ status: 404 });
    expect(await refusal(app, '/v2/as-rating/score/history')).toMatchObject({ status: 400 });
  });

  it('rate a past day of many routes once the updates that complete it are visible', { timeout: SLOW }, async () => {
    await sql`
      update generation_peer set ipv4_routes = 400000
      where generation_id = (select id from generation where kind = 'mrt-rib' and name = 'rrc06' and state = 'live')
    `.execute(store.bulk);
    const fourth = await loadUpdates(store, 'updates.fourth', new Date('2026-06-04T00:00:00Z'));
    expect(await publish(store, [fourth])).toEqual({ rated: [], isPartial: false });
    const fifth = await loadUpdates(store, 'updates.fifth', new Date('2026-06-05T00:00:00Z'));
    expect(await publish(store, [fifth])).toEqual({ rated: [], isPartial: true });
    expect(await publish(store, [])).toEqual({ rated: ['internet-4-2026-06-04'], isPartial: false });
  });
});

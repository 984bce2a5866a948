import type { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGeneration, publishGenerations } from '../src/store/generation.ts';
import type { GenerationKind } from '../src/store/schema.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { loadSmallInternet } from './smallInternet.fixtures.ts';
import { appOver, ask, refusal } from './talk.ts';

const START = 120_000;
const GOOGLE = 15169;
const ROOT = '/v2/incidents/connectivity';
const LIST = `${ROOT}/prefixes/asn/${GOOGLE}`;

/** What Google announced: [prefix, first seen, last seen, peers at once]. */
const spans = [
  ['8.8.8.0/24', '2026-05-20T08:00:00Z', '2026-05-21T08:00:00Z', 1],
  ['8.8.8.0/24', '2026-05-25T08:00:00Z', null, 2],
  ['8.8.4.0/24', '2026-06-01T08:00:00Z', null, 1],
  ['9.9.8.0/22', '2026-05-22T10:00:00Z', '2026-05-23T11:30:00Z', 1],
  ['9.9.9.0/24', '2026-05-23T10:00:00Z', '2026-05-23T11:00:00Z', 2],
] as const;

describe.each(engines())('the lists of prefixes over $name', ({ open }) => {
  let app: Hono;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const opened = await open();
    remove = opened.remove;
    await loadSmallInternet(opened.store);
    await loadLedger(opened.store);
    await loadNamesake(opened.store);
    await loadRegistryDays(opened.store);
    app = appOver(opened.store);
  }, START);
  afterAll(() => remove(), START);

  const listed = async (query: string) => (await ask(app, 'prefixes', `${LIST}?${query}`)).data;
  const names = async (query: string) => (await listed(query)).map(({ prefix }) => prefix);

  it('list the prefixes announced now, with their first and last dates', async () => {
    expect(
      (await listed('')).map(({ prefix, active, first_seen, last_seen }) => [prefix, active, first_seen, last_seen]),
    ).toEqual([
      ['8.8.4.0/24', true, '2026-06-01T08:00:00.000Z', null],
      ['8.8.8.0/24', true, '2026-05-20T08:00:00.000Z', null],
      ['2001:4860::/32', true, null, null],
    ]);
  });

  it('say what the registries call each prefix', async () => {
    const named = (await listed('')).map(({ prefix, registered_name }) => [prefix, registered_name]);
    expect(named).toEqual([
      ['8.8.4.0/24', 'Resolver of the west'],
      ['8.8.8.0/24', 'GOOGLE'],
      ['2001:4860::/32', 'GOOGLE'],
    ]);
  });

  it('say how two days differ, and from when on something is known', async () => {
    const compare = (query: string) => ask(app, 'prefixChanges', `${LIST}/changes?${query}`);
    const changes = await compare('from=2026-05-22&until=2026-06-01');
    expect(changes.data.map(({ prefix, change }) => [prefix, change])).toEqual([
      ['8.8.4.0/24', 'added'],
      ['8.8.8.0/24', 'added'],
      ['9.9.8.0/22', 'gone'],
    ]);
    expect(changes).toMatchObject({ record_count: 3, added: 2, gone: 1, changed: 0 });
    expect(changes.known_from).toBe('2026-05-20T08:00:00.000Z');
    expect(changes.data.map(({ before, after }) => [before === null, after === null])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
    // By the first day nothing of a registry was loaded.
    expect(changes.data[1]?.after).toEqual({ roa: 'valid', route_object: null });
    expect(changes.data[2]?.before).toEqual({ roa: null, route_object: null });
    // What came and went inside a day stood at the end of none.
    const names = async (query: string) => (await compare(query)).data.map(({ prefix }) => prefix);
    expect(await names('from=2026-05-23&until=2026-05-24')).toEqual([]);
    expect(await names('from=2026-05-22&until=2026-06-01&change=gone')).toEqual(['9.9.8.0/22']);
    expect(await names('from=2026-05-22&until=2026-06-01&q=8.8.4&ip=4')).toEqual(['8.8.4.0/24']);
    expect(await names('from=2026-05-22&until=2026-06-01&ip=6')).toEqual([]);
    expect(await names('from=2026-05-22&until=2026-06-01&sort-by=prefix&order=desc&page-size=1')).toEqual([
      '9.9.8.0/22',
    ]);
    // Of instants, what stood just before them.
    expect(await names('from=2026-06-01T08:00:00Z&until=2026-06-01T08:00:01Z')).toEqual(['8.8.4.0/24']);
    expect(await names('from=2026-06-01T07:00:00Z&until=2026-06-01T08:00:00Z')).toEqual([]);
    expect(await refusal(app, `${LIST}/changes?from=2026-06-01T09:00:00Z&until=2026-06-01T08:00:00Z`)).toMatchObject({
      status: 400,
    });
    expect(await refusal(app, `${LIST}/changes?from=2026-06-02&until=2026-06-01`)).toMatchObject({ status: 400 });
    expect(await refusal(app, `${LIST}/changes?from=2026-06-01`)).toMatchObject({ status: 400 });
  });

  it('show changed verdicts of prefixes announced on both days', async () => {
    const { data, changed } = await ask(app, 'prefixChanges', `${LIST}/changes?from=2026-05-26&until=2026-05-29`);
    expect(changed).toBe(1);
    expect(data).toEqual([
      {
        prefix: '8.8.8.0/24',
        change: 'changed',
        before: { roa: 'unknown', route_object: null },
        after: { roa: 'valid', route_object: null },
      },
    ]);
    const same = await ask(app, 'prefixChanges', `${LIST}/changes?from=2026-05-28&until=2026-05-29`);
    expect(same.record_count).toBe(0);
  });

  it('list the prefixes announced in a period, with their current verdicts', async () => {
    const found = await listed('from=2026-05-23&until=2026-05-23');
    expect(
      found.map(({ prefix, active, roa, propagation, relative_propagation }) => [
        prefix,
        active,
        roa,
        propagation,
        relative_propagation,
      ]),
    ).toEqual([
      ['9.9.8.0/22', false, 'valid', 1, 50],
      ['9.9.9.0/24', false, 'invalid', 2, 100],
    ]);
    expect(found.map(({ last_seen, route_object }) => [last_seen, route_object])).toEqual([
      ['2026-05-23T11:30:00.000Z', 'unknown'],
      ['2026-05-23T11:00:00.000Z', 'unknown'],
    ]);
  });

  it.each([
    ['ip=6', ['2001:4860::/32']],
    ['q=8.8.8', ['8.8.8.0/24']],
    ['roa=valid', ['8.8.8.0/24']],
    ['roa=valid,invalid&sort-by=roa', ['8.8.4.0/24', '8.8.8.0/24']],
    ['prefix-length-min=32', ['2001:4860::/32']],
    ['prefix-length-max=24&prefix-length-min=24', ['8.8.4.0/24', '8.8.8.0/24']],
    ['propagation-min=2', ['8.8.8.0/24', '2001:4860::/32']],
    ['relative-propagation-max=99.5', ['8.8.4.0/24']],
    ['from=2026-05-01&active-only=true', ['8.8.4.0/24', '8.8.8.0/24']],
    ['from=2026-05-01&sort-by=last-seen&order=desc', ['8.8.4.0/24', '8.8.8.0/24', '9.9.8.0/22', '9.9.9.0/24']],
    ['from=2026-05-01&sort-by=first-seen', ['8.8.8.0/24', '9.9.8.0/22', '9.9.9.0/24', '8.8.4.0/24']],
    ['until=2026-05-20T08:00:00Z', []],
    ['until=2026-05-20', ['8.8.8.0/24']],
    ['from=2026-05-23T11:00:01Z&until=2026-05-24', ['9.9.8.0/22']],
    ['from=2026-05-01&roa=valid', ['8.8.8.0/24', '9.9.8.0/22']],
  ])('are narrowed and ordered by %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
    const { count, active } = await ask(
      app,
      'prefixesCount',
      `${ROOT}/prefixes-count/asn/${GOOGLE}?${query.replace(/&?(sort-by|order)=[^&]*/g, '')}`,
    );
    expect(count).toBe(expected.length);
    expect(active).toBeLessThanOrEqual(count);
  });

  it('count what stands by IP version', async () => {
    const query = 'from=2026-05-01&ip=4';
    expect(await ask(app, 'prefixesCount', `${ROOT}/prefixes-count/asn/${GOOGLE}?${query}`)).toEqual({
      count: 4,
      active: 2,
      ipv4: 2,
      ipv6: 1,
      all: 3,
    });
    expect(await ask(app, 'prefixesActiveCount', `${LIST}/active-count?${query}`)).toEqual({ count: 2 });
  });

  it('have the same rows merged', async () => {
    const merged = `${ROOT}/merged/prefixes/asn/${GOOGLE}`;
    expect(await ask(app, 'prefixesMerged', merged)).toEqual(await ask(app, 'prefixes', LIST));
    expect(await ask(app, 'prefixesMergedActiveCount', `${merged}/active-count`)).toEqual({ count: 3 });
  });

  it('are counted day by day without gaps', async () => {
    const days = await ask(app, 'prefixesHistogram', `${LIST}/histogram?from=2026-05-01`);
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 13 }, (_, day) => new Date(Date.UTC(2026, 4, 20 + day)).toISOString().slice(0, 10)),
    );
    expect(days[0]).toEqual({
      date: '2026-05-20',
      from: '2026-05-20T00:00:00.000Z',
      until: '2026-05-21T00:00:00.000Z',
      count: 1,
      active: 1,
      new: 1,
      left: 0,
    });
    expect(days.map(({ count }) => count)).toEqual([1, 1, 1, 2, 0, 1, 1, 1, 1, 1, 1, 1, 2]);
    expect(days[3]).toMatchObject({ new: 1, left: 2, active: 0 });
  });

  it('go with a history of each prefix', async () => {
    const path = `${ROOT}/prefixes/history/${GOOGLE}`;
    expect(await ask(app, 'announcementHistory', `${path}?prefix=8.8.8.0/24`)).toEqual([
      { ip_version: 4, type: 'announced', first_seen: '2026-05-25T08:00:00.000Z', last_seen: null, peers: 2 },
      {
        ip_version: 4,
        type: 'announced',
        first_seen: '2026-05-20T08:00:00.000Z',
        last_seen: '2026-05-21T08:00:00.000Z',
        peers: 1,
      },
    ]);
    expect(await ask(app, 'announcementHistory', `${path}?prefix=8.8.8.0/24&ip=6`)).toEqual([]);
    expect(await refusal(app, `${path}?prefix=8.8.8.8/24`)).toEqual({ status: 400, code: 'E_BAD_REQUEST' });
    expect(await refusal(app, path)).toEqual({ status: 400, code: 'E_BAD_REQUEST' });
  });

  it('go with the space and the verdicts that they amount to', async () => {
    expect(await ask(app, 'prefixVolume', `${ROOT}/prefixes/volume/asn/${GOOGLE}`)).toEqual({
      ipv4: { prefixes: 2, size: 512, lengths: [{ length: 24, prefixes: 2 }] },
      ipv6: { prefixes: 1, size: 2 ** 32, lengths: [{ length: 32, prefixes: 1 }] },
    });
    expect((await ask(app, 'prefixVolume', `${ROOT}/prefixes/volume/asn/${GOOGLE}?ip=6`)).ipv4).toBeNull();
    const stat = '/v1/incidents/connectivity/prefixes/validation-stat';
    expect(await ask(app, 'roaStat', `${stat}/roa/asn/${GOOGLE}?ip=4`)).toEqual({
      valid: 1,
      invalid: 1,
      unknown: 0,
      all: 2,
    });
    expect(await ask(app, 'routeObjectStat', `${stat}/route-object/asn/${GOOGLE}`)).toEqual({
      valid: 0,
      invalid: 0,
      unknown: 3,
      all: 3,
    });
    expect(await ask(app, 'roaStat', `${stat}/roa/asn/64500`)).toEqual({ valid: 0, invalid: 0, unknown: 0, all: 0 });
  });

  it.each([
    'ip=5',
    'page=99',
    'page=4294967295',
    'roa=maybe',
    'from=soon',
    'from=0000-01-01',
    'until=9999-12-31',
    'sort-by=peers',
    'prefix-length-max=129',
  ])('refuse %s', async (query) => {
    expect((await refusal(app, `${LIST}?${query}`)).status).toBeGreaterThanOrEqual(400);
  });
});

async function loadLedger(store: Store): Promise<void> {
  const fill = async (kind: GenerationKind, rows: (id: number) => Promise<unknown>) => {
    const generation = await openGeneration(store, { kind, name: 'all', world: 'internet' });
    await rows(generation.id);
    await publishGenerations(store, [{ generation, asOf: null, records: 1 }]);
  };
  await fill('history', async (id) => {
    for (const [prefix, first, last, peers] of spans)
      await sql`insert into announcement_span values (${id}, ${prefix}::cidr, ${GOOGLE}, 'internet', 4, ${first}::timestamptz, ${last}::timestamptz, false, ${peers})`.execute(
        store.db,
      );
  });
  const object = 'route: 8.8.4.0/24\ndescr:    Resolver of the west\ndescr: second line\norigin: AS15169\n';
  await fill('irr', (id) =>
    sql`insert into rpsl_object values (${id}, 'route', ${`8.8.4.0/24 AS${GOOGLE}`}, 'RADB', ${object})`.execute(
      store.db,
    ),
  );
  await fill('vrps', (id) =>
    sql`insert into vrp (generation_id, prefix, max_length, asn, ta) values (${id}, '9.9.8.0/22', 23, ${GOOGLE}, 'arin')`.execute(
      store.db,
    ),
  );
}

/** Two loads of ROAs: the second brought one for 8.8.8.0/24. Neither replaces what the lists judge by. */
async function loadRegistryDays(store: Store): Promise<void> {
  const loads: number[] = [];
  for (const [name, day] of [
    ['early', '2026-05-24T00:00:00Z'],
    ['late', '2026-05-28T00:00:00Z'],
  ] as const) {
    const generation = await openGeneration(store, { kind: 'vrps', name, world: 'internet' });
    await publishGenerations(store, [{ generation, asOf: new Date(day), records: 1 }]);
    loads.push(generation.id);
  }
  await sql`
    insert into vrp_history values ('8.8.8.0/23', 24, ${GOOGLE}, 'arin', 'late', ${loads[1]}, null)
  `.execute(store.db);
}

/**
 * The laboratory gives the same number to a network of its own, and its table is newer: what is told of the real one stays as it is. All
 * expectations above hold beside it.
 */
async function loadNamesake(store: Store): Promise<void> {
  const table = await openGeneration(store, { kind: 'mrt-rib', name: 'lab', world: 'lab', collector: 'lab' });
  await publishGenerations(store, [{ generation: table, asOf: new Date('2026-11-16T08:00:00Z'), records: 1 }]);
  const { db } = store;
  const of = (kind: GenerationKind) => sql`generation where kind = ${kind} and state = 'live'`;
  await sql`
    insert into announced select id, '10.1.0.0/24', ${GOOGLE}, 'lab', 4, 1, 100, 'valid' from ${of('announced')}
  `.execute(db);
  await sql`
    insert into announcement_span
    select id, prefix::cidr, ${GOOGLE}, 'lab', 4, first_seen::timestamptz, last_seen::timestamptz, false, 1
    from (values
      ('10.1.0.0/24', '2026-05-01T08:00:00Z', null),
      ('8.8.8.0/24', '2026-05-02T08:00:00Z', '2026-05-03T08:00:00Z')
    ) as span (prefix, first_seen, last_seen), ${of('history')}
  `.execute(db);
}

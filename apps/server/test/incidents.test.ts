import { endpoints, type EndpointName } from '@routeglass/api-client/contract';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { record, storedIncidents } from '../src/analytics/incidents/ledger.ts';
import type { Names } from '../src/analytics/incidents/rows.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { anIncident, day, someIncidents } from './incidents.fixtures.ts';
import { loadSmallInternet } from './smallInternet.fixtures.ts';
import { appOver, ask, refusal } from './talk.ts';

const SLOW = 120_000;
const countries: Readonly<Record<number, string>> = { 1299: 'SE', 3320: 'DE', 3356: 'US', 15_169: 'US' };
const past = { lostUntil: null, history: -1, now: day(30) };
const names: Names = {
  world: 'internet',
  pathText: () => '1299 33560',
  peer: () => ({ asn: 1299, collector: 'rrc06' }),
  country: (asn) => countries[asn] ?? null,
};

describe.each(engines())('incidents over $name', ({ open }) => {
  let app: Hono;
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
    await loadSmallInternet(store);
    await record(store, [], someIncidents, past, names);
    app = appOver(store);
  }, SLOW);
  afterAll(() => remove(), SLOW);

  const list = async (path: string) => {
    const name = nameOf(path);
    const { data } = (await ask(app, name as 'leaks', `/v2/incidents/${path}`)) as {
      data: { prefix: string; first_seen: string }[];
    };
    return data.map(({ prefix }) => prefix);
  };

  const total = async (path: string) =>
    ((await ask(app, nameOf(path) as 'leaks', `/v2/incidents/${path}`)) as { record_count: number }).record_count;

  it.each([
    ['hijacks/asn/15169', ['8.8.8.0/24', '2001:4860::/32', '8.0.0.0/9', '8.8.4.0/22']],
    ['hijacks/created/asn/15169', ['8.0.0.0/9']],
    ['hijacks/affected/asn/15169', ['8.8.8.0/24', '2001:4860::/32', '8.8.4.0/22']],
    ['hijacks/created/asn/33560', ['8.8.8.0/24', '8.8.4.0/22']],
    ['hijacks/asn/1299', []],
    ['leaks/asn/33560', ['8.8.4.0/24', '8.8.8.0/24']],
    ['leaks/created/asn/33560', ['8.8.4.0/24', '8.8.8.0/24']],
    ['leaks/accepted/asn/1299', ['8.8.8.0/24']],
    ['leaks/affected/asn/3320', ['8.8.4.0/24']],
    ['leaks/peer/created/asn/33560', ['8.8.8.0/24']],
    ['leaks/peer/accepted/asn/3356', []],
    ['leaks/peer/affected/asn/15169', ['8.8.8.0/24']],
    ['bogons/asn/15169', ['192.168.0.0/16', '8.8.8.0/25']],
    ['bogons/prefixes/announced/asn/15169', ['192.168.0.0/16']],
    ['bogons/prefixes/accepted/asn/1299', ['192.168.0.0/16']],
    ['bogons/paths/affected/asn/15169', ['8.8.8.0/25']],
    ['bogons/paths/affected/asn/33560', ['8.8.8.0/25']],
    ['bogons/paths/accepted/asn/1299', ['8.8.8.0/25']],
  ])('%s lists its part', async (path, expected) => {
    expect(await list(path)).toEqual(expected);
  });

  it('lists the incidents of a prefix and of its more specific prefixes that affect it', async () => {
    const of = async (prefix: string) =>
      (await ask(app, 'prefixIncidents', `/v2/incidents/info/prefix?prefix=${prefix}`)).map(
        ({ kind, prefix: of }) => `${kind} ${of}`,
      );
    expect(await of('8.8.8.0/24')).toEqual(['hijack 8.8.8.0/24', 'leak 8.8.8.0/24']);
    expect(await of('9.9.9.0/24')).toEqual([]);
    expect(await refusal(app, '/v2/incidents/info/prefix?prefix=8.8.8.1/24')).toEqual({
      status: 400,
      code: 'E_BAD_REQUEST',
    });
  });

  const all = ['8.8.8.0/24', '2001:4860::/32', '8.0.0.0/9', '8.8.4.0/22'];
  const [high, six, own, low] = all;
  it.each<[string, (string | undefined)[]]>([
    ['ip=4', [high, own, low]],
    ['ip=6', [six]],
    ['active-only=true', [high]],
    ['active-only=false', all],
    ['from=2026-06-06', [high, six, own]],
    ['until=2026-06-02', [high]],
    ['until=2026-06-03T00:00:00Z', [high]],
    ['until=2026-06-03T00:00:01Z', [high, six, low]],
    ['from=2026-06-05&until=2026-06-05', [high, six, own]],
    ['q=8.8.', [high, low]],
    ['q=AS3320', [six]],
    ['q=telekom', [six]],
    ['q=8', all],
    ['roa=invalid', [high]],
    ['roa=unknown&roa=valid', [six, own, low]],
    ['route_object=invalid', [low]],
    ['severity=high,low', [high, low]],
    ['prefix-length-min=23', [high, six]],
    ['prefix-length-max=9', [own]],
    ['propagation-max=1', [low]],
    ['propagation-min=2', [high, six, own]],
    ['relative-propagation-min=25.5', [high, six, own]],
    ['relative-propagation-max=25', [low]],
    ['hcc=DE', [six]],
    ['hcc=None', [high, low]],
    ['hcc=de,none', [high, six, low]],
    ['acc=SE', all],
    ['occ=US', all],
    ['cc=US', [own]],
    ['lcc=DE', []],
    ['sort-by=first-seen&order=asc', [high, six, low, own]],
    ['sort-by=first-seen', [own, six, low, high]],
    ['sort-by=last-seen', [high, six, own, low]],
    ['sort-by=last-seen&order=asc', [low, own, six, high]],
    ['sort-by=prefix&order=asc', [own, low, high, six]],
    ['sort-by=propagation&order=asc', [low, own, six, high]],
    ['sort-by=severity', [high, own, six, low]],
    ['sort-by=roa&order=asc', [high, own, six, low]],
    ['sort-by=route-object&order=asc', [low, own, six, high]],
    ['sort-by=coefficient&order=asc', [low, own, six, high]],
    ['page=2&page-size=3', [low]],
  ])('narrows and orders by %s', async (query, expected) => {
    const found = await list(`hijacks/asn/15169?${query}`);
    expect(withoutTies(found)).toEqual(withoutTies(expected));
  });

  it('tells of each incident all that its row shows', async () => {
    const { data, record_count } = await ask(app, 'leaks', '/v2/incidents/leaks/asn/3320');
    expect(record_count).toBe(1);
    expect(data[0]).toMatchObject({
      kind: 'leak',
      type: 'leak-1',
      prefix_count: 2,
      party_count: 5,
      conflicts: ['roa-unknown'],
      first_seen: new Date(day(1) * 1000).toISOString(),
    });
    expect(data[0]?.parties.map(({ role, network }) => [role, network.asn, network.country_code])).toEqual([
      ['victim', 3320, 'DE'],
      ['victim', 15_169, 'US'],
      ['giver', 1299, 'SE'],
      ['offender', 33_560, null],
      ['acceptor', 3356, 'US'],
    ]);
  });

  it.each([
    ['all/asn/15169', ['8.8.8.0/24']],
    ['all/asn/15169?state=ended&kind=bogon', ['192.168.0.0/16', '8.8.8.0/25']],
    ['all/asn/15169?state=all&kind=hijack,leak&q=8.0.', ['8.0.0.0/9']],
    ['all?state=all&kind=leak', ['8.8.4.0/24', '8.8.8.0/24']],
    ['all?state=ongoing&q=google', ['8.8.8.0/24']],
    ['all?state=all&kind=hijack&sort-by=prefix&order=asc&ip=4&page-size=2&page=2', ['8.8.8.0/24']],
    ['all?sample=yes', []],
  ])('%s lists incidents of every kind', async (path, expected) => {
    expect((await list(path)).toSorted()).toEqual(expected.toSorted());
  });

  it('names the network of a list in every row, though it names few of many parties', async () => {
    const { data } = await ask(app, 'networkIncidents', '/v2/incidents/all/asn/3320?state=all');
    expect(data.length).toBeGreaterThan(0);
    for (const { parties } of data) expect(parties.map(({ network }) => network.asn)).toContain(3320);
  });

  it('counts incidents of every kind by day', async () => {
    const days = async (path: string) => {
      const found = await ask(app, 'allIncidentsHistogram', `/v2/incidents/all${path}`);
      return found.reduce((sum, { count }) => sum + count, 0);
    };
    expect(await days('/histogram')).toBe(await total('all'));
    expect(await days('/histogram?state=all')).toBe(await total('all?state=all'));
    expect(await days('/asn/15169/histogram?state=all')).toBe(await total('all/asn/15169?state=all'));
  });

  it('counts what began on each day, and what goes on', async () => {
    const days = await ask(app, 'hijacksHistogram', '/v2/incidents/hijacks/asn/15169/histogram');
    expect(days.map(({ count, active }) => [count, active])).toEqual([
      [1, 1],
      [0, 0],
      [2, 0],
      [0, 0],
      [1, 0],
    ]);
    expect(days[0]).toMatchObject({ from: '2026-06-01T00:00:00.000Z', until: '2026-06-02T00:00:00.000Z' });
    expect(await ask(app, 'hijacksHistogram', '/v2/incidents/hijacks/asn/15169/histogram?ip=6')).toHaveLength(1);
    expect(await ask(app, 'bogonsHistogram', '/v2/incidents/bogons/asn/3320/histogram')).toEqual([]);
    const count = (path: string) => ask(app, 'hijacksActiveCount', `/v2/incidents/hijacks${path}`);
    expect(await count('/affected/asn/15169/active-count')).toEqual({ count: 1 });
    expect(await count('/affected/asn/15169/active-count?ip=6')).toEqual({ count: 0 });
    expect((await ask(app, 'asOverview', '/v2/incidents/info/overview/asn/15169')).active_incidents).toEqual({
      leaks: { ipv4: 0, ipv6: 0, all: 0 },
      hijacks: { ipv4: 1, ipv6: 0, all: 1 },
      bogons: { ipv4: 0, ipv6: 0, all: 0 },
    });
  });

  it.each([
    ['hijacks/hijacker-countries/affected', { None: 2, DE: 1 }],
    ['hijacks/hcc-countries/affected', { None: 2, DE: 1 }],
    ['hijacks/origin-countries', { US: 4 }],
    ['hijacks/occ-countries', { US: 4 }],
    ['hijacks/acceptor-countries', { SE: 4 }],
    ['hijacks/party-countries', { SE: 4, None: 2, DE: 1, US: 1 }],
    ['hijacks/cc-countries', { SE: 4, None: 2, DE: 1, US: 1 }],
    ['leaks/leaker-countries/peer/affected', { None: 1 }],
    ['bogons/acceptor-countries/prefixes/announced', { SE: 1 }],
  ])('%s counts incidents by country', async (path, expected) => {
    const rows = await ask(app, 'leaksCountries', `/v2/incidents/${path}/asn/15169?cc=FR`);
    expect(Object.fromEntries(rows.map(({ country_code, count }) => [country_code, count]))).toEqual(expected);
    expect(rows.find(({ country_code }) => country_code === 'DE')?.country_name ?? 'Germany').toBe('Germany');
  });

  it('gives one incident with all its evidence', async () => {
    const { data } = await ask(app, 'leaks', '/v2/incidents/leaks/affected/asn/3320');
    const found = await ask(app, 'incident', `/v2/incidents/info/incident/${data[0]?.id}`);
    expect(found.incident).toEqual(data[0]);
    expect(found.prefixes).toEqual(['8.8.4.0/24', '9.9.0.0/16']);
    expect(found.route_count).toBe(3);
    expect(found.routes).toMatchObject([{ peer: 1299, collector: 'rrc06', prefix: '8.8.4.0/24', path: '1299 33560' }]);
    expect(found.evidence.inputs[0]).toMatchObject({ href: '/as/15169', speaks_for: null, source: 'test' });
    expect(found.verdicts.severity.reason).toBe('Seen by 2 of 4 peers.');
    expect(found.verdicts.activity.reason).toContain('Jun 3 2026');
    expect(found.verdicts.roa.inputs).toHaveLength(1);
  });

  it.each([
    ['/v2/incidents/hijacks/asn/15169?page=9', 404, 'E_PAGE_BEYOND_END'],
    ['/v2/incidents/all/asn/7', 404, 'E_NOT_FOUND'],
    ['/v2/incidents/all?state=soon', 400, 'E_BAD_REQUEST'],
    ['/v2/incidents/all?kind=leaks', 400, 'E_BAD_REQUEST'],
    ['/v2/incidents/all?page=99', 404, 'E_PAGE_BEYOND_END'],
    ['/v2/incidents/hijacks/asn/7', 404, 'E_NOT_FOUND'],
    ['/v2/incidents/info/incident/zz', 404, 'E_NOT_FOUND'],
    ['/v2/incidents/hijacks/asn/15169?ip=5', 400, 'E_BAD_REQUEST'],
    ['/v2/incidents/hijacks/asn/15169?sort-by=size', 400, 'E_BAD_REQUEST'],
    ['/v2/incidents/hijacks/asn/15169?severity=grave', 400, 'E_BAD_REQUEST'],
    ['/v2/incidents/hijacks/asn/15169?from=yesterday', 400, 'E_BAD_REQUEST'],
    ['/v2/incidents/hijacks/asn/15169?cc=Germany', 400, 'E_BAD_REQUEST'],
    ['/v2/incidents/hijacks/asn/15169?propagation-min=-1', 400, 'E_BAD_REQUEST'],
    ['/v2/incidents/hijacks/leaker-countries/asn/15169', 404, 'E_NOT_FOUND'],
  ])('refuses %s', async (path, status, code) => {
    expect(await refusal(app, path)).toEqual({ status, code });
  });

  it('writes what did not change not again, and keeps names when the past grows longer', async () => {
    const stored = () => storedIncidents(store, sql`kind = 'hijack'`);
    const hijacks = someIncidents.filter(({ kind }) => kind === 'hijack');
    const before = await stored();
    expect(await record(store, before, hijacks, past, names)).toBe(0);
    const longer = hijacks.map((one) => ({ ...one, firstSeen: one.firstSeen - 60, key: `${one.key} longer` }));
    expect(await record(store, before, longer, past, names)).toBe(hijacks.length);
    expect((await stored()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(await record(store, await stored(), [anIncident({ severity: 'low' })], past, names)).toBe(hijacks.length);
    app = appOver(store);
    // The others ended, and stay.
    expect(await list('hijacks/asn/15169?active-only=true')).toEqual([]);
    expect(await list('hijacks/asn/15169')).toEqual(expect.arrayContaining(['8.8.8.0/24', '8.0.0.0/9']));
    expect(await record(store, await stored(), [anIncident({ severity: 'low' })], past, names)).toBe(0);
  });
});

/** Rows of the same rank stand newest first; what began together stands by id, which tells nothing. */
function withoutTies(prefixes: readonly (string | undefined)[]): readonly (string | undefined)[] {
  const at = (prefix: string) => prefixes.indexOf(prefix);
  const [six, low] = ['2001:4860::/32', '8.8.4.0/22'];
  const together = Math.abs(at(six) - at(low)) === 1 && at(six) >= 0 && at(low) >= 0;
  return together ? prefixes.toSorted((a, b) => Number(b === six) - Number(a === six)) : prefixes;
}

/** The endpoint of an address. */
function nameOf(path: string): EndpointName {
  const address = `/v2/incidents/${path.replace(/\?.*/, '')}`.replace(/asn\/\d+/, 'asn/{asn}');
  const found = Object.values(endpoints).find((endpoint) => endpoint.path === address);
  if (!found) throw new Error(`No endpoint has the address ${address}`);
  return found.name as EndpointName;
}

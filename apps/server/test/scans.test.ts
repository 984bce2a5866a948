import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@routeglass/api-client/contract';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionFacts } from '@routeglass/api-client/accounts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { appOver, ask, refusal } from './talk.ts';

const SLOW = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'routeglass-scans-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HEAD = '"timestamp","severity","ip","protocol","port","hostname","tag","asn","geo"';
const NTP = '"medium","192.0.2.7","udp","123","a.example","ntp","64500","DE"';
const DNS = '"low","192.0.2.8","udp","53","","openresolver","64500",""';
const DNS6 = '"high","2001:db8::8","udp","53","six.example","dns;linux","64500","NL"';
const OTHER = '"low","198.51.100.1","udp","123","","ntp","64501","DE"';

/** An account with networks of its own. */
const accountOf = (...asns: readonly number[]): SessionFacts => ({
  firstname: 'Ada',
  lastname: 'Contact',
  email: 'ada@example.net',
  roles: ['USER'],
  subscriptions: { rating: true },
  unreadThreads: 0,
  asList: asns.map((asn) => ({ asn, as_name: null, status: 1 as const, approved: true })),
});
const contact = { sessionOf: () => accountOf(64_500, 64_999) };

function report(day: string, rows: readonly string[]): string {
  const path = join(folder, `${day}-scan_amplifier-example.csv`);
  writeFileSync(path, [HEAD, ...rows.map((row) => `"${day} 10:00:00",${row}`), ''].join('\n'));
  return path;
}

describe.each(engines())('scan reports over $name', ({ open }) => {
  let app: Hono;
  let store: Store;
  let remove: () => Promise<void>;
  const list = (query = '') =>
    ask(app, 'scanAmplifiers', `/v2/incidents/scan/amplifier/asn/64500${query && `?${query}`}`);
  const shown = async (query = '') => {
    const { data } = await list(query);
    return data.map(({ ip, type, last_seen }) => `${ip} ${type.id} ${last_seen?.slice(0, 10) ?? 'active'}`);
  };

  beforeAll(async () => {
    ({ store, remove } = await open());
    app = appOver(store, contact);
    const names = join(folder, 'names.csv');
    writeFileSync(names, 'asn,name,class,cc\nAS64500,Example,Unknown,DE\nAS64501,Other,Unknown,DE\n');
    const paths = [names, report('2026-05-01', [NTP, DNS, OTHER]), report('2026-05-03', [NTP, DNS])];
    const { files } = await ingest(store, { paths });
    expect(files).toMatchObject([
      { outcome: 'loaded' },
      { kind: 'scans', outcome: 'loaded', counts: { records: 3, findings: 3, types: 2, networks: 2, new: 3, gone: 0 } },
      { kind: 'scans', outcome: 'loaded', counts: { records: 2, findings: 2, new: 0, gone: 1 } },
    ]);
    await ingest(store, {
      paths: [report('2026-05-05', [DNS6, DNS, '"low","192.0.2.9","udp","4","","what","64500","DE"'])],
    });
  }, SLOW);
  afterAll(() => remove(), SLOW);

  it('say what is scanned for', async () => {
    const types = await ask(app, 'scanTypes', '/v1/scan/types');
    expect(types).toContainEqual({ id: 'ntp', group: 'Amplifier' });
    expect(new Set(types.map(({ group }) => group))).toEqual(new Set(['Loop', 'OpenPort', 'Amplifier']));
  });

  it('list findings, the gravest first, with the last report that had each', async () => {
    expect(await shown()).toEqual(['2001:db8::8 dns active', '192.0.2.7 ntp 2026-05-03', '192.0.2.8 dns active']);
    const { data, record_count } = await list('page-size=1');
    expect(record_count).toBe(3);
    expect(data).toEqual([
      {
        type: { id: 'dns', group: 'Amplifier' },
        severity: 'high',
        ip: '2001:db8::8',
        ip_version: 6,
        port: 53,
        protocol: 'udp',
        hostname: 'six.example',
        country_code: 'NL',
        country_name: 'Netherlands',
        first_seen: '2026-05-05T10:00:00.000Z',
        last_seen: null,
      },
    ]);
  });

  it.each([
    ['ip=4', 2],
    ['ip=6', 1],
    ['active-only=true', 2],
    ['q=A.EXA', 1],
    ['q=123', 1],
    ['q=x', 3],
    ['q=192.0.2', 2],
    ['cc=NL', 1],
    ['cc=None,DE', 2],
    ['severity=low&severity=high', 2],
    ['type=ntp', 1],
    ['type=loop', 0],
    ['from=2026-05-04', 2],
    ['until=2026-05-04', 2],
    ['until=2026-05-05', 3],
    ['from=2026-05-03T10:00:00Z', 3],
  ])('are narrowed by %s', async (query, count) => {
    expect((await list(query)).record_count).toBe(count);
    const { count: active } = await ask(
      app,
      'scanAmplifiersActiveCount',
      `/v2/incidents/scan/amplifier/asn/64500/active-count?${query}`,
    );
    const { data } = await list(query);
    expect(active).toBe(data.filter(({ last_seen }) => last_seen === null).length);
  });

  it.each([
    ['sort-by=ip&order=asc', '192.0.2.7'],
    ['sort-by=last-seen&order=asc', '192.0.2.7'],
    ['sort-by=last-seen&order=desc', '2001:db8::8'],
    ['sort-by=type&order=desc', '192.0.2.7'],
    ['sort-by=prefix&order=asc', '192.0.2.7'],
    ['sort-by=prefix&order=desc', '2001:db8::8'],
  ])('come in the order of %s', async (query, first) => {
    expect((await list(query)).data[0]?.ip).toBe(first);
  });

  it.each([
    ['coefficient', 'severity'],
    ['propagation', 'roa'],
    ['route-object', 'roa'],
  ])('are sorted by %s as by %s', async (key, other) => {
    const of = async (sortBy: string) => (await list(`sort-by=${sortBy}&order=asc`)).data;
    expect(await of(key)).toEqual(await of(other));
  });

  it('count the days on which findings began, and the countries of addresses', async () => {
    const days = await ask(app, 'scanAmplifiersHistogram', '/v2/incidents/scan/amplifier/asn/64500/histogram');
    expect(days.map(({ from, count, active }) => [from.slice(0, 10), count, active])).toEqual([
      ['2026-05-01', 2, 1],
      ['2026-05-02', 0, 0],
      ['2026-05-03', 0, 0],
      ['2026-05-04', 0, 0],
      ['2026-05-05', 1, 1],
    ]);
    expect(await ask(app, 'scanAmplifiersCountries', '/v2/incidents/scan/amplifier-countries/asn/64500')).toEqual([
      { country_code: 'None', country_name: 'None', count: 1 },
      { country_code: 'DE', country_name: 'Germany', count: 1 },
      { country_code: 'NL', country_name: 'Netherlands', count: 1 },
    ]);
  });

  it('are summed up by type', async () => {
    const overview = await ask(app, 'scanOverview', '/v1/scan/overview/asn/64500?ip=4');
    expect(overview).toHaveLength((await ask(app, 'scanTypes', '/v1/scan/types')).length);
    expect(overview.filter(({ count }) => count > 0)).toEqual([
      { id: 'dns', group: 'Amplifier', count: 1, active: 1, as_of: '2026-05-05T10:00:00.000Z' },
      { id: 'ntp', group: 'Amplifier', count: 1, active: 0, as_of: null },
    ]);
  });

  it.each([
    ['scan/amplifier', 'v2/scan/amplifier', ''],
    ['scan/amplifier', 'v1/scan/amplifier', ''],
    ['scan/amplifier', 'v2/incidents/scan/amplifier/dns', 'type=dns'],
    ['scan/amplifier', 'v1/scan/dns', 'type=dns'],
    ['scan/amplifier-countries', 'v2/scan/amplifier-countries/ntp', 'type=ntp'],
    ['scan/amplifier-countries', 'v2/incidents/scan/ntp-countries', 'type=ntp'],
  ])('answer as /v2/incidents/%s does at /%s', async (path, other, query) => {
    for (const below of path.endsWith('countries') ? [''] : ['', '/histogram', '/active-count']) {
      const usual = await app.request(`/v2/incidents/${path}/asn/64500${below}?ip=4&${query}`);
      const answer = await app.request(`/${other}/asn/64500${below}?ip=4`);
      expect(await answer.json()).toEqual(await usual.json());
      expect(answer.status).toBe(200);
    }
  });

  describe('of a real network', () => {
    const PATH = '/v2/incidents/scan/amplifier/asn/64500';
    const guest = () => appOver(store, { sessionOf: () => null });
    const stranger = () => appOver(store, { sessionOf: () => accountOf(64_501) });
    const noRow = /192\.0\.2\.|2001:db8|example/;

    it.each([
      ['the rows', ''],
      ['the rows at another address', '', '/v1/scan/amplifier/asn/64500'],
      ['the rows of a type', '', '/v1/scan/dns/asn/64500'],
      ['a histogram of an address', '/histogram?q=192.0.2.7'],
      ['a count of a port', '/active-count?q=53'],
      ['the countries of a name', '?q=six', '/v2/incidents/scan/amplifier-countries/asn/64500'],
    ])('keep %s to its contacts', async (_, below, path = PATH) => {
      for (const [visitor, status, code] of [
        [guest(), 401, 'E_UNAUTHORIZED'],
        [stranger(), 403, 'E_FORBIDDEN'],
      ] as const) {
        const answer = await visitor.request(`${path}${below}`, { headers: { accept: 'text/csv, application/json' } });
        const text = await answer.text();
        expect({ status: answer.status, code: JSON.parse(text).code }).toEqual({ status, code });
        expect(text).not.toMatch(noRow);
      }
      expect((await app.request(`${path}${below}`)).status).toBe(200);
    });

    it('never hand out what was read by someone with access', async () => {
      let session: SessionFacts | null = accountOf(64_500);
      const shared = appOver(store, { sessionOf: () => session });
      const allowed = await shared.request(PATH);
      expect([allowed.status, allowed.headers.get('cache-control')]).toEqual([200, 'no-store']);
      session = null;
      expect(await refusal(shared, PATH)).toEqual({ status: 401, code: 'E_UNAUTHORIZED' });
    });

    it('show everybody counts, days, countries and types', async () => {
      const open = guest();
      const count = await ask(open, 'scanAmplifiersActiveCount', `${PATH}/active-count?q=5`);
      expect(count).toEqual({ count: 2 });
      expect(await ask(open, 'scanAmplifiersHistogram', `${PATH}/histogram?severity=low`)).not.toEqual([]);
      const countries = await open.request('/v2/incidents/scan/amplifier-countries/asn/64500');
      expect(await countries.json()).toHaveLength(3);
      for (const path of ['/v1/scan/types', '/v1/scan/overview/asn/64500'])
        expect((await open.request(path)).status).toBe(200);
    });
  });

  it('refuse what makes no sense', async () => {
    const path = '/v2/incidents/scan/amplifier/asn';
    expect(await refusal(app, `${path}/64500?page=2`)).toEqual({ status: 404, code: 'E_PAGE_BEYOND_END' });
    expect(await refusal(app, `${path}/64999`)).toEqual({ status: 404, code: 'E_NOT_FOUND' });
    expect(await refusal(app, `${path}/64500?sort-by=colour`)).toEqual({ status: 400, code: 'E_BAD_REQUEST' });
    for (const door of ['door', 'amplifier/telnet', 'loop/loop/loop'])
      expect(await refusal(app, `/v2/incidents/scan/${door}/asn/64500`)).toEqual({ status: 404, code: 'E_NOT_FOUND' });
  });

  it(
    'end every finding when a report found nothing, and begin it anew when it comes back',
    async () => {
      const [empty] = (await ingest(store, { paths: [report('2026-05-07', [])] })).files;
      expect(empty).toMatchObject({ outcome: 'loaded', counts: { findings: 0, new: 0, gone: 2 } });
      // Answers are kept for a second: this is about what is stored.
      app = appOver(store, contact);
      expect(await shown('active-only=true')).toEqual([]);
      await ingest(store, { paths: [report('2026-05-09', [NTP])] });
      app = appOver(store, contact);
      expect(await shown('type=ntp')).toEqual(['192.0.2.7 ntp active', '192.0.2.7 ntp 2026-05-03']);
      const [older] = (await ingest(store, { paths: [report('2026-05-08', [DNS])] })).files;
      expect(older).toMatchObject({ outcome: 'refused', message: expect.stringContaining('older') });
    },
    SLOW,
  );

  it(
    'of the laboratory are open to everybody',
    async () => {
      const names = join(folder, 'lab.csv');
      writeFileSync(names, 'asn,name,class,cc\nAS64512,Lab,Unknown,DE\n');
      const found = report('2026-05-10', ['"low","10.0.0.1","udp","123","","ntp","64512","DE"']);
      const { files } = await ingest(store, { paths: [names, found], world: 'lab' });
      expect(files.map(({ outcome }) => outcome)).toEqual(['loaded', 'loaded']);
      const guest = appOver(store, { sessionOf: () => null });
      const { data } = await ask(guest, 'scanAmplifiers', '/v2/incidents/scan/amplifier/asn/64512');
      expect(data.map(({ ip }) => ip)).toEqual(['10.0.0.1']);
    },
    SLOW,
  );

  it('have every call that the contract names', () => {
    expect(Object.values(endpoints).filter(({ topic }) => topic === 'scans')).toHaveLength(14);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { appOver, ask } from './talk.ts';
import { writeTable } from './taggedRoutes.fixtures.ts';

const SLOW = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'routeglass-missing-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const REAL = 3356;
const OF_LAB = 64512;
const vrps = (prefix: string, asn: number) =>
  JSON.stringify({
    metadata: { buildtime: '2026-06-01T08:00:00Z' },
    roas: [{ asn, prefix, maxLength: 16, ta: 'lab' }],
    aspas: [{ customer_asid: asn, providers: [64601] }],
  });

const organisations = [
  { type: 'ASN', asn: String(OF_LAB), organizationId: 'ALDER', source: 'LAB' },
  { type: 'Organization', organizationId: 'ALDER', name: 'Alder', country: 'NL', source: 'LAB' },
];

/** The laboratory has VRPs and an organisation of two networks; of the Internet only names and a table are loaded. */
describe.each(engines())('what is not loaded, over $name', ({ open }) => {
  let app: Hono;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const opened = await open();
    ({ remove } = opened);
    const { store } = opened;
    app = appOver(store);
    const names = file('names.csv', `AS${REAL},LEVEL3,Transit,US\n`);
    await ingest(store, { paths: [names, writeTable(folder, { '8.0.0.0/9': [[1299, [1299, REAL], []]] })] });
    const lab = [
      file('lab-names.csv', `AS${OF_LAB},ALDER-NET,Carrier,NL\n`),
      file('lab-vrps.json', vrps('10.1.0.0/16', OF_LAB)),
      file('lab-organisations.jsonl', organisations.map((row) => JSON.stringify(row)).join('\n')),
      writeTable(folder, { '10.1.0.0/16': [[1299, [64601, OF_LAB], []]] }, 60),
    ];
    const { files } = await ingest(store, { world: 'lab', collector: 'lab00', paths: lab });
    expect(files.map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual([
      'as-names loaded',
      'vrps loaded',
      'organisations loaded',
      'mrt-rib loaded',
    ]);
  }, SLOW);
  afterAll(() => remove(), SLOW);

  const missing = async (asn: number) =>
    (await ask(app, 'asOverview', `/v2/incidents/info/overview/asn/${asn}`)).missing_sources;
  const loaded = async (query: string) =>
    new Set((await ask(app, 'sources', `/v2/web/sources?${query}`)).map(({ kind }) => kind));

  it('is listed for a network by its own world', async () => {
    expect(await missing(REAL)).toEqual(expect.arrayContaining(['vrps', 'peeringdb', 'organisations', 'scans', 'irr']));
    expect(await missing(REAL)).toContain('aspas');
    expect(await missing(OF_LAB)).not.toContain('aspas');
    expect(await missing(REAL)).not.toContain('mrt-rib');
    expect(await missing(OF_LAB)).not.toContain('vrps');
    expect(await missing(OF_LAB)).not.toContain('organisations');
    expect(await missing(OF_LAB)).toContain('peeringdb');
  });

  it('is told with what would otherwise state that there is nothing', async () => {
    const exchanges = (asn: number) => ask(app, 'ixCount', `/v2/peeringdb/asn/${asn}/ix-count`);
    expect(await exchanges(REAL)).toEqual({ count: 0, source_loaded: false });
    expect(await exchanges(OF_LAB)).toEqual({ count: 0, source_loaded: false });
    const siblings = (asn: number) => ask(app, 'siblings', `/v2/caida-as-org/siblings/asn/${asn}`);
    expect(await siblings(REAL)).toEqual({ data: [], record_count: 0, source_loaded: false });
    expect(await siblings(OF_LAB)).toEqual({ data: [], record_count: 0, source_loaded: true });
  });

  it('is told with a refusal', async () => {
    const reason = async (path: string) => ((await (await app.request(path)).json()) as { message: string }).message;
    expect(await reason(`/v2/peeringdb/asn/${REAL}`)).toBe('No PeeringDB data is loaded');
    expect(await reason(`/v2/caida-as-org/asn/${REAL}`)).toBe('No list of organizations is loaded');
    expect(await reason('/v2/caida-as-org/asn/64601')).toMatch(/do not include AS64601$|No list/);
  });

  it('is not made up for by demo data, which a CSV file says of each row', async () => {
    const marks = async (asn: number) => {
      const address = `/v2/incidents/connectivity/prefixes/asn/${asn}`;
      const response = await app.request(address, { headers: { accept: 'text/csv' } });
      const lines = (await response.text()).split('\r\n').slice(0, -1);
      return lines.map((line) => line.split(',').at(-1));
    };
    expect(await marks(OF_LAB)).toEqual(['sample', 'true']);
    expect(await marks(REAL)).toEqual(['sample', '']);
  });

  it('is listed for a prefix by its own world', async () => {
    expect(await loaded('prefix=10.1.0.0/16')).toEqual(new Set(['as-names', 'mrt-rib', 'organisations', 'vrps']));
    expect(await loaded('prefix=8.8.8.0/24')).toEqual(new Set(['as-names', 'mrt-rib']));
    expect(await loaded('prefix=198.51.100.0/24')).toEqual(new Set(['as-names', 'mrt-rib']));
    expect(await loaded(`asn=${OF_LAB}`)).toContain('vrps');
    expect(await loaded('asn=4199999999')).toEqual(new Set(['as-names', 'mrt-rib']));
    expect((await ask(app, 'sources', '/v2/web/sources')).length).toBe(6);
    expect((await app.request('/v2/web/sources?prefix=here')).status).toBe(400);
  });
});

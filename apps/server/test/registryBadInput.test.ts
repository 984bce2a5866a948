import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';

const SLOW = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'routeglass-bad-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const [pglite] = engines();

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const roa = (prefix: string, maxLength: number, asn = 64_500) => ({ asn, prefix, maxLength, ta: 'ripe', expires: 1 });
const whole = Array.from({ length: 40 }, (_, i) => roa(`10.${i}.0.0/16`, 24));
const vrps = (day: string, roas: readonly unknown[], more: object = {}): string =>
  JSON.stringify({ metadata: { buildtime: `${day}T00:00:00Z`, ...more }, roas });

describe('bad input of registries', () => {
  let store: Store;
  let remove: () => Promise<void>;
  const load = async (path: string, more: object = {}) => {
    const { files } = await ingest(store, { paths: [path], ...more });
    const [report] = files;
    if (!report) throw new Error('one file, one report');
    return report;
  };
  const vrpCount = async () => {
    const { n } = await store.db
      .selectFrom('live_vrp')
      .select((of) => of.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return n;
  };
  const ledger = async () => {
    const rows = await store.db.selectFrom('vrp_history').select(['prefix', 'begun_by', 'ended_by']).execute();
    return rows.length * 1000 + rows.filter((row) => row.ended_by !== null).length;
  };

  beforeAll(async () => {
    ({ store, remove } = await pglite.open());
    await load(file('vrps.json', vrps('2026-03-10', whole)));
  }, SLOW);
  afterAll(() => remove(), SLOW);

  it('names a VRP whose maxLength is below its length, and loads the others', async () => {
    const bad = vrps('2026-03-11', [...whole, roa('10.200.0.0/16', 8), roa('10.201.0.0/16', 33), roa('what', 8)]);
    const report = await load(file('maxLength.json', bad));
    expect(report).toMatchObject({ outcome: 'loaded', counts: { records: 43, vrps: 40 } });
    expect(report.skipped.map(({ reason, count }) => [reason, count])).toEqual([
      ['maxLength is less than the length of the prefix', 1],
      ['maxLength is more than the address has bits', 1],
      ['prefix is not a prefix', 1],
    ]);
    const [at = 0] = report.skipped[0]?.offsets ?? [];
    expect(bad.slice(at)).toMatch(/^\{"asn":64500,"prefix":"10\.200\.0\.0\/16"/);
  });

  it.each([
    ['half a file', vrps('2026-03-12', whole).slice(0, 1500), 'the JSON text ends too early'],
    [
      'half a file, closed again',
      vrps('2026-03-12', whole.slice(0, 20), { uniquevrps: 40 }),
      'declares 40 VRPs but contains 20',
    ],
    ['something else in the middle', vrps('2026-03-12', whole).replace('"10.20.0.0/16"', '10.20.0.0/16'), ''],
  ])('refuses %s of VRPs as a whole, also on request', async (_, content, message) => {
    const [before, spans] = [await vrpCount(), await ledger()];
    const path = file('broken.json', content);
    for (const keepPartial of [false, true]) {
      const report = await load(path, { keepPartial });
      if (message === '') expect(report).toMatchObject({ skipped: [{ reason: 'not JSON', count: 1 }] });
      else {
        expect(report.outcome).toBe('refused');
        expect(report.message).toContain(message);
        expect(report.message).toMatch(/at byte \d+/);
        expect(report.message).toContain('part of the VRPs would call valid routes invalid');
        expect([await vrpCount(), await ledger()]).toEqual([before, spans]);
      }
    }
  });

  it('refuses VRPs whose packed bytes are cut off', async () => {
    const packed = gzipSync(vrps('2026-03-13', whole));
    const report = await load(file('cut.json.gz', packed.subarray(0, packed.length - 20)));
    expect(report).toMatchObject({ outcome: 'refused', message: expect.stringContaining('cut off or damaged') });
  });

  it('remarks on far fewer VRPs than are loaded', async () => {
    const report = await load(file('few.json', vrps('2026-03-14', whole.slice(0, 9))));
    expect(report.outcome).toBe('loaded');
    expect(report.message).toMatch(/it holds 9 VRPs; the one loaded before holds (39|40)/);
    expect(await vrpCount()).toBe(9);
  });

  it('refuses ASPAs that end too early, and names those that are none', async () => {
    const text = JSON.stringify({
      aspas: [{ customer: 'AS64500', providers: ['AS1'] }, 7, { customer: 'x', providers: ['AS1'] }],
    });
    const loaded = await load(file('aspas.json', text));
    expect(loaded).toMatchObject({ kind: 'aspas', outcome: 'loaded', counts: { aspas: 1 } });
    expect(loaded.skipped.map(({ reason }) => reason)).toEqual([
      'an ASPA that is not an object',
      'an ASPA without a customer',
    ]);
    expect(await load(file('half.json', text.slice(0, 60)), { keepPartial: true })).toMatchObject({
      outcome: 'refused',
      message: expect.stringContaining('part of the ASPAs'),
    });
  });

  it('names a PeeringDB row with a missing key, table by table, and loads the rest', async () => {
    const dump = {
      net: { data: [{ asn: 64_500, name: 'One', id: 1 }, { name: 'No number' }, { asn: 64_501 }] },
      ix: { data: [{ id: 1, name: 'IX' }, { name: 'No id' }] },
      ixlan: { data: [{ id: 1, ix_id: 1 }, { id: 2 }] },
      ixpfx: { data: [{ ixlan_id: 1, prefix: '192.0.2.0/24' }, { ixlan_id: 1 }, { ixlan_id: 1, prefix: 'x' }] },
      netixlan: { data: [{ asn: 64_500, ix_id: 1 }, { ix_id: 1 }] },
      fac: { data: [{ id: 1, name: 'Hall' }, { id: 2 }] },
      netfac: { data: [{ fac_id: 1, net_id: 1 }, { fac_id: 1 }, { net_id: 1 }, { fac_id: 9, net_id: 1 }] },
      ixfac: { data: [{ ix_id: 1, fac_id: 1 }, { ix_id: 1 }] },
    };
    const report = await load(file('peeringdb.json', JSON.stringify(dump)));
    expect(report).toMatchObject({ outcome: 'loaded', counts: { networks: 1, exchanges: 1, ports: 1, facilities: 1 } });
    expect(Object.fromEntries(report.skipped.map(({ reason, count }) => [reason, count]))).toEqual({
      'asn is not an AS number': 2,
      'a network without a name': 1,
      'an exchange without id or name': 1,
      'a LAN without id or exchange': 1,
      'a prefix of a LAN without one of them': 2,
      'a facility without id or name': 1,
      'a network in a facility without the network': 1,
      'a network in a facility without the facility': 1,
      'an exchange in a facility without one of them': 1,
    });
    expect(await store.db.selectFrom('network_facility').select(['asn', 'facility_id']).execute()).toEqual([
      { asn: 64_500, facility_id: 1 },
    ]);
  });

  it('refuses half a PeeringDB dump, or loads what can be read of it on request', async () => {
    const rows = Array.from({ length: 9 }, (_, i) => ({ asn: 64_500 + i, name: `Net ${i}` }));
    const path = file('half.json', JSON.stringify({ net: { data: rows } }).slice(0, 200));
    expect(await load(path)).toMatchObject({ outcome: 'refused', message: expect.stringContaining('at byte 200') });
    expect(await load(path, { keepPartial: true })).toMatchObject({ outcome: 'partial' });
  });

  it('names malformed RPSL by its place, and goes on with the next object', async () => {
    const text =
      'route: 10.0.0.0/8\norigin: AS64500\nsource: RIPE\n\nroute: nowhere\norigin: AS1\nsource: RIPE\n\nroute: 10.1.0.0/16\nsource: RIPE\n\nthis is no attribute\n\nroute: 10.2.0.0/16\norigin: AS64502\nsource: RIPE\n';
    const report = await load(file('ripe.db', text));
    expect(report).toMatchObject({ kind: 'irr', outcome: 'loaded', counts: { 'route objects': 2 } });
    expect(report.skipped.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(report.skipped.flatMap(({ offsets }) => offsets)).toContain(text.indexOf('route: nowhere'));
  });

  it('remarks on delegated statistics that hold less than they say, and names lines that are none', async () => {
    const text =
      '2|arin|20260301|9|19830705|20260301|-0500\narin|US|ipv4|8.0.0.0|256|20000101|allocated|x\narin|US|ipv4|8.0.1.0|many|20000101|allocated|x\narin|US|ip';
    const report = await load(file('delegated-arin-extended-20260301', text));
    expect(report).toMatchObject({
      kind: 'delegated',
      outcome: 'loaded',
      message: expect.stringContaining('declares 9 records but contains 3'),
      skipped: [
        { reason: 'a size that is not a number', offsets: [text.indexOf('arin|US|ipv4|8.0.1.0')] },
        { reason: 'a record of fewer than seven fields', offsets: [text.lastIndexOf('arin')] },
      ],
    });
    const older = text.replaceAll('20260301', '20250301');
    expect(await load(file('delegated-arin-extended-20250301', older))).toMatchObject({
      outcome: 'refused',
      message: expect.stringContaining('older than the loaded one (2026-03-01'),
    });
  });

  it('names rows of a scan report that are none', async () => {
    const rows = [
      'timestamp,ip,port,protocol,tag,asn,geo',
      '2026-03-01 00:00:00,192.0.2.1,23,tcp,telnet,64500,DE',
      '2026-03-01 00:00:00,192.0.2.1,23,tcp,telnet,64500,DE',
      'yesterday,192.0.2.2,23,tcp,telnet,64500,DE',
      '2026-03-01 00:00:00,192.0.2,23,tcp,telnet,64500,DE',
      '2026-03-01 00:00:00,192.0.2.3,99999,tcp,telnet,64500,DE',
      '2026-03-01 00:00:00,192.0.2.4,4,tcp,riddle,64500,DE',
      '2026-03-01 00:00:00,192.0.2.5',
      '2026-03-01 00:00:00,192.0.2.6,3389,tcp,,64500,DE',
    ];
    const report = await load(file('2026-03-01-scan_telnet.csv', `${rows.join('\n')}\n`));
    expect(report).toMatchObject({ kind: 'scans', outcome: 'loaded', counts: { records: 8, findings: 2, types: 2 } });
    expect(report.skipped.map(({ reason }) => reason).sort()).toEqual([
      'a row with fewer fields than the header',
      'an invalid address',
      'an invalid port',
      'an invalid timestamp',
      'an unknown kind of finding',
      'another row of the same finding',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { inputOver } from '../src/ingest/input/inputFile.ts';
import { judgeLoad } from '../src/ingest/judgeLoad.ts';
import { Skips } from '../src/ingest/report/skips.ts';
import { fileKinds, sourceOf } from '../src/ingest/sources.ts';
import type { SourceKind } from '../src/store/schema.ts';
import { checkedStore } from './checkedStore.ts';

const CHUNK = 256 * 1024;

interface Told {
  readonly refusal: string | null;
  readonly skipped: readonly { readonly reason: string; readonly offsets: readonly number[] }[];
  readonly asOf: Date | null;
  /** Bytes that were read before it was refused. */
  readonly read: number;
}

/** Loads a file that is `before`, then `middle` so many times, then `after`, without ever holding it. */
async function load(kind: SourceKind, before: string, middle = '', times = 0, after = ''): Promise<Told> {
  let read = 0;
  function* pieces(): Generator<Buffer, void> {
    const many = Buffer.from(middle.repeat(Math.ceil(CHUNK / (middle.length || 1))));
    yield Buffer.from(before);
    for (let left = times * middle.length; left > 0; left -= many.length) yield many.subarray(0, left);
    yield Buffer.from(after);
  }
  async function* chunks(): AsyncGenerator<Uint8Array, void> {
    for (const piece of pieces()) {
      read += piece.length;
      yield await Promise.resolve(piece);
    }
  }
  const source = sourceOf(kind);
  if (!source) throw new Error(`no source ${kind}`);
  const input = inputOver('/data/hostile', 1, Buffer.from(`${before}    `), chunks);
  const generation = { id: 1, kind, release: () => Promise.resolve() };
  const skips = new Skips();
  const store = checkedStore();
  const loaded = await source.load({ store, generation, input, world: 'internet', collector: 'x', skips });
  const { refusal } = judgeLoad(source, loaded, input, { keepPartial: false, allowOlder: false }, undefined);
  return { refusal, skipped: skips.list(), asOf: loaded.asOf, read };
}

const TEXT: readonly SourceKind[] = fileKinds.filter(
  (kind) => !['mrt-rib', 'mrt-updates', 'vrps', 'aspas', 'peeringdb', 'address-registry'].includes(kind),
);

describe('a line of 100 MB', { timeout: 60_000 }, () => {
  it.each(TEXT)('in a file of the kind %s is refused with name and offset, and hardly read', async (kind) => {
    const first = 'AS64500,one,two,three\n';
    const { refusal, read } = await load(kind, first, 'a,"', 33_000_000);
    expect(refusal).toContain(`/data/hostile: at byte ${first.length}: a line of over 1 MB`);
    expect(read).toBeLessThan(2 << 20);
  });

  it('is refused however it is cut off and quoted', async () => {
    const { refusal } = await load('scans', '"timestamp","ip","asn"\n"2026-11-09', 'x', 3 << 20);
    expect(refusal).toContain('/data/hostile: at byte 23: a line of over 1 MB');
  });
});

describe('values nested 5 million deep', { timeout: 60_000 }, () => {
  const DEEP = 5_000_000;
  it.each([
    ['vrps', '{"roas":[{"asn":', '['],
    ['vrps', '{"other":', '{"a":'],
    ['aspas', '{"aspas":[{"customer_asid":', '[{"a":'],
    ['peeringdb', '{"net":{"data":[{"asn":', '['],
    ['as-names', '{"1":', '['],
  ] as const)('in a file of the kind %s after %s are refused with name and offset', async (kind, before, middle) => {
    const { refusal, read } = await load(kind, before, middle, DEEP);
    expect(refusal).toMatch(/^\/data\/hostile: at byte \d+: JSON values nested more than 200 deep/);
    expect(read).toBeLessThan(2 * CHUNK);
  });

  it('on a line of organisations are a row that is none', async () => {
    const before = '{"type":"ASN","organizationId":"O","asn":';
    const { refusal, skipped } = await load('organisations', before, '[', 400_000, `${']'.repeat(400_000)}}\n`);
    expect(refusal).toContain('/data/hostile: at byte 0: ');
    expect(skipped).toEqual([{ reason: 'no AS number', count: 1, offsets: [0] }]);
  });

  it('up to 200 deep are none of our business', async () => {
    const deep = `${'['.repeat(150)}${']'.repeat(150)}`;
    const { refusal } = await load('vrps', `{"x":${deep},"roas":[{"asn":1,"prefix":"10.0.0.0/8","y":${deep}}]}`);
    expect(refusal).toBeNull();
  });
});

describe('objects where a number belongs', () => {
  it.each([
    ['vrps', '{"roas":[{"asn":{"toString":1,"valueOf":1},"prefix":"10.0.0.0/8"}]}', 'asn is not an AS number'],
    ['vrps', '{"roas":[{"asn":["1"],"prefix":"10.0.0.0/8"}]}', 'asn is not an AS number'],
    ['aspas', '{"aspas":[{"customer_asid":{"toString":null},"providers":[1]}]}', 'an ASPA without a customer'],
    [
      'aspas',
      '{"aspas":[{"customer_asid":1,"providers":[{"toString":null}]}]}',
      'an ASPA with a provider that is not an AS number',
    ],
    ['peeringdb', '{"net":{"data":[{"asn":{"toString":1},"name":"x"}]}}', 'asn is not an AS number'],
    [
      'peeringdb',
      '{"ixpfx":{"data":[{"ixlan_id":1,"prefix":{"toString":1}}]}}',
      'a prefix of a LAN without one of them',
    ],
    ['organisations', '{"type":"ASN","organizationId":"O","asn":{"toString":1}}\n', 'no AS number'],
  ] as const)('in %s %s are a row that is none', async (kind, text, reason) => {
    expect((await load(kind, text)).skipped).toMatchObject([{ reason, count: 1 }]);
  });
});

describe('an instant that cannot be', () => {
  const roa = (expires: string) => `{"roas":[{"asn":1,"prefix":"10.0.0.0/8","expires":${expires}}]}`;
  it.each(['-8640000000000', '8640000000001', '253402300799', '1e308', '1e999', '-1'])(
    'is no end of a VRP or ASPA: %s',
    async (expires) => {
      expect((await load('vrps', roa(expires))).skipped).toMatchObject([
        { reason: 'expires at an impossible time', offsets: [9] },
      ]);
      const aspa = `{"aspas":[{"customer_asid":1,"providers":[2],"expires":${expires}}]}`;
      expect((await load('aspas', aspa)).skipped).toMatchObject([
        { reason: 'an ASPA that expires at an impossible time' },
      ]);
    },
  );

  it.each([
    ['vrps', '{"metadata":{"buildtime":"9999-12-31T00:00:00Z"},"roas":[]}', '9999-12-31T00:00:00.000Z', 25],
    ['vrps', '{"metadata":{"generatedTime":"-271821-04-20T00:00:00Z"},"roas":[]}', '-271821-04-20T00:00:00.000Z', 29],
    ['irr', '% made 9999-01-01T00:00:00Z\n\nroute: 10.0.0.0/8\n', '9999-01-01T00:00:00.000Z', 0],
    ['delegated', '2|ripencc|99991231|1|19830705|99991231|+0100\n', '9999-12-31T00:00:00.000Z', 0],
  ] as const)('refuses a file of the kind %s that says it is of it', async (kind, text, instant, offset) => {
    const { refusal } = await load(kind, text);
    expect(refusal).toContain(`/data/hostile: at byte ${offset}: the file is dated ${instant}, which is impossible`);
  });

  it.each([
    ['delegated', 'x|DE|asn|1|1|99991231|allocated|h\n', 'an invalid date'],
    ['delegated', 'x|DE|asn|1|1|20260230|allocated|h\n', 'an invalid date'],
    ['delegated', 'x|DE|asn|4294967295|2|20260101|allocated|h\n', 'an invalid AS number'],
    ['scans', 'timestamp,ip,asn,tag\n9999-12-31 00:00:00,10.0.0.1,1,ntp\n', 'an invalid timestamp'],
    ['scans', 'timestamp,ip,asn,tag\n0001-01-01 00:00:00,10.0.0.1,1,ntp\n', 'an invalid timestamp'],
    [
      'peeringdb',
      '{"net":{"data":[{"asn":1,"name":"x","updated":"9999-12-31T00:00:00Z"}]}}',
      'updated at an impossible time',
    ],
  ] as const)('is skipped in a row of %s', async (kind, text, reason) => {
    const { skipped, asOf } = await load(kind, text);
    expect(skipped).toMatchObject([{ reason, count: 1 }]);
    expect(asOf).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchesOf, createMrtDecoder } from './decoder.ts';
import { decode } from './decoded.fixtures.ts';
import {
  ipv4,
  peerIndex,
  plainAttributes,
  prefix,
  record,
  rib,
  ribEntry,
  session,
  u16,
  u32,
  update,
} from './records.fixtures.ts';

const route = (third: number): number[] => rib(2, prefix([10, 0, third, 0], 24), [ribEntry(0, plainAttributes(4))]);
const announcement = record(16, 4, [...session(4), ...update([], plainAttributes(4), prefix(ipv4('203.0.113.0'), 24))]);
const sample = [...peerIndex, ...route(1), ...route(2), ...announcement, ...route(3)];

describe('a stream of records', () => {
  it('decodes alike however it is cut', () => {
    const whole = decode(sample);
    expect(whole.lines).toHaveLength(4);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: sample.length }), (chunk) => {
        expect(decode(sample, {}, chunk)).toEqual(whole);
      }),
    );
  });

  it('gives batches when they are asked for, of about the size asked for', () => {
    const decoder = createMrtDecoder({ batchRows: 2 });
    const batches = decoder.push(Uint8Array.from(sample));
    expect(batches.next().value).toMatchObject({ count: 2 });
    expect(decoder.report.records).toBe(3);
    expect(batches.next().value).toMatchObject({ count: 2 });
    expect(batches.next().done).toBe(true);
    expect([...decoder.end()]).toEqual([]);
    expect(decoder.report).toMatchObject({ routes: 3, announcements: 1, bytes: sample.length });
  });

  it('is read from an asynchronous source too', async () => {
    const decoder = createMrtDecoder();
    let rows = 0;
    for await (const batch of batchesOf(decoder, [Uint8Array.from(sample)])) rows += batch.count;
    expect(rows).toBe(4);
  });

  it('may reuse a chunk when its batches are taken', () => {
    const decoder = createMrtDecoder();
    const chunk = Uint8Array.from(sample);
    const first = [...decoder.push(chunk.subarray(0, 100))];
    const rest = chunk.slice(100);
    chunk.fill(0xee);
    const rows = [...first, ...decoder.push(rest), ...decoder.end()].reduce((sum, batch) => sum + batch.count, 0);
    expect([rows, decoder.report.skipped]).toEqual([4, 0]);
  });
});

describe('bad data', () => {
  it('of one record cost that record only', () => {
    const offset = peerIndex.length + route(1).length;
    const bad = record(13, 2, [0, 0, 0, 0, 99, 1, 2, 3]);
    const { lines, report } = decode([...peerIndex, ...route(1), ...bad, ...route(2)]);
    expect(lines).toHaveLength(2);
    expect(report.problems).toEqual([{ offset, reason: 'a prefix is longer than an address' }]);
    expect([...report.skippedBy]).toEqual([['a prefix is longer than an address', 1]]);
  });

  it.each([
    ['a header', sample.length - route(3).length, 5],
    ['a body', sample.length - route(3).length, 20],
  ])('that end inside %s keep what came before and tell where', (_, offset, more) => {
    const { lines, report } = decode(sample.slice(0, offset + more));
    expect(lines).toHaveLength(3);
    expect(report.truncated).toMatchObject({ offset });
    expect(report.skipped).toBe(0);
  });

  it('that are no MRT at all are told from their first record', () => {
    const text = Array.from('This is a text file and not a table of routes at all.', (letter) => letter.charCodeAt(0));
    expect(decode(text).report).toMatchObject({ records: 1, skipped: 1, truncated: { offset: 0 } });
    expect(decode(record(99, 1, [1, 2, 3])).report.problems).toEqual([
      { offset: 0, reason: 'a record of an unknown type' },
    ]);
  });

  it('that claim a huge record are passed over without being kept', () => {
    const huge = 40 << 20;
    const decoder = createMrtDecoder();
    const header = Uint8Array.from([...u32(0), ...u16(13), ...u16(2), ...u32(huge)]);
    const zeros = new Uint8Array(1 << 20);
    const rows: number[] = [];
    const push = (chunk: Uint8Array): void => {
      for (const batch of decoder.push(chunk)) rows.push(batch.count);
    };
    push(header);
    for (let i = 0; i < huge / zeros.length; i++) push(zeros);
    push(Uint8Array.from(sample));
    for (const batch of decoder.end()) rows.push(batch.count);
    expect(rows).toEqual([4]);
    expect(decoder.report.problems).toEqual([{ offset: 0, reason: 'a record claims more than 16 MiB' }]);
    expect(decoder.report.truncated).toBeUndefined();
  });

  it('of no bytes are nothing', () => {
    expect(decode([]).report).toMatchObject({ records: 0, skipped: 0, bytes: 0 });
  });
});

describe('tables', () => {
  it('begin anew also where nothing but bad routes fill them', () => {
    const bad = (i: number): number[] =>
      rib(2, prefix([10, 0, 0, 0], 24), [ribEntry(0, [0x40, 2, 6, 9, 1, ...u32(i)])]);
    const decoder = createMrtDecoder({ maxTableBytes: 2000 });
    expect([...decoder.push(Uint8Array.from(peerIndex))]).toEqual([]);
    for (let i = 0; i < 200; i++) expect([...decoder.push(Uint8Array.from(bad(i)))]).toEqual([]);
    const batches = [...decoder.push(Uint8Array.from(route(1))), ...decoder.end()];
    expect(decoder.report.skipped).toBe(200);
    expect(batches[0]?.tables.attributeSets.count).toBeLessThan(60);
  });

  it('begin anew when they are full, and rows stay right', () => {
    const records = Array.from({ length: 200 }, (_, i) => route(i));
    const plain = decode([...peerIndex, ...records.flat()]);
    const bounded = decode([...peerIndex, ...records.flat()], { batchRows: 8, maxTableBytes: 2000 });
    expect(bounded).toEqual(plain);

    const decoder = createMrtDecoder({ batchRows: 8, maxTableBytes: 2000 });
    const tables = new Set(
      Array.from(decoder.push(Uint8Array.from([...peerIndex, ...records.flat()])), (batch) => batch.tables),
    );
    expect(tables.size).toBeGreaterThan(3);
    for (const each of tables) expect(each.prefixes.count).toBeLessThan(60);
  });
});

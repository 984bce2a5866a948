import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode } from './decoded.fixtures.ts';
import {
  abbreviatedReach,
  asPath,
  attribute,
  fullReach,
  ipv4,
  ipv6,
  message,
  origin,
  peerIndex,
  plainAttributes,
  prefix,
  record,
  rib,
  ribEntry,
  segment,
  sequence,
  session,
  u16,
  u32,
  unreach,
  update,
} from './records.fixtures.ts';

const v4 = prefix(ipv4('203.0.113.0'), 24);
const v6 = prefix(ipv6('2001:db8:0:0:0:0:0:0'), 32);
const nextHop6 = ipv6('2001:db8:0:0:0:0:0:1');
const rich = (bytes: 2 | 4): number[] => [
  ...origin(0),
  ...asPath(sequence([1, 2, 3], bytes), segment(1, [4, 5], bytes), segment(3, [6], bytes)),
  ...attribute(7, [...(bytes === 2 ? u16(1) : u32(1)), ...ipv4('192.0.2.1')]),
  ...attribute(8, [...u32(0xffff_ff01), ...u32(65_537)]),
  ...attribute(16, [...u32(1), ...u32(2)]),
  ...attribute(17, sequence([70_000], 4)),
  ...attribute(32, [...u32(1), ...u32(2), ...u32(3)]),
];

/** A record of each form that the decoder knows. */
const forms: number[][] = [
  peerIndex,
  record(12, 1, [
    ...u32(0),
    ...ipv4('203.0.113.0'),
    24,
    1,
    ...u32(0),
    ...ipv4('192.0.2.1'),
    ...u16(1),
    ...u16(rich(2).length),
    ...rich(2),
  ]),
  rib(2, v4, [ribEntry(0, rich(4)), ribEntry(1, plainAttributes(4))]),
  rib(4, v6, [
    ribEntry(0, [...rich(4), ...abbreviatedReach(nextHop6)]),
    ribEntry(1, [...rich(4), ...fullReach(2, 1, nextHop6, v6)]),
  ]),
  rib(8, v4, [ribEntry(0, rich(4), 1)]),
  record(16, 1, [...session(2), ...update(v4, rich(2), v4)]),
  record(16, 4, [
    ...session(4, true),
    ...update([], [...rich(4), ...unreach(2, 1, v6), ...fullReach(2, 1, nextHop6, v6)], []),
  ]),
  record(16, 9, [...session(4), ...update([...u32(1), ...v4], rich(4), [...u32(1), ...v4])]),
  record(16, 5, [...session(4), 0, 1, 0, 6]),
  record(17, 4, [...u32(1), ...session(4), ...message(1, [4, 0, 0])]),
  record(5, 1, [
    ...u16(1),
    ...ipv4('192.0.2.1'),
    ...u16(2),
    ...ipv4('192.0.2.2'),
    ...update(v4, rich(2), v4).slice(19),
  ]),
];

/** Records of all forms, then bytes overwritten, put in and taken out, all over the place. */
const mutated = fc
  .record({
    records: fc.array(fc.constantFrom(...forms), { minLength: 1, maxLength: 12 }),
    edits: fc.array(
      fc.record({
        at: fc.nat(),
        kind: fc.constantFrom('set', 'set', 'set', 'insert', 'remove'),
        byte: fc.oneof(fc.constantFrom(0, 1, 2, 4, 24, 33, 0x7f, 0x80, 0xff), fc.nat(255)),
      }),
      { maxLength: 24 },
    ),
  })
  .map(({ records, edits }) => {
    const bytes = [...peerIndex, ...records.flat()];
    for (const { at, kind, byte } of edits) {
      const place = at % (bytes.length + 1);
      if (kind === 'set') bytes[Math.min(place, bytes.length - 1)] = byte;
      else if (kind === 'insert') bytes.splice(place, 0, byte);
      else if (bytes.length > 1) bytes.splice(place, 1);
    }
    return bytes;
  });

describe('mutated records', { timeout: 60_000 }, () => {
  it('never make the decoder throw, and cost no more rows than their bytes can hold', () => {
    fc.assert(
      fc.property(mutated, fc.boolean(), (bytes, tolerant) => {
        const { lines, report } = decode(bytes, { tolerant });
        expect(lines.length).toBe(report.routes + report.announcements + report.withdrawals + report.states);
        expect(lines.length).toBeLessThanOrEqual(bytes.length);
        for (const problem of report.problems) expect(problem.offset).toBeLessThan(bytes.length);
      }),
      { numRuns: 800 },
    );
  });

  it('decode alike however the stream is cut and however small the tables are kept', () => {
    fc.assert(
      fc.property(mutated, fc.integer({ min: 1, max: 64 }), (bytes, chunk) => {
        const whole = decode(bytes);
        expect(decode(bytes, {}, chunk)).toEqual(whole);
        expect(decode(bytes, { batchRows: 1, maxTableBytes: 1 }).lines).toEqual(whole.lines);
      }),
      { numRuns: 300 },
    );
  });

  it('are survived when nothing in them is a record', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        decode(bytes);
      }),
      { numRuns: 500 },
    );
  });
});

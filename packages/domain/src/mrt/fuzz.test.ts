import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode } from './decoded.fixtures.ts';
import { recordForms } from './recordForms.fixtures.ts';
import { peerIndex } from './records.fixtures.ts';

/** Records of all forms, with bytes overwritten, inserted and removed at random places. */
const mutated = fc
  .record({
    records: fc.array(fc.constantFrom(...recordForms), { minLength: 1, maxLength: 12 }),
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

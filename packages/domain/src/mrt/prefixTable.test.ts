import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrefix } from '../prefix/prefix.ts';
import { PrefixTable } from './prefixTable.ts';

const given = fc.record({
  version: fc.constantFrom(4 as const, 6 as const),
  // Few values, so that many prefixes repeat or differ only slightly.
  bytes: fc.array(fc.constantFrom(0, 1, 10, 255), { minLength: 16, maxLength: 16 }),
  bits: fc.constantFrom(0, 1, 8, 9, 24, 31, 32),
});

type Given = typeof given extends fc.Arbitrary<infer T> ? T : never;

/** Sorts as most collectors list prefixes: by version, address and length. */
const sortKey = (prefix: Given): string =>
  [prefix.version, ...significant(prefix), prefix.bits].map((number) => String(number).padStart(3, '0')).join();

/** Prefixes in their order and others in any, some of them several times. */
const orders = fc
  .tuple(fc.array(given, { maxLength: 40 }), fc.array(fc.nat(39)), fc.array(given, { maxLength: 10 }))
  .map(([prefixes, again, others]) => {
    const sorted = prefixes.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
    return [...sorted, ...again.flatMap((i) => sorted[i] ?? []), ...sorted, ...others, ...prefixes];
  });

/** The bytes of the address, without the bits beyond the length. */
const significant = ({ version, bytes, bits }: Given): Uint8Array =>
  Uint8Array.from(bytes.slice(0, version === 4 ? 4 : 16), (byte, i) => byte & maskOf(bits - 8 * i));

/** Mask of a byte with this many prefix bits: all from 8 on, none below 1. */
const maskOf = (bits: number): number => (0xff00 >> Math.min(8, Math.max(0, bits))) & 0xff;

describe('the table of prefixes', () => {
  it('gives each prefix one number, in order of first sight, whatever order they come in', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const table = new PrefixTable();
        const numbers = new Map<string, number>();
        for (const { version, bytes, bits } of order) {
          const number = table.intern(new DataView(Uint8Array.from(bytes).buffer), 0, bits, version);
          const text = formatPrefix({ version, bytes: significant({ version, bytes, bits }), length: bits });
          expect(number).toBe(numbers.get(text) ?? numbers.size);
          expect(table.textOf(number)).toBe(text);
          numbers.set(text, number);
        }
        expect(table.count).toBe(numbers.size);
      }),
    );
  });
});

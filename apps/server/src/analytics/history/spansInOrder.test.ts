import { setImmediate } from 'node:timers/promises';
import { comparePrefixes, formatPrefix, type Prefix } from '@routeglass/domain/prefix';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PrefixSpans } from './ledger.ts';
import { SpansInOrder } from './spansInOrder.ts';

const spansOf = (prefix: Prefix): PrefixSpans => ({ prefix: formatPrefix(prefix), world: 'internet', spans: [] });

async function* paged(all: readonly PrefixSpans[], size: number): AsyncGenerator<readonly PrefixSpans[], void> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}

const prefix = fc
  .tuple(fc.integer({ min: 0, max: 2 ** 32 - 1 }), fc.integer({ min: 0, max: 32 }))
  .map(([address, length]): Prefix => {
    const kept = length === 0 ? 0 : (address >>> (32 - length)) * 2 ** (32 - length);
    return {
      version: 4,
      length,
      bytes: Uint8Array.from([24, 16, 8, 0], (shift) => Math.floor(kept / 2 ** shift) % 256),
    };
  });

describe('spans in order of prefix', () => {
  it('come each once, no later than they are asked for, and the rest at the end', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(prefix, { maxLength: 40 }),
        fc.array(prefix, { maxLength: 10 }),
        fc.integer({ min: 1, max: 7 }),
        async (held, asked, size) => {
          const all = held.toSorted(comparePrefixes).map(spansOf);
          const spans = new SpansInOrder(paged(all, size));
          const given: PrefixSpans[] = [];
          for (const last of asked.toSorted(comparePrefixes)) {
            given.push(...(await spans.upTo(formatPrefix(last))));
            const wanted = held.filter((one) => comparePrefixes(one, last) <= 0).length;
            expect(given).toHaveLength(wanted);
          }
          for await (const some of spans.rest()) given.push(...some);
          expect(given).toEqual(all);
        },
      ),
    );
  });

  it('fails where a page is needed that could not be read, and not before', async () => {
    async function* broken(): AsyncGenerator<readonly PrefixSpans[], void> {
      yield [{ prefix: '10.0.0.0/8', world: 'internet', spans: [] }];
      throw new Error('the database is gone');
    }
    const spans = new SpansInOrder(broken());
    await setImmediate();
    await expect(spans.upTo('192.0.2.0/24')).rejects.toThrow('the database is gone');
  });
});

import { parsePrefix } from '@routeglass/domain/prefix';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksAround, coveringBlocks } from './coveringBlocks.ts';

const blocksOf = (text: string): string[] => coveringBlocks(parsePrefix(text)!);

/** Few different bytes, so that many prefixes share blocks. */
const numbers = (count: number) => fc.array(fc.constantFrom(0, 10, 128), { minLength: count, maxLength: count });
const address = fc.oneof(
  numbers(4).map((parts) => parts.join('.')),
  numbers(8).map((parts) => parts.map((part) => part.toString(16)).join(':')),
);
const prefix = fc.tuple(address, fc.nat(128)).map(([text, length]) => {
  const blocks = blocksOf(text);
  return blocks[length % blocks.length]!;
});

describe('blocks around prefixes', () => {
  it('are those of each of them, once', () => {
    fc.assert(
      fc.property(fc.array(prefix), (prefixes) => {
        const all = new Set(prefixes.flatMap(blocksOf));
        expect([...blocksAround(prefixes)].sort()).toEqual([...all].sort());
      }),
    );
  });

  it('are not shorter than asked', () => {
    const blocks = blocksAround(['10.64.0.0/10', '2001:800::/21', '8.0.0.0/6'], { 4: 8, 6: 19 });
    expect([...blocks]).toEqual([
      '10.64.0.0/10',
      '10.0.0.0/9',
      '10.0.0.0/8',
      '2001:800::/21',
      '2001::/20',
      '2001::/19',
    ]);
  });

  it('pass over what is no prefix', () => expect(blocksAround(['10.0.0.1/8', 'AS1'])).toEqual(new Set()));
});

import { formatPrefix, type Prefix } from '@routeglass/domain/prefix';
import { type RawBuilder, sql } from 'kysely';

/** Every block that contains the prefix, itself included, as texts from /0 down: for equality look-ups in a btree. */
export function coveringBlocks(prefix: Prefix): string[] {
  const blocks: string[] = [];
  for (let length = 0; length <= prefix.length; length += 1) {
    const bytes = prefix.bytes.map((byte, i) => byte & (0xff << Math.min(8, Math.max(0, 8 * (i + 1) - length))));
    blocks.push(formatPrefix({ version: prefix.version, bytes, length }));
  }
  return blocks;
}

/**
 * Whether a prefix contains another one or an address, which may be itself: by its blocks too, so that a btree finds it. `asked`: an expression that
 * casts to cidr.
 */
export const covers = (asked: RawBuilder<unknown>, prefix = sql`prefix`): RawBuilder<boolean> =>
  sql`${prefix} = any (array(
    select set_masklen(${asked}::cidr, block_length) from generate_series(0, masklen(${asked}::cidr)) as block_length
  ))`;

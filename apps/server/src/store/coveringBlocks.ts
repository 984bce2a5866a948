import { formatPrefix, type IpVersion, parsePrefix, type Prefix } from '@routeglass/domain/prefix';
import { type RawBuilder, sql } from 'kysely';

/** All blocks that contain the prefix, including itself, as texts from /0 down: for equality look-ups in a btree. */
export function coveringBlocks(prefix: Prefix): string[] {
  return Array.from({ length: prefix.length + 1 }, (_, length) => blockOf(prefix, length));
}

/** Lengths in bits of the shortest blocks to include. */
export type Shortest = Readonly<Record<IpVersion, number>>;

/** The blocks that contain any of these prefixes, including themselves, each once, as texts. Texts that are not prefixes are skipped. */
export function blocksAround(prefixes: Iterable<string>, shortest: Shortest = { 4: 0, 6: 0 }): Set<string> {
  const blocks = new Set<string>();
  for (const text of prefixes) {
    const prefix = parsePrefix(text);
    if (!prefix) continue;
    for (let { length } = prefix; length >= shortest[prefix.version]; length -= 1) {
      const block = blockOf(prefix, length);
      // All blocks that contain it were added with it.
      if (blocks.has(block)) break;
      blocks.add(block);
    }
  }
  return blocks;
}

function blockOf({ version, bytes }: Prefix, length: number): string {
  const kept = bytes.map((byte, i) => byte & (0xff << Math.min(8, Math.max(0, 8 * (i + 1) - length))));
  return formatPrefix({ version, bytes: kept, length });
}

/**
 * Whether a prefix contains or equals another prefix or an address. It compares whole blocks, so that a btree index works. `asked`: an expression
 * that casts to cidr.
 */
export const covers = (asked: RawBuilder<unknown>, prefix = sql`prefix`): RawBuilder<boolean> =>
  sql`${prefix} = any (array(
    select set_masklen(${asked}::cidr, block_length) from generate_series(0, masklen(${asked}::cidr)) as block_length
  ))`;

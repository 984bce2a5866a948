import { formatPrefix, type Prefix } from '@routeglass/domain/prefix';

/** Every block that contains the prefix, itself included, as texts from /0 down: for equality look-ups in a btree. */
export function coveringBlocks(prefix: Prefix): string[] {
  const blocks: string[] = [];
  for (let length = 0; length <= prefix.length; length += 1) {
    const bytes = prefix.bytes.map((byte, i) => byte & (0xff << Math.min(8, Math.max(0, 8 * (i + 1) - length))));
    blocks.push(formatPrefix({ version: prefix.version, bytes, length }));
  }
  return blocks;
}

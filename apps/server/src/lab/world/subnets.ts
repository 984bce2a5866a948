import type { Prefix } from '@routeglass/domain/prefix';

/** The block number `index` of `length` bits inside a prefix. */
export function subnet(block: Prefix, length: number, index: number): Prefix {
  const bytes = new Uint8Array(block.bytes);
  let carry = index;
  for (let bit = length - 1; bit >= block.length && carry > 0; bit--) {
    if (carry % 2 === 1) bytes[bit >> 3]! |= 0x80 >> (bit & 7);
    carry = Math.floor(carry / 2);
  }
  return { version: block.version, bytes, length };
}

/** Number of blocks of `length` bits in a prefix. */
export function subnetCount(block: Prefix, length: number): number {
  return 2 ** (length - block.length);
}

/** The address number `index` of a block. */
export function addressIn(block: Prefix, index: number): Uint8Array {
  return subnet(block, block.bytes.length * 8, index).bytes;
}

import { parseAddress } from '../prefix/address.ts';
import type { Prefix } from '../prefix/prefix.ts';
import type { AddressDelegation } from './delegatedStats.ts';

/** What registries say of addresses. */
export interface Allocations {
  /**
   * The block that holds the whole prefix: where files overlap the smallest, of equal ones the one given last. Undefined where none does,
   * and also where the prefix reaches over the ends of blocks: then nothing can be said of it as a whole.
   */
  find(prefix: Prefix): AddressDelegation | undefined;
  /** The block that keeps the whole prefix back from use, `available` or `reserved`; undefined where a registry has given it out, and where none tells. */
  unallocated(prefix: Prefix): AddressDelegation | undefined;
}

interface Block {
  readonly first: bigint;
  readonly last: bigint;
  readonly delegation: AddressDelegation;
}

/** Blocks of one version by their start, each knowing the nearest block before it that reaches over it. */
interface Blocks {
  readonly sorted: readonly Block[];
  readonly outer: readonly number[];
}

/** Finds delegations by longest match. Blocks of files that overlap must nest, as registries' blocks do; of others the later start wins. */
export function createAllocations(delegations: Iterable<AddressDelegation>): Allocations {
  const found: Record<4 | 6, Block[]> = { 4: [], 6: [] };
  for (const delegation of delegations) {
    const first = numberOf(delegation.first);
    const last = numberOf(delegation.last);
    if (first !== undefined && last !== undefined) found[delegation.version].push({ first, last, delegation });
  }
  const blocks = { 4: nest(found[4]), 6: nest(found[6]) };
  const find = (prefix: Prefix): AddressDelegation | undefined => {
    const { sorted, outer } = blocks[prefix.version];
    const first = toNumber(prefix.bytes);
    const last = first + (1n << BigInt(prefix.bytes.length * 8 - prefix.length)) - 1n;
    for (let at = lastStart(sorted, first); at >= 0; at = outer[at] ?? -1) {
      const block = sorted[at];
      if (block && block.last >= last) return block.delegation;
    }
    return undefined;
  };
  return {
    find,
    unallocated(prefix) {
      const block = find(prefix);
      return block?.status === 'available' || block?.status === 'reserved' ? block : undefined;
    },
  };
}

/** By start, wider ones first; what is given later comes later, so that it is found first. */
function nest(blocks: readonly Block[]): Blocks {
  const sorted = blocks.toSorted((a, b) => compare(a.first, b.first) || compare(b.last, a.last));
  const outer: number[] = [];
  const open: number[] = [];
  for (const [at, block] of sorted.entries()) {
    while (open.length > 0 && (sorted[open.at(-1) ?? 0]?.last ?? 0n) < block.first) open.pop();
    outer.push(open.at(-1) ?? -1);
    open.push(at);
  }
  return { sorted, outer };
}

/** Place of the last block that starts at or before an address; -1 where none does. */
function lastStart(blocks: readonly Block[], address: bigint): number {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((blocks[middle]?.first ?? 0n) <= address) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function numberOf(address: string): bigint | undefined {
  const bytes = parseAddress(address);
  return bytes && toNumber(bytes);
}

function toNumber(bytes: Uint8Array): bigint {
  return bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}

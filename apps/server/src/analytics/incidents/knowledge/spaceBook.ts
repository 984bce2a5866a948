import { type BogonCheck, createBogonCheck, IANA_REGISTRY, registryOfFiles } from '@routeglass/domain/bogon';
import type { BogonLookup, SourceNote, UnallocatedBlock } from '@routeglass/domain/incident-detection';
import { parseAddress, type Prefix } from '@routeglass/domain/prefix';
import { sql } from 'kysely';
import type { World } from '../../../store/schema.ts';
import { specialBlocksOf } from '../../../store/specialPurpose.ts';
import type { Store } from '../../../store/store.ts';
import type { StandingSource } from '../../incoming.ts';
import { noteOf } from './registryBook.ts';

interface Block {
  /** Addresses in hexadecimal, with the same number of digits for each IP version, so that texts compare like numbers. */
  readonly first: string;
  readonly last: string;
  readonly says: UnallocatedBlock;
}

type Space = Pick<BogonLookup, 'bogons' | 'specialPurpose' | 'unallocated'>;

/** What must not be announced in a world: special-purpose space, and space that no registry has allocated. */
export async function openSpace(store: Store, world: World, standing: readonly StandingSource[]): Promise<Space> {
  const own = standing.filter((source) => source.world === world);
  const blocks = await unallocatedBlocks(store, own);
  return {
    bogons: await bogonCheck(store, own),
    specialPurpose: noteOf(own, 'special-purpose') ?? { name: 'IANA special-purpose registries', asOf: null },
    unallocated: (prefix) => blockOf(blocks[prefix.version], prefix),
  };
}

async function bogonCheck(store: Store, standing: readonly StandingSource[]): Promise<BogonCheck> {
  const ids = standing.filter(({ kind }) => kind === 'special-purpose').map(({ id }) => id);
  if (ids.length === 0) return createBogonCheck(IANA_REGISTRY);
  const blocks = await specialBlocksOf(store.bulk, ids);
  const asns = await sql<{ first: number; last: number }>`
    select first, last from special_asns where generation_id = any(${ids}::int[]) order by first
  `.execute(store.bulk);
  return createBogonCheck(registryOfFiles(blocks, asns.rows));
}

/** Blocks that delegated statistics list as available or reserved, by IP version, in address order. */
async function unallocatedBlocks(
  store: Store,
  standing: readonly StandingSource[],
): Promise<Readonly<Record<4 | 6, readonly Block[]>>> {
  const blocks: Record<4 | 6, Block[]> = { 4: [], 6: [] };
  for (const { id, kind, name, asOf } of standing) {
    if (kind !== 'delegated') continue;
    const source: SourceNote = { name, asOf: asOf === null ? null : asOf.getTime() / 1000 };
    const { rows } = await sql<{ first: string; last: string; registry: string; status: 'available' | 'reserved' }>`
      select host(first) as first, host(last) as last, registry, status from delegated_addresses
      where generation_id = ${id} and status in ('available', 'reserved')
    `.execute(store.bulk);
    for (const { first, last, registry, status } of rows)
      blocks[first.includes(':') ? 6 : 4].push({
        first: hexOf(parseAddress(first)),
        last: hexOf(parseAddress(last)),
        says: { registry, status, source },
      });
  }
  for (const version of [4, 6] as const) blocks[version].sort((a, b) => (a.first < b.first ? -1 : 1));
  return blocks;
}

/** The block that contains the whole prefix. */
function blockOf(blocks: readonly Block[], { bytes, length }: Prefix): UnallocatedBlock | undefined {
  if (blocks.length === 0) return undefined;
  const first = hexOf(bytes);
  const last = hexOf(bytes.map((byte, i) => byte | (0xff >> Math.min(8, Math.max(0, length - 8 * i)))));
  let [low, high] = [0, blocks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle]?.first ?? '') <= first) low = middle + 1;
    else high = middle;
  }
  const block = blocks[low - 1];
  return block && block.last >= last ? block.says : undefined;
}

function hexOf(bytes: Iterable<number> | undefined): string {
  return Array.from(bytes ?? [], (byte) => byte.toString(16).padStart(2, '0')).join('');
}

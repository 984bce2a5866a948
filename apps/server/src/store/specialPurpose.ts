import { IANA_REGISTRY, registryOfFiles, type SpecialBlock, specialBlockFinder } from '@routeglass/domain/bogon';
import { formatPrefix, parsePrefix, type Prefix } from '@routeglass/domain/prefix';
import { type Kysely, sql } from 'kysely';
import type { Database, World } from './schema.ts';

/** The special purpose of a block (RFC 6890). */
export interface SpecialPurpose {
  readonly prefix: string;
  readonly name: string;
  /** The document that defines it. */
  readonly source: string;
  /** Whether routes inside it are ordinary. */
  readonly globally_reachable: boolean;
  /** Whether the laboratory's own registry declares it ordinary, because its networks use it. */
  readonly ordinary_in_sample: boolean;
}

interface BlockRow {
  readonly prefix: string;
  readonly name: string;
  readonly source: string;
  readonly globally_reachable: boolean;
}

const columns = sql`b.prefix::text as prefix, b.name, b.source, b.globally_reachable`;

/** The blocks of loaded special-purpose registries, in order: of equal blocks the later row wins. `ids`: their generations. */
export async function specialBlocksOf(db: Kysely<Database>, ids: readonly number[]): Promise<readonly SpecialBlock[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<BlockRow>`
    select ${columns} from special_block b where generation_id = any(${[...ids]}::int[]) order by generation_id, place
  `.execute(db);
  return rows.flatMap(blockOf);
}

/** The special purpose of a prefix or address on the Internet; undefined if it has none. */
export type PurposeOf = (prefix: Prefix) => SpecialPurpose | undefined;

/** Opens the special-purpose registry. */
export type Purposes = () => Promise<PurposeOf>;

/** Reads the loaded special-purpose registry; without one, the built-in copy of IANA's answers. */
export async function readSpecialPurposes(db: Kysely<Database>): Promise<PurposeOf> {
  const { rows } = await sql<BlockRow & { readonly world: World }>`
    select g.world, ${columns} from generation g join special_block b on b.generation_id = g.id
    where g.kind = 'special-purpose' and g.state = 'live' order by b.generation_id, b.place
  `.execute(db);
  const blocksOf = (world: World) => rows.filter((row) => row.world === world).flatMap(blockOf);
  const onInternet = specialBlockFinder(registryOfFiles(blocksOf('internet'), [], IANA_REGISTRY));
  const inSample = specialBlockFinder({ blocks: blocksOf('lab'), reservedAsns: [] });
  return (prefix) => {
    const block = onInternet(prefix);
    return (
      block && {
        prefix: formatPrefix(block.prefix),
        name: block.name,
        source: block.source,
        globally_reachable: block.globallyReachable,
        ordinary_in_sample: !block.globallyReachable && inSample(prefix)?.globallyReachable === true,
      }
    );
  };
}

function blockOf({ prefix: text, name, source, globally_reachable }: BlockRow): SpecialBlock[] {
  const prefix = parsePrefix(text);
  return prefix ? [{ prefix, name, source, globallyReachable: globally_reachable }] : [];
}

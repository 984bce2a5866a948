import { parsePrefix } from '@routeglass/domain/prefix';
import { sql } from 'kysely';
import { blocksAround } from '../../store/coveringBlocks.ts';
import { lastIn } from '../../store/insidePrefix.ts';
import type { Store } from '../../store/store.ts';
import { partsOf, twoAtATime } from '../../store/twoAtATime.ts';

const PREFIXES_AT_ONCE = 500;
/** Shorter prefixes do not hold anyone's address space, so they are never the cover that a verdict asks for. */
const SHORTEST = { 4: 8, 6: 19 } as const;

/** Prefixes inside any of these that are in the ledger of announcements, and these themselves. */
export async function prefixesInside(
  store: Store,
  history: number,
  prefixes: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const found = new Set(prefixes);
  const holding = [...found].filter((text) => {
    const prefix = parsePrefix(text);
    return prefix !== null && prefix !== undefined && prefix.length >= SHORTEST[prefix.version];
  });
  await inParts(holding, async (some) => {
    const ends = some.map(lastIn);
    const { rows } = await sql<{ prefix: string }>`
      select distinct s.prefix::text as prefix
      from unnest(${[...some]}::cidr[], ${ends}::cidr[]) as asked (first, last)
      join announcement_span s on s.prefix > asked.first and s.prefix <= asked.last
      where s.generation_id = ${sql.lit(history)} and s.origin_set is null
    `.execute(store.bulk);
    for (const { prefix } of rows) found.add(prefix);
  });
  return found;
}

/** Prefixes covering any of these that are in the ledger of announcements, and these themselves. */
export async function prefixesAround(
  store: Store,
  history: number,
  prefixes: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const found = new Set(prefixes);
  const unknown = [...blocksAround(found, SHORTEST)].filter((block) => !found.has(block));
  await inParts(unknown, async (some) => {
    const { rows } = await sql<{ prefix: string }>`
      select distinct prefix::text as prefix from announcement_span
      where generation_id = ${sql.lit(history)} and origin_set is null and prefix = any(${[...some]}::cidr[])
    `.execute(store.bulk);
    for (const { prefix } of rows) found.add(prefix);
  });
  return found;
}

async function inParts(all: readonly string[], work: (some: readonly string[]) => Promise<void>): Promise<void> {
  await twoAtATime(partsOf(all, PREFIXES_AT_ONCE), work);
}

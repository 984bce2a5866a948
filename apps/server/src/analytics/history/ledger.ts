import type { KnownSpan } from '@routeglass/domain/history';
import { type RawBuilder, sql } from 'kysely';
import { partitionOf } from '../../store/partition.ts';
import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { instantText } from '../instantText.ts';

/** Spans of one prefix in one world. */
export interface PrefixSpans {
  readonly prefix: string;
  readonly world: World;
  readonly spans: readonly KnownSpan[];
}

/** Rows read by one query, not counting the last prefix's remaining rows. */
const ROWS_AT_ONCE = 5_000;

/** Pages through all spans of a ledger in prefix order. A page holds all spans of each of its prefixes. */
export async function* spanPages(store: Store, generationId: number): AsyncGenerator<readonly PrefixSpans[], void> {
  for (let from: string | null = null; ;) {
    const { rows }: { rows: { prefix: string }[] } = await sql<{ prefix: string }>`
      select prefix from ${sql.table(partitionOf('announcement_span', generationId))}
      where ${above(from)} order by prefix offset ${sql.lit(ROWS_AT_ONCE)} limit 1
    `.execute(store.bulk);
    const end: string | null = rows[0]?.prefix ?? null;
    const isInside = end === null ? sql`true` : sql`prefix <= ${end}::cidr`;
    yield await readSpans(store, generationId, sql`${above(from)} and ${isInside}`);
    if (end === null) return;
    from = end;
  }
}

export function spansOf(
  store: Store,
  generationId: number,
  prefixes: readonly string[],
): Promise<readonly PrefixSpans[]> {
  return readSpans(store, generationId, sql`prefix = any(${[...prefixes]}::cidr[])`);
}

function above(prefix: string | null): RawBuilder<unknown> {
  return prefix === null ? sql`true` : sql`prefix > ${prefix}::cidr`;
}

async function readSpans(store: Store, generationId: number, where: RawBuilder<unknown>): Promise<PrefixSpans[]> {
  const { rows } = await sql<{ lines: string | null }>`
    select string_agg(concat_ws(E'\t', prefix, world, origin, extract(epoch from first_seen),
      coalesce(extract(epoch from last_seen)::text, ''), from_snapshot, peers, coalesce(array_to_string(origin_set, ','), '')), E'\n' order by prefix, world) as lines
    from ${sql.table(partitionOf('announcement_span', generationId))} where ${where}
  `.execute(store.bulk);
  const found: { prefix: string; world: World; spans: KnownSpan[] }[] = [];
  for (const line of rows[0]?.lines?.split('\n') ?? []) {
    const [prefix = '', world, origin, firstSeen, lastSeen, fromSnapshot, peers, members] = line.split('\t');
    let last = found.at(-1);
    if (last?.prefix !== prefix || last.world !== world)
      found.push((last = { prefix, world: world === 'lab' ? 'lab' : 'internet', spans: [] }));
    last.spans.push({
      origin: Number(origin),
      firstSeen: Number(firstSeen),
      lastSeen: lastSeen === '' ? null : Number(lastSeen),
      fromSnapshot: fromSnapshot === 't',
      peers: Number(peers),
      ...(members && { originSet: members.split(',').map(Number) }),
    });
  }
  return found;
}

export const spanColumns = [
  'generation_id',
  'prefix',
  'origin',
  'world',
  'ip_version',
  'first_seen',
  'last_seen',
  'from_snapshot',
  'peers',
  'origin_set',
] as const;

/** The rows of a prefix's spans, with values in the order of `spanColumns`. An empty value is null. */
export function spanRows(generationId: number, { prefix, world, spans }: PrefixSpans): (string | number | null)[][] {
  const version = prefix.includes(':') ? 6 : 4;
  return spans.map(({ origin, firstSeen, lastSeen, fromSnapshot, peers, originSet }) => {
    const until = lastSeen === null ? null : instantText(lastSeen);
    const set = originSet ? `{${originSet.join(',')}}` : null;
    return [generationId, prefix, origin, world, version, instantText(firstSeen), until, `${fromSnapshot}`, peers, set];
  });
}

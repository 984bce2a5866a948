import { createMrtDecoder, type MrtBatch, RowKind } from '@routeglass/domain/mrt';
import { sql } from 'kysely';
import { openInput } from '../src/ingest/input/inputFile.ts';
import { openPgliteStore } from '../src/store/pglite/pgliteStore.ts';

const ROWS = 5_000;

/** Seconds that the embedded database takes for the rows of a table dump, made beforehand, in COPYs of 5,000 into a table without index. */
export async function bareCopySeconds(path: string): Promise<number> {
  const chunks = await chunksOf(path);
  const store = await openPgliteStore('memory://');
  try {
    await sql`
      create table bare (generation_id integer, prefix cidr, peer_id integer, path_id bigint, origin bigint, add_path_id bigint)
    `.execute(store.bulk);
    const begun = performance.now();
    await store.copyInto('bare', ['generation_id', 'prefix', 'peer_id', 'path_id', 'origin', 'add_path_id'], chunks);
    return (performance.now() - begun) / 1000;
  } finally {
    await store.close();
  }
}

async function chunksOf(path: string): Promise<string[]> {
  const decoder = createMrtDecoder();
  const rows: string[] = [];
  for await (const chunk of (await openInput(path)).chunks()) {
    for (const batch of decoder.push(chunk)) addRows(batch, rows);
  }
  for (const batch of decoder.end()) addRows(batch, rows);
  const chunks: string[] = [];
  for (let from = 0; from < rows.length; from += ROWS) chunks.push(rows.slice(from, from + ROWS).join(''));
  return chunks;
}

function addRows({ tables, count, kinds, prefixes, peers, attributes }: MrtBatch, into: string[]): void {
  for (let row = 0; row < count; row += 1) {
    if (kinds[row] !== RowKind.route) continue;
    const path = tables.attributes.path[attributes[row]!] ?? 0;
    const origin = tables.paths.originOf(path) ?? String.raw`\N`;
    const prefix = tables.prefixes.textOf(prefixes[row]!);
    into.push(`1\t${prefix}\t${peers[row]}\t${path}\t${origin}\t\\N\n`);
  }
}

import { parsePrefix } from '@routeglass/domain/prefix';
import { createOriginValidator, type OriginValidator, type Vrp } from '@routeglass/domain/validity';
import { sql } from 'kysely';
import { coveringBlocks } from '../../store/coveringBlocks.ts';
import { partitionOf } from '../../store/partition.ts';
import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { StandingSource } from '../incoming.ts';
import { linesOfPartition } from '../../store/tableLines.ts';

const BLOCKS_AT_ONCE = 5_000;

/** A validator for each world over the VRPs that stand; with `prefixes`, over those alone that cover one of these. */
export async function validatorsOf(
  store: Store,
  standing: readonly StandingSource[],
  prefixes?: Iterable<string>,
): Promise<Readonly<Record<World, OriginValidator>>> {
  const vrps: Record<World, Vrp[]> = { lab: [], internet: [] };
  const blocks = prefixes && blocksAround(prefixes);
  for (const { id, kind, world } of standing) {
    if (kind !== 'vrps') continue;
    const lines = blocks ? coveringVrps(store, id, blocks) : linesOfPartition(store, 'vrp', id, lineOfVrp);
    for await (const text of lines) addVrps(text, vrps[world]);
  }
  return { lab: createOriginValidator(vrps.lab), internet: createOriginValidator(vrps.internet) };
}

function blocksAround(prefixes: Iterable<string>): readonly string[] {
  const blocks = new Set<string>();
  for (const text of prefixes) {
    const prefix = parsePrefix(text);
    if (prefix) for (const block of coveringBlocks(prefix)) blocks.add(block);
  }
  return [...blocks];
}

function addVrps(lines: string, into: Vrp[]): void {
  for (const line of lines.split('\n')) {
    const [text = '', maxLength, asn] = line.split('\t');
    const prefix = parsePrefix(text);
    if (prefix) into.push({ prefix, maxLength: Number(maxLength), asn: Number(asn) });
  }
}

const lineOfVrp = sql`prefix || E'\t' || max_length || E'\t' || asn`;

async function* coveringVrps(store: Store, id: number, blocks: readonly string[]): AsyncGenerator<string, void> {
  for (let from = 0; from < blocks.length; from += BLOCKS_AT_ONCE) {
    const some = blocks.slice(from, from + BLOCKS_AT_ONCE);
    const { rows } = await sql<{ lines: string | null }>`
      select string_agg(${lineOfVrp}, E'\n') as lines from ${sql.table(partitionOf('vrp', id))} where prefix = any(${some}::cidr[])
    `.execute(store.bulk);
    if (rows[0]?.lines) yield rows[0].lines;
  }
}

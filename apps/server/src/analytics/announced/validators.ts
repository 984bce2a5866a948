import { parsePrefix } from '@routeglass/domain/prefix';
import { createOriginValidator, type OriginValidator, type Vrp } from '@routeglass/domain/validity';
import { sql } from 'kysely';
import { blocksAround } from '../../store/coveringBlocks.ts';
import { partitionOf } from '../../store/partition.ts';
import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { StandingSource } from '../incoming.ts';
import { linesOfPartition } from '../../store/tableLines.ts';

const BLOCKS_AT_ONCE = 5_000;

/** A validator for each world. */
export type Validators = Readonly<Record<World, OriginValidator>>;

/** Builds validators over all current VRPs. */
export async function validatorsOf(store: Store, standing: readonly StandingSource[]): Promise<Validators> {
  const vrps: Vrps = { lab: [], internet: [] };
  for (const { id, world } of vrpSources(standing))
    for await (const text of linesOfPartition(store, 'vrp', id, lineOfVrp)) addVrps(text, vrps[world]);
  return validatorsOver(vrps);
}

/** Validators over the current VRPs that cover the prefixes asked for so far. Each block is looked up once. Calls must not overlap. */
export class CoveringVrps {
  readonly #store: Store;
  readonly #standing: readonly StandingSource[];
  readonly #blocks = new Set<string>();
  readonly #vrps: Vrps = { lab: [], internet: [] };

  constructor(store: Store, standing: readonly StandingSource[]) {
    this.#store = store;
    this.#standing = standing;
  }

  async validators(prefixes: Iterable<string>): Promise<Validators> {
    const blocks = [...blocksAround(prefixes)].filter((block) => !this.#blocks.has(block));
    for (const block of blocks) this.#blocks.add(block);
    for (const { id, world } of vrpSources(this.#standing))
      for await (const text of linesOfBlocks(this.#store, id, blocks)) addVrps(text, this.#vrps[world]);
    return validatorsOver(this.#vrps);
  }
}

type Vrps = Readonly<Record<World, Vrp[]>>;

const validatorsOver = ({ lab, internet }: Vrps): Validators => ({
  lab: createOriginValidator(lab),
  internet: createOriginValidator(internet),
});

const vrpSources = (standing: readonly StandingSource[]) => standing.filter(({ kind }) => kind === 'vrps');

function addVrps(lines: string, into: Vrp[]): void {
  for (const line of lines.split('\n')) {
    const [text = '', maxLength, asn] = line.split('\t');
    const prefix = parsePrefix(text);
    if (prefix) into.push({ prefix, maxLength: Number(maxLength), asn: Number(asn) });
  }
}

const lineOfVrp = sql`prefix || E'\t' || max_length || E'\t' || asn`;

async function* linesOfBlocks(store: Store, id: number, blocks: readonly string[]): AsyncGenerator<string, void> {
  for (let from = 0; from < blocks.length; from += BLOCKS_AT_ONCE) {
    const some = blocks.slice(from, from + BLOCKS_AT_ONCE);
    const { rows } = await sql<{ lines: string | null }>`
      select string_agg(${lineOfVrp}, E'\n') as lines from ${sql.table(partitionOf('vrp', id))} where prefix = any(${some}::cidr[])
    `.execute(store.bulk);
    if (rows[0]?.lines) yield rows[0].lines;
  }
}

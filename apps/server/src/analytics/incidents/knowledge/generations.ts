import { sql } from 'kysely';
import { relationsName } from '../../../store/generationName.ts';
import type { World } from '../../../store/schema.ts';
import { partitionOf } from '../../../store/partition.ts';
import type { Workshop } from '../../workshop.ts';

/** The computed generations that detection needs. */
export interface Generations {
  /** The ledger of announcements; -1 if there is none. */
  readonly history: number;
  /** Relations by IP version. */
  readonly relations: Readonly<Partial<Record<4 | 6, number>>>;
  /** Countries of networks that have one. */
  readonly countries: ReadonlyMap<number, string>;
}

export async function readGenerations(workshop: Workshop, world: World): Promise<Generations> {
  const { store } = workshop;
  const ids = workshop.after('relations');
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from generation where id = any(${ids}::int[])
  `.execute(store.bulk);
  const idOf = (version: 4 | 6): number | undefined =>
    rows.find(({ name }) => name === relationsName(world, version))?.id;
  const [four, six] = [idOf(4), idOf(6)];
  return {
    history: workshop.after('history')[0] ?? -1,
    relations: { ...(four !== undefined && { 4: four }), ...(six !== undefined && { 6: six }) },
    countries: await countriesOf(workshop),
  };
}

async function countriesOf({ store, after }: Workshop): Promise<ReadonlyMap<number, string>> {
  const countries = new Map<number, string>();
  for (const id of after('networks')) {
    const { rows } = await sql<{ lines: string | null }>`
      select string_agg(asn || ' ' || country_code, E'\n') as lines from ${sql.table(partitionOf('network', id))}
      where country_code is not null
    `.execute(store.bulk);
    for (const line of rows[0]?.lines?.split('\n') ?? []) {
      const [asn, code = ''] = line.split(' ');
      countries.set(Number(asn), code);
    }
  }
  return countries;
}

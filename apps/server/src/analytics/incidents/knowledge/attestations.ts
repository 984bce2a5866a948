import type { AspaBook } from '@routeglass/domain/incident-detection';
import { sql } from 'kysely';
import { partitionOf } from '../../../store/partition.ts';
import type { Store } from '../../../store/store.ts';
import type { StandingSource } from '../../incoming.ts';
import { noteOf } from './registryBook.ts';

/** Sources with attestations: files of attestations alone, and validator exports that also hold VRPs. */
const KINDS = ['aspas', 'vrps'] as const;

/**
 * The ASPAs of a world. If several sources attest one customer, its providers are merged. Null if no source has any. `standing`: sources of this
 * world.
 */
export async function attestationsOf(store: Store, standing: readonly StandingSource[]): Promise<AspaBook | null> {
  const tables = { 4: new Map<number, Set<number>>(), 6: new Map<number, Set<number>>() };
  const sources: StandingSource[] = [];
  for (const source of standing) {
    const kind = KINDS.find((one) => one === source.kind);
    if (!kind) continue;
    const { rows } = await sql<{ customer: number; ip_version: 0 | 4 | 6; providers: string }>`
      select customer, ip_version, array_to_string(providers, ' ') as providers from ${sql.table(partitionOf('aspa', source.id))}
    `.execute(store.bulk);
    if (rows.length > 0) sources.push(source);
    for (const { customer, ip_version: version, providers } of rows)
      for (const table of version === 0 ? [tables[4], tables[6]] : [tables[version]])
        table.set(customer, new Set([...(table.get(customer) ?? []), ...providers.split(' ').map(Number)]));
  }
  const notes = KINDS.flatMap((kind) => noteOf(sources, kind) ?? []);
  const [first] = notes;
  if (!first) return null;
  const newest = notes.reduce((a, b) => ((b.asOf ?? 0) > (a.asOf ?? 0) ? b : a), first);
  return { tables, source: { name: notes.map(({ name }) => name).join(', '), asOf: newest.asOf } };
}

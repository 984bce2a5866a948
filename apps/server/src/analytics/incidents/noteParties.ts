import { type QueryExecutorProvider, sql } from 'kysely';
import { noteChanged } from '../../store/changedNetworks.ts';

/** The networks that incidents concern. */
export interface Concern {
  /** The parties of the incidents. */
  readonly asns: Iterable<number>;
  /** Hijacked prefixes: all their origins are concerned. */
  readonly hijacked: Iterable<string>;
}

/** Marks the networks of incidents that stay on record as changed. */
export async function noteParties(transaction: QueryExecutorProvider, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<{ asns: readonly number[]; hijacked: readonly string[] }>`
    select array(select distinct asn from incident_party where incident_id = any(${[...ids]}::bigint[])) as asns, array(
      select distinct x.prefix::text from incident i join incident_prefix x on x.incident_id = i.id
      where i.id = any(${[...ids]}::bigint[]) and i.kind = 'hijack'
    ) as hijacked
  `.execute(transaction);
  const [concern] = rows;
  if (concern) await noteConcern(transaction, concern);
}

/** Marks these networks as changed. */
export async function noteConcern(transaction: QueryExecutorProvider, { asns, hijacked }: Concern): Promise<void> {
  const { rows } = await sql<{ origin: number }>`
    select distinct origin from live_announcement_span where prefix = any(${[...new Set(hijacked)]}::cidr[])
  `.execute(transaction);
  await noteChanged(transaction, 'incidents', [...asns, ...rows.map(({ origin }) => origin)]);
}

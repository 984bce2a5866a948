import { type QueryExecutorProvider, sql } from 'kysely';
import { noteChanged } from '../../store/changedNetworks.ts';

/** Notes the networks of incidents: the parties, and all origins of the prefixes that a hijack is about. */
export async function noteParties(transaction: QueryExecutorProvider, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<{ asn: number }>`
    select asn from incident_party where incident_id = any(${[...ids]}::bigint[])
    union
    select s.origin from incident i join incident_prefix x on x.incident_id = i.id join live_announcement_span s on s.prefix = x.prefix
    where i.id = any(${[...ids]}::bigint[]) and i.kind = 'hijack'
  `.execute(transaction);
  await noteChanged(
    transaction,
    rows.map(({ asn }) => asn),
  );
}

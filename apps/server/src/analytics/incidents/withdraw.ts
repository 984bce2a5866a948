import { severities } from '@routeglass/domain/incidents';
import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import { inPassing } from '../inPassing.ts';
import { noteParties } from './noteParties.ts';
import type { StoredIncident } from './settle.ts';

/** Stored instead of a digest, so that an incident detected again is written again. */
const WITHDRAWN = 'withdrawn';
const REASON = 'Ended: data loaded later no longer shows it.';
const INFO = severities.indexOf('info');

/**
 * Ends incidents that are no longer shown, at the latest `now`, but not before they began: the newest routes may be older than they are. They stay on
 * record as info, with the reason. Returns the number ended.
 */
export async function withdraw(store: Store, incidents: readonly StoredIncident[], now: number): Promise<number> {
  const ids = incidents.flatMap(({ id, digest }) => (digest === WITHDRAWN ? [] : [id]));
  if (ids.length === 0) return 0;
  const end = sql`coalesce(x.last_seen, greatest(x.first_seen, to_timestamp(${now}::float8)))`;
  await inPassing(store, async (transaction) => {
    await noteParties(transaction, ids);
    await sql`
      update incident x set last_seen = ${end}, severity = ${INFO}, digest = ${WITHDRAWN}
      where id = any(${ids}::bigint[])
    `.execute(transaction);
    await sql`
      update incident_evidence
      set evidence = jsonb_set(evidence, '{reason}', to_jsonb(concat(${REASON}::text, ' ', evidence ->> 'reason')))
      where incident_id = any(${ids}::bigint[])
    `.execute(transaction);
    await sql`
      update incident_party x set last_seen = ${end}, severity = ${INFO} where incident_id = any(${ids}::bigint[])
    `.execute(transaction);
    await sql`update incident_prefix x set last_seen = ${end} where incident_id = any(${ids}::bigint[])`.execute(
      transaction,
    );
  });
  return ids.length;
}

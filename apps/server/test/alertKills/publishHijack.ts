import { sql } from 'kysely';
import { record, storedIncidents } from '../../src/analytics/incidents/ledger.ts';
import { openGeneration, publishGenerations } from '../../src/store/generation.ts';
import type { Store } from '../../src/store/store.ts';
import { names } from '../alertScene.ts';
import { anIncident, day } from '../incidents.fixtures.ts';

const prefixOf = (place: number): string => `10.${place >> 8}.${place & 255}.0/24`;

/** One hijack begins, and those before it have ended. */
export async function publishHijack(store: Store, place: number): Promise<void> {
  const hijack = (of: number, lastSeen: number | null) =>
    anIncident({ prefix: prefixOf(of), firstSeen: day(3) + of, lastSeen });
  // What is on record and not detected again is taken off it.
  const incidents = Array.from({ length: place + 1 }, (_, of) => hijack(of, of === place ? null : day(4)));
  const past = { lostUntil: null, history: 0, now: day(9) };
  await record(store, await storedIncidents(store, sql`true`), incidents, past, names);
  const generation = await openGeneration(store, { kind: 'communities', name: 'tick', world: 'internet' });
  await publishGenerations(store, [{ generation, asOf: null, records: 0 }]);
}

/** Whether something is not judged or not delivered. */
export async function isBusy(store: Store): Promise<boolean> {
  const { rows } = await sql<{ busy: boolean }>`
    select exists (select from accounts.alert_delivery where state = 'waiting') or exists (select from accounts.mail where state = 'queued')
      or exists (
        select from incident i where not exists (
          select from accounts.alert a where a.key = i.id::text and (i.last_seen is null or a.state = 'ended')
        )
      ) as busy
  `.execute(store.primary);
  return rows[0]?.busy ?? true;
}

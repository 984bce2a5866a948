import type { SessionRow } from '@routeglass/api-client/people';
import type { AccountDeps } from '../deps.ts';
import { deviceOf } from './device.ts';

/** The browsers in which an account is signed in, the last used first; `current` is the calling one. */
export async function shownSessions(
  { store, clock, placesOf }: Pick<AccountDeps, 'store' | 'clock' | 'placesOf'>,
  accountId: string,
  current: string | null,
): Promise<SessionRow[]> {
  const rows = await store.db
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', 'full')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(clock()))
    .orderBy('last_used_at', 'desc')
    .execute();
  const places = await placesOf(rows.map(({ address }) => address));
  return rows.map((row) => ({
    id: row.id,
    current: row.id === current,
    device: deviceOf(row.user_agent),
    address: row.address,
    place: places.get(row.address) ?? null,
    method: row.method,
    created: row.created_at.toISOString(),
    last_used: row.last_used_at.toISOString(),
    expires: row.expires_at.toISOString(),
  }));
}

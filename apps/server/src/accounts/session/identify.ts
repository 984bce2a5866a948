import { sql } from 'kysely';
import type { Caller, CallingAccount, Credentials } from '../../http/caller.ts';
import { hashOf } from '../token.ts';
import type { AccountStore } from '../tables.ts';
import { type AccountRow, sessionOf, unreadThreads } from './facts.ts';
import { generationNow, type RightsOf } from './rights/rights.ts';
import { touch } from './sessions.ts';

const MINUTE = 60_000;

interface Found extends AccountRow {
  readonly id: string;
  readonly session_id: string | null;
  readonly scope: 'read' | 'write';
  readonly proved_at: Date;
  readonly used_at: Date | null;
}

const facts = sql`a.id, a.email, a.firstname, a.lastname, a.role, ${unreadThreads} as unread, ${generationNow} as generation`;

/** The current owner and rights of a secret or token: a revoked role is gone with the next call. */
export async function identify(
  store: AccountStore,
  rightsOf: RightsOf,
  { sessionSecret, token }: Credentials,
  now: number,
): Promise<Caller | null> {
  const at = new Date(now);
  if (token !== undefined) {
    const { rows } = await sql<Found>`
      select ${facts}, null as session_id, k.scope, k.created_at as proved_at, k.last_used_at as used_at
      from accounts.api_token k join accounts.account a on a.id = k.account_id
      where k.token_hash = ${hashOf(token)} and k.expires_at > ${at} and a.blocked_at is null
    `.execute(store.db);
    const found = rows[0];
    if (!found) return null;
    if (isStale(found.used_at, now))
      await store.write((queries) =>
        queries.updateTable('api_token').set({ last_used_at: at }).where('token_hash', '=', hashOf(token)).execute(),
      );
    return callerOf(found, 'token', rightsOf);
  }
  if (sessionSecret === undefined) return null;
  const { rows } = await sql<Found>`
    select ${facts}, s.id as session_id, 'write' as scope, s.proved_at, s.last_used_at as used_at
    from accounts.session s join accounts.account a on a.id = s.account_id
    where s.secret_hash = ${hashOf(sessionSecret)} and s.kind = 'full' and s.ended_at is null and s.expires_at > ${at}
      and a.blocked_at is null
  `.execute(store.db);
  const found = rows[0];
  if (!found) return null;
  const { session_id: id } = found;
  if (id !== null && isStale(found.used_at, now)) await store.write((queries) => touch(queries, id, now));
  return callerOf(found, 'session', rightsOf);
}

const isStale = (used: Date | null, now: number): boolean => used === null || now - used.getTime() > MINUTE;

async function callerOf(found: Found, by: CallingAccount['by'], rightsOf: RightsOf): Promise<Caller> {
  const { id, email, scope, session_id: sessionId, proved_at } = found;
  const session = sessionOf(found, await rightsOf(id, found.generation));
  return { session, account: { id, email, by, scope, sessionId, provedAt: proved_at.getTime() } };
}

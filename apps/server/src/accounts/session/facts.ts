import type { SessionFacts } from '@routeglass/api-client/accounts';
import { sql } from 'kysely';
import { Problem } from '../../http/problem.ts';
import type { AccountDeps } from '../deps.ts';
import { generationNow, type Rights } from './rights/rights.ts';

/** The part of a query that counts an account's unread threads. */
export const unreadThreads = sql<number>`(
  select count(*)::int from accounts.thread t where t.account_id = a.id and exists (
    select from accounts.message m where m.thread_id = t.id and m.from_staff
      and m.sent_at > coalesce(t.read_at, t.created_at - interval '1 day')
  )
)`;

export interface AccountRow {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly role: 'USER' | 'ADMIN';
  readonly unread: number;
  readonly generation: number;
}

export function sessionOf(
  { email, firstname, lastname, role, unread }: AccountRow,
  { rating, asList }: Rights,
): SessionFacts {
  return {
    firstname,
    lastname,
    email,
    roles: role === 'ADMIN' ? ['USER', 'ADMIN'] : ['USER'],
    subscriptions: { rating },
    unreadThreads: unread,
    asList,
  };
}

export async function factsOf(
  { store, rightsOf }: Pick<AccountDeps, 'store' | 'rightsOf'>,
  accountId: string,
): Promise<SessionFacts> {
  const { rows } = await sql<AccountRow>`
    select a.email, a.firstname, a.lastname, a.role, ${unreadThreads} as unread, ${generationNow} as generation
    from accounts.account a where a.id = ${accountId}
  `.execute(store.db);
  const [row] = rows;
  if (!row) throw new Problem('E_UNAUTHORIZED', 'Not signed in');
  return sessionOf(row, await rightsOf(accountId, row.generation));
}

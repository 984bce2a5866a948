import type { personEndpoints, UserRow } from '@routeglass/api-client/people';
import type { QueryOf } from '@routeglass/api-client/contract';
import { sql } from 'kysely';
import { pageAnswer, rowsOfPage } from '../../http/pages.ts';
import { Problem } from '../../http/problem.ts';
import type { AccountQueries } from '../tables.ts';

interface Row extends Omit<UserRow, 'created' | 'last_seen'> {
  readonly created: Date;
  readonly last_seen: Date | null;
}

/** Accounts for administrators. An account that was made for somebody and never used is unconfirmed. */
const accountsAt = (at: Date) => sql`
  select a.id, a.email, a.firstname, a.lastname, a.position, a.role, a.created_at as created, s.last_seen,
    coalesce(s.open, 0) as sessions, a.totp_since is not null and (a.totp_reset_at is null or a.totp_reset_at > ${at}) as second_factor,
    case when a.blocked_at is not null then 'blocked' when a.erase_at is not null then 'leaving'
      when a.password is null and s.last_seen is null then 'unconfirmed' else 'active' end as state,
    a.email_key || ' ' || lower(a.firstname) || ' ' || lower(a.lastname) as words
  from accounts.account a left join (
    select account_id, max(last_used_at) as last_seen,
      count(*) filter (where ended_at is null and expires_at > ${at})::int as open
    from accounts.session where kind = 'full' group by account_id
  ) s on s.account_id = a.id
`;

const rowOf = ({ created, last_seen, ...row }: Row): UserRow => ({
  id: row.id,
  email: row.email,
  firstname: row.firstname,
  lastname: row.lastname,
  position: row.position,
  role: row.role,
  state: row.state,
  created: created.toISOString(),
  last_seen: last_seen?.toISOString() ?? null,
  sessions: row.sessions,
  second_factor: row.second_factor,
});

const orders = { email: sql`u.email`, created: sql`u.created`, last_seen: sql`u.last_seen` } as const;
const directions = { asc: sql`asc`, desc: sql`desc` } as const;

/** A page of accounts. */
export async function usersOf(queries: AccountQueries, query: QueryOf<(typeof personEndpoints)['users']>, at: Date) {
  const { limit, offset } = rowsOfPage(query);
  const { q, role, state } = query;
  const asked = sql`
    from (${accountsAt(at)}) u
    where (${role}::text = '' or u.role = ${role}::text) and (${state}::text = '' or u.state = ${state}::text)
      and (${q}::text = '' or strpos(u.words, lower(${q}::text)) > 0)
  `;
  const counted = await sql<{ total: number }>`select count(*)::int as total ${asked}`.execute(queries);
  const { rows } = await sql<Row>`
    select u.* ${asked} order by ${orders[query['sort-by']]} ${directions[query.order]} nulls last, u.id
    limit ${limit} offset ${offset}
  `.execute(queries);
  return pageAnswer(query, counted.rows[0]?.total ?? 0, rows.map(rowOf));
}

/** One account. Throws E_NOT_FOUND. */
export async function userRow(queries: AccountQueries, id: string, at: Date): Promise<UserRow> {
  const { rows } = await sql<Row>`select u.* from (${accountsAt(at)}) u where u.id = ${id}`.execute(queries);
  const [row] = rows;
  if (!row) throw new Problem('E_NOT_FOUND', 'There is no such account.');
  return rowOf(row);
}

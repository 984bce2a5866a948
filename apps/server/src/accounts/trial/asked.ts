import type { QueryOf } from '@routeglass/api-client/contract';
import type { AskedBgpSession, AskedTrial, ownEndpoints } from '@routeglass/api-client/own';
import { type RawBuilder, sql } from 'kysely';
import { pageAnswer, rowsOfPage } from '../../http/pages.ts';
import { namesOf } from '../access/network.ts';
import type { AccountQueries } from '../tables.ts';
import { sessions } from './bgpSessions.ts';

interface Asked {
  readonly id: string;
  readonly asn: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly created: Date;
}

type AskedSessionRow = Asked & Pick<AskedBgpSession, 'ip' | 'state'>;
type AskedTrialRow = Asked &
  Pick<AskedTrial, 'company' | 'notification_email' | 'state'> & { readonly ends: Date | null };

const askedSessionRows = sql<AskedSessionRow>`
  select s.id, s.asn, s.ip, s.state, s.created_at as created, p.firstname, p.lastname, p.email
  from (${sessions}) s join accounts.account p on p.id = s.account_id
`;
const askedTrialRows = sql<AskedTrialRow>`
  select t.id, t.asn, t.company, t.notification_email, t.state, t.created_at as created, t.ends_at as ends,
    p.firstname, p.lastname, p.email
  from accounts.monitoring_trial t join accounts.account p on p.id = t.account_id
`;

/** A page of requests with a state, the latest first, with the names of their networks. */
async function askedPage<Row extends Asked>(
  queries: AccountQueries,
  rowsOf: RawBuilder<Row>,
  query: { readonly page: number; readonly 'page-size': number; readonly state: string },
) {
  const { limit, offset } = rowsOfPage(query);
  const asked = sql`from (${rowsOf}) a where (${query.state}::text = '' or a.state = ${query.state}::text)`;
  const counted = await sql<{ total: number }>`select count(*)::int as total ${asked}`.execute(queries);
  const { rows } = await sql<Row>`
    select a.* ${asked} order by a.created desc, a.id limit ${limit} offset ${offset}
  `.execute(queries);
  const names = await namesOf(
    queries,
    rows.map(({ asn }) => asn),
  );
  const common = (row: Row) => ({ as_name: names.get(row.asn) ?? null, created: row.created.toISOString() });
  return { total: counted.rows[0]?.total ?? 0, rows: rows.map((row) => ({ ...row, ...common(row) })) };
}

/** All BGP sessions with their requesters. */
export async function askedSessions(queries: AccountQueries, query: QueryOf<(typeof ownEndpoints)['bgpSessions']>) {
  const { total, rows } = await askedPage(queries, askedSessionRows, query);
  return pageAnswer(query, total, rows);
}

/** All trials with their requesters. */
export async function askedTrials(queries: AccountQueries, query: QueryOf<(typeof ownEndpoints)['trials']>) {
  const { total, rows } = await askedPage(queries, askedTrialRows, query);
  return pageAnswer(
    query,
    total,
    rows.map(({ ends, ...row }): AskedTrial => ({ ...row, ends: ends?.toISOString() ?? null })),
  );
}

import type { SessionFacts } from '@routeglass/api-client/accounts';
import { accessStatuses } from '@routeglass/domain/access';
import { sql } from 'kysely';
import type { AccountQueries } from '../../tables.ts';

/** Networks requested by an account, and whether access was approved. Code that changes requests must call `rightsChanged`. */
export type ReadNetworks = (queries: AccountQueries, accountId: string) => Promise<SessionFacts['asList']>;

/** Rejected requests do not count, since they may be repeated. */
export const readNetworks: ReadNetworks = async (queries, accountId) => {
  const { rows } = await sql<SessionFacts['asList'][number]>`
    select a.asn, n.as_name, a.status, a.status = ${accessStatuses.approved} as approved
    from accounts.as_access a left join live_network n on n.asn = a.asn
    where a.account_id = ${accountId} and a.status <> ${accessStatuses.rejected} order by a.created_at, a.asn
  `.execute(queries);
  return rows;
};

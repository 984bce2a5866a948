import type { billingEndpoints, LedgerRow } from '@routeglass/api-client/billing';
import type { QueryOf } from '@routeglass/api-client/contract';
import { sql } from 'kysely';
import { pageAnswer, rowsOfPage } from '../../http/pages.ts';
import { timeSpan } from '../../http/timeSpan.ts';
import type { AccountQueries } from '../tables.ts';

interface Row extends Omit<LedgerRow, 'id' | 'at' | 'until'> {
  readonly id: number;
  readonly at: Date;
  readonly until: Date | null;
}

/** A page of the ledger, the last row first. A balance counts all rows of its account, regardless of filters. */
export async function ledgerPage(queries: AccountQueries, query: QueryOf<typeof billingEndpoints.ledger>) {
  const { limit, offset } = rowsOfPage(query);
  const { q, account, kind } = query;
  const { from, until } = timeSpan(query.from || undefined, query.until || undefined);
  const asked = sql`from (
    select l.id, l.at, l.kind, l.cents, l.until, l.actor, l.memo, b.number as bill,
      (sum(l.cents) over (partition by l.account_id order by l.id))::int as balance_cents,
      coalesce(a.email, b.buyer::jsonb ->> 'email', 'erased') as email
    from accounts.ledger l left join accounts.account a on a.id = l.account_id left join accounts.bill b on b.id = l.bill_id
  ) f where (${q}::text = '' or strpos(lower(f.email || ' ' || f.memo || ' ' || f.actor), lower(${q}::text)) > 0)
    and (${account}::text = '' or strpos(lower(f.email), lower(${account}::text)) > 0)
    and (${kind}::text = '' or f.kind = ${kind}::text)
    and (${from}::timestamptz is null or f.at >= ${from}::timestamptz)
    and (${until}::timestamptz is null or f.at < ${until}::timestamptz)`;
  const counted = await sql<{ total: number }>`select count(*)::int as total ${asked}`.execute(queries);
  const { rows } = await sql<Row>`select f.* ${asked} order by f.id desc limit ${limit} offset ${offset}`.execute(
    queries,
  );
  const data = rows.map(({ id, at, until: open, ...row }): LedgerRow => ({
    ...row,
    id: String(id),
    at: at.toISOString(),
    until: open?.toISOString() ?? null,
  }));
  return pageAnswer(query, counted.rows[0]?.total ?? 0, data);
}

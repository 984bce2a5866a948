import { networkCounts, type NetworkCounts } from '@routeglass/api-client/own';
import * as v from 'valibot';
import { Problem } from '../../http/problem.ts';
import type { AccountStore } from '../tables.ts';

/** A return within this time continues the same visit. */
const SAME_VISIT_MS = 30 * 60_000;

const keptVisit = v.object({
  /** When it was shown, ms since 1970. */
  at: v.number(),
  shown: networkCounts,
  /** Counts shown on the previous visit. */
  before: v.nullable(networkCounts),
});

/**
 * Stores the counts of a network shown to an account, and returns those of the previous visit. Throws E_NOT_FOUND if the account never requested the
 * network.
 */
export function visitNetwork(
  store: AccountStore,
  accountId: string,
  asn: number,
  shown: NetworkCounts,
  now: number,
): Promise<NetworkCounts | null> {
  return store.write(async (queries) => {
    const row = await queries
      .selectFrom('as_access')
      .select(['id', 'visit'])
      .where('account_id', '=', accountId)
      .where('asn', '=', asn)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new Problem('E_NOT_FOUND', `You have not asked for AS${asn}.`);
    const last = row.visit === null ? null : v.parse(keptVisit, JSON.parse(row.visit));
    const before = last && (now - last.at < SAME_VISIT_MS ? last.before : last.shown);
    const visit: v.InferOutput<typeof keptVisit> = { at: now, shown, before };
    await queries
      .updateTable('as_access')
      .set({ visit: JSON.stringify(visit) })
      .where('id', '=', row.id)
      .execute();
    return before;
  });
}

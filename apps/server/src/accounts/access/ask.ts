import { accessStatuses, mayAskAgain, type AccessStatus } from '@routeglass/domain/access';
import { Problem } from '../../http/problem.ts';
import { record } from '../audit.ts';
import type { CallingAccount } from '../../http/caller.ts';
import type { AccountDeps } from '../deps.ts';
import { enqueue } from '../jobs/queue.ts';
import { useOrRefuse } from '../limits/allowance.ts';
import { rightsChanged } from '../session/rights/rights.ts';
import type { AccountQueries } from '../tables.ts';
import { namesOf } from './network.ts';

/** The state of a request; undefined if there is none. */
export function accessOf(queries: AccountQueries, accountId: string, asn: number) {
  return queries
    .selectFrom('as_access')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('asn', '=', asn)
    .executeTakeFirst();
}

/**
 * Stores a request, with a job that writes to the contacts. Throws E_NOT_FOUND for a network that is in no source, and E_CONFLICT if there is a
 * request that was not rejected.
 */
export async function askForAccess(
  { store, clock, post }: AccountDeps,
  account: CallingAccount,
  asn: number,
  { origin, address }: { readonly origin: string; readonly address: string },
): Promise<{ asn: number; status: AccessStatus }> {
  const now = clock();
  const at = new Date(now);
  await useOrRefuse(store, 'access', account.id, now);
  await store.write(async (queries) => {
    const known = await namesOf(queries, [asn]);
    if (!known.has(asn)) throw new Problem('E_NOT_FOUND', `AS${asn} is not in any loaded source.`);
    const before = await accessOf(queries, account.id, asn);
    if (before && !mayAskAgain(before.status))
      throw new Problem(
        'E_CONFLICT',
        before.status === accessStatuses.approved ? 'This AS is already approved.' : 'You already requested this AS.',
      );
    const asked = { status: accessStatuses.waiting, proof: null, updated_at: at, letters_at: null, problem: null };
    await queries
      .insertInto('as_access')
      .values({ account_id: account.id, asn, created_at: at, ...asked })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'asn'])
          .doUpdateSet((row) => ({ ...asked, version: row('as_access.version', '+', 1) })),
      )
      .execute();
    await rightsChanged(queries);
    const details = { asn: String(asn) };
    await record(
      queries,
      { actor: account.email, action: 'access.asked', subject: account.email, address, details },
      at,
    );
    await enqueue(queries, 'contact-letter', { asn, origin }, at);
  });
  post.nudge();
  return { asn, status: accessStatuses.waiting };
}

/**
 * Withdraws a request or gives up access. A rejected request stays on record, so that it cannot be removed and repeated like a first one. Throws
 * E_NOT_FOUND if there is no request, and E_CONFLICT for a rejected one.
 */
export async function leaveAccess(
  { store, clock }: AccountDeps,
  account: CallingAccount,
  asn: number,
  address: string,
): Promise<void> {
  await store.write(async (queries) => {
    const asked = await accessOf(queries, account.id, asn);
    if (!asked) throw new Problem('E_NOT_FOUND', `You have not asked for AS${asn}.`);
    if (asked.status === accessStatuses.rejected)
      throw new Problem('E_CONFLICT', 'A rejected request stays on record. You can ask again.');
    await (asked.refused_at
      ? queries
          .updateTable('as_access')
          .set({ status: accessStatuses.rejected, version: asked.version + 1, updated_at: new Date(clock()) })
          .where('id', '=', asked.id)
          .execute()
      : queries.deleteFrom('as_access').where('id', '=', asked.id).execute());
    await rightsChanged(queries);
    const details = { asn: String(asn) };
    await record(
      queries,
      { actor: account.email, action: 'access.left', subject: account.email, address, details },
      new Date(clock()),
    );
  });
}

import { type AccessAction, accessActions, type AccessStatus, accessStatuses } from '@routeglass/domain/access';
import type { Selectable } from 'kysely';
import { Problem } from '../../http/problem.ts';
import { record } from '../audit.ts';
import type { Post } from '../mail/post.ts';
import { rightsChanged } from '../session/rights/rights.ts';
import type { AccountQueries, AccountTables } from '../tables.ts';
import { networkName, type Outcome, outcomeLetter } from './letters.ts';
import { namesOf } from './network.ts';
import type { AccessProof } from './tables.ts';

export type AsAccess = Selectable<AccountTables['as_access']>;

/** What storing a decision needs. */
export interface Deciding {
  readonly queries: AccountQueries;
  readonly post: Post;
  /** Origin of the site, for the link in the letter. */
  readonly origin: string;
  readonly now: number;
}

const after: Readonly<Record<AccessAction, { status: AccessStatus; outcome: Outcome }>> = {
  approve: { status: accessStatuses.approved, outcome: 'approved' },
  reject: { status: accessStatuses.rejected, outcome: 'rejected' },
  revoke: { status: accessStatuses.rejected, outcome: 'revoked' },
};

/** Who decides, by which proof, and from which address. */
export interface Decider {
  readonly actor: string;
  readonly proof: AccessProof;
  readonly address?: string;
}

/** The action of a press of "Approve" or "Reject" in this state; null if it changes nothing. Throws E_CONFLICT if the state does not allow it. */
export function actionOf(status: AccessStatus, decision: 'approve' | 'reject'): AccessAction | null {
  const decided = decision === 'approve' ? accessStatuses.approved : accessStatuses.rejected;
  if (status === decided) return null;
  const action = accessActions(status).find((each) => after[each].status === decided);
  if (!action) throw new Problem('E_CONFLICT', 'The request has changed. Load the page again.');
  return action;
}

/** Approves, rejects or revokes. Sessions see it with their next call; the requester gets a letter. Fails if the request was changed in between. */
export async function decide(
  deciding: Deciding,
  access: AsAccess,
  action: AccessAction,
  decider: Decider,
): Promise<void> {
  const { queries, post, origin, now } = deciding;
  const { status, outcome } = after[action];
  const at = new Date(now);
  const { numUpdatedRows } = await queries
    .updateTable('as_access')
    .set({
      status,
      proof: action === 'approve' ? decider.proof : null,
      refused_at: action === 'approve' ? null : at,
      version: access.version + 1,
      updated_at: at,
      letters_at: null,
      problem: null,
    })
    .where('id', '=', access.id)
    .where('version', '=', access.version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Problem('E_CONFLICT', 'The request has changed. Load the page again.');
  await rightsChanged(queries);
  const account = await queries
    .selectFrom('account')
    .select('email')
    .where('id', '=', access.account_id)
    .executeTakeFirstOrThrow();
  await record(
    queries,
    {
      actor: decider.actor,
      action: `access.${outcome}`,
      subject: account.email,
      ...(decider.address !== undefined && { address: decider.address }),
      details: { asn: String(access.asn), proof: decider.proof },
    },
    at,
  );
  const name = (await namesOf(queries, [access.asn])).get(access.asn) ?? null;
  const letter = outcomeLetter(origin, networkName(access.asn, name), outcome);
  await post.put(queries, account.email, access.account_id, letter, now);
}

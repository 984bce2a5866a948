import { accessStatuses, type AccessStatus } from '@routeglass/domain/access';
import { Problem } from '../../http/problem.ts';
import type { CallingAccount } from '../../http/caller.ts';
import type { AccountDeps } from '../deps.ts';
import { useOrRefuse } from '../limits/allowance.ts';
import { accessOf } from './ask.ts';
import { type AsAccess, decide } from './change.ts';
import type { Registries } from './registries.ts';
import type { AccountQueries } from '../tables.ts';
import type { AccessProof } from './tables.ts';
import { accessTokens, proofText } from './tokens.ts';

/** Data that determine the text of a proof. */
export type ProvenBy = Pick<AsAccess, 'account_id' | 'asn' | 'refused_at'>;

/** Permission bit of PeeringDB for changing a network's entry. Permission to read proves nothing. */
const MAY_UPDATE = 2;

/**
 * Whether PeeringDB reported, at the account's last sign-in there, that it may change a network's entry. After a rejection, only later claims count.
 */
export async function isClaimed(
  queries: AccountQueries,
  { account_id: accountId, asn, refused_at }: ProvenBy,
): Promise<boolean> {
  const claims = await queries
    .selectFrom('claimed_network')
    .select(['permissions', 'seen_at'])
    .where('account_id', '=', accountId)
    .where('asn', '=', asn)
    .where('provider', '=', 'peeringdb')
    .execute();
  return claims.some(
    ({ permissions, seen_at }) => (permissions & MAY_UPDATE) !== 0 && (refused_at === null || seen_at > refused_at),
  );
}

/**
 * The text that proves, in the remarks of the aut-num, that an account acts for a network. A rejection changes the text, since the old one may still
 * be there.
 */
export function remarkOf({ keys }: Pick<AccountDeps, 'keys'>, asked: ProvenBy): string {
  const { account_id: accountId, asn, refused_at } = asked;
  const subject = refused_at === null ? `as ${asn}` : `as ${asn} ${refused_at.getTime()}`;
  return proofText(accessTokens(keys).proof(accountId, subject));
}

/** Looks for a proof that needs no person's confirmation, and grants access if it finds one. Throws E_CONFLICT if there is none yet. */
export async function prove(
  deps: AccountDeps & { readonly registries: Registries },
  account: CallingAccount,
  asn: number,
  { origin, address }: { readonly origin: string; readonly address: string },
): Promise<{ asn: number; status: AccessStatus }> {
  const { store, clock, post, registries } = deps;
  const asked = await accessOf(store.db, account.id, asn);
  if (!asked) throw new Problem('E_NOT_FOUND', `You have not asked for AS${asn}.`);
  if (asked.status === accessStatuses.approved) return { asn, status: asked.status };
  await useOrRefuse(store, 'access', account.id, clock());
  const proof = await findProof(asked);
  if (!proof)
    throw new Problem(
      'E_CONFLICT',
      `The registry's entry for AS${asn} does not have the text yet. Changes can take some minutes.`,
    );
  await store.write(async (queries) => {
    const access = await accessOf(queries, account.id, asn);
    if (!access || access.status === accessStatuses.approved) return;
    const decider = { actor: account.email, proof, address };
    await decide({ queries, post, origin, now: clock() }, access, 'approve', decider);
  });
  post.nudge();
  return { asn, status: accessStatuses.approved };

  async function findProof(asked: AsAccess): Promise<AccessProof | null> {
    if (await isClaimed(store.db, asked)) return 'peeringdb';
    const text = remarkOf(deps, asked);
    const has = await registries.hasRemark(asn, text).catch((error: unknown) => {
      if (error instanceof Problem) throw error;
      const problem = new Problem('E_UNREACHABLE', 'The registry cannot be reached right now; try again later');
      problem.cause = error;
      throw problem;
    });
    return has ? 'remark' : null;
  }
}

import { accessStatuses, type AccessStatus } from '@routeglass/domain/access';
import { Problem } from '../../http/problem.ts';
import type { CallingAccount } from '../../http/caller.ts';
import type { AccountDeps } from '../deps.ts';
import { useOrRefuse } from '../limits/allowance.ts';
import { accessOf } from './ask.ts';
import { decide } from './change.ts';
import type { Registries } from './registries.ts';
import type { AccountQueries } from '../tables.ts';
import type { AccessProof } from './tables.ts';
import { accessTokens, proofText } from './tokens.ts';

/** Bit of PeeringDB's permissions for who may change a network's entry: reading alone proves nothing. */
const MAY_UPDATE = 2;

/** Whether PeeringDB said, when the account last signed in there, that it may change a network's entry. */
export async function isClaimed(queries: AccountQueries, accountId: string, asn: number): Promise<boolean> {
  const claims = await queries
    .selectFrom('claimed_network')
    .select('permissions')
    .where('account_id', '=', accountId)
    .where('asn', '=', asn)
    .where('provider', '=', 'peeringdb')
    .execute();
  return claims.some(({ permissions }) => (permissions & MAY_UPDATE) !== 0);
}

/** The text that proves, in the remarks of the aut-num, that an account acts for a network. */
export const remarkOf = ({ keys }: Pick<AccountDeps, 'keys'>, accountId: string, asn: number): string =>
  proofText(accessTokens(keys).proof(accountId, `as ${asn}`));

/** Looks for a proof that no person has to confirm, and grants access where it finds one. Throws E_CONFLICT where there is none yet. */
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
  const proof = await findProof();
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

  async function findProof(): Promise<AccessProof | null> {
    if (await isClaimed(store.db, account.id, asn)) return 'peeringdb';
    const text = remarkOf(deps, account.id, asn);
    const has = await registries.hasRemark(asn, text).catch((error: unknown) => {
      if (error instanceof Problem) throw error;
      const problem = new Problem('E_UNREACHABLE', 'The registry cannot be reached right now; try again later');
      problem.cause = error;
      throw problem;
    });
    return has ? 'remark' : null;
  }
}

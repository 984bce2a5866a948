import { accessStatuses } from '@routeglass/domain/access';
import { DAY_MS } from '@routeglass/domain/time';
import { Problem } from '../../http/problem.ts';
import type { CallingAccount } from '../../http/caller.ts';
import { record } from '../audit.ts';
import type { AccountDeps } from '../deps.ts';
import { useOrRefuse } from '../limits/allowance.ts';
import { emailKey, hashOf, newSecret } from '../token.ts';
import { accessOf } from './ask.ts';
import { decide } from './change.ts';
import { invitationLetter, networkName } from './letters.ts';
import { namesOf } from './network.ts';

const LIVES = 14 * DAY_MS;

interface From {
  readonly origin: string;
  readonly address: string;
}

/** Sends an invitation; a former one to the same address opens nothing any more. */
export async function invite(
  { store, clock, post }: AccountDeps,
  account: CallingAccount,
  asn: number,
  email: string,
  { origin, address }: From,
): Promise<void> {
  const now = clock();
  const at = new Date(now);
  await useOrRefuse(store, 'access', account.id, now);
  await store.write(async (queries) => {
    const token = newSecret();
    const key = emailKey(email);
    await queries
      .deleteFrom('as_invitation')
      .where('asn', '=', asn)
      .where('email_key', '=', key)
      .where('accepted_at', 'is', null)
      .execute();
    await queries
      .insertInto('as_invitation')
      .values({
        token_hash: hashOf(token),
        asn,
        email_key: key,
        invited_by: account.id,
        created_at: at,
        expires_at: new Date(now + LIVES),
      })
      .execute();
    const details = { asn: String(asn) };
    await record(queries, { actor: account.email, action: 'access.invited', subject: email, address, details }, at);
    const name = (await namesOf(queries, [asn])).get(asn) ?? null;
    await post.put(queries, email, null, invitationLetter(origin, networkName(asn, name), token), now);
  });
  post.nudge();
}

/**
 * Accepts an invitation. Throws E_NOT_FOUND for one that is wrong, used, too old or taken back, and E_FORBIDDEN for one to another address. Who
 * invited must still have access.
 */
export async function acceptInvitation(
  { store, clock, post }: AccountDeps,
  account: CallingAccount,
  token: string,
  { origin, address }: From,
): Promise<void> {
  const now = clock();
  await store.write(async (queries) => {
    const invitation = await queries
      .selectFrom('as_invitation')
      .selectAll()
      .where('token_hash', '=', hashOf(token))
      .where('accepted_at', 'is', null)
      .where('expires_at', '>', new Date(now))
      .forUpdate()
      .executeTakeFirst();
    const inviter = invitation && (await accessOf(queries, invitation.invited_by, invitation.asn));
    if (!invitation || inviter?.status !== accessStatuses.approved)
      throw new Problem('E_NOT_FOUND', 'This invitation does not exist or has expired. Ask for a new one.');
    if (invitation.email_key !== emailKey(account.email))
      throw new Problem(
        'E_FORBIDDEN',
        'This invitation is for another address. Log in with the account of that address.',
      );
    await queries
      .updateTable('as_invitation')
      .set({ accepted_at: new Date(now), accepted_by: account.id })
      .where('token_hash', '=', hashOf(token))
      .execute();
    const { asn } = invitation;
    await queries
      .insertInto('as_access')
      .values({
        account_id: account.id,
        asn,
        status: accessStatuses.waiting,
        proof: null,
        created_at: new Date(now),
        updated_at: new Date(now),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const access = await accessOf(queries, account.id, asn);
    if (!access || access.status === accessStatuses.approved) return;
    const decider = { actor: account.email, proof: 'invitation', address } as const;
    await record(
      queries,
      { actor: account.email, action: 'access.joined', subject: account.email, address, details: { asn: String(asn) } },
      new Date(now),
    );
    await decide({ queries, post, origin, now }, access, 'approve', decider);
  });
  post.nudge();
}

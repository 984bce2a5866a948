import type { InvitationRow } from '@routeglass/api-client/own';
import { accessStatuses } from '@routeglass/domain/access';
import { DAY_MS } from '@routeglass/domain/time';
import { Problem } from '../../http/problem.ts';
import type { CallingAccount } from '../../http/caller.ts';
import { record } from '../audit.ts';
import type { AccountDeps } from '../deps.ts';
import { useOrRefuse } from '../limits/allowance.ts';
import type { AccountQueries } from '../tables.ts';
import { emailKey, hashOf, newSecret } from '../token.ts';
import { accessOf } from './ask.ts';
import { decide } from './change.ts';
import { invitationLetter, networkName } from './letters.ts';
import { namesOf } from './network.ts';

const LIVES = 14 * DAY_MS;
const OWN_ADDRESS = 'This is your own address, and you already have access. Enter that of another person.';

interface From {
  readonly origin: string;
  readonly address: string;
}

/** Sends an invitation, which invalidates an earlier one to the same address. */
export async function invite(
  { store, clock, post }: AccountDeps,
  account: CallingAccount,
  asn: number,
  email: string,
  { origin, address }: From,
): Promise<void> {
  const now = clock();
  const at = new Date(now);
  if (emailKey(email) === emailKey(account.email))
    throw new Problem('E_BAD_REQUEST', OWN_ADDRESS, [{ path: 'email', message: OWN_ADDRESS }]);
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

/** Valid invitations to networks that an account has access to, the newest first. */
export async function openInvitations(
  queries: AccountQueries,
  accountId: string,
  now: number,
): Promise<InvitationRow[]> {
  const rows = await queries
    .selectFrom('as_invitation as i')
    .innerJoin('account as p', 'p.id', 'i.invited_by')
    // An invitation is invalid if its sender has lost access.
    .innerJoin('as_access as x', (join) => join.onRef('x.account_id', '=', 'i.invited_by').onRef('x.asn', '=', 'i.asn'))
    .select(['i.id', 'i.asn', 'i.email_key', 'p.email as invited_by', 'i.created_at', 'i.expires_at'])
    .where('i.asn', 'in', networksOf(queries, accountId))
    .where('x.status', '=', accessStatuses.approved)
    .where('i.accepted_at', 'is', null)
    .where('i.expires_at', '>', new Date(now))
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id')
    .execute();
  const names = await namesOf(queries, [...new Set(rows.map(({ asn }) => asn))]);
  return rows.map(({ id, asn, email_key, invited_by, created_at, expires_at }) => ({
    id,
    asn,
    as_name: names.get(asn) ?? null,
    email: email_key,
    invited_by,
    sent: created_at.toISOString(),
    expires: expires_at.toISOString(),
  }));
}

const networksOf = (queries: AccountQueries, accountId: string) =>
  queries
    .selectFrom('as_access')
    .select('asn')
    .where('account_id', '=', accountId)
    .where('status', '=', accessStatuses.approved);

/** Withdraws an invitation to a network. Throws E_NOT_FOUND if it was accepted or withdrawn, or is to another network. */
export async function withdrawInvitation(
  { store, clock }: AccountDeps,
  account: CallingAccount,
  { asn, id }: { readonly asn: number; readonly id: string },
  address: string,
): Promise<void> {
  await store.write(async (queries) => {
    const gone = await queries
      .deleteFrom('as_invitation')
      .where('id', '=', id)
      .where('asn', '=', asn)
      .where('accepted_at', 'is', null)
      .returning('email_key')
      .executeTakeFirst();
    if (!gone) throw new Problem('E_NOT_FOUND', 'This invitation was already accepted or withdrawn.');
    const details = { asn: String(asn) };
    await record(
      queries,
      { actor: account.email, action: 'access.uninvited', subject: gone.email_key, address, details },
      new Date(clock()),
    );
  });
}

/**
 * Accepts an invitation. Throws E_NOT_FOUND if it is unknown, used, expired or withdrawn, or if its sender has lost access; and E_FORBIDDEN if it was
 * sent to another address.
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

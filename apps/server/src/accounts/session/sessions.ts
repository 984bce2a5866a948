import { DAY_MS } from '@routeglass/domain/time';
import { sql } from 'kysely';
import { hashOf, newId, newSecret } from '../token.ts';
import { clientOf, type Visitor } from '../visitor.ts';
import type { AccountQueries, SessionKind, SignInMethod } from '../tables.ts';

/** A session ends after `IDLE` without use, and `ABSOLUTE` after it began. */
export const IDLE = 14 * DAY_MS;
export const ABSOLUTE = 90 * DAY_MS;
/** Time to enter the second factor, and to open the link of a registration. */
const SHORT = 10 * 60_000;
const REGISTRATION = DAY_MS;

export interface NewSession {
  readonly kind: SessionKind;
  readonly accountId: string | null;
  readonly method: SignInMethod;
  readonly emailKey?: string;
}

const lifetimes: Readonly<Record<SessionKind, number>> = {
  full: IDLE,
  'second-factor': SHORT,
  registration: REGISTRATION,
};

/** Begins a session and sets its cookie, always with a new secret, so that an earlier known one is useless. */
export async function beginSession(
  queries: AccountQueries,
  { kind, accountId, method, emailKey }: NewSession,
  visitor: Visitor,
  now: number,
): Promise<string> {
  const { browser, address } = visitor;
  const cookie = kind === 'registration' ? 'registration' : 'session';
  const former = browser.cookie(cookie);
  if (former !== undefined) await endBySecret(queries, former, now);
  const id = newId();
  const secret = newSecret();
  const at = new Date(now);
  await queries
    .insertInto('session')
    .values({
      id,
      secret_hash: hashOf(secret),
      account_id: accountId,
      kind,
      email_key: emailKey ?? null,
      method,
      created_at: at,
      last_used_at: at,
      proved_at: at,
      expires_at: new Date(now + lifetimes[kind]),
      address,
      client: clientOf(visitor),
      user_agent: browser.userAgent,
    })
    .execute();
  browser.setCookie(cookie, secret, (kind === 'full' ? ABSOLUTE : lifetimes[kind]) / 1_000);
  return id;
}

/** Replaces the secret of a full session when it gets more rights, so that the former one is useless. */
export async function renewSecret(
  queries: AccountQueries,
  id: string | null,
  { browser }: Visitor,
  change: { readonly proved_at?: Date } = {},
): Promise<void> {
  const secret = newSecret();
  const renewed = await queries
    .updateTable('session')
    .set({ ...change, secret_hash: hashOf(secret) })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (renewed) browser.setCookie('session', secret, ABSOLUTE / 1_000);
}

/** Records that the person of a session has confirmed their identity again. */
export const proveAgain = (queries: AccountQueries, id: string | null, visitor: Visitor, now: number): Promise<void> =>
  renewSecret(queries, id, visitor, { proved_at: new Date(now) });

/** The valid session of a secret, of one kind. */
export async function findSession(queries: AccountQueries, kind: SessionKind, secret: string | undefined, now: number) {
  if (secret === undefined) return undefined;
  return queries
    .selectFrom('session')
    .selectAll()
    .where('secret_hash', '=', hashOf(secret))
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
}

export async function endBySecret(queries: AccountQueries, secret: string, now: number): Promise<void> {
  await queries
    .updateTable('session')
    .set({ ended_at: new Date(now) })
    .where('secret_hash', '=', hashOf(secret))
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends one session of an account. Returns whether there was one. */
export async function endSession(
  queries: AccountQueries,
  accountId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('session')
    .set({ ended_at: new Date(now) })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows !== 0n;
}

/** Ends all sessions of an account except `but`. Returns how many ended. */
export async function endSessions(
  queries: AccountQueries,
  accountId: string,
  now: number,
  but: string | null = null,
): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable('session')
    .set({ ended_at: new Date(now) })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$if(but !== null, (query) => query.where('id', '!=', but ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends all sessions of an account of one kind. */
export async function forgetSessions(
  queries: AccountQueries,
  accountId: string,
  kind: SessionKind,
  now: number,
): Promise<void> {
  await queries
    .updateTable('session')
    .set({ ended_at: new Date(now) })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .execute();
}

/** Keeps a session alive; writes at most once a minute. */
export async function touch(queries: AccountQueries, id: string, now: number): Promise<void> {
  await sql`
    update accounts.session
    set last_used_at = ${new Date(now)},
      expires_at = least(created_at + ${ABSOLUTE} * interval '1 millisecond', ${new Date(now + IDLE)}::timestamptz)
    where id = ${id} and ended_at is null
  `.execute(queries);
}

/** How long ended sessions are kept: earlier clients distinguish the owner from strangers. */
const REMEMBERED = 180 * DAY_MS;

export async function forgetOldSessions(queries: AccountQueries, now: number): Promise<void> {
  await queries
    .deleteFrom('session')
    .where('expires_at', '<', new Date(now - REMEMBERED))
    .execute();
  await queries.deleteFrom('session').where('kind', '!=', 'full').where('expires_at', '<', new Date(now)).execute();
}

import type { Keys } from '../keys.ts';
import type { AccountQueries } from '../tables.ts';
import { useCode } from './recoveryCodes.ts';
import { stepOf } from './totp.ts';

interface FactorRow {
  readonly totp_since: Date | null;
  readonly totp_reset_at: Date | null;
}

/** Whether an account requires a code: not once an administrator's reset is due. */
export const asksForCode = ({ totp_since, totp_reset_at }: FactorRow, now: number): boolean =>
  totp_since !== null && (totp_reset_at === null || totp_reset_at.getTime() > now);

/** Column values of an account without a second factor. */
export const NO_FACTOR = { totp_secret: null, totp_since: null, totp_step: null, totp_reset_at: null } as const;

export async function turnOff(queries: AccountQueries, accountId: string): Promise<void> {
  await queries.updateTable('account').set(NO_FACTOR).where('id', '=', accountId).execute();
  await queries.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
}

/** The kind of a correct code; null for a wrong or used one. */
export type Proof = 'app' | 'recovery';

/** Uses up a code of the app or a recovery code. This cancels an administrator's pending reset, since the owner still has the factor. */
export async function proveByCode(
  queries: AccountQueries,
  keys: Keys,
  accountId: string,
  code: string,
  now: number,
): Promise<Proof | null> {
  const row = await queries
    .selectFrom('account')
    .select(['totp_secret', 'totp_since', 'totp_step', 'totp_reset_at'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!row || row.totp_secret === null || !asksForCode(row, now)) return null;
  const step = stepOf(keys.decrypt(row.totp_secret), code, row.totp_step, now);
  const proof = step !== null ? await useStep(queries, accountId, step) : null;
  const found = proof ?? ((await useCode(queries, keys, accountId, code, now)) ? 'recovery' : null);
  if (found !== null && row.totp_reset_at !== null)
    await queries.updateTable('account').set({ totp_reset_at: null }).where('id', '=', accountId).execute();
  return found;
}

/** Of two requests with one code, one succeeds. */
async function useStep(queries: AccountQueries, accountId: string, step: number): Promise<Proof | null> {
  const { numUpdatedRows } = await queries
    .updateTable('account')
    .set({ totp_step: step })
    .where('id', '=', accountId)
    .where((where) => where.or([where('totp_step', 'is', null), where('totp_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n ? 'app' : null;
}

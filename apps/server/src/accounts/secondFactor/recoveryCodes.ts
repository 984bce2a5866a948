import { createHmac, randomInt } from 'node:crypto';
import type { Keys } from '../keys.ts';
import type { AccountQueries } from '../tables.ts';

/** Without characters that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const HALF = 5;
const HOW_MANY = 10;

const half = (): string => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
const plain = (code: string): string => code.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/** Keyed, since a code has few bits: without the server's key, its hash cannot be brute-forced. */
const hashOf = (keys: Keys, code: string): string =>
  createHmac('sha256', keys.derive('recovery codes')).update(plain(code)).digest('base64url');

/** Replaces the codes and returns the new ones, which are not stored in plain text. */
export async function makeCodes(queries: AccountQueries, keys: Keys, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, () => `${half()}-${half()}`);
  await queries.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await queries
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(keys, code) })))
    .execute();
  return codes;
}

/** Uses up a code; of two concurrent uses, one succeeds. */
export async function useCode(
  queries: AccountQueries,
  keys: Keys,
  accountId: string,
  code: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('recovery_code')
    .set({ used_at: new Date(now) })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(keys, code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function codesLeft(queries: AccountQueries, accountId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('recovery_code')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

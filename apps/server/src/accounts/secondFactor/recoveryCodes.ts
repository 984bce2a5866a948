import { createHmac, randomInt } from 'node:crypto';
import type { Keys } from '../keys.ts';
import type { AccountQueries } from '../tables.ts';

/** Without letters and digits that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const HALF = 5;
const HOW_MANY = 10;

const half = (): string => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
const plain = (code: string): string => code.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/** A code has fewer bits than other secrets: without the server's key, its hash cannot be searched for. */
const hashOf = (keys: Keys, code: string): string =>
  createHmac('sha256', keys.derive('recovery codes')).update(plain(code)).digest('base64url');

/** Makes new codes in place of the old ones and gives them: they are kept nowhere. */
export async function makeCodes(queries: AccountQueries, keys: Keys, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, () => `${half()}-${half()}`);
  await queries.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await queries
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(keys, code) })))
    .execute();
  return codes;
}

/** Uses a code up; of two at once, one is right. */
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

import { Problem } from '../../http/problem.ts';
import type { AccountQueries } from '../tables.ts';

/**
 * Locks the administrators in a transaction, so that none of them loses the role before it ends. Throws E_FORBIDDEN if the acting person has lost it
 * since the request was authorized. Returns how many remain, without accounts marked for deletion.
 */
export async function lockAdministrators(queries: AccountQueries, actorId: string): Promise<number> {
  const rows = await queries
    .selectFrom('account')
    .select(['id', 'erase_at'])
    .where('role', '=', 'ADMIN')
    .where('blocked_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (!rows.some(({ id }) => id === actorId)) throw new Problem('E_FORBIDDEN', 'Only administrators can do this');
  return rows.filter(({ erase_at }) => erase_at === null).length;
}

export const lastAdministrator = (): Problem =>
  new Problem('E_CONFLICT', 'This is the last administrator. Appoint another one first.');

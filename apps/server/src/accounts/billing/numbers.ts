import { sql } from 'kysely';
import type { AccountQueries } from '../tables.ts';

export interface BillNumber {
  readonly number: string;
  readonly year: number;
  readonly serial: number;
}

/** The next number of a year. Others wait until the transaction ends. A rollback releases the number, so that there are no gaps. */
export async function nextNumber(queries: AccountQueries, prefix: string, at: Date): Promise<BillNumber> {
  const year = at.getUTCFullYear();
  const { rows } = await sql<{ last: number }>`
    insert into accounts.bill_counter (year, last) values (${year}, 1)
    on conflict (year) do update set last = bill_counter.last + 1
    returning last
  `.execute(queries);
  const serial = rows[0]?.last ?? 1;
  return { number: `${prefix}-${year}-${String(serial).padStart(6, '0')}`, year, serial };
}

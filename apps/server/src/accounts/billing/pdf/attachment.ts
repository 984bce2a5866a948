import type { AccountQueries } from '../../tables.ts';
import { billById } from '../payment.ts';

export interface BillFile {
  readonly filename: string;
  readonly content: Buffer;
}

/** A bill as the file that is mailed and downloaded. Throws E_NOT_FOUND. */
export async function billAttachment(queries: AccountQueries, id: string): Promise<BillFile> {
  const bill = await billById(queries, id);
  const credited = bill.credits === null ? null : (await billById(queries, bill.credits)).number;
  // The library that writes it takes a while to load, and few servers need it.
  const { billPdf } = await import('./billPdf.ts');
  return { filename: `${bill.number}.pdf`, content: await billPdf(bill, credited) };
}

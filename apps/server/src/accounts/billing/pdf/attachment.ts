import type { AccountQueries } from '../../tables.ts';
import { billById } from '../payment.ts';
import { billPdf } from './billPdf.ts';

export interface BillFile {
  readonly filename: string;
  readonly content: Buffer;
}

/** A bill as the file that is mailed and downloaded. Throws E_NOT_FOUND. */
export async function billAttachment(queries: AccountQueries, id: string): Promise<BillFile> {
  const bill = await billById(queries, id);
  const credited = bill.credits === null ? null : (await billById(queries, bill.credits)).number;
  return { filename: `${bill.number}.pdf`, content: await billPdf(bill, credited) };
}

import type { AccountQueries } from '../../tables.ts';
import { billById } from '../payment.ts';

export interface BillFile {
  readonly filename: string;
  readonly content: Buffer;
}

/** A bill as a PDF file for mail and download. Throws E_NOT_FOUND. */
export async function billAttachment(queries: AccountQueries, id: string): Promise<BillFile> {
  const bill = await billById(queries, id);
  const credited = bill.credits === null ? null : (await billById(queries, bill.credits)).number;
  // The PDF library loads slowly, and few servers need it.
  const { billPdf } = await import('./billPdf.ts');
  return { filename: `${bill.number}.pdf`, content: await billPdf(bill, credited) };
}

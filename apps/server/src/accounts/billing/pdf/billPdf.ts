import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { BRAND } from '../../mail/letter.ts';
import { dayText, dollars } from '../amount.ts';
import { type Bill, type BillLine, type Buyer, totalOf } from '../bills.ts';
import type { Issuer } from '../settings.ts';
import { createWriter, type Writer } from './writer.ts';

const LEFT = 56;
const RIGHT = 539;
const SMALL = 9;
const TEXT = 10.5;
const LARGE = 20;

/**
 * A bill or credit note as PDF 1.7 with embedded fonts. The same row gives the same pages. `credited`: number of the bill that a credit note
 * reverses.
 */
export async function billPdf(bill: Bill, credited: string | null): Promise<Buffer> {
  const [issuer, buyer, line] = [bill.issuer, bill.buyer, bill.line].map((text) => JSON.parse(text) as unknown) as [
    Issuer,
    Buyer,
    BillLine,
  ];
  const isNote = bill.kind === 'credit-note';
  const title = `${isNote ? 'Credit note' : 'Bill'} ${bill.number}`;
  const document = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: issuer.name, CreationDate: bill.issued_at, ModDate: bill.issued_at },
  });
  const whole = buffer(document);
  const write = createWriter(document);
  header(write, issuer);
  const facts = [
    ['Date', dayText(bill.issued_at)],
    ...(isNote ? [['Takes back', credited ?? '']] : [['To be paid by', dayText(bill.due_at)]]),
    ['Currency', 'USD'],
  ];
  write.at(LEFT, 170, title, LARGE);
  facts.forEach(([name = '', value = ''], index) => {
    write.at(LEFT, 205 + index * 16, name, SMALL, 'muted');
    write.at(LEFT + 110, 205 + index * 16, value, TEXT);
  });
  recipient(write, buyer);
  table(write, bill, line);
  footer(write, bill, issuer);
  document.end();
  return whole;
}

function header(write: Writer, issuer: Issuer): void {
  write.at(LEFT, 56, issuer.name, 14);
  const lines = [
    ...issuer.address,
    ...(issuer.registration === null ? [] : [`Registration ${issuer.registration}`]),
    ...(issuer.vatId === null ? [] : [`VAT ID ${issuer.vatId}`]),
  ];
  lines.forEach((line, index) => write.at(LEFT, 80 + index * 13, line, SMALL, 'muted'));
}

function recipient(write: Writer, { company, name, address, country, registration, vatId, email }: Buyer): void {
  const lines = [company, name, address, countryName(country), email].filter((line) => line !== '');
  write.at(LEFT, 280, 'To', SMALL, 'muted');
  let y = 294;
  for (const line of lines) y += write.paragraph(LEFT, y, line, TEXT, RIGHT - LEFT);
  if (registration !== '') y += write.paragraph(LEFT, y, `Registration ${registration}`, SMALL, RIGHT - LEFT);
  if (vatId !== '') write.paragraph(LEFT, y, `VAT ID ${vatId}`, SMALL, RIGHT - LEFT);
}

function table(write: Writer, bill: Bill, { period, from, until }: BillLine): void {
  const days = from === null || until === null ? '' : `, ${dayText(new Date(from))} to ${dayText(new Date(until))}`;
  const top = 430;
  write.rule(top - 8);
  write.at(
    LEFT,
    top,
    `${BRAND} AS Ratings Subscription (Pro), ${period === 'year' ? 'one year' : 'one month'}${days}`,
    TEXT,
  );
  write.end(RIGHT, top, dollars(bill.net_cents), TEXT);
  write.rule(top + 24);
  const sums = [
    ['Net', dollars(bill.net_cents)],
    ['VAT', dollars(bill.vat_cents)],
    ['Total', dollars(totalOf(bill))],
  ];
  sums.forEach(([name = '', value = ''], index) => {
    const isLast = index === sums.length - 1;
    write.at(RIGHT - 180, top + 36 + index * 18, name, TEXT, isLast ? 'strong' : 'muted');
    write.end(RIGHT, top + 36 + index * 18, value, TEXT);
  });
  write.paragraph(LEFT, top + 108, bill.vat_note, SMALL, RIGHT - LEFT);
}

function footer(write: Writer, bill: Bill, issuer: Issuer): void {
  if (bill.kind === 'credit-note') return;
  const how =
    bill.provider === null
      ? [`Please state ${bill.number} with your payment.`, ...issuer.bank]
      : ['Paid by card. No further payment is due.'];
  how.forEach((line, index) => write.paragraph(LEFT, 580 + index * 15, line, TEXT, RIGHT - LEFT));
}

const names = new Intl.DisplayNames('en', { type: 'region' });
const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);

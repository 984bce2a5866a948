import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import type { Bill } from '../src/accounts/billing/bills.ts';
import { billPdf } from '../src/accounts/billing/pdf/billPdf.ts';

const at = new Date('2026-11-23T10:00:00Z');
const billTo = (company: string, more: object = {}): Bill => ({
  id: 'b',
  number: 'RG-2026-000007',
  year: 2026,
  serial: 7,
  kind: 'bill',
  account_id: 'a',
  purchase_id: null,
  subscription_id: null,
  credits: null,
  issuer: JSON.stringify({
    name: 'Åkerlund Nät AB',
    address: ['Storgatan 1', 'Malmö'],
    country: 'SE',
    registration: '556677-8899',
    vatId: 'SE556677889901',
    bank: ['IBAN SE35 5000 0000 0549 1000 0003'],
  }),
  buyer: JSON.stringify({
    company,
    name: 'Ann Example',
    email: 'ann@example.net',
    address: '1 Main Road, Sofia',
    country: 'BG',
    registration: '123456789',
    vatId: 'BG123456789',
  }),
  line: JSON.stringify({ period: 'year', from: null, until: null }),
  net_cents: 126_000,
  vat_cents: 0,
  vat_note: 'Reverse charge: VAT is to be paid by the recipient (Art. 196, Directive 2006/112/EC)',
  issued_at: at,
  due_at: new Date('2026-12-07T10:00:00Z'),
  provider: null,
  provider_ref: null,
  ...more,
});

async function textOf(bill: Bill): Promise<string> {
  const bytes = await billPdf(bill, 'RG-2026-000001');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.normalize('NFKC');
}

it.each([
  ['Latin', 'Žluťoučký kůň, s.r.o.'],
  ['Cyrillic', 'ООО «Северная Сеть»'],
  ['Ukrainian', 'ТОВ «Їжак і Ґанок»'],
  ['Greek', 'Δίκτυα Αιγαίου Α.Ε.'],
  ['Chinese', '北京网络有限公司'],
  ['Japanese', '株式会社ネットワーク'],
  ['Korean', '한국네트워크'],
  ['Vietnamese', 'Công ty Mạng Việt Nam'],
])('a bill to a company with a %s name is read back whole', async (_, company) => {
  const text = await textOf(billTo(company));
  expect(text.replaceAll(/\s+/g, '')).toContain(company.normalize('NFKC').replaceAll(/\s+/g, ''));
});

it('draws Arabic joined and from right to left', async () => {
  const text = (await textOf(billTo('شركة الشبكات'))).replaceAll(/[^\p{Script=Arabic}]/gu, '');
  for (const word of ['شركة', 'الشبكات']) expect(text).toContain(word);
});

it('says number, days, sums, reverse charge and where to pay', async () => {
  const text = await textOf(billTo('Alder'));
  for (const part of [
    'Bill RG-2026-000007',
    'To be paid by',
    '2026/12/07',
    '$1,260.00',
    'Reverse charge',
    'VAT ID BG123456789',
    'VAT ID SE556677889901',
    'Bulgaria',
    'IBAN SE35',
  ])
    expect(text).toContain(part);
});

it('a credit note names the bill it takes back, and no bank', async () => {
  const text = await textOf(billTo('Alder', { kind: 'credit-note', net_cents: -126_000 }));
  expect(text).toContain('Credit note RG-2026-000007');
  expect(text).toContain('RG-2026-000001');
  expect(text).toContain('-$1,260.00');
  expect(text).not.toContain('IBAN');
});

it('the same bill is the same file', async () => {
  const [one, two] = await Promise.all([billPdf(billTo('Alder'), null), billPdf(billTo('Alder'), null)]);
  expect(one.equals(two)).toBe(true);
});

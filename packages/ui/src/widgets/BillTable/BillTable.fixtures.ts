import type { Bill } from '../../facts/bill.ts';

const bill = (serial: number, state: Bill['state'], totalCents: number): Bill => ({
  id: `b${serial}`,
  number: `RG-2026-00000${serial}`,
  state,
  issued: new Date('2026-11-20T09:30:00Z'),
  due: new Date('2026-12-04T09:30:00Z'),
  company: serial === 2 ? 'ООО «Северная Сеть»' : 'Alder Networks',
  totalCents,
  href: `/cabinet/bills/b${serial}/pdf`,
  email: 'ada@example.net',
});

export const bills: readonly Bill[] = [
  bill(4, 'credit-note', -15_000),
  bill(3, 'credited', 15_000),
  bill(2, 'overdue', 126_000),
  bill(1, 'paid', 126_000),
];

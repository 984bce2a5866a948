import type { LedgerCheck, LedgerRow, LedgerView } from './ledgerRow.ts';

const row: LedgerRow = {
  id: '1',
  at: new Date('2026-11-20T09:00:00Z'),
  email: 'ada@example.net',
  kind: 'billed',
  cents: 126_000,
  balanceCents: 126_000,
  bill: 'RG-2026-000001',
  until: null,
  actor: 'ada@example.net',
  memo: 'RG-2026-000001',
};

export const rows: readonly LedgerRow[] = [
  {
    ...row,
    id: '3',
    at: new Date('2026-11-21T10:30:12Z'),
    kind: 'opened',
    cents: 0,
    balanceCents: 0,
    until: new Date('2027-11-21T10:30:12Z'),
    actor: 'root@example.net',
  },
  {
    ...row,
    id: '2',
    at: new Date('2026-11-21T10:30:12Z'),
    kind: 'paid',
    cents: -126_000,
    balanceCents: 0,
    actor: 'root@example.net',
  },
  row,
];

export const view: LedgerView = { account: '', kind: null, days: { from: '', until: '' }, page: 1, pageSize: 50 };
export const agrees: LedgerCheck = { rows: 3, bills: 1, owedCents: 0, problems: [] };
export const disagrees: LedgerCheck = {
  ...agrees,
  owedCents: -126_000,
  problems: ['More was paid than owed of RG-2026-000001', 'A payment has opened nothing: RG-2026-000001'],
};

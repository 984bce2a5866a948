import { describe, expect, it } from 'vitest';
import { ledgerList, readLedger } from './address.ts';

const first = { account: '', kind: null, days: { from: '', until: '' }, page: 1, pageSize: 50 };
const narrowed = {
  account: 'ada@',
  kind: 'paid',
  days: { from: '2026-11-01', until: '2026-11-07' },
  page: 2,
  pageSize: 20,
} as const;

describe('the address of the ledger', () => {
  it.each([
    ['', first],
    ['kind=lost&from=yesterday&until=2026-02-30&account=a&page=0&page-size=7', first],
    ['account=ada@&kind=paid&from=2026-11-01&until=2026-11-07&page=2&page-size=20', narrowed],
  ])('%s', (search, expected) => {
    expect(readLedger(new URLSearchParams(search))).toEqual(expected);
  });

  it('survives a round trip, and a plain view has a plain address', () => {
    expect(ledgerList.read(ledgerList.write({ view: narrowed }, new URLSearchParams()))).toEqual({ view: narrowed });
    expect(ledgerList.write({ view: first }, new URLSearchParams('kind=paid')).toString()).toBe('');
  });
});

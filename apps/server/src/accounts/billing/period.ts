import type { Period } from './billingTables.ts';

/** The same day a month or a year later, UTC; the last day of a month that has no such day. */
export function endOfPeriod(from: Date, period: Period): Date {
  const end = new Date(from);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + (period === 'year' ? 12 : 1));
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end;
}

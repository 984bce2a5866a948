import { describe, expect, it } from 'vitest';
import { dayText, minuteText } from './dateText.ts';

describe('dayText and minuteText', () => {
  it.each([
    ['2026-11-05T09:04:59Z', '2026/11/05', 'Nov 5 2026 09:04 UTC'],
    ['2014-05-23T06:00:00Z', '2014/05/23', 'May 23 2014 06:00 UTC'],
    ['2027-01-01T00:30:00+02:00', '2026/12/31', 'Dec 31 2026 22:30 UTC'],
  ])('write %s as %s and %s', (instant, day, minute) => {
    expect(dayText(new Date(instant))).toBe(day);
    expect(minuteText(new Date(instant))).toBe(minute);
  });
});

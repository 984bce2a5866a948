import { describe, expect, it } from 'vitest';
import { lockedFilterText, lockedReportText } from './lockTexts.ts';

describe('lockedFilterText', () => {
  it.each([
    ['Active only', 'pro', 'Filter by Active only is only available for users with Pro Subscription'],
    ['country', 'pro', 'Filter by country is only available for users with Pro Subscription'],
    ['country', 'as-ratings', 'Filter by country is only available for users with the AS Ratings Subscription'],
  ] as const)('of %s, plan %s', (title, plan, text) => {
    expect(lockedFilterText(title, plan)).toBe(text);
  });
});

it('names the subscription that opens the full report', () => {
  expect(lockedReportText).toBe('Full report is only available for users with the AS Ratings Subscription');
});

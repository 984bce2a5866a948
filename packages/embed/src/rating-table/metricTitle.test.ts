import { describe, expect, it } from 'vitest';
import { metricTitle } from './metricTitle.ts';

describe('metricTitle', () => {
  it.each([
    ['score', 'Connectivity Score'],
    ['asn-count-in-cc', 'Customer Cone'],
    ['local-customers', 'Local customers'],
    ['', ''],
  ])('of %s is %s', (metric, title) => expect(metricTitle(metric)).toBe(title));
});

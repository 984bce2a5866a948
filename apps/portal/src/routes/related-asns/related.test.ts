import { describe, expect, it } from 'vitest';
import { metricsQuery, relatedRows, siblingsQuery } from './related.ts';

const sibling = (asn: number) => ({
  asn,
  as_name: `NET${asn}`,
  org_name: 'Alder Networks',
  country_code: 'NL',
  country_name: 'Netherlands',
});
const rated = (asn: number, score: number | null) => ({
  asinfo: { asn, name: null, description: null, country_code: null, country_name: null },
  metrics: [
    { metric: 'score', value: score },
    { metric: 'customers', value: 2 },
    { metric: 'asn-count-in-cc', value: 3 },
  ],
});
const siblings = [1, 2, 3].map(sibling);

describe('related networks', () => {
  it('stand by number, a page at a time, with what they are compared by', () => {
    const view = { skip: 10, limit: 50 };
    expect(siblingsQuery(view)).toEqual(view);
    expect(metricsQuery({})).toEqual({ limit: 1000 });
    const rows = relatedRows(siblings, [rated(3, 9), rated(1, null)], view);
    expect(rows.map(({ asn, score, customers, customerCone }) => [asn, score, customers, customerCone])).toEqual([
      [1, null, 2, 3],
      [2, null, null, null],
      [3, 9, 2, 3],
    ]);
  });

  it('are all asked for when they stand in another order, of which the page is cut', () => {
    const view = { skip: 1, limit: 1, sort: { column: 'score', order: 'desc' } } as const;
    expect(siblingsQuery(view)).toEqual({ skip: 0, limit: 1000 });
    expect(metricsQuery(view)).toEqual({ limit: 1000, 'sort-field': 'score', 'sort-order': 'desc' });
    const metrics = [rated(2, 9), rated(3, 5), rated(1, null)];
    expect(relatedRows(siblings, metrics, view).map(({ asn }) => asn)).toEqual([3]);
  });
});

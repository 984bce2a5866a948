import { describe, expect, it } from 'vitest';
import { relatedRows, siblingsQuery } from './related.ts';

const sibling = (asn: number) => ({
  asn,
  as_name: `NET${asn}`,
  org_name: 'Alder Networks',
  country_code: 'NL',
  country_name: 'Netherlands',
});
const rated = (asn: number, score: number | null) => ({
  asinfo: { asn, name: null, description: null, country_code: null, country_name: null },
  day: null,
  metrics: [
    { metric: 'score', value: score },
    { metric: 'customers', value: 2 },
    { metric: 'asn-count-in-cc', value: 3 },
  ],
});

describe('related networks', () => {
  it.each([
    [
      { skip: 10, limit: 50 },
      { skip: 10, limit: 50 },
    ],
    [
      { skip: 0, limit: 20, sort: { column: 'customers', order: 'desc' } },
      { skip: 0, limit: 20, 'sort-by': 'customers', order: 'desc' },
    ],
  ] as const)('are asked for as the view has them: %o', (view, query) => {
    expect(siblingsQuery(view)).toEqual(query);
  });

  it('stand in the order in which they came, with what they are compared by', () => {
    const rows = relatedRows([3, 1, 2].map(sibling), [rated(1, null), rated(3, 9)]);
    expect(rows.map(({ asn, score, customers, customerCone }) => [asn, score, customers, customerCone])).toEqual([
      [3, 9, 2, 3],
      [1, null, 2, 3],
      [2, null, null, null],
    ]);
  });
});

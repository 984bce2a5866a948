import { describe, expect, it } from 'vitest';
import { metricGroups, ratingEntries, ratingPage, type RatingMetric, type RatingType } from './ratingMetrics.ts';

const metric = (name: string, type: RatingType = 'global'): RatingMetric => ({
  name,
  title: name.toUpperCase(),
  type,
  needsSubscription: false,
});
const namesOf = (metrics: readonly RatingMetric[]) =>
  metricGroups(metrics).map((group) => group.map(({ name }) => name));

describe('metricGroups', () => {
  it.each<[readonly string[], readonly string[][]]>([
    [['score'], [['score']]],
    [
      ['score', 'customers', 'peers', 'asn-count-in-cc'],
      [['score'], ['customers', 'asn-count-in-cc'], ['peers']],
    ],
    [['prefix-count-in-cc', 'prefix-count'], [['prefix-count', 'prefix-count-in-cc']]],
    [['local-customers', 'local-asn-count-in-cc'], [['local-customers', 'local-asn-count-in-cc']]],
    [
      ['customers', 'prefix-count-in-cc'],
      [['customers'], ['prefix-count-in-cc']],
    ],
    [[], []],
  ])('of %j are %j', (names, groups) => {
    expect(namesOf(names.map((name) => metric(name)))).toEqual(groups);
  });

  it('do not reach from one type into another', () => {
    expect(namesOf([metric('customers', 'global'), metric('asn-count-in-cc', 'local')])).toEqual([
      ['customers'],
      ['asn-count-in-cc'],
    ]);
  });
});

it('a rating has its page', () => {
  expect(ratingPage(metric('national-stability', 'reliability'))).toBe('/as-rating/reliability/national-stability');
});

it('ratingEntries nest what belongs together in an entry of its own', () => {
  expect(ratingEntries([metric('score'), metric('customers'), metric('asn-count-in-cc')])).toEqual([
    { id: 'global/score', label: 'SCORE', href: '/as-rating/global/score' },
    {
      id: 'global/customers+',
      label: 'CUSTOMERS',
      href: '/as-rating/global/customers',
      children: [
        { id: 'global/customers', label: 'CUSTOMERS', href: '/as-rating/global/customers' },
        { id: 'global/asn-count-in-cc', label: 'ASN-COUNT-IN-CC', href: '/as-rating/global/asn-count-in-cc' },
      ],
    },
  ]);
});

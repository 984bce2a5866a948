import { expect, it } from 'vitest';
import { fittingCommunities } from './communityList.ts';

const row = (community: string, description: string, pattern = community) => ({
  asn: 64512,
  community,
  community_pattern: pattern,
  description,
});
const rows = [row('64512:9', 'Learned from a peer'), row('64512:100', 'Customers'), row('64512:20', 'Do not announce')];
const numbers = (filter: string, column: 'community' | 'description', order: 'asc' | 'desc') =>
  fittingCommunities(rows, { filter, sort: { column, order } }).map(({ community }) => community);

it('communities are narrowed by number and meaning in either case, and stand in the order asked for', () => {
  expect(numbers('', 'community', 'asc')).toEqual(['64512:9', '64512:20', '64512:100']);
  expect(numbers('', 'community', 'desc')).toEqual(['64512:100', '64512:20', '64512:9']);
  expect(numbers('', 'description', 'asc')).toEqual(['64512:100', '64512:20', '64512:9']);
  expect(numbers('PEER', 'community', 'asc')).toEqual(['64512:9']);
  expect(numbers(':20', 'community', 'asc')).toEqual(['64512:20']);
  expect(numbers('nothing', 'community', 'asc')).toEqual([]);
});

it('a community says its pattern where that is another', () => {
  const [one] = fittingCommunities([row('64512:101', 'Region', '64512:1xx')], {
    filter: '',
    sort: { column: 'community', order: 'asc' },
  });
  expect(one).toEqual({ community: '64512:101', pattern: '64512:1xx', description: 'Region' });
});

it('observed communities keep their numbers of prefixes, and are sorted by them', () => {
  const counted = [
    { ...row('64512:9', ''), prefixes: 5, at_least: true },
    { ...row('64512:1', ''), prefixes: 70 },
    { ...row('64512:2', ''), prefixes: 5 },
  ];
  const sort = { column: 'prefixes', order: 'desc' } as const;
  expect(fittingCommunities(counted, { filter: '', sort })).toEqual([
    { community: '64512:1', pattern: null, description: '', prefixes: 70, isAtLeast: undefined },
    { community: '64512:9', pattern: null, description: '', prefixes: 5, isAtLeast: true },
    { community: '64512:2', pattern: null, description: '', prefixes: 5, isAtLeast: undefined },
  ]);
});

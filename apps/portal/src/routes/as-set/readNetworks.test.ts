import { createClient } from '@routeglass/api-client/client';
import { mockFetch } from '@routeglass/api-client/mocks';
import { expect, it, vi } from 'vitest';
import { networkQuestion } from './networkQuestion.ts';
import { readNetworks } from './readNetworks.ts';

const view = { tab: 'asn-members', recursively: true, source: 'RIPE', page: 3, pageSize: 20, q: 'larch' } as const;
const question = networkQuestion('AS-LARGE', 1001, view);

it('asks the registries only of a large set that is looked at by what is known of its networks', () => {
  expect(question).toEqual({
    name: 'AS-LARGE',
    sources: ['RIPE'],
    recursively: true,
    q: 'larch',
    sortBy: 'asn',
    order: 'asc',
  });
  expect(networkQuestion('AS-LARGE', 1001, { ...view, q: '' })).toBeNull();
  expect(networkQuestion('AS-LARGE', 1000, view)).toBeNull();
  expect(networkQuestion('AS-LARGE', 1001, { ...view, tab: 'loops' })).toBeNull();
});

it('reads every network that fits, wherever in the set it stands', async () => {
  if (!question) throw new Error('no question');
  const asked: unknown[] = [];
  const fetch = mockFetch({
    irrGraphql: ({ body }) => {
      const { variables } = body as { variables: { limit: number; offset: number } };
      asked.push(variables);
      const networks = Array.from({ length: Math.min(variables.limit, 1200 - variables.offset) }, (_, at) => ({
        asn: variables.offset + at + 1,
        asName: 'LARCHMOOR',
        prefixCount: 3,
        sources: ['RIPE'],
      }));
      return { data: { setNetworks: { total: 1200, networks } } };
    },
  });
  const onProgress = vi.fn();
  const rows = await readNetworks(createClient({ fetch }), question, onProgress);
  expect(asked).toMatchObject([
    { q: 'larch', limit: 1000, offset: 0 },
    { q: 'larch', limit: 1000, offset: 1000 },
  ]);
  expect(onProgress.mock.calls.flat()).toEqual([1000]);
  expect(rows).toHaveLength(1200);
  expect(rows.at(-1)).toEqual({
    name: 'AS1200',
    sources: ['RIPE'],
    facts: { asName: 'LARCHMOOR', prefixCount: 3 },
  });
});

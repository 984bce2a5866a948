import { createClient } from '@routeglass/api-client/client';
import { mockFetch } from '@routeglass/api-client/mocks';
import { expect, it, vi } from 'vitest';
import { readMemberFacts } from './readMemberFacts.ts';

it('reads what is known of any members, as many at a time as a call takes', async () => {
  const named: number[] = [];
  const counted: number[] = [];
  const fetch = mockFetch({
    asInfoList: ({ body }) => {
      const asns = body as number[];
      named.push(asns.length);
      return asns.map((asn) => ({ asn, as_name: `NET${asn}`, org_name: null, country_code: null, country_name: null }));
    },
    irrGraphql: ({ body }) => {
      const { variables } = body as { variables: { asns?: number[]; names?: string[] } };
      counted.push((variables.asns ?? variables.names ?? []).length);
      if (variables.asns) return { data: { asnPrefixCount: [{ asn: variables.asns[0], prefixCount: 7 }] } };
      const of = (rpslPk: string) => ({ rpslPk, source: 'RIPE', rootSource: 'RIPE' });
      return {
        data: {
          rpslObjects: (variables.names ?? []).map((name) => ({ ...of(name), descr: [`Of ${name}`] })),
          recursiveSetMembersCount: [{ ...of('AS-0'), membersCount: 3 }],
          asSetPrefixCount: [{ ...of('AS-0'), prefixCount: 4 }],
        },
      };
    },
  });
  const names = [
    ...Array.from({ length: 1001 }, (_, at) => `AS${at + 1}`),
    ...Array.from({ length: 51 }, (_, at) => `AS-${at}`),
  ];
  const onProgress = vi.fn();
  const facts = await readMemberFacts(createClient({ fetch }), names, onProgress);
  expect(named).toEqual([1000, 1]);
  expect(counted).toEqual([1000, 1, 50, 1]);
  expect(onProgress.mock.calls.flat()).toEqual([1000, 1001, 1051, 1052]);
  expect(facts.networks.get('AS1001')).toEqual({ asName: 'NET1001', prefixCount: 7 });
  expect(facts.sets.get('AS-0')).toEqual({ descr: ['Of AS-0'], membersCount: 3, prefixCount: 4 });
  expect(facts.sets.get('AS-50')).toEqual({ descr: ['Of AS-50'], membersCount: null, prefixCount: null });
});

it('fails where the registries say that something is wrong', async () => {
  const fetch = mockFetch({ irrGraphql: { errors: [{ message: 'Too many sets' }] } });
  await expect(readMemberFacts(createClient({ fetch }), ['AS-ONE'], () => {})).rejects.toThrow('Too many sets');
});

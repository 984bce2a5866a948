import { expect, it } from 'vitest';
import { ReferredMembers } from './referredMembers.ts';

const set = (name: string, membersByReference: readonly string[]) => {
  return { kind: 'as-set', name, members: [], membersByReference, descr: [] } as const;
};
const network = (asn: number, maintainers: readonly string[], memberOf: readonly string[]) => {
  return { kind: 'aut-num', asn, asName: 'X', maintainers, memberOf, descr: [] } as const;
};

it('takes a network into the sets that let its maintainer in, in one registry, in any order of the objects', () => {
  const referred = new ReferredMembers();
  referred.addNetwork(network(1, ['M-ONE'], ['AS-OPEN', 'AS-ONE', 'AS-TWO', 'AS-NONE', 'AS-MISSING', 'AS-ONE']), 'LAB');
  referred.addSet(set('AS-OPEN', ['ANY']), 'LAB');
  referred.addSet(set('AS-ONE', ['M-ZERO', 'M-ONE']), 'LAB');
  referred.addSet(set('AS-TWO', ['M-TWO']), 'LAB');
  referred.addSet(set('AS-NONE', []), 'LAB');
  referred.addNetwork(network(2, ['M-ONE'], ['AS-ONE']), 'OTHER');
  expect([...referred.members()]).toEqual([
    { set: 'AS-OPEN', source: 'LAB', asn: 1 },
    { set: 'AS-ONE', source: 'LAB', asn: 1 },
  ]);
});

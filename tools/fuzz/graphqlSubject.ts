import type { Subject } from './subject.ts';
import { checkedStore } from '../../apps/server/test/checkedStore.ts';
import { createIrrService } from '../../apps/server/src/modules/irr/service.ts';

const service = createIrrService(checkedStore().db);
const encoder = new TextEncoder();

/** Queries to the registries, with an empty database. */
export const graphqlSubject: Subject = {
  name: 'graphql',
  seeds: [
    '{ rpslObjects(rpslPk: ["192.0.2.0/24AS64500"], asn: [64500]) { __typename objectClass } __schema { types { name } } }',
    'query Q($n: [String!]) { a: rpslObjects(rpslPk: $n) { ...F } } fragment F on RPSLObject { rpslPk objectText }',
    '{ recursiveSetMembers(setNames: ["AS-X"], sources: "RIPE", depth: 3) { rootSource members } setNetworks(setName: "AS-X", limit: 5) { total } }',
  ].map((text) => encoder.encode(text)),
  async read(bytes) {
    const query = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 262_144)).toString();
    await service.answer({ query, variables: { n: [query.slice(0, 20)] } });
  },
};

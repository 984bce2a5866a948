import { type RelationGraph, relationBetween, reversed } from '@routeglass/domain/relations';
import type { EdgeRelation } from '@routeglass/domain/route-graph';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/schema.ts';
import type { RelationModels } from './relationModel.ts';
import { relationsAmong, type RelationCounts, relationCounts } from './repository.ts';

type Pair = readonly [from: number, to: number];

/** Relations of some networks: from memory if the model is loaded, otherwise from the database. */
export interface RelationFacts {
  /** The relation of the first network of each pair to the second. */
  between(name: string, pairs: readonly Pair[]): Promise<(from: number, to: number) => EdgeRelation>;
  /** How many customers and providers each network has. */
  relationCounts(name: string, asns: readonly number[]): Promise<readonly RelationCounts[]>;
}

export function createRelationFacts(db: Kysely<Database>, models: RelationModels): RelationFacts {
  return {
    async between(name, pairs) {
      const model = await models.atHand(name);
      if (model) return (from, to) => relationBetween(model, from, to);
      const typed = new Map<string, EdgeRelation>();
      for (const { a, b, type } of await relationsAmong(db, name, pairs)) {
        typed.set(`${a} ${b}`, type);
        typed.set(`${b} ${a}`, reversed(type));
      }
      return (from, to) => typed.get(`${from} ${to}`) ?? '?';
    },

    async relationCounts(name, asns) {
      const model = await models.atHand(name);
      return model ? asns.map((asn) => countsIn(model, asn)) : relationCounts(db, name, asns);
    },
  };
}

function countsIn({ indexOf, customers, providers }: RelationGraph, asn: number): RelationCounts {
  const index = indexOf(asn);
  const count = (starts: Uint32Array) => (index === undefined ? 0 : starts[index + 1]! - starts[index]!);
  return { asn, customers: count(customers.starts), providers: count(providers.starts) };
}

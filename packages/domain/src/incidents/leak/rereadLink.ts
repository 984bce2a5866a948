import type { Relation } from '../../relations/graph.ts';

type RelationOf = (a: number, b: number) => Relation;

/** The relations of `told`, but with `provider` as the provider of the other. */
export function rereadLink(told: RelationOf, a: number, b: number, provider: number): RelationOf {
  return (from, to) => {
    const isTheirs = (from === a && to === b) || (from === b && to === a);
    if (!isTheirs) return told(from, to);
    return from === provider ? 'p2c' : 'c2p';
  };
}

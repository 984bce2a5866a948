import type { RuleInput } from './ruleInput.ts';
import { ACROSS, DOWN, type LinkStates } from './linkStates.ts';
import { fromNode, toNode } from './pathTable.ts';

/** Share of a link's paths below which transit is taken for a leak. */
const LEAKED_SHARE = 0.05;

/**
 * Top-down: what a network passes on to its provider or, in the clique, to its peer, it has from a customer (step 5 of Luckie et
 * al. 2013). Each network is visited after all that stand higher, and only customers that stand lower are inferred.
 */
export function customersFromTriplets(input: RuleInput, states: LinkStates): void {
  const { table, ranks } = input;
  const into: number[][] = Array.from({ length: table.asns.length }, () => []);
  for (let step = 0; step < table.ends.length; step++) into[toNode(table, step)]?.push(step);
  for (const node of ranks.order) customersOf(input, states, into[node] ?? []);
}

/** Customers of a node, `into` being the steps to it. A leak also looks like transit, but on few of the link's paths. */
function customersOf({ table, triplets, ranks }: RuleInput, states: LinkStates, into: readonly number[]): void {
  const { second, paths, byFirst } = triplets;
  const { rank } = ranks;
  const seen = new Map<number, { above: number; all: number }>();
  for (const step of into) {
    // The step surely does not go up: what follows it goes down. Nothing goes up from a clique member.
    const relation = states.relation[step];
    const isAbove = relation === DOWN || relation === ACROSS || states.isTop(fromNode(table, step));
    const end = byFirst[step + 1] ?? 0;
    for (let i = byFirst[step] ?? 0; i < end; i++) {
      const out = second[i] ?? 0;
      const { above, all } = seen.get(out) ?? { above: 0, all: 0 };
      const count = paths[i] ?? 0;
      seen.set(out, { above: above + (isAbove ? count : 0), all: all + count });
    }
  }
  for (const [out, { above, all }] of seen) {
    const isLower = (rank[toNode(table, out)] ?? 0) > (rank[fromNode(table, out)] ?? 0);
    if (isLower && above > LEAKED_SHARE * all) states.settleDown(out, 'triplets');
  }
}

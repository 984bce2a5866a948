import type { RuleInput } from './ruleInput.ts';
import { ACROSS, DOWN, type LinkStates } from './linkStates.ts';
import { fromNode, toNode } from './pathTable.ts';

/** Transit on less than this share of a link's paths counts as a leak. */
const LEAKED_SHARE = 0.05;

/**
 * Top-down inference (step 5 of Luckie et al. 2013): a network that passes a route on to its provider or, in the clique, to its peer, learned
 * it from a customer. Each network is visited after all higher ones, and only lower ones are inferred as customers.
 */
export function customersFromTriplets(input: RuleInput, states: LinkStates): void {
  const { table, ranks } = input;
  const into: number[][] = Array.from({ length: table.asns.length }, () => []);
  for (let step = 0; step < table.ends.length; step++) into[toNode(table, step)]?.push(step);
  for (const node of ranks.order) customersOf(input, states, into[node] ?? []);
}

/** Infers customers of a node; `into` are the steps to it. A leak also looks like transit, but on few of the link's paths. */
function customersOf({ table, triplets, ranks }: RuleInput, states: LinkStates, into: readonly number[]): void {
  const { second, paths, byFirst } = triplets;
  const { rank } = ranks;
  const seen = new Map<number, { above: number; all: number }>();
  for (const step of into) {
    // If this step surely does not go up, the next one goes down. Nothing goes up from a clique member.
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

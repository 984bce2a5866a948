import type { RuleInput } from './ruleInput.ts';
import { type LinkStates, UNKNOWN } from './linkStates.ts';
import { fromNode, type PathTable, toNode } from './pathTable.ts';
import { type Testimony, testimonyRules } from './testimony.ts';
import { voteByValleys } from './valleyVotes.ts';

/**
 * Decides links that the paths left undecided from registries and exchange points, the most trusted rule first. After each rule, adjacent links
 * are decided by votes. Transit that only one side declares counts only if the provider ranks higher than the customer.
 */
export function takeTestimonies(input: RuleInput, states: LinkStates, testimonies: readonly Testimony[]): void {
  const byRule = Map.groupBy(testimonies, ({ rule }) => rule);
  const stepOf = steps(input.table);
  for (const rule of testimonyRules) {
    for (const { a, b, type } of byRule.get(rule) ?? []) {
      const step = stepOf(a, b);
      if (step === undefined || states.relation[step] !== UNKNOWN) continue;
      if (type === 'p2c' && (rule === 'declared' || standsHigher(input, step))) states.settleDown(step, rule);
      if (type === 'p2p') states.settleAcross(step, rule);
    }
    if (byRule.has(rule)) voteByValleys(input, states);
  }
}

/** Whether the step's first end ranks higher than its second. */
function standsHigher({ table, ranks: { rank } }: RuleInput, step: number): boolean {
  return (rank[fromNode(table, step)] ?? 0) < (rank[toNode(table, step)] ?? 0);
}

/** Finds the step from one AS number to another; undefined if they are not adjacent on any path. */
function steps({ asns, ends }: PathTable): (from: number, to: number) => number | undefined {
  const nodes = new Map(Array.from(asns, (asn, node) => [asn, node]));
  const links = new Map<number, number>();
  for (let link = 0; 2 * link < ends.length; link++) {
    links.set((ends[2 * link] ?? 0) * asns.length + (ends[2 * link + 1] ?? 0), link);
  }
  return (from, to) => {
    const [a, b] = [nodes.get(from), nodes.get(to)];
    if (a === undefined || b === undefined) return undefined;
    const link = links.get(Math.min(a, b) * asns.length + Math.max(a, b));
    return link === undefined ? undefined : 2 * link + (a < b ? 0 : 1);
  };
}

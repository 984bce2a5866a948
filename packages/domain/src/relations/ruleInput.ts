import type { PathTable } from './pathTable.ts';
import type { StepUses } from './stepUses.ts';
import type { TransitRanks } from './transitDegree.ts';
import type { Triplets } from './triplets.ts';

/** What the rules of the inference know about the paths; it does not change while they run. */
export interface RuleInput {
  readonly table: PathTable;
  readonly triplets: Triplets;
  readonly ranks: TransitRanks;
  readonly uses: StepUses;
}

/** Rules that vote stop after this many rounds; each round decides at least one link. */
export const MOST_ROUNDS = 20;

import type { PathTable } from './pathTable.ts';
import type { StepUses } from './stepUses.ts';
import type { TransitRanks } from './transitDegree.ts';
import type { Triplets } from './triplets.ts';

/** What the rules of the inference read of the paths; it does not change while they run. */
export interface RuleInput {
  readonly table: PathTable;
  readonly triplets: Triplets;
  readonly ranks: TransitRanks;
  readonly uses: StepUses;
}

/** The rules by votes end after so many rounds; each round decides a link at least. */
export const MOST_ROUNDS = 20;

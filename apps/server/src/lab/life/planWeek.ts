import type { Random } from '../random.ts';
import type { World } from '../world/makeWorld.ts';
import { planBogons } from './bogons.ts';
import { planChurn } from './churn.ts';
import { planHijacks } from './hijacks.ts';
import type { Plan } from './incident.ts';
import { planLeaks } from './leaks.ts';
import { planOutages } from './outages.ts';
import { planPeerings } from './peerings.ts';
import { Planner } from './planner.ts';

/** Plans everything that happens in the week from `start` on. */
export function planWeek(world: World, random: Random, start: number): Plan {
  const planner = new Planner(world, random, start);
  planOutages(planner);
  planPeerings(planner);
  planHijacks(planner);
  planLeaks(planner);
  planBogons(planner);
  planChurn(planner);
  return planner.plan();
}

import type { Plan } from './life/incident.ts';
import type { World } from './world/makeWorld.ts';

/** The lab's Internet and its week, before anything is written. */
export interface Sample {
  readonly seed: number;
  /** Seconds since 1970. */
  readonly start: number;
  readonly end: number;
  readonly world: World;
  readonly plan: Plan;
}

import { rateDays } from '../ratings/rateDays.ts';
import { relateNetworks } from '../relations/relateNetworks.ts';

/** The computations that may run in a thread of their own. Their input and output are copied between threads, so they are plain data. */
export const tasks = { relations: relateNetworks, ratings: rateDays } as const;

export type TaskName = keyof typeof tasks;
export type TaskInput<N extends TaskName> = Parameters<(typeof tasks)[N]>[1];
export type TaskOutput<N extends TaskName> = Awaited<ReturnType<(typeof tasks)[N]>>;

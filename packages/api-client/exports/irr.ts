/** The questions that pages put to the routing registries; `useIrr` asks them. */
export {
  asSetAllMembers,
  asSetCounts,
  asSetHealth,
  asSetHolders,
  asSetLoops,
  asSetObjects,
  networkCounts,
} from '../src/contract/irr-graphql/irrQuery.ts';
export type { IrrQuery } from '../src/contract/irr-graphql/irrQuery.ts';

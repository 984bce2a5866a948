/** The questions that pages put to the routing registries; `useIrr` asks them, and `askIrr` outside of what is drawn. */
export { askIrr } from '../src/client/askIrr.ts';
export {
  asSetAllMembers,
  asSetCounts,
  asSetDescribed,
  asSetHealth,
  asSetHolders,
  asSetLoops,
  asSetMembers,
  asSetNetworkPage,
  asSetObjects,
  networkCounts,
} from '../src/contract/irr-graphql/irrQuery.ts';
export type { IrrQuery } from '../src/contract/irr-graphql/irrQuery.ts';

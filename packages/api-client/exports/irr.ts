/** The registry queries of the pages; `useIrr` sends them in components, `askIrr` elsewhere. */
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

/** Delegated statistics of the Regional Internet Registries: which addresses and AS numbers are given out. */
export { routingRegistryOf } from '../src/delegated/homeRegistry.ts';
export { readDelegatedHead, readDelegatedLine } from '../src/delegated/delegatedStats.ts';
export type {
  AddressDelegation,
  AsnDelegation,
  DelegatedHead,
  DelegatedLine,
  Delegation,
  DelegationStatus,
} from '../src/delegated/delegatedStats.ts';

/** Delegated statistics of the Regional Internet Registries: which addresses and AS numbers are given out. */
export { readDelegatedLine } from '../src/delegated/delegatedStats.ts';
export type {
  AddressDelegation,
  AsnDelegation,
  DelegatedLine,
  Delegation,
  DelegationStatus,
} from '../src/delegated/delegatedStats.ts';

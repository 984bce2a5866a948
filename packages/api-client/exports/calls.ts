/** Each call as a separate value, for `useCall` and `useSend`, so that bundlers can drop unused ones. `contract` has the table of all. */
export * from '../src/contract/accountCalls.ts';
export * from '../src/contract/billingCalls.ts';
export * from '../src/contract/ownCalls.ts';
export * from '../src/contract/personCalls.ts';
export * from '../src/contract/singleCalls.ts';

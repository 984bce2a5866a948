/** Each call as a value of its own, for `useCall` and `useSend`; bundlers leave those away that no one uses. `contract` has the table of all. */
export * from '../src/contract/accountCalls.ts';
export * from '../src/contract/billingCalls.ts';
export * from '../src/contract/ownCalls.ts';
export * from '../src/contract/personCalls.ts';
export * from '../src/contract/singleCalls.ts';

/** Calls about subscriptions, bills and the ledger, with their rows. */
export * as billingEndpoints from '../src/contract/billingCalls.ts';
export { ledgerKinds, type LedgerRow, type SoldBill, type SoldSubscription } from '../src/contract/admin/billing.ts';
export { billStates, subscriptionStates, type BillRow, type SubscriptionRow } from '../src/contract/payment/bills.ts';

import {
  allBills,
  allSubscriptions,
  checkLedger,
  creditBill,
  endSubscription,
  grantPro,
  ledger,
  payBill,
} from './admin/billing.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { paymentEvent } from './payment/events.ts';
import {
  billFile,
  cancelSubscription,
  changeCard,
  purchase,
  resumeSubscription,
  subscriptions,
  tariffs,
} from './payment/subscriptions.ts';

/** The part of the endpoint table about subscriptions, bills and the ledger. */
export const billingEndpoints = {
  allBills,
  allSubscriptions,
  billFile,
  cancelSubscription,
  changeCard,
  checkLedger,
  creditBill,
  endSubscription,
  grantPro,
  ledger,
  payBill,
  paymentEvent,
  purchase,
  resumeSubscription,
  subscriptions,
  tariffs,
} as const satisfies Record<string, AnyEndpoint>;

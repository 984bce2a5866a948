export {
  allBills,
  allSubscriptions,
  checkLedger,
  creditBill,
  endSubscription,
  grantPro,
  ledger,
  payBill,
} from './admin/billing.ts';
export { paymentEvent } from './payment/events.ts';
export {
  billFile,
  cancelSubscription,
  changeCard,
  purchase,
  resumeSubscription,
  subscriptions,
  tariffs,
} from './payment/subscriptions.ts';

import {
  allBills,
  allSubscriptions,
  checkLedger,
  creditBill,
  endSubscription,
  grantPro,
  ledger,
  payBill,
} from '../contract/admin/billing.ts';
import {
  cancelSubscription,
  changeCard,
  purchase,
  resumeSubscription,
  subscriptions,
  tariffs,
} from '../contract/payment/subscriptions.ts';
import { readOf, sendOf } from './bind.ts';

export const useAllBills = readOf(allBills);
export const useAllSubscriptions = readOf(allSubscriptions);
export const useCheckLedger = readOf(checkLedger);
export const useLedger = readOf(ledger);
export const usePurchase = readOf(purchase);
export const useSubscriptions = readOf(subscriptions);
export const useTariffs = readOf(tariffs);

export const useCancelSubscription = sendOf(cancelSubscription);
export const useChangeCard = sendOf(changeCard);
export const useCreditBill = sendOf(creditBill);
export const useEndSubscription = sendOf(endSubscription);
export const useGrantPro = sendOf(grantPro);
export const usePayBill = sendOf(payBill);
export const useResumeSubscription = sendOf(resumeSubscription);

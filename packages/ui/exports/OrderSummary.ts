export {
  OrderSummary,
  type OrderConfirmation,
  type OrderSummaryProps,
} from '../src/widgets/OrderSummary/OrderSummary.tsx';
export {
  billingPeriods,
  defaultPayment,
  paymentVariants,
  subscriptionPrice,
  type BillingPeriod,
  type PaymentVariant,
  type SubscriptionPrice,
  type SubscriptionPrices,
} from '../src/facts/subscription.ts';

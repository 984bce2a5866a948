/** Billing periods: monthly or yearly. */
export const billingPeriods = ['month', 'year'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** Prices in US dollars, without VAT. */
export interface SubscriptionPrice {
  readonly perMonth: number;
  readonly perYear: number;
  /** Savings of a year over twelve single months. */
  readonly discount: number;
  /** The same as a label; null if there is none. */
  readonly saving: string | null;
}

/** Whole US dollars per month, without VAT, as in the site's price table. */
export interface SubscriptionPrices {
  readonly monthly: number;
  /** Price per month in the yearly plan. */
  readonly yearlyPerMonth: number;
}

/** The price of the subscription: the discount is twelve monthly payments minus the total. */
export function subscriptionPrice(period: BillingPeriod, prices: SubscriptionPrices): SubscriptionPrice {
  const perMonth = period === 'year' ? prices.yearlyPerMonth : prices.monthly;
  const perYear = perMonth * 12;
  const fullYear = prices.monthly * 12;
  const discount = fullYear - perYear;
  const saving = discount > 0 ? `-${Math.round((discount / fullYear) * 100)}%` : null;
  return { perMonth, perYear, discount, saving };
}

/** Payment methods of an order. */
export const paymentVariants = ['card', 'bill'] as const;
export type PaymentVariant = (typeof paymentVariants)[number];
export const defaultPayment: PaymentVariant = 'bill';

/** An amount in US dollars: `$1,260`. */
export function dollars(amount: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(
    amount,
  );
}

/** How the subscription is paid: month by month or for a year. */
export const billingPeriods = ['month', 'year'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** US dollars, VAT not included. */
export interface SubscriptionPrice {
  readonly perMonth: number;
  readonly perYear: number;
  /** How much less a year costs than twelve months one by one. */
  readonly discount: number;
  /** The same as it is labelled; null where there is none. */
  readonly saving: string | null;
}

/** Whole US dollars a month, VAT not included, as the site's price table has them. */
export interface SubscriptionPrices {
  readonly monthly: number;
  /** A month of the yearly plan. */
  readonly yearlyPerMonth: number;
}

/** The price of the subscription: the discount is a year paid month by month minus the total. */
export function subscriptionPrice(period: BillingPeriod, prices: SubscriptionPrices): SubscriptionPrice {
  const perMonth = period === 'year' ? prices.yearlyPerMonth : prices.monthly;
  const perYear = perMonth * 12;
  const fullYear = prices.monthly * 12;
  const discount = fullYear - perYear;
  const saving = discount > 0 ? `-${Math.round((discount / fullYear) * 100)}%` : null;
  return { perMonth, perYear, discount, saving };
}

/** How the order is paid. */
export const paymentVariants = ['card', 'bill'] as const;
export type PaymentVariant = (typeof paymentVariants)[number];
export const defaultPayment: PaymentVariant = 'bill';

/** An amount in US dollars: `$1,260`. */
export function dollars(amount: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(
    amount,
  );
}

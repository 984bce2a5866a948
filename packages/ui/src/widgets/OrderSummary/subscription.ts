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

const perMonth: Readonly<Record<BillingPeriod, number>> = { month: 150, year: 105 };

/** What a year costs that is paid month by month. */
const FULL_YEAR = perMonth.month * 12;

/** The price of the subscription. */
export function subscriptionPrice(period: BillingPeriod): SubscriptionPrice {
  const perYear = perMonth[period] * 12;
  const discount = FULL_YEAR - perYear;
  return {
    perMonth: perMonth[period],
    perYear,
    discount,
    saving: discount > 0 ? `-${Math.round((discount / FULL_YEAR) * 100)}%` : null,
  };
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

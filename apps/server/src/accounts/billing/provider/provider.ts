import type { Period } from '../billingTables.ts';

/** A payment page to be made at the provider. `id` makes asking twice the same as asking once. */
export interface CheckoutRequest {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  readonly period: Period;
  readonly cents: number;
  /** Where the provider leads afterwards. */
  readonly paidUrl: string;
  readonly leftUrl: string;
}

export interface Checkout {
  readonly ref: string;
  readonly url: string;
}

/** What a provider told, in our own terms. `at`: when it happened there. */
export type ProviderEvent = { readonly id: string; readonly type: string; readonly at: Date } & (
  | {
      readonly kind: 'checkout-done';
      readonly purchase: string;
      readonly subscription: string;
      readonly customer: string;
    }
  | { readonly kind: 'checkout-over'; readonly purchase: string }
  | {
      readonly kind: 'paid';
      readonly purchase: string;
      readonly subscription: string;
      readonly customer: string;
      readonly invoice: string;
      readonly netCents: number;
      readonly vatCents: number;
      readonly until: Date;
      readonly card: string | null;
    }
  | {
      readonly kind: 'not-paid';
      readonly subscription: string;
      readonly invoice: string;
      /** Where the person pays or confirms (3-D Secure). */
      readonly url: string | null;
    }
  | {
      readonly kind: 'changed';
      /** The order that it began with; null for what this server has not sold. */
      readonly purchase: string | null;
      readonly subscription: string;
      readonly renews: boolean;
      readonly ended: Date | null;
    }
  | { readonly kind: 'refunded'; readonly refund: string; readonly invoice: string; readonly cents: number }
  | { readonly kind: 'other' }
);

/** The event is not the provider's: its signature is missing, wrong or too old. */
export class ForgedEvent extends Error {
  override readonly name = 'ForgedEvent';
}

/** The provider cannot be reached, or refused. The message is for the log. */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed';
}

/** Takes money by card. Every method that writes may be repeated: the same `id` is the same act. Throws ProviderFailed. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe';
  checkout(request: CheckoutRequest): Promise<Checkout>;
  /** Makes a payment page that was not used useless. One that is paid already stays. */
  expire(ref: string): Promise<void>;
  /** Sets whether a subscription renews. */
  renew(subscription: string, renews: boolean): Promise<void>;
  /** Ends it at once. */
  end(subscription: string): Promise<void>;
  /** Where the customer changes the card. */
  cardPage(customer: string, backUrl: string): Promise<string>;
  /** Gives the money of an invoice back; gives the refund's name. */
  refund(invoice: string, id: string): Promise<string>;
  /** What happened to a payment page, asked for where no event came. */
  lookUp(ref: string): Promise<readonly ProviderEvent[]>;
  /** Reads an event. Throws ForgedEvent. */
  read(body: string, signature: string | undefined): Promise<ProviderEvent>;
}

import type { Period } from '../billingTables.ts';

/** A payment page to be made at the provider. `id` is the idempotency key. */
export interface CheckoutRequest {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  readonly period: Period;
  readonly cents: number;
  /** Where the provider sends the buyer afterwards. */
  readonly paidUrl: string;
  readonly leftUrl: string;
}

export interface Checkout {
  readonly ref: string;
  readonly url: string;
}

/** A provider's event in this server's terms. `at`: when it happened there. */
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
      /** The order that it began with; null if this server did not sell it. */
      readonly purchase: string | null;
      readonly subscription: string;
      readonly renews: boolean;
      readonly ended: Date | null;
    }
  | { readonly kind: 'refunded'; readonly refund: string; readonly invoice: string; readonly cents: number }
  | { readonly kind: 'other' }
);

/** The event is not authentic: its signature is missing, wrong or too old. */
export class ForgedEvent extends Error {
  override readonly name = 'ForgedEvent';
}

/** The provider cannot be reached, or refused. The message is for the log. */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed';
}

/** Takes payments by card. Methods that write are idempotent by `id`. Throws ProviderFailed. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe';
  checkout(request: CheckoutRequest): Promise<Checkout>;
  /** Expires an unused payment page. A paid one stays. */
  expire(ref: string): Promise<void>;
  /** Sets whether a subscription renews. */
  renew(subscription: string, renews: boolean): Promise<void>;
  /** Ends a subscription at once. */
  end(subscription: string): Promise<void>;
  /** Where the customer changes the card. */
  cardPage(customer: string, backUrl: string): Promise<string>;
  /** Refunds an invoice. Returns the refund's id. */
  refund(invoice: string, id: string): Promise<string>;
  /** The events of a payment page, for use if none were received. */
  lookUp(ref: string): Promise<readonly ProviderEvent[]>;
  /** Reads an event. Throws ForgedEvent. */
  read(body: string, signature: string | undefined): Promise<ProviderEvent>;
}

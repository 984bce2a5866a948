import type Stripe from 'stripe';
import { type ProviderEvent, ProviderFailed } from './provider.ts';

/** Converts Stripe's events to this server's terms, and fetches data that an event lacks. */
export interface StripeEvents {
  read(event: Stripe.Event): Promise<ProviderEvent>;
  /** The events that a payment page would have caused. */
  ofCheckout(ref: string): Promise<readonly ProviderEvent[]>;
  /** The payment of an invoice. */
  paymentOf(invoice: string): Promise<string>;
}

type Ref = string | { readonly id: string } | null | undefined;
const idOf = (ref: Ref): string | null => (typeof ref === 'string' ? ref : (ref?.id ?? null));
const instant = (seconds: number): Date => new Date(seconds * 1_000);

export function stripeEvents(stripe: Stripe): StripeEvents {
  /** A readable name of the card; null if it cannot be read, which does not affect the bill. */
  const cardOf = async (subscription: string): Promise<string | null> => {
    try {
      const { default_payment_method: method } = await stripe.subscriptions.retrieve(subscription, {
        expand: ['default_payment_method'],
      });
      const card = method !== null && typeof method === 'object' ? method.card : undefined;
      return card ? `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} •••• ${card.last4}` : null;
    } catch {
      return null;
    }
  };

  const paid = async (invoice: Stripe.Invoice, told: Told): Promise<ProviderEvent> => {
    const details = invoice.parent?.subscription_details;
    const subscription = idOf(details?.subscription);
    const purchase = details?.metadata?.['order'];
    const customer = idOf(invoice.customer);
    // Something else sold through the same account at the provider.
    if (subscription === null || purchase === undefined || customer === null) return { ...told, kind: 'other' };
    const vatCents = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
    const until = Math.max(...invoice.lines.data.map(({ period }) => period.end));
    return {
      ...told,
      kind: 'paid',
      purchase,
      subscription,
      customer,
      invoice: invoice.id ?? '',
      netCents: invoice.total - vatCents,
      vatCents,
      until: instant(until),
      card: await cardOf(subscription),
    };
  };

  const refunded = async (
    { id, amount, status, payment_intent }: Stripe.Refund,
    told: Told,
  ): Promise<ProviderEvent> => {
    const payment = idOf(payment_intent);
    if (payment === null || status === 'failed' || status === 'canceled') return { ...told, kind: 'other' };
    const { data } = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: payment },
    });
    const invoice = idOf(data[0]?.invoice);
    return invoice === null
      ? { ...told, kind: 'other' }
      : { ...told, kind: 'refunded', refund: id, invoice, cents: amount };
  };

  return {
    async read(event) {
      const told: Told = { id: event.id, type: event.type, at: instant(event.created) };
      switch (event.type) {
        case 'checkout.session.completed':
          return checkoutDone(event.data.object, told);
        case 'checkout.session.expired':
          return { ...told, kind: 'checkout-over', purchase: event.data.object.client_reference_id ?? '' };
        case 'invoice.paid':
          return paid(event.data.object, told);
        case 'invoice.payment_failed':
        case 'invoice.payment_action_required':
          return notPaid(event.data.object, told);
        case 'customer.subscription.updated':
        case 'customer.subscription.deleted':
          return changed(event.data.object, told);
        case 'refund.created':
        case 'refund.updated':
          return refunded(event.data.object, told);
        default:
          return { ...told, kind: 'other' };
      }
    },
    async ofCheckout(ref) {
      const session = await stripe.checkout.sessions.retrieve(ref);
      const told: Told = { id: `look-up-${ref}`, type: 'look-up', at: instant(session.created) };
      if (session.status === 'expired')
        return [{ ...told, kind: 'checkout-over', purchase: session.client_reference_id ?? '' }];
      const invoice = idOf(session.invoice);
      if (session.payment_status !== 'paid' || invoice === null) return [];
      return [checkoutDone(session, told), await paid(await stripe.invoices.retrieve(invoice), told)];
    },
    async paymentOf(invoice) {
      const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid' });
      const payment = idOf(data[0]?.payment.payment_intent);
      if (payment === null) throw new ProviderFailed(`The invoice ${invoice} has no payment`);
      return payment;
    },
  };
}

type Told = Pick<ProviderEvent, 'id' | 'type' | 'at'>;

function checkoutDone(session: Stripe.Checkout.Session, told: Told): ProviderEvent {
  const [subscription, customer] = [idOf(session.subscription), idOf(session.customer)];
  const purchase = session.client_reference_id;
  if (subscription === null || customer === null || purchase === null) return { ...told, kind: 'other' };
  return { ...told, kind: 'checkout-done', purchase, subscription, customer };
}

function notPaid(invoice: Stripe.Invoice, told: Told): ProviderEvent {
  const subscription = idOf(invoice.parent?.subscription_details?.subscription);
  if (subscription === null) return { ...told, kind: 'other' };
  return {
    ...told,
    kind: 'not-paid',
    subscription,
    invoice: invoice.id ?? '',
    url: invoice.hosted_invoice_url ?? null,
  };
}

function changed(subscription: Stripe.Subscription, told: Told): ProviderEvent {
  const { id, cancel_at_period_end, ended_at, status, metadata } = subscription;
  const renews = !cancel_at_period_end && status !== 'canceled';
  const ended = ended_at === null ? null : instant(ended_at);
  return { ...told, kind: 'changed', purchase: metadata['order'] ?? null, subscription: id, renews, ended };
}

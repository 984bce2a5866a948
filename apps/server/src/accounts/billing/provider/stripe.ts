import Stripe from 'stripe';
import {
  type Checkout,
  type CheckoutRequest,
  ForgedEvent,
  type PaymentProvider,
  type ProviderEvent,
  ProviderFailed,
} from './provider.ts';
import { stripeEvents } from './stripeEvents.ts';

export interface StripeSettings {
  readonly name: PaymentProvider['name'];
  readonly secretKey: string;
  /** Secret that signs the events. */
  readonly webhookSecret: string;
  /** Address of its API. Default: Stripe's. */
  readonly address?: URL;
  /** Replaces the network for the sandbox within the server. */
  readonly fetch?: typeof globalThis.fetch;
}

const PRODUCT = 'AS Ratings Subscription (Pro)';
const TIMEOUT = 20_000;

/** Payment by card at Stripe, or at another server with the same API. */
export function stripeProvider({ name, secretKey, webhookSecret, address, fetch }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: TIMEOUT,
    telemetry: false,
    ...(fetch && { httpClient: Stripe.createFetchHttpClient(fetch) }),
    ...(address && {
      host: address.hostname,
      port: address.port || (address.protocol === 'https:' ? '443' : '80'),
      protocol: address.protocol === 'https:' ? 'https' : 'http',
    }),
  });
  const events = stripeEvents(stripe);
  return {
    name,
    checkout: (request) => asked(() => checkout(stripe, request)),
    expire: (ref) =>
      asked(async () => {
        const { status } = await stripe.checkout.sessions.retrieve(ref);
        if (status === 'open') await stripe.checkout.sessions.expire(ref);
      }),
    renew: (subscription, renews) =>
      asked(async () => void (await stripe.subscriptions.update(subscription, { cancel_at_period_end: !renews }))),
    end: (subscription) =>
      asked(async () => {
        const { status } = await stripe.subscriptions.retrieve(subscription);
        if (status !== 'canceled') await stripe.subscriptions.cancel(subscription);
      }),
    cardPage: (customer, backUrl) =>
      asked(async () => (await stripe.billingPortal.sessions.create({ customer, return_url: backUrl })).url),
    refund: (invoice, id) =>
      asked(async () => {
        const payment = await events.paymentOf(invoice);
        return (await stripe.refunds.create({ payment_intent: payment }, { idempotencyKey: id })).id;
      }),
    lookUp: (ref) => asked(() => events.ofCheckout(ref)),
    async read(body, signature) {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret);
      } catch (error) {
        throw new ForgedEvent(error instanceof Error ? error.message : String(error));
      }
      return asked<ProviderEvent>(() => events.read(event));
    },
  };
}

async function checkout(stripe: Stripe, request: CheckoutRequest): Promise<Checkout> {
  const { id, accountId, email, period, cents, paidUrl, leftUrl } = request;
  const metadata = { order: id };
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      client_reference_id: id,
      customer_email: email,
      metadata: { ...metadata, account: accountId },
      subscription_data: { metadata },
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'usd',
            unit_amount: cents,
            recurring: { interval: period },
            product_data: { name: PRODUCT },
          },
        },
      ],
      success_url: paidUrl,
      cancel_url: leftUrl,
    },
    { idempotencyKey: `order-${id}` },
  );
  if (session.url === null) throw new ProviderFailed('The payment page has no address');
  return { ref: session.id, url: session.url };
}

/** Converts the library's errors to ProviderFailed, whose message contains no key. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw new ProviderFailed(`${error.type}: ${error.message}`);
    throw error;
  }
}

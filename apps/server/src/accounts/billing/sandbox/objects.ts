import type { Deal, Invoice, Session } from './bank.ts';

/** Stored data as objects of Stripe's API, with the fields that this product reads. */
export const sessionObject = (session: Session, origin: string) => ({
  id: session.id,
  object: 'checkout.session',
  client_reference_id: session.purchase,
  created: session.created,
  status: session.status,
  payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
  subscription: session.subscription,
  invoice: session.invoice,
  customer: session.customer,
  url: session.status === 'open' ? `${origin}/sandbox/pay/${session.id}` : null,
});

export const dealObject = (deal: Deal) => ({
  id: deal.id,
  object: 'subscription',
  customer: deal.customer,
  metadata: { order: deal.purchase },
  status: deal.ended === null ? 'active' : 'canceled',
  cancel_at_period_end: deal.cancels,
  ended_at: deal.ended,
  default_payment_method: { id: 'pm_sandbox', object: 'payment_method', card: { brand: 'visa', last4: deal.last4 } },
});

export const invoiceObject = (invoice: Invoice, deal: Deal, origin: string) => ({
  id: invoice.id,
  object: 'invoice',
  customer: deal.customer,
  status: invoice.status,
  total: invoice.cents,
  total_taxes: [],
  lines: { object: 'list', data: [{ period: { start: 0, end: invoice.until } }] },
  hosted_invoice_url: `${origin}/sandbox/card/${deal.customer}`,
  parent: {
    type: 'subscription_details',
    subscription_details: { subscription: deal.id, metadata: { order: deal.purchase } },
  },
});

export const paymentObject = (invoice: Invoice) => ({
  id: `inpay_${invoice.id}`,
  object: 'invoice_payment',
  invoice: invoice.id,
  status: invoice.status,
  payment: { type: 'payment_intent', payment_intent: invoice.payment },
});

export const refundObject = (invoice: Invoice) => ({
  id: invoice.refund,
  object: 'refund',
  amount: invoice.cents,
  status: 'succeeded',
  payment_intent: invoice.payment,
});

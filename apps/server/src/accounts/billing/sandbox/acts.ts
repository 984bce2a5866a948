import { endOfPeriod } from '../period.ts';
import { type Bank, type Deal, type Invoice, nameOf, type Session } from './bank.ts';
import { dealObject, invoiceObject, refundObject, sessionObject } from './objects.ts';

/** Actions at the provider, which cause events. */
export interface Acts {
  pay(session: Session): void;
  /** A renewal of the next period: paid, refused, or asked to be confirmed. */
  renew(deal: Deal, outcome: 'paid' | 'refused'): void;
  /** Pays the open invoice with another card. */
  settle(deal: Deal): void;
  cancel(deal: Deal, atOnce: boolean): void;
  resume(deal: Deal): void;
  refund(invoice: Invoice): void;
  expire(session: Session): void;
}

type Tell = (type: string, object: object) => void;

export function createActs(bank: Bank, tell: Tell, origin: string, clock: () => number): Acts {
  const seconds = (): number => Math.floor(clock() / 1_000);
  const later = (from: number, interval: Deal['interval']): number =>
    Math.floor(endOfPeriod(new Date(from * 1_000), interval).getTime() / 1_000);
  const bill = (deal: Deal, until: number, status: Invoice['status']): Invoice => {
    const invoice: Invoice = {
      id: nameOf('in'),
      deal: deal.id,
      cents: deal.cents,
      until,
      payment: nameOf('pi'),
      status,
      refund: null,
    };
    bank.invoices.set(invoice.id, invoice);
    return invoice;
  };
  const told = (type: string, invoice: Invoice, deal: Deal): void => tell(type, invoiceObject(invoice, deal, origin));
  const acts: Acts = {
    pay(session) {
      if (session.status !== 'open') return;
      const deal: Deal = {
        id: nameOf('sub'),
        customer: nameOf('cus'),
        purchase: session.purchase,
        cents: session.cents,
        interval: session.interval,
        periodEnd: later(seconds(), session.interval),
        cancels: false,
        ended: null,
        last4: '4242',
      };
      bank.deals.set(deal.id, deal);
      const invoice = bill(deal, deal.periodEnd, 'paid');
      Object.assign(session, {
        status: 'complete',
        subscription: deal.id,
        invoice: invoice.id,
        customer: deal.customer,
      });
      tell('checkout.session.completed', sessionObject(session, origin));
      told('invoice.paid', invoice, deal);
    },
    renew(deal, outcome) {
      if (deal.ended !== null || deal.cancels) return;
      const until = later(deal.periodEnd, deal.interval);
      const invoice = bill(deal, until, outcome === 'paid' ? 'paid' : 'open');
      if (outcome === 'paid') deal.periodEnd = until;
      told(outcome === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', invoice, deal);
    },
    settle(deal) {
      const open = [...bank.invoices.values()].find(({ deal: id, status }) => id === deal.id && status === 'open');
      if (!open) return;
      open.status = 'paid';
      deal.periodEnd = open.until;
      told('invoice.paid', open, deal);
    },
    cancel(deal, atOnce) {
      deal.cancels = true;
      if (atOnce) deal.ended = seconds();
      tell(atOnce ? 'customer.subscription.deleted' : 'customer.subscription.updated', dealObject(deal));
    },
    resume(deal) {
      deal.cancels = false;
      tell('customer.subscription.updated', dealObject(deal));
    },
    refund(invoice) {
      if (invoice.refund !== null) return;
      invoice.refund = nameOf('re');
      tell('refund.created', refundObject(invoice));
    },
    expire(session) {
      if (session.status !== 'open') return;
      session.status = 'expired';
      tell('checkout.session.expired', sessionObject(session, origin));
    },
  };
  return acts;
}

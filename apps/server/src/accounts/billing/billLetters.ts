import { BRAND, type Letter } from '../mail/letter.ts';
import { dayText, dollars } from './amount.ts';
import { type Bill, totalOf } from './bills.ts';

const subscriptions = (origin: string): NonNullable<Letter['button']> => ({
  label: 'See your subscriptions',
  address: `${origin}/user/subscriptions`,
});

export function billLetter(origin: string, bill: Bill): Letter {
  return {
    subject: `Bill ${bill.number} of ${BRAND}`,
    lines: [
      `Thank you for your order. Bill ${bill.number} for ${dollars(totalOf(bill))} is attached; please pay it by ${dayText(bill.due_at)}.`,
      'Pro is activated as soon as we receive the payment.',
    ],
    button: subscriptions(origin),
  };
}

/** The receipt for a bill paid by card. */
export function receiptLetter(origin: string, bill: Bill, until: Date): Letter {
  return {
    subject: `Payment received: bill ${bill.number} of ${BRAND}`,
    lines: [
      `Your card was charged ${dollars(totalOf(bill))}. Bill ${bill.number} is attached.`,
      `Pro is active until ${dayText(until)} and then renews.`,
    ],
    button: subscriptions(origin),
  };
}

export function openedLetter(origin: string, until: Date): Letter {
  return {
    subject: `${BRAND} Pro is active`,
    lines: [`Thank you, we have received your payment. Pro is active until ${dayText(until)}.`],
    button: subscriptions(origin),
  };
}

export function renewalLetter(origin: string, bill: Bill): Letter {
  return {
    subject: `Bill ${bill.number}: ${BRAND} Pro renews`,
    lines: [
      `Your subscription renews on ${dayText(bill.due_at)}. Bill ${bill.number} for ${dollars(totalOf(bill))} is attached; please pay it by then.`,
    ],
    button: subscriptions(origin),
    after: ['To end the subscription instead, cancel it there; then you owe nothing.'],
  };
}

export function reminderLetter(origin: string, bill: Bill): Letter {
  return {
    subject: `Reminder: bill ${bill.number} of ${BRAND}`,
    lines: [
      `Bill ${bill.number} for ${dollars(totalOf(bill))} was due on ${dayText(bill.due_at)}, and we have not received a payment yet. It is attached again.`,
    ],
    button: subscriptions(origin),
    after: ['If you have paid it in the last few days, you need not do anything.'],
  };
}

export function creditLetter(origin: string, note: Bill, number: string, isRefund: boolean): Letter {
  return {
    subject: `Credit note ${note.number} of ${BRAND}`,
    lines: [
      `Credit note ${note.number} cancels bill ${number}; it is attached.`,
      isRefund
        ? `${dollars(-totalOf(note))} will be refunded to your original payment method.`
        : 'You no longer owe anything on this bill.',
    ],
    button: subscriptions(origin),
  };
}

export function notPaidLetter(origin: string, closes: Date, url: string | null): Letter {
  return {
    subject: `${BRAND} Pro could not be renewed`,
    lines: [
      `Your card could not be charged. Pro stays active until ${dayText(closes)}; we retry the charge until then.`,
      url === null ? 'Check your card, or use a different one.' : 'Your bank may ask you to confirm the payment.',
    ],
    button: url === null ? subscriptions(origin) : { label: 'Pay or confirm', address: url },
  };
}

export function lapsedLetter(origin: string): Letter {
  return {
    subject: `${BRAND} Pro has ended`,
    lines: ['Your subscription was not paid in time and has ended. You can subscribe again at any time.'],
    button: { label: 'Subscribe again', address: `${origin}/pro-subscribe` },
  };
}

export const billStates = ['open', 'overdue', 'paid', 'credited', 'credit-note'] as const;
export type BillState = (typeof billStates)[number];

/** A bill or a credit note. Amounts are cents of a US dollar. */
export interface Bill {
  readonly id: string;
  readonly number: string;
  readonly state: BillState;
  readonly issued: Date;
  readonly due: Date;
  /** Whom it is made out to. */
  readonly company: string;
  readonly totalCents: number;
  /** Where its file is. */
  readonly href: string;
  /** Whose it is, in lists of all. */
  readonly email?: string | undefined;
}

export const billStateWords: Readonly<Record<BillState, string>> = {
  open: 'Open',
  overdue: 'Overdue',
  paid: 'Paid',
  credited: 'Credited',
  'credit-note': 'Credit note',
};

/** What an administrator does to a bill. */
export type BillAction = 'pay' | 'credit';

/** Whether it is still to be paid. */
export function isOwed({ state }: Pick<Bill, 'state'>): boolean {
  return state === 'open' || state === 'overdue';
}

/** What can be done: one that is owed is paid or cancelled, a paid one refunded. */
export function actionsFor(bill: Pick<Bill, 'state'>): readonly BillAction[] {
  if (isOwed(bill)) return ['pay', 'credit'];
  return bill.state === 'paid' ? ['credit'] : [];
}

/** Cents as dollars: `$1,260.00`. */
export const money = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);

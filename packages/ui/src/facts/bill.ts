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

/** What can be done: an open one is paid or cancelled, a paid one refunded. */
export function actionsFor({ state }: Pick<Bill, 'state'>): readonly BillAction[] {
  if (state === 'open' || state === 'overdue') return ['pay', 'credit'];
  return state === 'paid' ? ['credit'] : [];
}

/** Cents as dollars: `$1,260.00`. */
export const money = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);

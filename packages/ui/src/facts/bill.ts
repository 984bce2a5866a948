export const billStates = ['open', 'overdue', 'paid', 'credited', 'credit-note'] as const;
export type BillState = (typeof billStates)[number];

/** A bill or a credit note. Amounts are cents of a US dollar. */
export interface Bill {
  readonly id: string;
  readonly number: string;
  readonly state: BillState;
  readonly issued: Date;
  readonly due: Date;
  /** Billed company. */
  readonly company: string;
  readonly totalCents: number;
  /** Address of its file. */
  readonly href: string;
  /** Its account's mail address, in lists of all bills. */
  readonly email?: string | undefined;
}

export const billStateWords: Readonly<Record<BillState, string>> = {
  open: 'Open',
  overdue: 'Overdue',
  paid: 'Paid',
  credited: 'Credited',
  'credit-note': 'Credit note',
};

/** Actions of administrators on a bill. */
export type BillAction = 'pay' | 'credit';

/** Whether it is unpaid. */
export function isOwed({ state }: Pick<Bill, 'state'>): boolean {
  return state === 'open' || state === 'overdue';
}

/** Possible actions: an unpaid bill can be marked as paid or canceled, a paid one refunded. */
export function actionsFor(bill: Pick<Bill, 'state'>): readonly BillAction[] {
  if (isOwed(bill)) return ['pay', 'credit'];
  return bill.state === 'paid' ? ['credit'] : [];
}

/** Cents as dollars: `$1,260.00`. */
export const money = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);

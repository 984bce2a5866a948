import type { PageView } from '../../facts/pageView.ts';
import type { DaySpan } from '../../facts/daySpan.ts';

export const ledgerKinds = ['billed', 'credited', 'paid', 'refunded', 'opened', 'closed'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** A row of the ledger. Amounts are in US cents. */
export interface LedgerRow {
  readonly id: string;
  readonly at: Date;
  readonly email: string;
  readonly kind: LedgerKind;
  /** Positive if the account owes them. */
  readonly cents: number;
  /** What the account owes after this row. */
  readonly balanceCents: number;
  /** Number of the bill. */
  readonly bill: string | null;
  /** End of the Pro access that this row grants. */
  readonly until: Date | null;
  readonly actor: string;
  readonly memo: string;
}

/** A part of the ledger, as in the page's URL. */
export interface LedgerView extends PageView {
  /** Part of the account's address; empty for all. */
  readonly account: string;
  readonly kind: LedgerKind | null;
  readonly days: DaySpan;
}

export const kindWords: Readonly<Record<LedgerKind, string>> = {
  billed: 'Billed',
  credited: 'Credited',
  paid: 'Paid',
  refunded: 'Refunded',
  opened: 'Pro opened',
  closed: 'Pro closed',
};

export const isNarrowed = ({ account, kind, days }: LedgerView): boolean =>
  account !== '' || kind !== null || days.from !== '' || days.until !== '';

/** Result of the check that computes everything again. */
export interface LedgerCheck {
  readonly rows: number;
  readonly bills: number;
  readonly owedCents: number;
  readonly problems: readonly string[];
}

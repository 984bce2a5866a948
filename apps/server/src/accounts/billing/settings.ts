import type { PaymentProvider } from './provider/provider.ts';

/** Who writes the bills, as the operator's settings say. */
export interface Issuer {
  readonly name: string;
  /** Lines of the postal address. */
  readonly address: readonly string[];
  /** ISO 3166-1 alpha-2; null where it is not set: bills then have no VAT. */
  readonly country: string | null;
  readonly registration: string | null;
  readonly vatId: string | null;
  /** Where to pay to: lines such as the name of the bank and the IBAN. */
  readonly bank: readonly string[];
}

export interface BillingSettings {
  readonly issuer: Issuer;
  /** Whole percents of VAT in the issuer's country. */
  readonly vatPercent: number;
  /** What numbers begin with. */
  readonly prefix: string;
  /** Days in which a bill is to be paid. */
  readonly dueDays: number;
  /** Takes cards; null where bills are the only way. */
  readonly provider: PaymentProvider | null;
  /** Where the portal is, for letters that no request leads to. */
  readonly origin: string;
}

/** What holds where the operator has set nothing. */
export const plainBilling: BillingSettings = {
  issuer: { name: 'Issuer not set', address: [], country: null, registration: null, vatId: null, bank: [] },
  vatPercent: 0,
  prefix: 'RG',
  dueDays: 14,
  provider: null,
  origin: 'http://localhost:3000',
};

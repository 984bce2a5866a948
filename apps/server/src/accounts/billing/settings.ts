import type { PaymentProvider } from './provider/provider.ts';

/** The issuer of bills, from the operator's settings. */
export interface Issuer {
  readonly name: string;
  /** Lines of the postal address. */
  readonly address: readonly string[];
  /** ISO 3166-1 alpha-2; null if not set: bills then have no VAT. */
  readonly country: string | null;
  readonly registration: string | null;
  readonly vatId: string | null;
  /** Payment details: lines such as the name of the bank and the IBAN. */
  readonly bank: readonly string[];
}

export interface BillingSettings {
  readonly issuer: Issuer;
  /** VAT in the issuer's country, in whole percent. */
  readonly vatPercent: number;
  /** Prefix of bill numbers. */
  readonly prefix: string;
  /** Days until a bill is due. */
  readonly dueDays: number;
  /** Takes cards; null if only bills are offered. */
  readonly provider: PaymentProvider | null;
  /** Origin of the portal, for letters that are not caused by a request. */
  readonly origin: string;
}

/** Defaults if the operator has set nothing. */
export const plainBilling: BillingSettings = {
  issuer: { name: 'Issuer not set', address: [], country: null, registration: null, vatId: null, bank: [] },
  vatPercent: 0,
  prefix: 'RG',
  dueDays: 14,
  provider: null,
  origin: 'http://localhost:3000',
};

import { percentText } from '@routeglass/domain/percent';

const EU = new Set('AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '));

export interface VatRule {
  /** ISO 3166-1 alpha-2 of the issuer; null if not set. */
  readonly issuerCountry: string | null;
  /** VAT of the issuer's country, in whole percent. */
  readonly percent: number;
}

export interface Vat {
  readonly percent: number;
  /** The reason, as printed on the bill. */
  readonly note: string;
}

/**
 * The VAT of a bill. A service to a business is taxed in the country of the business, which then owes the VAT itself (Directive 2006/112/EC, articles
 * 44 and 196).
 */
export function vatOf({ issuerCountry, percent }: VatRule, buyerCountry: string, vatId: string): Vat {
  if (issuerCountry === null || percent === 0) return { percent: 0, note: 'VAT not included' };
  if (buyerCountry === issuerCountry) return { percent, note: `VAT ${percentText(percent)}` };
  if (!EU.has(issuerCountry) || !EU.has(buyerCountry)) return { percent: 0, note: 'No VAT: service supplied abroad' };
  if (vatId === '') return { percent, note: `VAT ${percentText(percent)}` };
  return { percent: 0, note: 'Reverse charge: VAT is to be paid by the recipient (Art. 196, Directive 2006/112/EC)' };
}

export const vatCents = (netCents: number, percent: number): number => Math.round((netCents * percent) / 100);

/** Whether a VAT ID looks like one of its country: two letters and 2 to 13 characters. */
export const isVatId = (text: string): boolean =>
  /^[A-Z]{2}[\dA-Z+*.]{2,13}$/.test(text.replaceAll(/[\s-]/g, '').toUpperCase());

import { expect, it } from 'vitest';
import { isVatId, vatCents, vatOf } from './vat.ts';

const german = { issuerCountry: 'DE', percent: 19 };

it.each([
  ['at home', german, 'DE', '', 19, 'VAT 19\u00A0%'],
  ['at home with a VAT ID', german, 'DE', 'DE123456789', 19, 'VAT 19\u00A0%'],
  ['to a business of the EU', german, 'FR', 'FR12345678901', 0, 'Reverse charge'],
  ['to the EU without a VAT ID', german, 'FR', '', 19, 'VAT 19\u00A0%'],
  ['abroad', german, 'JP', '', 0, 'No VAT'],
  ['from outside the EU', { issuerCountry: 'CH', percent: 8 }, 'DE', 'DE123456789', 0, 'No VAT'],
  ['from nowhere', { issuerCountry: null, percent: 0 }, 'DE', '', 0, 'VAT not included'],
] as const)('%s', (_, rule, country, vatId, percent, note) => {
  expect(vatOf(rule, country, vatId)).toEqual({ percent, note: expect.stringContaining(note) as string });
});

it('is rounded to cents', () => expect(vatCents(10_550, 19)).toBe(2_005));

it.each([
  ['DE 123 456 789', true],
  ['123456789', false],
  ['ATU12345678', true],
])('%s: %s', (text, is) => expect(isVatId(text)).toBe(is));

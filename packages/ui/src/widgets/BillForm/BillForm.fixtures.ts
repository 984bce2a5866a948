import type { BillCountry } from './BillForm.tsx';

export const billCountries: readonly BillCountry[] = [
  { code: 'DE', name: 'Germany' },
  { code: 'GB', name: 'United Kingdom' },
  { code: 'JO', name: 'الأردن' },
  { code: 'NL', name: 'Netherlands' },
];

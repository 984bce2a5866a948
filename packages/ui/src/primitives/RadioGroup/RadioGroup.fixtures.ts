import type { Choice } from '../Field/choice.ts';

/** Two ways to pay, one with words, and one that is not to be had. */
export const payments: readonly Choice<'card' | 'bill' | 'cash'>[] = [
  { id: 'card', name: 'Card', description: 'Charged at once.' },
  { id: 'bill', name: 'Bill' },
  { id: 'cash', name: 'Cash', isDisabled: true },
];

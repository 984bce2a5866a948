import type { Choice } from '../Field/choice.ts';

/** Two ways to pay, one with a description, and one that is disabled. */
export const payments: readonly Choice<'card' | 'bill' | 'cash'>[] = [
  { id: 'card', name: 'Card', description: 'Charged at once.' },
  { id: 'bill', name: 'Bill' },
  { id: 'cash', name: 'Cash', isDisabled: true },
];

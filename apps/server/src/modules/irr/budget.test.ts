import { expect, it } from 'vitest';
import { createBudget } from './budget.ts';

it('lets a question make its searches, and no more', () => {
  const budget = createBudget(2);
  budget.search();
  budget.search();
  expect(() => budget.search()).toThrow('more than 2 searches');
});

it('lets a question read its rows, and no more', () => {
  const budget = createBudget(1, 10);
  budget.read(4);
  budget.read(6);
  expect(() => budget.read(1)).toThrow('more than 10 rows');
});

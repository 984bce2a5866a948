import { expect, it } from 'vitest';
import { actionsFor, money } from './bill.ts';

it.each([
  ['open', ['pay', 'credit']],
  ['overdue', ['pay', 'credit']],
  ['paid', ['credit']],
  ['credited', []],
  ['credit-note', []],
] as const)('a bill that is %s can be %j', (state, actions) => expect(actionsFor({ state })).toEqual(actions));

it.each([
  [126_000, '$1,260.00'],
  [-17_850, '-$178.50'],
])('%i cents are %s', (cents, text) => expect(money(cents)).toBe(text));

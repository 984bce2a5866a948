import { expect, it } from 'vitest';
import { alertRuleOf, alertRuleRow } from './alertRule.ts';

const rule = { kind: 'hijack', on: true, vantage_points: 2, minutes: 5, share: 1, urgent: false } as const;

it('reads a rule and writes it the same', () => expect(alertRuleRow(alertRuleOf(rule))).toEqual(rule));

it('has a rule wait as long as its kind says where it does not say itself', () => {
  const { urgent: _, ...quiet } = rule;
  expect(alertRuleOf(quiet).isUrgent).toBe(true);
  expect(alertRuleOf({ ...quiet, kind: 'neighbor' }).isUrgent).toBe(false);
});

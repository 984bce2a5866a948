import { expect, it } from 'vitest';
import { detailText } from './auditEntry.ts';

const role = { name: 'role', value: 'ADMIN' };

it.each([
  [[], ''],
  [[role], 'role: ADMIN'],
  [[role, { name: 'reason', value: 'spam' }], 'role: ADMIN, reason: spam'],
])('writes %j as %j', (details, text) => {
  expect(detailText({ details })).toBe(text);
});

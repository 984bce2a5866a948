import { expect, it } from 'vitest';
import { noChange, noRoutes, step } from './RouteDiffList.fixtures.ts';
import { openKind } from './openKind.ts';

it.each([
  [step, 'added'],
  [{ ...step, added: [] }, 'left'],
  [noChange, 'active'],
  [noRoutes, 'added'],
  [undefined, 'added'],
] as const)('%j opens %s', (given, kind) => {
  expect(openKind(given)).toBe(kind);
});

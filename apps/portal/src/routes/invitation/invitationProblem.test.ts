import { expect, it } from 'vitest';
import { invitationProblem } from './invitationProblem.ts';

it.each([
  [400, 'Invalid email or token', 'Invalid email or token'],
  [403, 'This invitation is for another address.', 'This invitation is for another address.'],
  [404, 'This invitation does not exist.', 'Page not found'],
  [500, 'E_INTERNAL', 'An error occurred'],
  [0, 'Failed to fetch', 'An error occurred'],
])('of %i (%s) says %s', (status, message, words) => expect(invitationProblem({ status, message })).toBe(words));

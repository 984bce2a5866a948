import { expect, it } from 'vitest';
import { sessionProblem } from './sessionProblem.ts';

it.each([
  [{ ip: 'Enter a valid IP address', password: 'Too long' }, 'Enter a valid IP address'],
  [{ ip: undefined, password: 'Too long' }, 'Too long'],
  [{ ip: '' }, 'Unknown Error'],
  [{}, 'Unknown Error'],
])('of %j says %s', (errors, words) => expect(sessionProblem(errors)).toBe(words));

import { expect, it } from 'vitest';
import { providerProblem } from './providerProblem.ts';

it.each([
  [null, undefined],
  ['', undefined],
  ['refused', 'You did not log in there. Try again, or log in another way.'],
  ['no-address', 'The provider has not confirmed your address. Confirm it there, or sign up here.'],
  ['failed', 'The log-in did not work. Try again, or log in another way.'],
  // The page shows only its own texts, never text from the address.
  ['toString', 'The log-in did not work. Try again, or log in another way.'],
  ['<b>x</b>', 'The log-in did not work. Try again, or log in another way.'],
])('%j is said as %j', (error, said) => expect(providerProblem(error)).toBe(said));

import { expect, it } from 'vitest';
import { actionsFor, planWords } from './subscription.ts';

it.each([
  ['card', 'active', ['cancel', 'card']],
  ['card', 'grace', ['cancel', 'card']],
  ['card', 'ending', ['resume', 'card']],
  ['bill', 'active', ['cancel']],
  ['bill', 'ending', ['resume']],
  ['bill', 'lapsed', []],
  ['grant', 'active', []],
] as const)('by %s and %s: %j', (source, state, actions) => expect(actionsFor({ source, state })).toEqual(actions));

it.each([
  ['card', 'year', 'Annual, by card'],
  ['bill', 'month', 'Monthly, by bill'],
  ['grant', null, 'Granted'],
] as const)('by %s for a %s: %s', (source, period, words) => expect(planWords({ source, period })).toBe(words));

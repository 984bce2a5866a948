import { expect, it } from 'vitest';
import { fewNames } from './fewNames.ts';

it.each([
  [[], ''],
  [['rrc06'], 'rrc06'],
  [['rrc06', 'route-views2'], 'rrc06, route-views2'],
  [['rrc06', 'route-views2', 'updates.0900', 'updates.0905'], 'rrc06, route-views2 and 2 more'],
])('words the sources %j as %j', (names, words) => {
  expect(fewNames(names)).toBe(words);
});

import { expect, it } from 'vitest';
import { resultText, stepName } from './importState.ts';

const problem = { file: 'a.json', message: 'broken' };

it.each([
  [{ loaded: 0, unchanged: 0, problems: [] }, '0 files loaded'],
  [{ loaded: 1, unchanged: 2, problems: [] }, '1 file loaded, 2 unchanged'],
  [{ loaded: 3, unchanged: 0, problems: [problem] }, '3 files loaded, 1 with problems'],
])('says of %j: %s', (result, text) => {
  expect(resultText(result)).toBe(text);
});

it.each([
  ['/data/rrc06/bview.gz', 'bview.gz'],
  ['Relations', 'Relations'],
])('names %s %s', (step, name) => {
  expect(stepName(step)).toBe(name);
});

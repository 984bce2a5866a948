import { parseArgs } from 'node:util';
import { expect, it } from 'vitest';
import { asksForHelp, optionProblem } from './commandWords.ts';

const options = { kind: { type: 'string', short: 'k' }, list: { type: 'boolean' } } as const;

it.each([
  [['--bogus'], 'There is no option --bogus.'],
  [['--bogus=1'], 'There is no option --bogus.'],
  [['-x'], 'There is no option -x.'],
  [['--kind'], '--kind needs a value.'],
  [['--kind', '--list'], '--kind needs a value.'],
  [['--list=yes'], '--list takes no value.'],
])('says what is wrong with %j', (args, problem) => {
  let said = '';
  try {
    parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    said = optionProblem(error);
  }
  expect(said).toBe(problem);
});

it('sees where the usage is asked for', () => {
  expect([['--help'], ['x', '-h'], ['help'], []].map(asksForHelp)).toEqual([true, true, false, false]);
});

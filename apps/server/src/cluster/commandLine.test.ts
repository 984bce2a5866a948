import { expect, it } from 'vitest';
import { readCommandLine } from './commandLine.ts';

it.each([
  [['init'], { isDryRun: false, shards: 32 }],
  [['--', 'init', '--dry-run'], { isDryRun: true, shards: 32 }],
  [['init', '--shards', '64'], { isDryRun: false, shards: 64 }],
])('reads %j', (words, command) => {
  expect(readCommandLine(words)).toEqual(command);
});

it.each([
  [[], 'Say what to do: init.'],
  [['drop'], 'Say what to do: init.'],
  [['init', 'twice'], 'Say what to do: init.'],
  [['init', '--shards', '0'], '--shards is a whole number from 1 to 1024, not 0.'],
  [['init', '--shards', 'many'], '--shards is a whole number from 1 to 1024, not many.'],
])('says what is wrong with %j', (words, problem) => {
  expect(readCommandLine(words)).toBe(problem);
});

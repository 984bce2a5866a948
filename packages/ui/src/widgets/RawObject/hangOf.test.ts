import { expect, it } from 'vitest';
import { hangOf } from './hangOf.ts';
import { rawLines } from './rawLines.ts';

it.each<[string, number]>([
  ['import:         from AS64601 accept ANY', 16],
  ['origin: AS64512 # ours', 8],
  ['                AS64601', 16],
  ['   Registrar URL: https://x.example', 2 + 16],
  ['Registrant Organization Unit: Alder Net', 2],
  ['remarks:\tfollows a tab', 2],
  ['% This is the registry of a laboratory', 2],
  ['no name at all', 2],
  ['', 2],
])('%j hangs by %d', (line, letters) => {
  expect(hangOf(rawLines(line)[0]!)).toBe(letters);
});

import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { embedSizeProblems } from './embedSizes.ts';

const dist = mkdtempSync(join(tmpdir(), 'routeglass-sizes-'));
const weigh = (kilobytes: number): string =>
  `//${randomBytes(kilobytes * 1000)
    .toString('base64')
    .slice(0, kilobytes * 1333)}\n`;
const write = (name: string, text: string): void => writeFileSync(join(dist, name), text);

mkdirSync(join(dist, 'assets'));
write('assets/shared.js', `export const a = 1;\n${weigh(45)}`);
write('assets/later.js', weigh(200));
write('light.js', `import{a}from"./assets/shared.js";export{a};import("./assets/later.js");\n${weigh(10)}`);
write('also.js', `import{a}from"./assets/shared.js";export{a};\n${weigh(20)}`);
write('heavy.js', `import"./assets/shared.js";\n${weigh(34)}`);
afterAll(() => rmSync(dist, { recursive: true }));

describe('embedSizeProblems', () => {
  it.each([
    ['shared parts count once and what is fetched later does not', ['define/light', 'define/also', 'light'], []],
    ['an element too heavy alone', ['define/heavy'], [/^embed: rg-heavy loads (7|8)\d{4} bytes/]],
    [
      'one too heavy after another',
      ['define/light', 'define/heavy'],
      [/^embed: rg-heavy loads/, /rg-heavy after rg-light/],
    ],
  ])('%s', (_, doors, expected) => {
    const problems = embedSizeProblems(dist, doors);
    expect(problems).toHaveLength(expected.length);
    expected.forEach((words, at) => expect(problems[at]).toMatch(words));
  });
});

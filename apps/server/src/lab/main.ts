import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { asksForHelp, optionProblem } from '../commandWords.ts';
import { DEFAULT_SEED, DEFAULT_START } from './files.ts';
import { makeLab } from './makeLab.ts';

const USAGE = 'npm run lab -- --out DIR [--seed N] [--start YYYY-MM-DD]';

/** `npm run lab`: writes the files of a laboratory Internet into a folder. */
async function main(): Promise<number> {
  const words = process.argv.slice(2).filter((word) => word !== '--');
  if (asksForHelp(words)) {
    console.log(USAGE);
    return 0;
  }
  const settings = readSettings(words);
  if (typeof settings === 'string') {
    console.error(`${settings}\n${USAGE}`);
    return 2;
  }
  await mkdir(settings.out, { recursive: true });
  const began = performance.now();
  const files = await makeLab(settings);
  console.log(`${files.length} files in ${settings.out}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return 0;
}

function readSettings(words: readonly string[]): { seed: number; start: number; out: string } | string {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { out: { type: 'string' }, seed: { type: 'string' }, start: { type: 'string' } },
    });
    if (values.out === undefined) return 'Use --out to say where to write the files.';
    const seed = values.seed === undefined ? DEFAULT_SEED : Number(values.seed);
    if (!Number.isSafeInteger(seed) || seed < 0) return `--seed is not a whole number: ${values.seed}`;
    const start = values.start === undefined ? DEFAULT_START : Date.parse(`${values.start}T00:00:00Z`) / 1000;
    if (!Number.isInteger(start)) return `--start is not a day: ${values.start}`;
    return { seed, start, out: resolve(values.out) };
  } catch (error) {
    return optionProblem(error);
  }
}

process.exitCode = await main();

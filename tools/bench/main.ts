import { readdir } from 'node:fs/promises';
import type { Bench, Figure } from './bench.ts';

/**
 * `npm run bench [-- topic … name=value …]`: runs each `*.bench.ts` in this folder whose topic begins with a given one, and prints figures with
 * ratios. Each topic documents its `name=value` options in its own file.
 */
const words = process.argv.slice(2).filter((word) => word !== '--');
const wanted = words.filter((word) => !word.includes('='));
const options = new Map(
  words.filter((word) => word.includes('=')).map((word) => [word.split('=', 1)[0] ?? '', word.replace(/^[^=]*=/, '')]),
);
const files = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.bench.ts')).sort();
let failed = false;

for (const file of files) {
  const name = file.replace('.bench.ts', '');
  if (wanted.length > 0 && !wanted.some((word) => name.startsWith(word))) continue;
  const { bench } = (await import(new URL(file, import.meta.url).href)) as { bench: Bench };
  console.log(`\n${bench.topic}: ${bench.about}`);
  const reason = bench.skip?.() ?? null;
  if (reason !== null) {
    console.log(`  skipped: ${reason}`);
    continue;
  }
  try {
    await bench.run((figure) => console.log(line(figure)), options);
  } catch (error) {
    failed = true;
    console.error(`  failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}
process.exit(failed ? 1 : 0);

function line(figure: Figure): string {
  const parts = [`  ${figure.what.padEnd(52)} ${number(figure.ours)} ${figure.unit}`];
  for (const [peer, value] of Object.entries(figure.peers ?? {})) {
    parts.push(`${peer} ${number(value)} ${figure.unit} (×${number(value / figure.ours)})`);
  }
  if (figure.limit) {
    const { at, better } = figure.limit;
    const held = better === 'lower' ? figure.ours <= at : figure.ours >= at;
    parts.push(`${better === 'lower' ? 'at most' : 'at least'} ${number(at)}: ${held ? 'held' : 'MISSED'}`);
  }
  if (figure.note) parts.push(figure.note);
  return parts.join('  |  ');
}

function number(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en-GB', { maximumFractionDigits: digits });
}

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { graphqlSubject } from './graphqlSubject.ts';
import { mrtSubject } from './mrtSubject.ts';
import { mutate } from './mutate.ts';
import { packedSubjects } from './packedSubjects.ts';
import { createRandom } from './random.ts';
import { requestSubject } from './requestSubject.ts';
import { sourceSubjects } from './sourceSubjects.ts';
import type { Subject } from './subject.ts';
import { megabytes, peakMegabytes, watch } from './watch.ts';
import { wordSubject } from './wordSubject.ts';

/**
 * `npm run fuzz -- MINUTES [seed=1] [runs=N] [only=vrps,mrt]`: mutates valid inputs of all kinds and passes each to its reader, until the time
 * is up or the runs are done. A reader must not throw, take over two seconds or grow the process over 400 MB. Each run depends only on the seed
 * and its own number: `npm run fuzz -- run=123 seed=1` repeats one.
 */
const all: readonly Subject[] = [
  mrtSubject,
  mrtSubject,
  mrtSubject,
  ...packedSubjects,
  ...sourceSubjects,
  wordSubject,
  requestSubject,
  requestSubject,
  graphqlSubject,
];
const MOST_FAULTS = 20;
const MINUTE = 60_000;

const words = process.argv.slice(2).filter((word) => word !== '--');
const optionOf = (name: string): string | undefined =>
  words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
const seed = Number(optionOf('seed') ?? 1);
const only = optionOf('only')?.split(',');
const single = optionOf('run');
const minutes = Number(words.find((word) => /^[\d.]+$/.test(word)) ?? Number.POSITIVE_INFINITY);
const runs = Number(optionOf('runs') ?? Number.POSITIVE_INFINITY);
const begun = performance.now();

const faults = new Map<string, number>();
let slowest = { seconds: 0, run: 0 };

if (single !== undefined) await runOne(Number(single));
else if (Number.isFinite(minutes) || Number.isFinite(runs)) await runAll();
else {
  console.error('Say for how long: npm run fuzz -- MINUTES [seed=N] [runs=N] [only=NAME,…]');
  console.error(`Names: ${[...new Set(all.map(({ name }) => name))].join(', ')}`);
  process.exitCode = 2;
}

async function runAll(): Promise<void> {
  let told = begun;
  let run = 0;
  while (run < runs && performance.now() - begun < minutes * MINUTE && faults.size < MOST_FAULTS) {
    await runOne(run);
    run += 1;
    if (performance.now() - told < MINUTE) continue;
    told = performance.now();
    tell(run);
  }
  tell(run);
}

/** Seeds each run separately, so that it can be repeated alone; `only` does not change other runs. */
async function runOne(run: number): Promise<void> {
  const random = createRandom(seed * 1_000_003 + run);
  const subject = all[run % all.length];
  if (!subject || only?.includes(subject.name) === false) return;
  const bytes = mutate(random.pick(subject.seeds), random.pick(all).seeds, random);
  const { seconds, fault } = await watch(() => subject.read(bytes, random));
  if (seconds > slowest.seconds) slowest = { seconds, run };
  if (fault === null) return;
  process.exitCode = 1;
  const kind = `${subject.name}: ${fault.split('\n').slice(0, 3).join(' ').replaceAll(/\d+/g, 'n')}`;
  const count = faults.get(kind) ?? 0;
  faults.set(kind, count + 1);
  if (count > 0) return;
  const file = join(mkdtempSync(join(tmpdir(), 'routeglass-fuzz-')), `${subject.name}-${run}`);
  writeFileSync(file, bytes);
  console.error(`${subject.name}, seed=${seed} run=${run}, ${bytes.length} bytes in ${file}:\n${fault}\n`);
}

function tell(run: number): void {
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const slow = `slowest ${(slowest.seconds * 1000).toFixed(0)} ms (run ${slowest.run})`;
  const memory = `${megabytes().toFixed(0)} MB, at most ${peakMegabytes().toFixed(0)} MB`;
  const found = [...faults.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `${run} runs from seed ${seed} in ${seconds} s; ${slow}; ${memory}; ${found} faults of ${faults.size} kinds`,
  );
}

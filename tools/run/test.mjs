// `npm test [-- STEP …]`: runs all checks step by step, two at a time; the arguments choose steps.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { readFindings } from './findings.mjs';
import { inLanes } from './lanes.mjs';
import { newPlace, removePlace } from './place.mjs';
import { inChromium, stepsOf } from './steps.mjs';
import { takeTurns } from './turns.mjs';
import { ensureInstalled, projectNode, toolEnvironment, tryRun } from './workspace.mjs';

let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (isInterrupted = true));

await ensureInstalled();
projectNode();
const steps = stepsOf(process.argv.slice(2));
const place = newPlace();
const env = {
  ...toolEnvironment,
  STORYBOOK_DISABLE_TELEMETRY: '1',
  // `.storybook/main.ts`: no test reads the tables of props.
  STORYBOOK_PROPS: 'no',
  TMPDIR: place,
  FINDINGS_FILE: join(place, 'findings'),
  E2E_DATA_DIR: place,
  // Tests start the server and its commands a hundred times: the code that Node compiles is cached for the next start.
  NODE_COMPILE_CACHE: join(place, 'compiled'),
  // Their output passes through this process, which may write to a terminal.
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
};
if (steps.some(({ name }) => inChromium.has(name))) env.CHROMIUM_PATH = await ensureChromium();

/** @type {string[]} */
const failed = [];
const begin = takeTurns((text) => process.stdout.write(text));
await inLanes(Math.min(2, availableParallelism()), steps, async ({ name, command, words }) => {
  const begun = Date.now();
  const { say, end } = begin();
  say(`\n── ${name}\n`);
  const code = isInterrupted ? 1 : await tryRun(command, words, { env, heard: say });
  const isPassed = code === 0 && !isInterrupted;
  say(`── ${name}: ${isPassed ? 'passed' : 'FAILED'} in ${((Date.now() - begun) / 1000).toFixed(1)} s\n`);
  if (!isPassed) failed.push(name);
  end();
});

const findings = readFindings(env.FINDINGS_FILE);
removePlace(place);
if (findings.failed) console.log(`\n${findings.failed}`);
if (findings.flaky)
  console.log(`\nFLAKY: passed at the second try alone. Each is a defect to mend.\n\n${findings.flaky}`);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\nsteps: ${steps.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

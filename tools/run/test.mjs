// `npm test [-- STEP …]`: everything that must hold, step by step; the first words choose steps.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureEmbed, ensurePortal } from './portal.mjs';
import { ensureInstalled, projectNode, toolEnvironment, tryRun } from './workspace.mjs';

const reporters = ['--reporter=default', '--reporter=./tools/run/failureReporter.mjs'];
/** @type {[string, string, string[]][]} */
const steps = [
  ['format', 'oxfmt', ['--check', '.']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings', '.']],
  ['architecture', 'node', ['tools/architecture/check.ts']],
  ['types', 'node', ['tools/run/typecheck.ts']],
  ['unit', 'vitest', ['run', ...reporters, '--project', 'unit', '--project', 'server', '--maxWorkers', '2']],
  ['packages', 'node', ['tools/packages/check.ts']],
  [
    'browser',
    'vitest',
    ['run', ...reporters, '--project', 'components', '--project', 'stories', '--project', 'pictures'],
  ],
  ['storybook', 'storybook', ['build', '-o', 'storybook-static', '--quiet']],
  ['e2e', 'playwright', ['test', '-c', 'e2e/playwright.config.ts']],
];

const wanted = process.argv.slice(2);
await ensureInstalled();
projectNode();
const needed = steps.filter(([name]) => wanted.length === 0 || wanted.includes(name));
const failures = join(tmpdir(), `routeglass-failures-${process.pid}`);
const env = { ...toolEnvironment, STORYBOOK_DISABLE_TELEMETRY: '1', FAILURES_FILE: failures };
if (needed.some(([name]) => name === 'browser' || name === 'e2e' || name === 'unit' || name === 'packages'))
  env.CHROMIUM_PATH = await ensureChromium();
if (needed.some(([name]) => name === 'e2e')) {
  await ensurePortal();
  await ensureEmbed();
}

// The data of the e2e servers take a minute to load: they are loaded while Storybook is built, which leaves a processor free.
const e2eData = mkdtempSync(join(tmpdir(), 'routeglass-e2e-'));
env.E2E_DATA_DIR = e2eData;
/** @type {Promise<number> | undefined} */
let e2eServers;
const prepareE2e = () => tryRun('node', ['--conditions=routeglass-source', 'e2e/servers.ts', '--prepare'], { env });

/** @type {string[]} */
const failed = [];
for (const [name, command, words] of needed) {
  const begun = Date.now();
  console.log(`\n── ${name}`);
  if (name === 'storybook' && needed.some(([other]) => other === 'e2e')) e2eServers = prepareE2e();
  // Whatever kept the data from being loaded, the servers meet it again and say so.
  if (name === 'e2e') await e2eServers;
  const code = await tryRun(command, words, { env });
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  if (code !== 0) failed.push(name);
}
rmSync(e2eData, { recursive: true, force: true });
if (existsSync(failures)) {
  console.log(`\n${readFileSync(failures, 'utf8')}`);
  rmSync(failures);
}
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\nsteps: ${needed.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

// `npm start`: installs and builds what is missing, then serves portal and API on one port. `npm run serve` (`--built`): the same with pages that were
// built before, here or elsewhere, and with the server's own libraries alone.
import { existsSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { builtPages, ELEMENTS, ensureEmbed, ensurePortal } from './portal.mjs';
import {
  ensureInstalled,
  fail,
  memorySettings,
  onOrphaned,
  projectNode,
  root,
  toolEnvironment,
  tryRun,
} from './workspace.mjs';

/** Bytes of free memory with which pages are built and data is loaded at the same time. */
const ROOM_FOR_BOTH = 3e9;

const areBuilt = process.argv.includes('--built');
// By npm alone: anyone who starts this file in the background by hand may well close that shell.
if (process.env.npm_lifecycle_event) onOrphaned(() => process.kill(process.pid, 'SIGTERM'));
const hasElements = existsSync(join(root, ELEMENTS));
const missing = builtPages.find((file) => !existsSync(join(root, file)));
if (areBuilt && missing) fail(`The pages are not built: ${missing} is missing. \`npm start\` builds them.`);
await ensureInstalled(areBuilt ? 'server' : 'trusted');
let elements;
if (!areBuilt) {
  const loading = missing && os.freemem() > ROOM_FOR_BOTH ? runServerCode('ingest/first/main.ts') : null;
  await ensurePortal();
  // After a change the server must not serve the old elements, so it waits for the new ones. On a first start there are none: it starts without them.
  if (hasElements) await ensureEmbed();
  else elements = tryRun(projectNode(), ['tools/run/pages.mjs'], { niceness: os.constants.priority.PRIORITY_LOW });
  await loading;
}
const serving = runServerCode('main.ts');
if (elements && (await elements) !== 0)
  console.error(
    'The elements for other sites could not be built: this server gives none away until it is started again.',
  );
process.exitCode = await serving;

/** Runs a program of the server to its end. The channel tells it when this process is gone, however it went. */
function runServerCode(file) {
  return tryRun(projectNode(), ['--conditions=routeglass-source', `apps/server/src/${file}`], {
    env: { ...memorySettings, ...toolEnvironment },
    ipc: true,
  });
}

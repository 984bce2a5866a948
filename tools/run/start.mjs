// `npm start`: installs and builds what is missing, then serves portal and API on one port. `npm run serve` (`--built`): the same with pages that were
// built before, here or elsewhere, and with the server's own libraries alone.
import { existsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { builtPages, ensureEmbed, ensurePortal } from './portal.mjs';
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
const missing = builtPages.find((file) => !existsSync(join(root, file)));
if (areBuilt && missing) fail(`The pages are not built: ${missing} is missing. \`npm start\` builds them.`);
await ensureInstalled(areBuilt ? 'server' : 'trusted');
if (!areBuilt) {
  const loading = missing && freemem() > ROOM_FOR_BOTH ? runServerCode('ingest/first/main.ts') : null;
  await ensurePortal();
  await ensureEmbed();
  await loading;
}
process.exitCode = await runServerCode('main.ts');

/** Runs a program of the server to its end. The channel tells it when this process is gone, however it went. */
function runServerCode(file) {
  return tryRun(projectNode(), ['--conditions=routeglass-source', `apps/server/src/${file}`], {
    env: { ...memorySettings, ...toolEnvironment },
    ipc: true,
  });
}

// `npm start`: installs and builds what is missing, then serves portal and API on one port. `npm run serve` (`--built`): the same with pages that were
// built before, here or elsewhere, and with the server's own libraries alone.
import { existsSync } from 'node:fs';
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

const areBuilt = process.argv.includes('--built');
// By npm alone: anyone who starts this file in the background by hand may well close that shell.
if (process.env.npm_lifecycle_event) onOrphaned(() => process.kill(process.pid, 'SIGTERM'));
const missing = areBuilt && builtPages.find((file) => !existsSync(join(root, file)));
if (missing) fail(`The pages are not built: ${missing} is missing. \`npm start\` builds them.`);
await ensureInstalled(areBuilt ? 'server' : 'trusted');
if (!areBuilt) {
  await ensurePortal();
  await ensureEmbed();
}
// The channel tells the server when this process is gone, however it went.
process.exitCode = await tryRun(projectNode(), ['--conditions=routeglass-source', 'apps/server/src/main.ts'], {
  env: { ...memorySettings, ...toolEnvironment },
  ipc: true,
});

// `npm start`: installs and builds what is missing, then serves portal and API on one port. `npm run serve` (`--built`): the same with pages
// built earlier, here or elsewhere, and with only the server's own libraries.
import { existsSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { builtPages, ELEMENTS, ensureEmbed, ensurePortal, PORTAL } from './portal.mjs';
import {
  endWith,
  ensureInstalled,
  fail,
  onOrphaned,
  projectNode,
  root,
  serverEnvironment,
  tryRun,
} from './workspace.mjs';

/** Bytes of free memory needed to build pages while the server loads its first data. */
const ROOM_FOR_BOTH = 3e9;

const isThere = (file) => existsSync(join(root, file));
const areBuilt = process.argv.includes('--built');
// Only when npm runs it: if you start this file in the background by hand, you may close that shell.
if (process.env.npm_lifecycle_event) onOrphaned(() => process.kill(process.pid, 'SIGTERM'));
const missing = builtPages.find((file) => !isThere(file));
if (areBuilt && missing) fail(`The pages are not built: ${missing} is missing. \`npm start\` builds them.`);
await ensureInstalled(areBuilt ? 'server' : 'trusted');
// After a change, the server must not serve old pages and elements, so it waits for the new ones. On a first start there are none, so it starts
// without them and loads its data in the meantime.
const pagesFollow = !isThere(PORTAL) && os.freemem() > ROOM_FOR_BOTH;
const elementsFollow = !isThere(ELEMENTS);
if (!areBuilt && !pagesFollow) await ensurePortal();
if (!areBuilt && !elementsFollow) await ensureEmbed();
const serving = runServer(pagesFollow ? ['--pages-follow'] : []);
if (pagesFollow || elementsFollow) void buildTheRest();
await endWith(await serving);

/** Builds what the server starts without. Loading takes longer than building the pages, so they get a lower priority, and the elements the lowest. */
async function buildTheRest() {
  await ensurePortal({ niceness: os.constants.priority.PRIORITY_BELOW_NORMAL });
  const niceness = os.constants.priority.PRIORITY_LOW;
  if ((await tryRun(projectNode(), ['tools/run/pages.mjs'], { niceness })) !== 0)
    console.error(
      'The elements for other sites could not be built: this server gives none away until it is started again.',
    );
}

/** Runs the server until it ends. The channel tells it when this process has ended, for any reason. */
function runServer(words) {
  return tryRun(projectNode(), ['--conditions=routeglass-source', 'apps/server/src/main.ts', ...words], {
    env: serverEnvironment,
    ipc: true,
  });
}

// `npm start`: installs and builds what is missing, then serves portal and API on one port.
import { ensureEmbed, ensurePortal } from './portal.mjs';
import { ensureInstalled, projectNode, tryRun } from './workspace.mjs';

await ensureInstalled();
await ensurePortal();
await ensureEmbed();
// The channel tells the server when this process is gone, however it went.
process.exitCode = await tryRun(projectNode(), ['--conditions=routeglass-source', 'apps/server/src/main.ts'], {
  ipc: true,
});

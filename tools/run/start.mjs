// `npm start`: installs and builds what is missing, then serves portal and API on one port.
import { ensureEmbed, ensurePortal } from './portal.mjs';
import { ensureInstalled, onOrphaned, projectNode, tryRun } from './workspace.mjs';

// By npm alone: anyone who starts this file in the background by hand may well close that shell.
if (process.env.npm_lifecycle_event) onOrphaned(() => process.kill(process.pid, 'SIGTERM'));
await ensureInstalled();
await ensurePortal();
await ensureEmbed();
// The channel tells the server when this process is gone, however it went.
process.exitCode = await tryRun(projectNode(), ['--conditions=routeglass-source', 'apps/server/src/main.ts'], {
  ipc: true,
});

// `npm run dev`: the server on port 3000, and the portal with live reload in front of it on port 5173.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, toolEnvironment } from './workspace.mjs';

const portal = join(root, 'apps', 'portal');
const running = [
  spawn('node', ['--conditions=routeglass-source', '--watch', 'apps/server/src/main.ts'], {
    cwd: root,
    env: toolEnvironment,
    stdio: 'inherit',
  }),
  spawn(join(portal, 'node_modules', '.bin', 'react-router'), ['dev'], {
    cwd: portal,
    env: toolEnvironment,
    stdio: 'inherit',
  }),
];
const stop = () => {
  for (const child of running) child.kill('SIGTERM');
};
process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
for (const child of running) child.on('exit', stop);

import { join } from 'node:path';
import { ensureBuilt, root, run } from './workspace.mjs';

const inputs = [
  'apps/portal',
  'packages/ui',
  'packages/api-client',
  'packages/domain',
  'pnpm-lock.yaml',
  'tsconfig.json',
];

/** Builds the portal's pages unless they were built from these very sources. */
export async function ensurePortal() {
  await ensureBuilt('portal', inputs, 'apps/portal/build/client/index.html', async () => {
    console.error('Building the portal …');
    const cwd = join(root, 'apps', 'portal');
    await run(join(cwd, 'node_modules', '.bin', 'react-router'), ['build'], { cwd, stdout: 'stderr' });
  });
}

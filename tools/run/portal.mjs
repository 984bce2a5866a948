import { join } from 'node:path';
import { ensureBuilt, root, run } from './workspace.mjs';

/** What the build of the portal writes last. */
export const PORTAL = 'apps/portal/build/client/__site.json';
/** What the build of the elements for other sites writes last. */
export const ELEMENTS = 'packages/embed/dist/release.json';

/** A file of each build: what a server needs that builds nothing. */
export const builtPages = [PORTAL, ELEMENTS];

const shared = ['packages/ui', 'packages/api-client', 'packages/domain', 'pnpm-lock.yaml', 'tsconfig.json'];

/** Builds the portal's pages unless they were built from these very sources. `niceness`: how far it steps back behind others. */
export async function ensurePortal({ niceness } = {}) {
  await ensureBuilt('portal', ['apps/portal', ...shared], PORTAL, async () => {
    console.error('Building the portal …');
    const cwd = join(root, 'apps', 'portal');
    await run(join(cwd, 'node_modules', '.bin', 'react-router'), ['build'], { cwd, stdout: 'stderr', niceness });
  });
}

/** Builds the elements for foreign pages, which the server gives away under `/embed/`, unless they were built from these very sources. */
export async function ensureEmbed() {
  await ensureBuilt('embed', ['packages/embed', ...shared], ELEMENTS, async () => {
    console.error('Building the elements for other sites …');
    const cwd = join(root, 'packages', 'embed');
    await run(join(cwd, 'node_modules', '.bin', 'vite'), ['build', '--logLevel', 'warn'], { cwd, stdout: 'stderr' });
  });
}

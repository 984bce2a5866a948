import { join } from 'node:path';
import { ensureBuilt, root, run } from './workspace.mjs';

/** The last file written by the portal's build. */
export const PORTAL = 'apps/portal/build/client/__site.json';
/** The last file written by the build of the elements for other sites. */
export const ELEMENTS = 'packages/embed/dist/release.json';

/** One file of each build, to check that a server which builds nothing has what it needs. */
export const builtPages = [PORTAL, ELEMENTS];

const shared = ['packages/ui', 'packages/api-client', 'packages/domain', 'pnpm-lock.yaml', 'tsconfig.json'];

/** Builds the portal's pages unless they are up to date with the sources. `niceness`: its lower priority among processes. */
export async function ensurePortal({ niceness } = {}) {
  await ensureBuilt('portal', ['apps/portal', ...shared], PORTAL, async () => {
    console.error('Building the portal …');
    const cwd = join(root, 'apps', 'portal');
    await run(join(cwd, 'node_modules', '.bin', 'react-router'), ['build'], { cwd, stdout: 'stderr', niceness });
  });
}

/** Builds the elements for other sites, which the server serves under `/embed/`, unless they are up to date with the sources. */
export async function ensureEmbed() {
  await ensureBuilt('embed', ['packages/embed', ...shared], ELEMENTS, async () => {
    console.error('Building the elements for other sites …');
    const cwd = join(root, 'packages', 'embed');
    await run(join(cwd, 'node_modules', '.bin', 'vite'), ['build', '--logLevel', 'warn'], { cwd, stdout: 'stderr' });
  });
}

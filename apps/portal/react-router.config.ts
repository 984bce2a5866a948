import type { Config } from '@react-router/dev/config';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documents } from './src/shell/content.ts';
import { packAssets } from './packAssets.ts';
import { writePages, type PortalBuild } from './writePages.ts';

/** Pages are drawn by the server when they are asked for, or by the browser from one frame, which the build draws. */
export default {
  appDirectory: 'src',
  ssr: true,
  // All routes are known from the beginning: none is asked for on the way.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const { buildDirectory, serverBuildFile } = reactRouterConfig;
    const folder = join(buildDirectory, 'client');
    const built = pathToFileURL(join(buildDirectory, 'server', serverBuildFile));
    const texts = documents.map(({ href }) => href).filter((href) => href.startsWith('/docs/'));
    await Promise.all(texts.map((text) => cp(join(import.meta.dirname, '../..', text), join(folder, text))));
    await packAssets(join(folder, 'assets'));
    // Last: a server that finds its file finds all the others, too.
    await writePages(folder, (await import(/* @vite-ignore */ built.href)) as PortalBuild);
  },
} satisfies Config;

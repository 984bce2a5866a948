import type { Config } from '@react-router/dev/config';
import { join } from 'node:path';
import { packAssets } from './packAssets.ts';
import { writePages } from './writePages.ts';

/** A static site: the landing page is drawn at build time, every other address by the browser from one shell. */
export default {
  appDirectory: 'src',
  ssr: false,
  prerender: ['/'],
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = join(reactRouterConfig.buildDirectory, 'client');
    await writePages(folder);
    await packAssets(join(folder, 'assets'));
  },
} satisfies Config;

import type { Config } from '@react-router/dev/config';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { documents } from './src/shell/content.ts';
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
    const texts = documents.map(({ href }) => href).filter((href) => href.startsWith('/docs/'));
    await Promise.all(texts.map((text) => cp(join(import.meta.dirname, '../..', text), join(folder, text))));
  },
} satisfies Config;

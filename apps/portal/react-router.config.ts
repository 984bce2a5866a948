import type { Config } from '@react-router/dev/config';
import { join } from 'node:path';
import { writePages } from './writePages.ts';

/** A static site: the landing page is drawn at build time, every other address by the browser from one shell. */
export default {
  appDirectory: 'src',
  ssr: false,
  prerender: ['/'],
  buildEnd: ({ reactRouterConfig }) => writePages(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;

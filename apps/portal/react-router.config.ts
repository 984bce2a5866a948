import type { Config } from '@react-router/dev/config';

/** A static site: the landing page is drawn at build time, every other address by the browser from one shell. */
export default {
  appDirectory: 'src',
  ssr: false,
  prerender: ['/'],
} satisfies Config;

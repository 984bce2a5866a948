import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import { stylesPlugins } from '../../packages/ui/styles.ts';
import { defineConfig, type Plugin } from 'vite';
import { inlineScripts } from './inlineScripts.ts';
import { routesAlone } from './routesAlone.ts';

const conditions = ['routeglass-source', 'module', 'browser', 'development|production'];

/** A typeface that comes late is used from the next page on: one that took the place of another would move the lines under the reader. */
const steadyFonts: Plugin = {
  name: 'steady-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: /@fontsource.*\.css/ },
    handler: (code) => code.replaceAll('font-display: swap', 'font-display: optional'),
  },
};

/** Folders of the contract with calls about people: those of the other folders are asked by everyone. */
const PEOPLE = 'access|account|admin|alerts|announcements|auth|blog|contact|messages|payment|trial|visits';

/**
 * What pages begin with, each with all that it imports, in five files: the frame and the landing page, what the frame takes when it has drawn
 * itself, what asks the server, the page of a network, and the calls about people. By itself the bundler makes a file for every few modules
 * that the same pages share, over a hundred for the page of a network; a slow connection asks for six at a time.
 */
const sharedFiles = [
  { name: 'site', test: /\/src\/(?:root|routes\/home\/route)\.tsx$/ },
  {
    name: 'extras',
    test: /\/src\/(?:shell\/(?:ThemeChoice|CommandKeys|SampleSession|Feedback)|consent\/Consent|widgets\/SiteHeader\/MenuButton)\.tsx$/,
  },
  {
    name: 'data',
    test: new RegExp(
      String.raw`/src/(?:(?:routes/home/VisitorNetwork|shell/DataProvider|session/HeaderSession)\.tsx$|contract/(?!${PEOPLE})[^/]+/)`,
    ),
  },
  {
    name: 'network',
    test: /\/src\/(?:shell\/WithData|routes\/as\/route|routes\/overview\/route|lists\/prefixes\/PrefixList)\.tsx$/,
  },
  { name: 'people', test: new RegExp(`/src/contract/(?:${PEOPLE})/`) },
].map((file, index, { length }) => ({ ...file, priority: length - index }));

export default defineConfig(({ command }) => ({
  // The words of react-aria in the language of the site, not in thirty.
  plugins: [
    optimizeLocales.vite({ locales: ['en-US'] }),
    steadyFonts,
    inlineScripts,
    stylesPlugins(),
    command === 'build' ? routesAlone(reactRouter()) : reactRouter(),
  ],
  resolve: { conditions },
  ssr: {
    resolve: { conditions: ['routeglass-source', 'module', 'node', 'development|production'] },
    // The built code stands by itself; while one works on it, only what Node.js could not load is taken in.
    noExternal: command === 'build' || [/^@routeglass\//, /^@fontsource/],
  },
  // Fonts inlined as data: addresses would be refused by the page's policy.
  // One stylesheet: a dozen small ones would each cost a slow connection a round trip before the first paint.
  // The manifest tells `writePages` which file imports which.
  // To pack every file only to print its size would take a first start a second more.
  // `lazyBarrel` reads only the icons that are used, not all two thousand.
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } } },
  },
  server: {
    proxy: Object.fromEntries(['/v2', '/v1', '/api', '/healthz'].map((path) => [path, 'http://127.0.0.1:3000'])),
  },
}));

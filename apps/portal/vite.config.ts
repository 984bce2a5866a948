import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';

const conditions = ['routeglass-source', 'module', 'browser', 'development|production'];

/** A typeface that comes late is used from the next page on: one that took the place of another would move the lines under the reader. */
const steadyFonts: Plugin = {
  name: 'steady-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    /@fontsource.*\.css/.test(id) ? code.replaceAll('font-display: swap', 'font-display: optional') : undefined,
};

export default defineConfig({
  plugins: [steadyFonts, vanillaExtractPlugin(), reactRouter()],
  resolve: { conditions },
  ssr: { resolve: { conditions: ['routeglass-source', 'module', 'node', 'development|production'] }, noExternal: true },
  // Fonts inlined as data: addresses would be refused by the page's policy.
  // One stylesheet: a dozen small ones would each cost a slow connection a round trip before the first paint.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
  server: {
    proxy: Object.fromEntries(['/v2', '/v1', '/api', '/healthz'].map((path) => [path, 'http://127.0.0.1:3000'])),
  },
});

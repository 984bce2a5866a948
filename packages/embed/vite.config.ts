import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stylesPlugins } from '../ui/styles.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { releasePlugin } from './bundle/release.ts';
import { standInsPlugin } from './bundle/standIns.ts';
import { shadowStylesPlugin } from './bundle/styles.ts';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const elements = readdirSync(file('exports'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -'.ts'.length));

/** One self-contained build for every page, used by script tags and the package alike. `NAME.js` registers, `class/NAME.js` does not. */
export default defineConfig({
  plugins: [standInsPlugin(), react(), stylesPlugins({ identifiers: 'short' }), shadowStylesPlugin(), releasePlugin()],
  base: './',
  resolve: {
    conditions: ['routeglass-source', 'browser', 'module', 'import', 'default'],
    // React is half the size of an element. Preact has everything the elements use of it.
    alias: [
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
    ],
    dedupe: ['preact'],
  },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    target: 'es2024',
    modulePreload: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: Object.fromEntries(
        elements.flatMap((name) => [
          [name, file(`exports/define/${name}.ts`)],
          [`class/${name}`, file(`exports/${name}.ts`)],
        ]),
      ),
      preserveEntrySignatures: 'strict',
      experimental: { lazyBarrel: true },
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
});

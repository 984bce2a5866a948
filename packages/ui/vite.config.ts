import { readdirSync } from 'node:fs';
import { stylesPlugins } from './styles.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { doorStylesPlugin } from './doorStyles.ts';
import { wholeWorkerPlugin } from './wholeWorker.ts';

const doors = readdirSync(`${import.meta.dirname}/exports`).filter((name) => name.endsWith('.ts'));

/** Whatever is not a file of this package is left to the application that uses it. */
const foreign = (id: string): boolean => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0');

export default defineConfig({
  plugins: [react(), stylesPlugins({ identifiers: 'short' }), doorStylesPlugin(), wholeWorkerPlugin()],
  build: {
    minify: false,
    sourcemap: true,
    cssCodeSplit: false,
    lib: {
      entry: Object.fromEntries(doors.map((name) => [`exports/${name.replace(/\.ts$/, '')}`, `exports/${name}`])),
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: foreign,
      output: {
        preserveModules: true,
        preserveModulesRoot: '.',
        // A consumer's own vanilla-extract would compile `*.css.js` once more.
        entryFileNames: (chunk) => `${chunk.name.replace(/\.css$/, '.styles')}.js`,
      },
    },
  },
});

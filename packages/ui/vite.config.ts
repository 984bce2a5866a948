import { readdirSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const doors = readdirSync(new URL('exports/', import.meta.url)).filter((name) => /\.tsx?$/.test(name));

/** One file a door, modules kept apart so that a caller's bundler takes only what it uses; one stylesheet for all. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  worker: { format: 'es' },
  build: {
    minify: false,
    sourcemap: true,
    cssCodeSplit: false,
    lib: {
      entry: Object.fromEntries(doors.map((name) => [`exports/${name.replace(/\.tsx?$/, '')}`, `exports/${name}`])),
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: (id) =>
        !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0') && !/\.(css|woff2?)$/.test(id),
      output: {
        preserveModules: true,
        preserveModulesRoot: '.',
        // A consumer's vanilla-extract would take files named *.css.js for sources of its own.
        entryFileNames: (chunk) => `${chunk.name.replace(/\.css$/, '.styles')}.js`,
      },
    },
  },
});

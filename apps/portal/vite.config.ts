import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

const conditions = ['routeglass-source', 'module', 'browser', 'development|production'];

export default defineConfig({
  plugins: [vanillaExtractPlugin(), reactRouter()],
  resolve: { conditions },
  ssr: { resolve: { conditions: ['routeglass-source', 'module', 'node', 'development|production'] }, noExternal: true },
  server: {
    proxy: Object.fromEntries(['/v2', '/v1', '/api', '/healthz'].map((path) => [path, 'http://127.0.0.1:3000'])),
  },
});

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserConditions } from './browser.ts';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: browserConditions },
  build: { chunkSizeWarningLimit: 4000 },
});

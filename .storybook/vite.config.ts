import { stylesPlugins } from '../packages/ui/styles.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserConditions } from './browser.ts';

export default defineConfig({
  plugins: [react(), stylesPlugins()],
  resolve: { conditions: browserConditions },
  build: { chunkSizeWarningLimit: 4000, reportCompressedSize: false },
});

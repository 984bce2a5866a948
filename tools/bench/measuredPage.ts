import { stylesPlugins } from '../../packages/ui/styles.ts';
import react from '@vitejs/plugin-react';
import { createServer } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { build } from 'vite';
import { chromiumFlags, chromiumPath } from '../chromium.ts';
import { sharedData } from '../shared-data.ts';

const kinds: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

/**
 * Makes a production build of the page in a folder next to this file and serves it, with the shared graphs under `/graphs/`, while `measure`
 * runs.
 */
export async function withMeasuredPage(
  name: string,
  measure: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), `routeglass-${name}-`));
  await build({
    root: join(import.meta.dirname, name),
    configFile: false,
    logLevel: 'error',
    base: './',
    plugins: [react(), stylesPlugins()],
    resolve: { conditions: ['routeglass-source', 'browser', 'module', 'import', 'default'] },
    worker: { format: 'es' },
    build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 5000 },
  });
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://localhost').pathname;
    const path = asked === '/' ? '/index.html' : asked;
    const file = path.startsWith('/graphs/') ? sharedData(path.slice(1)) : join(folder, path);
    const kind = kinds[path.split('.').pop() ?? ''] ?? 'application/octet-stream';
    readFile(file ?? '').then(
      (bytes) => response.setHeader('content-type', kind).end(bytes),
      () => response.writeHead(404).end(),
    );
  }).listen(0);
  const address = server.address();
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  try {
    await measure(browser, `http://localhost:${typeof address === 'object' ? address?.port : 0}`);
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true });
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Config } from 'lighthouse';
import { chromiumFlags, chromiumPath } from '../chromium.ts';
import type { Bench } from './bench.ts';

const root = join(import.meta.dirname, '..', '..');
const site = join(root, 'apps', 'portal', 'build', 'client');
const chromeFlags = ['--headless', ...chromiumFlags];

/** JavaScript of the landing page and Lighthouse's scores of it, served by the real server. */
export const bench: Bench = {
  topic: 'landing',
  about: 'weight of the landing page, and Lighthouse (mobile and desktop) against the real server',
  async run(report) {
    report({
      what: 'JavaScript before the page can be used, gzip',
      unit: 'kB',
      ours: initialScripts() / 1000,
      limit: { at: 150, better: 'lower' },
    });
    const folder = mkdtempSync(join(tmpdir(), 'routeglass-landing-'));
    const port = await freePort();
    const server = serve(port, folder);
    const chrome = await launch({ chromePath: chromiumPath, chromeFlags });
    try {
      await answering(`http://127.0.0.1:${port}/healthz`);
      const kinds: [string, Config | undefined][] = [
        ['mobile', undefined],
        ['desktop', desktopConfig],
      ];
      for (const [name, config] of kinds) {
        const result = await lighthouse(`http://127.0.0.1:${port}/`, { port: chrome.port, logLevel: 'error' }, config);
        for (const category of Object.values(result?.lhr.categories ?? {})) {
          const limit = { at: category.id === 'performance' ? 95 : 100, better: 'higher' as const };
          report({
            what: `Lighthouse ${name}, ${category.id}`,
            unit: 'of 100',
            ours: Math.round((category.score ?? 0) * 100),
            limit,
          });
        }
        const wrong = Object.values(result?.lhr.audits ?? {}).filter(
          (audit) => audit.score === 0 && audit.scoreDisplayMode === 'binary',
        );
        if (wrong.length > 0) console.log(`  failed audits: ${wrong.map((audit) => audit.id).join(', ')}`);
      }
    } finally {
      chrome.kill();
      server.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
};

function initialScripts(): number {
  const page = readFileSync(join(site, 'index.html'), 'utf8');
  const scripts = new Set([...page.matchAll(/\/assets\/[^"']+\.js/g)].map(([path]) => path));
  return [...scripts].reduce((sum, path) => sum + gzipSync(readFileSync(join(site, path)), { level: 9 }).length, 0);
}

function serve(port: number, folder: string): ChildProcess {
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, SAMPLE_DATA: 'no' };
  return spawn(process.execPath, ['--conditions=routeglass-source', 'apps/server/src/main.ts'], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
}

async function answering(address: string): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    const status = await fetch(address).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${address} did not answer within a minute`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Bench } from './bench.ts';
import { lighthouseScores } from './lighthouseScores.ts';

const root = join(import.meta.dirname, '..', '..');
const site = join(root, 'apps', 'portal', 'build', 'client');

/** JavaScript of the landing page and its Lighthouse scores, served by the real server. */
export const bench: Bench = {
  topic: 'landing',
  about: 'size of the landing page, and Lighthouse (mobile and desktop) on the real server',
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
    try {
      await answering(`http://127.0.0.1:${port}/healthz`);
      await lighthouseScores(report, `http://127.0.0.1:${port}/`, { performance: 95 });
    } finally {
      server.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
};

function initialScripts(): number {
  const { frame, modules } = JSON.parse(readFileSync(join(site, '__site.json'), 'utf8')) as {
    readonly frame: { readonly files: readonly string[] };
    readonly modules: { readonly home: readonly string[] };
  };
  const scripts = new Set([...frame.files, ...modules.home]);
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

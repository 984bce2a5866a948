import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { build } from 'vite';
import webpack from 'webpack';
import { installPacked } from './installPacked.ts';

/** Installs packed packages, by their name, into an application of Vite and one of webpack, and looks at both in Chromium. */
export async function consumerProblems(root: string, tarballs: ReadonlyMap<string, string>): Promise<string[]> {
  // Outside the checkout, where nothing but what is installed can be found.
  const app = mkdtempSync(join(tmpdir(), 'routeglass-consumer-'));
  try {
    cpSync(join(import.meta.dirname, 'consumer'), app, { recursive: true });
    await installPacked(root, tarballs, app);
    await Promise.all([buildWithVite(app), buildWithWebpack(root, app)]);
    return await looksOf(app);
  } catch (error) {
    return [
      `The packed packages do not work in an empty application: ${error instanceof Error ? error.message : String(error)}`,
    ];
  } finally {
    rmSync(app, { recursive: true, force: true });
  }
}

async function buildWithVite(app: string): Promise<void> {
  await build({
    root: app,
    base: './',
    configFile: false,
    logLevel: 'error',
    build: { target: 'es2024', outDir: 'vite', chunkSizeWarningLimit: 10_000, reportCompressedSize: false },
  });
}

/** The two loaders are webpack's usual way to styles; they are tools of the application, not of the packages. */
function buildWithWebpack(root: string, app: string): Promise<void> {
  const compiler = webpack({
    mode: 'production',
    context: app,
    entry: './main.js',
    output: { path: join(app, 'webpack'), filename: 'main.js', assetModuleFilename: 'assets/[hash][ext]' },
    resolveLoader: { modules: [join(root, 'node_modules')] },
    module: { rules: [{ test: /\.css$/, use: ['style-loader', 'css-loader'] }] },
    performance: false,
    optimization: { minimize: false },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(`webpack: ${stats.toString({ all: false, errors: true })}`));
      else resolve();
    });
  });
}

async function looksOf(app: string): Promise<string[]> {
  const html = await readFile(join(app, 'index.html'), 'utf8');
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const kind = path.endsWith('.js') ? 'text/javascript' : path.endsWith('.css') ? 'text/css' : 'text/html';
    response.setHeader('content-type', kind);
    if (path === '/webpack/') return response.end(html);
    readFile(join(app, path.endsWith('/') ? `${path}index.html` : path)).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
    return undefined;
  }).listen(0);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : 0}`;
  try {
    const looks = await Promise.all(['vite', 'webpack'].map((name) => lookAt(browser, name, `${origin}/${name}/`)));
    return looks.flat();
  } finally {
    await browser.close();
    server.close();
  }
}

/** What a visitor must see, drawn and styled, with nothing said on the console. */
async function lookAt(browser: Browser, name: string, address: string): Promise<string[]> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${name}: ${error.message}`));
  page.setDefaultTimeout(15_000);
  await page.goto(address);
  const expected = [
    page.getByRole('rowheader', { name: 'example.net' }),
    page.getByRole('gridcell', { name: 'AS64512' }),
    page.getByRole('gridcell', { name: 'Valid' }),
    page.locator('rg-search-box').getByRole('combobox'),
  ];
  for (const each of expected) {
    await each.waitFor().catch(() => problems.push(`${name}: ${each.toString()} does not appear`));
  }
  const background = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  if (background !== 'rgb(249, 249, 251)')
    problems.push(`${name}: the page has no styles, its ground is ${background}`);
  await page.close();
  return problems;
}

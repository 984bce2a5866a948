import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { build } from 'vite';
import webpack from 'webpack';
import { installPacked } from './installPacked.ts';

/** Installs packed packages, by name, into a Vite application and a webpack one, and checks both in Chromium. */
export async function consumerProblems(root: string, tarballs: ReadonlyMap<string, string>): Promise<string[]> {
  // Outside the checkout, where only installed packages can be found.
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

/** The two loaders are webpack's usual way to load styles; they belong to the application, not to the packages. */
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
  const cdnPage = await readFile(join(app, 'cdn.html'), 'utf8');
  const cdn = await serveFiles(join(app, 'node_modules', '@routeglass'), new Map());
  const site = await serveFiles(
    app,
    new Map([
      ['/webpack/', html],
      ['/cdn/', cdnPage.replaceAll('CDN', cdn.origin)],
    ]),
  );
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const looks = [
      ...['vite', 'webpack'].map((name) => lookAt(browser, name, `${site.origin}/${name}/`, visible)),
      lookAt(browser, 'cdn', `${site.origin}/cdn/`, (page) => [page.getByText('columns 0 1 2')]),
    ];
    return (await Promise.all(looks)).flat();
  } finally {
    await browser.close();
    site.server.close();
    cdn.server.close();
  }
}

/** Serves a folder to pages of any origin, plus the given pages. */
async function serveFiles(folder: string, pages: ReadonlyMap<string, string>) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const kind = path.endsWith('.js') ? 'text/javascript' : path.endsWith('.css') ? 'text/css' : 'text/html';
    response.setHeader('content-type', kind);
    response.setHeader('access-control-allow-origin', '*');
    const page = pages.get(path);
    if (page !== undefined) return response.end(page);
    readFile(join(folder, path.endsWith('/') ? `${path}index.html` : path)).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  return { server, origin: `http://localhost:${typeof address === 'object' ? address?.port : 0}` };
}

/** What a visitor of the application must see. */
const visible = (page: Page): Locator[] => [
  page.getByRole('rowheader', { name: 'example.net' }),
  page.getByRole('gridcell', { name: 'AS64512' }),
  page.getByRole('gridcell', { name: 'Valid' }),
  page.getByRole('application').getByRole('link', { name: /^AS64516/ }),
  page.locator('rg-search-box').getByRole('combobox'),
];

/** Everything expected is drawn and styled, a worker lays out the graph, and nothing is logged on the console. */
async function lookAt(
  browser: Browser,
  name: string,
  address: string,
  expected: (page: Page) => Locator[],
): Promise<string[]> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${name}: ${error.message}`));
  page.on('console', (said) => {
    if (['error', 'warning'].includes(said.type())) problems.push(`${name}: ${said.text()}`);
  });
  const worker = page.waitForEvent('worker', { timeout: 15_000 });
  worker.catch(() => problems.push(`${name}: the graph's worker does not start`));
  page.setDefaultTimeout(15_000);
  await page.goto(address);
  for (const each of expected(page)) {
    await each.waitFor().catch(() => problems.push(`${name}: ${each.toString()} does not appear`));
  }
  await worker.catch(() => undefined);
  if (name === 'cdn') return problems;
  const background = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  if (background !== 'rgb(249, 249, 251)')
    problems.push(`${name}: the page has no styles, its ground is ${background}`);
  await page.close();
  return problems;
}

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { menuOf, pages } from '@routeglass/api-client/pages';
import { chromium, type Browser, type Page } from 'playwright';
import { chromiumFlags, chromiumPath } from '../chromium.ts';
import { type Bench, median } from './bench.ts';
import { largestNetwork } from './largestNetwork.ts';
import { lighthouseScores } from './lighthouseScores.ts';
import { longestTask } from './longestTask.ts';
import { startServer, stopServer } from './serverProcess.ts';

/** Sub-paths of the entries in a network's menu; the overview, where each round begins, is last. */
const sections = menuOf(pages, 'network', { params: { asn: 1 } })
  .map(({ href }) => href.slice('/as/1'.length))
  .toSorted((a, b) => Number(a === '') - Number(b === ''));
const WARM_ROUNDS = 5;
const COLD_ROUNDS = 2;
const LONGEST_TASK = 'longest task while tabs change, warm, processor time';

/** How fast the pages of a network change, and Lighthouse's scores of the first one. `server=http://…` uses a running server with the lab. */
export const bench: Bench = {
  topic: 'as-page',
  about: 'tab changes and layout shifts on the pages of a network, and Lighthouse (mobile and desktop)',
  async run(report, options) {
    const folder = mkdtempSync(join(tmpdir(), 'routeglass-as-page-'));
    const running = options.get('server');
    let child: ChildProcess | undefined;
    const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
    try {
      const started = running === undefined ? await startServer({ DATA_DIR: folder, SAMPLE_DATA: 'yes' }) : null;
      child = started?.child;
      const origin = running ?? started?.address ?? '';
      const address = `${origin}/as/${await largestNetwork(origin)}`;
      await measureWarm(report, browser, address);
      await measureCold(report, browser, address);
      await lighthouseScores(report, address, { performance: 90 });
    } finally {
      await browser.close();
      await stopServer(child);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
};

type Report = Parameters<Bench['run']>[0];

async function measureWarm(report: Report, browser: Browser, address: string): Promise<void> {
  const page = await open(browser, address);
  for (const section of sections) await change(page, address, section);
  const times: number[] = [];
  const longest = await longestTask(browser, page, async () => {
    for (let round = 0; round < WARM_ROUNDS; round++)
      for (const section of sections) times.push(await change(page, address, section));
  });
  report({
    what: `tab to tab, warm, until painted, median of ${times.length}`,
    unit: 'ms',
    ours: median(times),
    limit: { at: 100, better: 'lower' },
    note: `slowest ${Math.round(Math.max(...times))} ms`,
  });
  report({ what: LONGEST_TASK, unit: 'ms', ours: longest, limit: { at: 50, better: 'lower' } });
  await page.context().close();
}

/** Each tab for the first time in a browser that has seen only the overview; also measures layout shifts. */
async function measureCold(report: Report, browser: Browser, address: string): Promise<void> {
  const times: number[] = [];
  const moves: { readonly section: string; readonly move: number }[] = [];
  for (let round = 0; round < COLD_ROUNDS; round++) {
    for (const section of sections) {
      const page = await open(browser, section === '' ? `${address}/whois` : address);
      times.push(await change(page, address, section));
      await load(page, address + section);
      moves.push({ section, move: await layoutShift(page) });
      await page.context().close();
    }
  }
  const sorted = times.toSorted((a, b) => a - b);
  report({
    what: `tab to tab, cold, until painted with data, p75 of ${times.length}`,
    unit: 'ms',
    ours: sorted[Math.ceil(sorted.length * 0.75) - 1] ?? Number.NaN,
    limit: { at: 500, better: 'lower' },
    note: `slowest ${Math.round(sorted.at(-1) ?? Number.NaN)} ms`,
  });
  const worst = moves.reduce((most, each) => (each.move > most.move ? each : most));
  report({
    what: 'layout shift of a first load, worst tab',
    unit: '',
    ours: worst.move,
    limit: { at: 0.001, better: 'lower' },
    note: worst.section || 'overview',
  });
}

async function open(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await load(page, address);
  return page;
}

/** Waits until the code is loaded, when the search box appears. The initial data comes with the page, so the network may be idle earlier. */
async function load(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForSelector('header [role="combobox"]');
}

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift);
}

/** Milliseconds from the click on a tab until the frame that shows it with its data. */
async function change(page: Page, address: string, section: string): Promise<number> {
  const href = new URL(address).pathname + section;
  return page.evaluate(async (wanted) => {
    const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${wanted}"]`);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isThere = () =>
      location.pathname === wanted &&
      document.querySelector('nav [aria-current="page"]')?.getAttribute('href') === wanted &&
      document.querySelector('main [aria-busy="true"]') === null;
    const begun = performance.now();
    link?.click();
    do await frame();
    while (!isThere() && performance.now() - begun < 20_000);
    // The callback runs before its frame is painted; a task after it runs after the paint.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(null);
    });
    return performance.now() - begun;
  }, href);
}

import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { CDPSession, Page } from 'playwright';
import { chromiumPath } from '../chromium.ts';
import { median, type Bench, type Figure } from './bench.ts';
import { longestTask } from './longestTask.ts';
import { withMeasuredPage } from './measuredPage.ts';

const TICK = 2000;
const STEPS = 500;
/** During these first steps the engine compiles hot code: 0.9 MB of machine code, which is part of the heap and then stays constant. */
const WARM = 250;

/**
 * The player over 300 networks in a real browser: how fast a step is painted, how far its clock drifts, whether it leaks memory. `ticks=50`
 * sets the number of steps of two real seconds that it plays by itself.
 */
export const bench: Bench = {
  topic: 'player',
  about: `player, graph, events and routes in Chromium, 1280 × 800, production build, no GPU; load ${loadavg()[0]?.toFixed(1)}`,
  skip: () => (existsSync(chromiumPath) ? null : `no browser at ${chromiumPath}; set CHROMIUM_PATH.`),
  run: (report, options) =>
    withMeasuredPage('player-page', async (browser, origin) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await open(page, `${origin}/?nodes=300`);
      const session = await page.context().newCDPSession(page);
      const warm = await steps(page, 1, WARM);
      const before = await memory(session);
      const busyBefore = await processorTime(session);
      const times = await steps(page, WARM + 1, STEPS);
      const busy = (await processorTime(session)) - busyBefore;
      const after = await memory(session);
      const sorted = times.toSorted((a, b) => a - b);
      report({ what: '300 nodes: step painted, median', unit: 'ms', ours: median(times), limit: below(100) });
      report({
        what: `300 nodes: step painted, p99 of ${STEPS}`,
        unit: 'ms',
        ours: sorted[Math.ceil(0.99 * sorted.length) - 1] ?? Number.NaN,
        limit: below(100),
        note: `slowest ${Math.round(sorted.at(-1) ?? 0)} ms, of the first ${WARM}: ${Math.round(Math.max(...warm))} ms`,
      });
      report({
        what: '300 nodes: processor time of a step, including lists',
        unit: 'ms',
        ours: busy / STEPS,
        limit: below(100),
      });
      report({
        what: '300 nodes: longest task of 20 steps',
        unit: 'ms of processor time',
        ours: await longestTask(browser, page, () => steps(page, WARM + STEPS + 1, 20).then(() => undefined)),
        limit: below(50),
      });
      report({
        what: `growth of the heap after garbage collection, ${STEPS} steps`,
        unit: '%',
        ours: 100 * (after.heap / before.heap - 1),
        limit: below(10),
        note: `${megabytes(before.heap)} to ${megabytes(after.heap)} MB; elements ${before.nodes} to ${after.nodes}, listeners ${before.listeners} to ${after.listeners}`,
      });
      await page.close();
      await reportDrift(
        report,
        await browser.newPage(),
        `${origin}/?nodes=300&playing`,
        Number(options.get('ticks') ?? 50),
      );
    }),
};

/** Plays this many steps in real time. */
async function reportDrift(
  report: (figure: Figure) => void,
  page: Page,
  address: string,
  count: number,
): Promise<void> {
  await open(page, address);
  await page.waitForFunction((wanted) => (window as unknown as Played).playerTicks.length >= wanted, count, {
    timeout: (count + 5) * TICK,
    polling: 500,
  });
  const ticks = (await page.evaluate(() => (window as unknown as Played).playerTicks)).slice(0, count);
  const late = ticks.map((at, index) => at - (ticks[0] ?? 0) - index * TICK);
  report({
    what: `drift after ${count} ticks of ${TICK} ms, real clock`,
    unit: 'ms',
    ours: Math.abs(late.at(-1) ?? Number.NaN),
    limit: below(100),
    note: `latest tick ${Math.round(Math.max(...late))} ms`,
  });
  await page.close();
}

interface Played {
  readonly playerTicks: number[];
  stepPlayer(minute: number): Promise<number>;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('[data-node]').first().waitFor();
  // The best layout comes shortly after the first.
  await page.waitForTimeout(2000);
}

/** Milliseconds of each of this many steps, one after the other. */
function steps(page: Page, first: number, count: number): Promise<number[]> {
  return page.evaluate(
    async ([from, many]) => {
      const taken: number[] = [];
      for (let minute = from; minute < from + many; minute++) {
        taken.push(await (window as unknown as Played).stepPlayer(minute));
        // Two seconds pass between two real steps, so the lists have long been drawn.
        await new Promise((resolve) => requestIdleCallback(resolve));
      }
      return taken;
    },
    [first, count] as const,
  );
}

/** Memory after two collections: the second frees what finalizers of the first released. */
async function memory(session: CDPSession): Promise<{ heap: number; nodes: number; listeners: number }> {
  for (let i = 0; i < 2; i++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

/** Milliseconds of processor time used by the page's main thread so far. */
async function processorTime(session: CDPSession): Promise<number> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

function below(at: number): NonNullable<Figure['limit']> {
  return { at, better: 'lower' };
}

function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(1);
}

import type { Page } from 'playwright';
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { chromiumPath } from '../chromium.ts';
import { median, type Bench } from './bench.ts';
import { firstPicture, framesPerSecond, watchFrames } from './frames.ts';
import { longestTask } from './longestTask.ts';
import { withMeasuredPage } from './measuredPage.ts';

/** Opening time, frames per second while scrolling, and longest task of a table with 100,000 rows in a real browser. */
export const bench: Bench = {
  topic: 'table-frames',
  about: `DataTable with virtualHeight in Chromium, production build, no GPU; processor time of tasks; load ${loadavg()[0]?.toFixed(1)}`,
  skip: () => (existsSync(chromiumPath) ? null : `no browser at ${chromiumPath}; set CHROMIUM_PATH.`),
  run: (report) =>
    withMeasuredPage('table-page', async (browser, origin) => {
      for (const { name, query, width } of tables) {
        const page = await browser.newPage({ viewport: { width, height: 800 } });
        await watchFrames(page, '[role="rowheader"]');
        const openings: number[] = [];
        for (let i = 0; i < 3; i++) openings.push(await firstPicture(page, `${origin}/?${query}`));
        report({ what: `${name}: data to first rows`, unit: 'ms', ours: median(openings) });
        for (const [gesture, act] of gestures) {
          const fps = await framesPerSecond(page, () => act(page));
          report({ what: `${name}: ${gesture}`, unit: 'frames/s', ours: fps, limit: { at: 50, better: 'higher' } });
          report({
            what: `${name}: longest task, ${gesture}`,
            unit: 'ms',
            ours: await longestTask(browser, page, () => act(page)),
            limit: { at: 50, better: 'lower' },
          });
        }
        await page.close();
      }
    }),
};

const tables = [
  { name: '100,000 rows', query: 'rows=100000', width: 1280 },
  { name: '100,000 rows with checkboxes', query: 'rows=100000&select', width: 1280 },
  { name: '100,000 cards', query: 'rows=100000', width: 400 },
];

const gestures: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['wheel', (page) => wheel(page, 120)],
  ['fast wheel', (page) => wheel(page, 4000)],
  [
    'arrow keys',
    async (page) => {
      await page.getByRole('grid').focus();
      for (let i = 0; i < 120; i++) await page.keyboard.press('ArrowDown');
    },
  ],
];

async function wheel(page: Page, by: number): Promise<void> {
  await page.mouse.move(200, 400);
  for (let i = 0; i < 120; i++) await page.mouse.wheel(0, i < 90 ? by : -by);
}

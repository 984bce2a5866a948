import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { Page } from 'playwright';
import { chromiumPath } from '../chromium.ts';
import { median, type Bench } from './bench.ts';
import { firstPicture, framesPerSecond, watchFrames } from './frames.ts';
import { longestTask } from './longestTask.ts';
import { withMeasuredPage } from './measuredPage.ts';

const SPEAKERS = 2_000;
const ROUNDS = 5;

/** First picture, frames of a second and longest task of the map of collectors in a real browser. */
export const bench: Bench = {
  topic: 'map-frames',
  about: `the CollectorMap with ${SPEAKERS} speakers in Chromium, production build, no GPU; tasks in processor time; load ${loadavg()[0]?.toFixed(1)}`,
  skip: () => (existsSync(chromiumPath) ? null : `no browser at ${chromiumPath}; set CHROMIUM_PATH.`),
  run: (report) =>
    withMeasuredPage('map-page', async (browser, origin) => {
      for (const view of ['clusters', 'heatmap']) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        await watchFrames(page, '[data-ready] canvas');
        const address = `${origin}/?speakers=${SPEAKERS}&${view}`;
        const firsts: number[] = [];
        for (let i = 0; i < ROUNDS; i++) firsts.push(await firstPicture(page, address));
        report({
          what: `${view}: first picture after its chunk`,
          unit: 'ms',
          ours: median(firsts),
          limit: { at: 500, better: 'lower' },
        });
        for (const [gesture, act] of gestures) {
          report({
            what: `${view}: ${gesture}`,
            unit: 'frames/s',
            ours: await framesPerSecond(page, () => act(page)),
            limit: { at: 50, better: 'higher' },
          });
          report({
            what: `${view}: longest task, ${gesture}`,
            unit: 'ms',
            ours: await longestTask(browser, page, () => act(page)),
          });
        }
        await page.close();
      }
    }),
};

const gestures: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['pan', pan],
  [
    'pan close up',
    async (page) => {
      for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Zoom in' }).click();
      await pan(page);
      await page.getByRole('button', { name: 'Whole world' }).click();
    },
  ],
];

async function pan(page: Page): Promise<void> {
  await page.mouse.move(640, 350);
  await page.mouse.down();
  for (let i = 0; i < 120; i++) await page.mouse.move(640 - 200 * Math.sin(i / 12), 350 + 100 * Math.sin(i / 9));
  await page.mouse.up();
}

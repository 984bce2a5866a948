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
/** Slightly longer than an animated move of the map, in milliseconds. */
const FLIGHT = 300;
/** Positions on the page while the map shows the whole world, in pixels. */
const MIDDLE = { x: 640, y: 350 };
const EUROPE = { x: 610, y: 214 };

/** First picture, frames per second and longest task of the map of collectors in a real browser. */
export const bench: Bench = {
  topic: 'map-frames',
  about: `CollectorMap with ${SPEAKERS} vantage points in Chromium, production build, no GPU; processor time of tasks; load ${loadavg()[0]?.toFixed(1)}`,
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
          what: `${view}: first picture after its code is loaded`,
          unit: 'ms',
          ours: median(firsts),
          limit: { at: 500, better: 'lower' },
        });
        for (const { name, before, act, atLeast } of gestures) {
          await before?.(page);
          report({
            what: `${view}: ${name}`,
            unit: 'frames/s',
            ours: await framesPerSecond(page, () => act(page)),
            ...(atLeast !== undefined && { limit: { at: atLeast, better: 'higher' } }),
          });
          report({
            what: `${view}: longest task, ${name}`,
            unit: 'ms',
            ours: await longestTask(browser, page, () => act(page)),
          });
        }
        await page.close();
      }
    }),
};

interface Gesture {
  readonly name: string;
  readonly before?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  /** Frames per second. */
  readonly atLeast?: number;
}

/** Each gesture begins where the previous one ended. */
const gestures: readonly Gesture[] = [
  { name: 'pan', act: pan, atLeast: 50 },
  { name: 'zoom in and out', act: zoom },
  { name: 'pan close up', before: zoomIn, act: pan, atLeast: 50 },
];

/** Pans around the middle. Throws if the map does not move. */
async function pan(page: Page): Promise<void> {
  await page.mouse.move(MIDDLE.x, MIDDLE.y);
  const still = await page.screenshot();
  await page.mouse.down();
  for (let i = 0; i < 120; i++)
    await page.mouse.move(MIDDLE.x - 200 * Math.sin(i / 12), MIDDLE.y + 100 * Math.sin(i / 9));
  const moved = await page.screenshot();
  await page.mouse.up();
  if (still.equals(moved)) throw new Error('The map did not pan, so there is nothing to measure.');
}

/** Zooms in by three levels, to where most speakers are. */
async function zoomIn(page: Page): Promise<void> {
  for (let i = 0; i < 3; i++) {
    await page.mouse.dblclick(EUROPE.x, EUROPE.y);
    await page.waitForTimeout(FLIGHT);
  }
}

async function zoom(page: Page): Promise<void> {
  await zoomIn(page);
  await page.getByRole('button', { name: 'Whole world' }).click();
  await page.waitForTimeout(FLIGHT);
}
